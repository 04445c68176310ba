import type { z } from 'zod';
import type { TransportFacts, UnitType } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { TransportDetails } from '../import/import-details';
import { textsOf } from '../texts.rules';
import type { KindOption } from './kind-option';
import { inEveryLanguage, unitNames } from './words';

export type TransportDetails = z.output<typeof TransportDetails>;
type Vehicle = TransportDetails['vehicles'][number];

const HOURS_A_DAY = 24;
const UNITS: Record<Vehicle['per'], { id: string; type: UnitType; name: KindOption['name'] }> = {
  vehicle: { id: 'vehicle', type: 'OTHER', name: inEveryLanguage('Vehicle', 'Kendaraan', '车辆', '車輛') },
  hour: { id: 'hour', type: 'OTHER', name: inEveryLanguage('Hour', 'Jam', '小时', '小時') },
  person: { id: 'adult', type: 'ADULT', name: unitNames('ADULT') },
};

const mostOf = ({ per, seats }: Vehicle) => ({ vehicle: 1, hour: HOURS_A_DAY, person: seats })[per];

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
      anyTime: true,
      maxUnits: mostOf(vehicle),
      units: [{ ...UNITS[per], minQuantity: per === 'hour' ? minHours : 1, maxQuantity: mostOf(vehicle), price, netPrice }],
      inventory: { capacity: vehicle.capacity },
      facts: { kind: 'transport', seats, bags, per, minHours },
    };
  });

export const transportFacts = ({ service, from, fromCountry, to, toCountry }: TransportDetails, lang: Language): TransportFacts => ({
  kind: 'transport',
  service,
  from: textsOf(from, lang),
  fromCountry,
  to: to && textsOf(to, lang),
  toCountry,
});
