import type { HttpFailure } from '@straits/http';
import { Notice } from '@straits/ui/Notice';
import { useFailureText } from './failures';

/** Why an act was refused, in place. */
export function Refused({ failure }: { failure: HttpFailure | null }) {
  const textOf = useFailureText();
  return <div role="alert">{failure && <Notice tone="danger">{textOf(failure)}</Notice>}</div>;
}
