import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from './settings';

interface Font {
  family: string;
  file: string;
  weight: string;
}

const described = (): Font[] => {
  const file = path.join(settings.shellFolder, 'fonts/fonts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Font[]) : [];
};

const face = ({ family, file, weight }: Font) =>
  `@font-face{font-family:${family};src:url(/fonts/${file}) format("woff2");font-weight:${weight};font-display:swap}`;

/** Fonts are fetched once this stands on the root element: after the first paint, or before it where the browser has them already (inline-scripts). */
const named = ':root[data-fonts]{--web-display:Fraunces,;--web-text:Figtree,}';

/** The one style element of every page's head; the tokens bring stand-ins that take the same room as the fonts. */
export const siteCss = (globalStyles: string) => described().map(face).join('') + named + globalStyles.replace(/\n/g, '');
