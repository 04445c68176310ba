import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A machine that does other work too is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

// jsdom draws nothing: it has no layout, so nothing to scroll, observe or match.
class NothingToObserve {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(window, {
  IntersectionObserver: NothingToObserve,
  ResizeObserver: NothingToObserve,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
// Browsers answer a promise since 2026: an effect that hands it back to React would take it for its clean-up.
const scrolled: () => unknown = () => Promise.resolve();
Element.prototype.scrollIntoView = scrolled;
