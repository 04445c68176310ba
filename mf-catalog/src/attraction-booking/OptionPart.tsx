import { useFormat, useTexts } from '@straits/i18n';
import type { Option } from '@straits/api-contract';
import { RadioGroup } from '@straits/ui/RadioGroup';
import type { Booking } from './use-booking';

/** The lowest price of a package type: of its first unit that is paid for. */
const priceOf = ({ units }: Option) => units.find(({ type }) => type === 'ADULT') ?? units[0];

/** The package types; none is chosen for the shopper unless there is only one. */
export function OptionPart({ booking, fault }: { booking: Booking; fault: string | undefined }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const options = booking.attraction.options.map((option) => {
    const unit = priceOf(option);
    return {
      value: option.id,
      label: <span lang={option.lang}>{option.name}</span>,
      hint: unit && t('product.fromPrice', { price: money(unit.priceFrom.shown) }),
    };
  });
  return (
    <RadioGroup
      label={t('booking.option')}
      required={t('required')}
      error={fault}
      variant="cards"
      options={options}
      value={booking.choice.option?.id ?? ''}
      onChange={booking.chooseOption}
    />
  );
}
