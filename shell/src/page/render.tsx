import { EventEmitter } from 'node:events';
import createCache from '@emotion/cache';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { addTexts, addTextsPart, createTexts, type Texts } from '@straits/i18n';
import type { Page, RemotePages } from '@straits/remote-contract';
import { StaticRouter } from '@straits/router/server';
import { globalStyles, palette } from '@straits/ui/global-styles';
import { LOADING, type PageSource } from './page-source';
import type { PageState } from './page-state';
import type { SiteRoute } from './routes.rules';
import { Site } from './Site';
import en from '../locales/en.json';
import id from '../locales/id.json';
import zhHans from '../locales/zh-Hans.json';
import zhHant from '../locales/zh-Hant.json';

export { apiPath } from '@straits/http';
export { headOf, isMissingRefusal, keyOf, resourcesOf } from './page-resources';
export { findRoute, properPath, routeMatch, routesOf } from './routes.rules';
export { globalStyles, palette };
export type { PageState, RemoteSlice, Shop } from './page-state';
export type { Found, SiteRoute } from './routes.rules';

/**
 * The one copy of each shared package, for remotes' server builds. `require`, not `import * as`: webpack prunes a namespace object
 * to the names that it sees used.
 */
export const singletons: Record<string, unknown> = {
  react: require('react'),
  'react-dom': require('react-dom'),
  '@emotion/react': require('@emotion/react'),
  '@emotion/react/jsx-runtime': require('@emotion/react/jsx-runtime'),
  '@straits/router': require('@straits/router'),
  '@straits/http': require('@straits/http'),
  '@straits/i18n': require('@straits/i18n'),
  '@straits/federation': require('@straits/federation'),
  '@straits/session': require('@straits/session'),
  '@straits/ui/Link': require('@straits/ui/Link'),
  '@straits/ui/Icon': require('@straits/ui/Icon'),
  '@straits/ui/tokens': require('@straits/ui/tokens'),
  effector: require('effector'),
  'effector-react': require('effector-react'),
};

const shellTexts: Record<string, Record<string, unknown>> = { en, id, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

/** Texts of a page: the shell's and those of the page's remote. Kept by the caller, because they are the same for every visitor. */
export async function textsFor(language: PageState['language'], pages: RemotePages | null, parts: string[]): Promise<Texts> {
  const texts = createTexts(language);
  await addTexts(texts, 'shell', (wanted) => Promise.resolve({ default: shellTexts[wanted] ?? en }));
  if (pages) await Promise.all([addTexts(texts, pages.namespace, pages.texts), ...parts.map((part) => addTextsPart(texts, pages, part))]);
  return texts;
}

const versionOf = ({ route, remotes }: PageState) =>
  remotes.find(({ contract }) => contract.routes.some(({ path }) => path === route))?.version ?? '';

const sourceOf = (page: Page | null, version: string): PageSource => ({
  read: () => (page ? { status: 'ready', page, version } : LOADING),
  readAsRendered: () => (page ? { status: 'ready', page, version } : LOADING),
  subscribe: () => () => undefined,
  load: () => Promise.resolve(LOADING),
  retry: () => Promise.resolve(LOADING),
  broke: () => undefined,
  prefetch: () => undefined,
});

export interface RenderOptions {
  /** Path and query. */
  url: string;
  state: PageState;
  /** Of the state's remotes. */
  routes: SiteRoute[];
  texts: Texts;
  page: Page | null;
  /** The answer is given after this long with what there is; the rest is drawn in the browser. */
  limitMs: number;
  onError: (error: unknown) => void;
}
export interface Rendered {
  html: Buffer;
  /** One `<style>` body with the names that the browser's emotion adopts. */
  styles: { names: string; css: string };
}

/** What React writes into. It keeps up with anything: a real stream would queue each of the hundred pieces of a page. */
class Sink extends EventEmitter {
  readonly parts: Buffer[] = [];
  write(part: Uint8Array | string) {
    this.parts.push(typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    return true;
  }
  end() {
    this.emit('finish');
    return this;
  }
  destroy(error?: Error) {
    this.emit('error', error ?? new Error('React ended without a page'));
  }
}

function collect(limitMs: number, start: (sink: NodeJS.WritableStream, done: (error?: unknown) => void) => { abort: () => void }) {
  return new Promise<Buffer>((resolve, reject) => {
    const sink = new Sink();
    sink.on('finish', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(sink.parts));
    });
    sink.on('error', reject);
    const stream = start(sink as unknown as NodeJS.WritableStream, (error) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
    const timer = setTimeout(() => stream.abort(), limitMs);
  });
}

/** HTML of `#root` and its styles. Everything that the page needs is at hand, so there is one piece and no inline script in it. */
export async function render({ url, state, routes, texts, page, limitMs, onError }: RenderOptions): Promise<Rendered> {
  const cache = createCache({ key: 'css' });
  // Rules are collected from the cache and written before the HTML instead of between its elements.
  cache.compat = true;
  const Router: ComponentType<{ children: ReactNode }> = ({ children }) => <StaticRouter location={url}>{children}</StaticRouter>;
  const path = url.split('?')[0] ?? '/';
  const html = await collect(limitMs, (sink, failed) => {
    const stream = renderToPipeableStream(
      <Site
        state={state}
        routes={routes}
        path={path}
        texts={texts}
        cache={cache}
        source={sourceOf(page, versionOf(state))}
        Router={Router}
      />,
      {
        // React would hold back large parts and move them in by script; a whole page has no use for that.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // onAllReady can come before this call has returned.
        onAllReady: () => setImmediate(() => stream.pipe(sink)),
        onShellError: failed,
        onError,
      },
    );
    return stream;
  });
  const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { html, styles: { names: rules.map(([name]) => name).join(' '), css: rules.map(([, css]) => css).join('') } };
}
