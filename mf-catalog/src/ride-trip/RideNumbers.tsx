import type { ReactNode } from 'react';
import { useTexts } from '@straits/i18n';
import { Stepper } from '@straits/ui/Stepper';
import { counters } from './ride-form.styles';
import { MOST_HOURS, MOST_PASSENGERS, type RideSearch } from './ride-url.rules';

interface RideNumbersProps {
  ride: RideSearch;
  set: (change: Partial<RideSearch>) => void;
  isHourly: boolean;
  most?: number;
}

/** How many hours, people and pieces of luggage. */
export function RideNumbers({ ride, set, isHourly, most = MOST_PASSENGERS }: RideNumbersProps) {
  const { t } = useTexts('catalog');
  const counter = (name: 'hours' | 'passengers' | 'bags', [min, max]: [number, number]): ReactNode => (
    <Stepper
      key={name}
      name={name}
      label={t(`transport.${name}`)}
      value={ride[name]}
      min={min}
      max={max}
      minusLabel={t(`transport.fewer.${name}`)}
      plusLabel={t(`transport.more.${name}`)}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <div css={counters}>
      {isHourly && counter('hours', [1, MOST_HOURS])}
      {counter('passengers', [1, most])}
      {counter('bags', [0, MOST_PASSENGERS])}
    </div>
  );
}
