import type { Option } from '@straits/api-contract';
import { isOver } from '../attraction-booking/cancellation.rules';
import { todayIn } from '../place-time/clock.rules';
import { useNow } from '../place-time/use-now';
import { Cancellation } from '../product-detail/Cancellation';

export interface DayTermsProps {
  option: Pick<Option, 'cancellation'>;
  /** The chosen day of departure, and the zone of the place. */
  date: string;
  timeZone: string;
}

/** The terms as they stand for the chosen departure: a refund whose time is over is not promised. */
export function DayTerms({ option, date, timeZone }: DayTermsProps) {
  const now = useNow();
  const today = now && todayIn(timeZone, now);
  return <Cancellation option={option} moment="departure" level={3} isOver={(stage) => today !== null && isOver(stage, { date, today })} />;
}
