import type { ImportProblem } from './import-format';

/** Cells with a notation of their own: what is wrong inside one is told with the whole cell and how it is written. */
const EXAMPLES: Record<string, string> = {
  opening_hours: '1-5 09:00-18:00;6 10:00-20:00 (1 is Monday)',
  closed_dates: '2027-02-17|2027-12-25',
  closed_weekdays: '1|2 or 1-5 (1 is Monday)',
  sold_out_dates: '2027-02-17|+3 (three days after the import)',
  cancellation: '72:100|24:50 (hours before, percent given back)',
  categories: 'views|family=For families',
  pictures: 'images/a.jpg|draw:skyline/dusk/7',
  start_times: '09:00|14:00',
};

export function withExample(problem: ImportProblem, cellsOf: Map<number, Record<string, string>>): ImportProblem {
  const [cell, example] = [cellsOf.get(Number(problem.row))?.[problem.field], EXAMPLES[problem.field]];
  return cell && example ? { ...problem, message: `"${cell}": ${problem.message}. Write it like ${example}` } : problem;
}
