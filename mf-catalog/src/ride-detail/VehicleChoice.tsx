import type { Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { factsOf } from './ride-booking.rules';
import type { RideBooking } from './use-ride';

/** The vehicles of a service, with what each takes and what its price buys. */
export function VehicleChoice({ booking }: { booking: RideBooking }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const hintOf = (option: Option) => {
    const facts = factsOf(option);
    return facts ? [t('transport.seats', { count: facts.seats }), t('transport.pieces', { count: facts.bags })].join(' · ') : '';
  };
  const priceOf = (option: Option) => {
    const unit = option.units[0];
    return unit ? `${money(unit.priceFrom.shown)} ${t(`transport.per.${factsOf(option)?.per ?? 'vehicle'}`)}` : '';
  };
  return (
    <RadioGroup
      label={t('transport.vehicle')}
      variant="cards"
      value={booking.option?.id ?? ''}
      options={booking.product.options.map((option) => ({
        value: option.id,
        label: option.name,
        hint: hintOf(option),
        aside: <small>{priceOf(option)}</small>,
        disabled: (factsOf(option)?.seats ?? 0) < booking.ride.passengers,
      }))}
      onChange={(option) => booking.set({ option })}
    />
  );
}
