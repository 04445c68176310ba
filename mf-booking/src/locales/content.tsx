import { lazy, type ComponentType, type ReactNode } from 'react';
import { useTextsPart } from '@straits/i18n';
import { loadTexts } from './load-texts';

const bookingTexts = { namespace: 'booking', texts: loadTexts };
type Part = 'cart' | 'checkout' | 'faults' | 'items' | 'payment';

/** Nothing inside is drawn before its words are there. */
function Worded({ parts, children }: { parts: Part[]; children: ReactNode }) {
  useTextsPart(bookingTexts, ...parts);
  return children;
}

/**
 * The content of a page, for inside a Suspense: `content(['items'], () => import('./CartPage').then((page) => page.CartPage))`. Its code and the parts of
 * the texts that it says are asked for at the same time, when it is drawn first.
 */
export function content(parts: Part[], load: () => Promise<ComponentType>): ComponentType {
  let asked: Promise<ComponentType> | undefined;
  const ask = () => {
    asked ??= load();
    // What failed once may come the next time.
    asked.catch(() => (asked = undefined));
    return asked;
  };
  const Page = lazy(async () => ({ default: await ask() }));
  return function Content() {
    void ask().catch(() => undefined);
    return (
      <Worded parts={parts}>
        <Page />
      </Worded>
    );
  };
}
