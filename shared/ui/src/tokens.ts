import { COLOR_NAMES, type Colors } from './palette';

/** `lineStrong` is the CSS variable `--line-strong`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const color = Object.fromEntries(COLOR_NAMES.map((name) => [name, `var(--${kebab(name)})`])) as Colors;

/** Names of the design's values: every style uses these, so that themes and brands change in one place. */
export const token = {
  color,
  /** Steps of the 4 px grid: `space(4)` is 16 px. */
  space: (steps: number): string => `${steps * 0.25}rem`,
  radius: { small: '6px', large: '14px', round: '999px' },
  shadow: { low: 'var(--shadow-low)', high: 'var(--shadow-high)' },
  font: { display: 'var(--font-display)', text: 'var(--font-text)' },
  /** Text sizes; the larger ones flow with the window. */
  text: {
    small: 'var(--text-small)',
    body: 'var(--text-body)',
    large: 'var(--text-large)',
    title: 'var(--text-title)',
    section: 'var(--text-section)',
    page: 'var(--text-page)',
    hero: 'var(--text-hero)',
  },
  motion: { quick: '120ms ease-out', calm: '200ms cubic-bezier(.2,.7,.2,1)' },
};

/** Media queries, phones first: `${media.tablet} { … }`. */
export const media = {
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 1024px)',
  phone: '@media (max-width: 639.98px)',
  hover: '@media (hover: hover)',
  print: '@media print',
};
