import { Refusal } from '../../../http/refusal';
import { UsageError } from '../../../ops/ops-command';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const LONGEST_ANSWER = 1_000;

export const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

/** Acts on the review of this id and prints the first of the two sentences, or the second where it is refused. */
export async function onReview(
  print: (line: string) => void,
  id: string,
  act: () => Promise<void>,
  [said, unknown]: [string, string],
): Promise<number> {
  if (!UUID.test(id)) throw new UsageError('a review is named by its id, which the lists of reviews show');
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(unknown);
    return 1;
  }
  print(said);
  return 0;
}
