import { test as base, type Request } from '@playwright/test';

/** What one page asks for and complains of; more would hide the end. */
const LAST = 60;
const isPicture = (request: Request) => /\.(avif|webp|png|svg|woff2)(\?|$)/.test(request.url());
const nameOf = (request: Request) => `${request.method()} ${request.url().replace(/^https?:\/\//, '')}`.slice(0, 160);

/** Of a test that fails, the run's own output says what its pages asked for and complained of: of a run elsewhere there is nothing else. */
export const test = base.extend<{ record: undefined }>({
  record: [
    async ({ context }, use, info) => {
      const lines: string[] = [];
      const begun = performance.now();
      const note = (text: string) => void lines.push(`${((performance.now() - begun) / 1000).toFixed(2)} s  ${text}`);
      context.on('request', (request) => request.isNavigationRequest() && note(`page ${nameOf(request)}`));
      context.on('response', (response) => isPicture(response.request()) || note(`${response.status()} ${nameOf(response.request())}`));
      context.on('requestfailed', (request) => note(`${request.failure()?.errorText ?? 'failed'} ${nameOf(request)}`));
      context.on('console', (message) => message.type() === 'error' && note(`console: ${message.text().slice(0, 200)}`));
      await use(undefined);
      if (info.status !== info.expectedStatus) console.log([info.title, ...lines.slice(-LAST)].join('\n  '));
    },
    { auto: true },
  ],
});
