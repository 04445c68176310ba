import { cleanup, configure, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mutate, SWRConfig } from 'swr';
import { REFUSALS, type RefusalCode } from '@straits/api-contract/refusals';
import { openRequests } from '@straits/http';
import { createTexts, TextsProvider } from '@straits/i18n';
import { BrowserRouter } from '@straits/router';
import english from '../locales/en.json';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

/** What surrounds a page in a test: English texts and an address. Only the network is faked, by `answerWith`. */
export function InShop({ children }: { children: ReactNode }) {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'booking', english, true, true);
  return (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <TextsProvider texts={texts}>
        <BrowserRouter>{children}</BrowserRouter>
      </TextsProvider>
    </SWRConfig>
  );
}

interface Refused {
  status: number;
  code: RefusalCode;
}
type Answer = unknown;
interface Asked {
  body: unknown;
  key: string | null;
}
export interface Answered {
  /** The requests that were sent so: `asked('POST /cart/lines')`. */
  asked: (what: string) => Asked[];
  /** Another answer from now on. */
  change: (what: string, answer: Answer) => void;
  restore: () => Promise<void>;
}

const isRefused = (answer: Answer): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'status' in answer && typeof answer.status === 'number';

/** An API of prepared answers: method and path → answer, or a refusal by status and code. What is not named answers 404. */
export function answerWith(prepared: Record<string, Answer>): Answered {
  const answers = { ...prepared };
  const seen: (Asked & { what: string })[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://straits.test');
    const what = `${init?.method ?? 'GET'} ${url.pathname.replace('/travel/v1', '')}`;
    const headers = new Headers(init?.headers);
    seen.push({
      what,
      key: headers.get('idempotency-key'),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    });
    const answer: Answer = what in answers ? answers[what] : { status: 404, code: 'not_found' };
    const body = isRefused(answer) ? { message: REFUSALS[answer.code].message, code: answer.code, requestId: 'test' } : answer;
    return new Response(JSON.stringify(body), {
      status: isRefused(answer) ? answer.status : 200,
      headers: { 'content-type': 'application/json' },
    });
  };
  const restore = async () => {
    cleanup();
    // A request under way would belong to the next test's page.
    await waitFor(() => expect(openRequests.get()).toBe(0));
    globalThis.fetch = before;
    // Resources outlive a page: the next test begins without them.
    await mutate(() => true, undefined, { revalidate: false });
  };
  return { asked: (what) => seen.filter((one) => one.what === what), change: (what, answer) => void (answers[what] = answer), restore };
}
