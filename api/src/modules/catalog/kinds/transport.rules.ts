import type { z } from 'zod';
import type { RidePoint, TransportFacts, UnitType } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { TransportDetails } from '../import/import-details';
import { textsOf } from '../texts.rules';
import type { KindOption } from './kind-option';
import { inEveryLanguage, unitNames } from './words';

export type TransportDetails = z.output<typeof TransportDetails>;
type Vehicle = TransportDetails['vehicles'][number];
type Question = NonNullable<KindOption['questions']>[number];

const HOURS_A_DAY = 24;
const UNITS: Record<Vehicle['per'], { id: string; type: UnitType; name: KindOption['name'] }> = {
  vehicle: { id: 'vehicle', type: 'OTHER', name: inEveryLanguage('Vehicle', 'Kendaraan', '车辆', '車輛') },
  hour: { id: 'hour', type: 'OTHER', name: inEveryLanguage('Hour', 'Jam', '小时', '小時') },
  person: { id: 'adult', type: 'ADULT', name: unitNames('ADULT') },
};

const mostOf = ({ per, seats }: Vehicle) => ({ vehicle: 1, hour: HOURS_A_DAY, person: seats })[per];

/** What a driver must know; ids are the same in every service, so that a page can place them. */
const ASKED = {
  luggage: inEveryLanguage('Pieces of luggage', 'Jumlah bagasi', '行李件数', '行李件數'),
  pickUp: inEveryLanguage('Pick-up address', 'Alamat penjemputan', '上车地址', '上車地址'),
  dropOff: inEveryLanguage('Drop-off address', 'Alamat tujuan', '下车地址', '下車地址'),
  flight: inEveryLanguage('Flight or ferry number', 'Nomor penerbangan atau feri', '航班号或船班号', '航班號或船班號'),
};
const FEW = 3;

const isStation = (point: TransportDetails['to']) => point?.type === 'airport' || point?.type === 'terminal';

const LUGGAGE: Question = { id: 'luggage', label: ASKED.luggage, maxLength: FEW };
const PICK_UP: Question = { id: 'pickup-address', label: ASKED.pickUp, required: true };
const DROP_OFF: Question = { id: 'dropoff-address', label: ASKED.dropOff, required: true };
const FLIGHT: Question = { id: 'flight-number', label: ASKED.flight, maxLength: 40 };

/** A driver finds an airport by the flight, a house by its address; shared rides go by fixed stops. */
function questionsOf({ service, from, to }: TransportDetails): Question[] {
  const goesToDoors = service !== 'shared';
  const asked: [Question, boolean][] = [
    [LUGGAGE, true],
    [PICK_UP, goesToDoors && !isStation(from)],
    [DROP_OFF, goesToDoors && to !== null && !isStation(to)],
    [FLIGHT, isStation(from) || isStation(to)],
  ];
  return asked.flatMap(([question, isAsked]) => (isAsked ? [question] : []));
}

/** Each vehicle class is an option: a whole vehicle or its hours (one vehicle a booking), or seats. */
export const transportOptions = (details: TransportDetails): KindOption[] =>
  details.vehicles.map((vehicle) => {
    const { code, id, name, price, netPrice, per, seats, bags, minHours } = vehicle;
    return {
      code,
      id,
      name,
      chargeCurrency: details.currency,
      stockPer: per === 'person' ? 'unit' : 'booking',
      startTimes: details.startTimes,
      anyTime: details.startTimes.length === 0,
      cutOffMinutes: details.cutOffMinutes,
      cancellation: details.cancellation,
      priceDays: details.priceDays,
      extras: details.extras,
      questions: [...questionsOf(details), ...(per === 'person' ? details.questions : [])],
      maxUnits: mostOf(vehicle),
      units: [{ ...UNITS[per], minQuantity: per === 'hour' ? minHours : 1, maxQuantity: mostOf(vehicle), price, netPrice }],
      inventory: { capacity: vehicle.capacity },
      facts: { kind: 'transport', seats, bags, per, minHours },
    };
  });

export const ridePointOf = (point: TransportDetails['from'], lang: Language): RidePoint => ({ ...point, name: textsOf(point.name, lang) });

export const transportFacts = ({ service, from, to }: TransportDetails, lang: Language): TransportFacts => ({
  kind: 'transport',
  service,
  from: ridePointOf(from, lang),
  to: to && ridePointOf(to, lang),
});
