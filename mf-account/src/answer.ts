import { HttpError, type Result } from '@straits/http';

/** For effects: a refusal becomes the effect's failure. */
export async function answerOf<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (answer.ok) return answer.value;
  throw new HttpError(answer.failure);
}
