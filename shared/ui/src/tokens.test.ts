import { palette } from './global-styles';

type Name = keyof typeof palette.light;

// WCAG 2.2's relative luminance.
function luminance(hex: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const PAGES: Name[] = ['sand', 'sunken', 'surface', 'raised'];
const onPages = (names: Name[]) => names.flatMap((name) => PAGES.map((page): [Name, Name] => [name, page]));

const TEXTS: [Name, Name][] = [
  ...onPages(['ink', 'muted', 'link', 'coralText', 'success', 'warning', 'danger', 'info']),
  ['onSea', 'sea'],
  ['onSea', 'seaHover'],
  ['onLagoon', 'lagoon'],
  ['onCoral', 'coral'],
  ['onCoral', 'coralHover'],
  ['onSuccess', 'success'],
  ['onWarning', 'warning'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((tone): [Name, Name][] => [
    [tone, `${tone}Soft`],
    ['ink', `${tone}Soft`],
    ['muted', `${tone}Soft`],
    ['link', `${tone}Soft`],
  ]),
];
const CONTROLS = onPages(['lineStrong', 'lagoon', 'star']);

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colors = palette[theme];

  test.each(TEXTS)('lets %s be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROLS)('sets %s apart from %s', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
