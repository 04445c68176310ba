import { todayIn } from './clock.rules';
import { useNow } from './use-now';

/** Every port and pick-up point lies in zones whose days begin within two hours; the earliest of them decides what is past. */
const EARLIEST_ZONE = 'Asia/Jakarta';

export function useToday(): string | null {
  const now = useNow();
  return now && todayIn(EARLIEST_ZONE, now);
}
