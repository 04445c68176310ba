import type { CartLine } from '@straits/api-contract';
import { aboutsOf, isAboutComplete, type About } from './about-booking.rules';
import { isSeatComplete, seatsOf, type Seat, type TravellerRecord } from './traveller.rules';

/** One form of the checkout's second step: a traveller's, or what is asked of a booking. */
export type Task = Seat | About;
export const isAbout = (task: Task): task is About => 'lines' in task;
export const isSeat = (task: Task): task is Seat => !isAbout(task);

/** In the order of the cart; of one line the booking before its travellers. */
export function tasksOf(lines: CartLine[]): Task[] {
  const [abouts, seats] = [aboutsOf(lines), seatsOf(lines)];
  return lines.flatMap(({ id }) => [...abouts, ...seats].filter(({ line }) => line.id === id));
}

export const isTaskComplete = (task: Task, records: TravellerRecord[], today: string) =>
  isAbout(task) ? isAboutComplete(task, records) : isSeatComplete(task, records, today);
