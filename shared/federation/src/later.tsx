import { lazy, memo, Suspense, type ComponentType } from 'react';
import { afterInteractive } from './remotes';

/**
 * A part of a page that its first moment can do without: `const Reviews = later(() => import('./later').then((parts) => parts.Reviews))`, at
 * module level. The server's HTML of it stays as it is, and its code is asked for once the page answers. A page that is drawn in the browser asks at once.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let asked: Promise<ComponentType<P>> | undefined;
  const ask = () => {
    asked ??= afterInteractive().then(load);
    // What failed once may come the next time.
    asked.catch(() => (asked = undefined));
    return asked;
  };
  if (typeof document !== 'undefined') void ask().catch(() => undefined);
  // The types of lazy and memo lose a generic component's props.
  const Part = lazy(async () => ({ default: (await ask()) as ComponentType<object> }));
  function Later(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  // A parent that is drawn again with the same props leaves the server's HTML alone; React would throw it away before the code has come.
  return memo(Later);
}
