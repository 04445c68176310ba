// Drawn on a 24 px grid with a 1.7 px round line. Parts that begin with `F` are filled.
const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.9-4.9',
  cart: 'M2.5 4h2.4l2.5 11.2h10.4L20 7.5H5.7M9 20h.01M16.5 20h.01',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  'chevron-left': 'm14.5 5.5-6.5 6.5 6.5 6.5',
  'chevron-right': 'm9.5 5.5 6.5 6.5-6.5 6.5',
  'chevron-down': 'm5.5 9 6.5 6.5L18.5 9',
  star: 'Fm12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z',
  'star-half': 'Fm12 2.8v14.5l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z|m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1',
  heart: 'M12 20S3.5 15 3.5 9.2a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5C20.5 15 12 20 12 20Z',
  map: 'm3.5 6.5 5.5-2.5 6 2.5 5.5-2.5v13.5l-5.5 2.5-6-2.5-5.5 2.5ZM9 4v13.5M15 6.5V20',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  filter: 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  pin: 'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM4 10h16M8.5 3v4M15.5 3v4',
  ticket: 'M3.5 9V6.5h17V9a3 3 0 0 0 0 6v2.5h-17V15a3 3 0 0 0 0-6ZM14 7v1.5M14 11.2v1.6M14 15.5V17',
  check: 'm4.5 12.5 5 5 10-11',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7h.01',
  warning: 'M12 3.8 2.7 20h18.6ZM12 10v4.5M12 17.2h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6',
  edit: 'm14.5 5.5 4 4L8.5 19.5l-5 1 1-5ZM12.5 7.5l4 4',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5',
  download: 'M12 4v11.5M7.5 11.5 12 16l4.5-4.5M4.5 20h15',
  upload: 'M12 16V4.5M7.5 8.5 12 4l4.5 4.5M4.5 20h15',
  wallet: 'M18 8V5H5.5A1.5 1.5 0 0 0 4 6.5V18a2 2 0 0 0 2 2h14V8H5.5A1.5 1.5 0 0 1 4 6.5M16.5 14h.01',
  card: 'M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5ZM3 9.5h18M6.5 15H10',
  bank: 'M3.5 9.5 12 4l8.5 5.5ZM4 20h16M6.5 12.5V17M10.2 12.5V17M13.8 12.5V17M17.5 12.5V17',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z',
  phone: 'M5 4h4l1.5 4.5-2.2 1.8a12 12 0 0 0 5.4 5.4l1.8-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  mail: 'M3.5 5.5h17v13h-17ZM4 6.5l8 6 8-6',
  lock: 'M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2',
  ferry: 'M5 12.5V8h3.5V4.5h6V8H19v4.5M3 13l9-2.5 9 2.5-2.5 4.5h-13ZM3 20.5c2 0 2-1 4.5-1s2.5 1 4.5 1 2-1 4.5-1 2.5 1 4.5 1',
  hotel: 'M3 19.5V5.5M3 16.5h18v3M21 16.5V12a2 2 0 0 0-2-2h-8.5v6.5M6.8 12.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  cruise: 'M3 13.5h18l-2 4.5H6ZM6 13.5V10h12v3.5M8.5 10V7h7v3M11 7V4h3v3M3 21c2 0 2-1 4.5-1s2.5 1 4.5 1 2-1 4.5-1 2.5 1 4.5 1',
  package: 'M4 8.5h16v11H4ZM9 8.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v2.5M8 8.5v11M16 8.5v11',
  transport:
    'M4 16.5v-9A2.5 2.5 0 0 1 6.5 5h8.7a3 3 0 0 1 2.8 2l2 5v4.5h-2M4 16.5h2M10 16.5h4M4 11.5h16M12 5v6.5M8 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  attraction:
    'M12 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM12 3v14M5 10h14M7.1 5.1l9.8 9.8M16.9 5.1l-9.8 9.800M10 16.7 8 21M14 16.7 16 21M6.5 21h11',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  print: 'M7 8.5V3.5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7Z',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4v5.5h-5.5',
} as const;

export type IconName = keyof typeof paths;

/** Names of all drawings, for galleries. */
export const ICON_NAMES = Object.keys(paths) as IconName[];

// Those that point along the line of text turn round in right-to-left pages.
const DIRECTIONAL = /^(chevron-(left|right)|arrow)/;

export interface IconProps {
  name: IconName;
  /** CSS px, or any CSS length. */
  size?: number | string;
  /** Words for screen readers; without them the drawing is decoration. */
  label?: string;
  className?: string;
}

/** A line drawing in the colour of the text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      data-turns={DIRECTIONAL.test(name) || undefined}
      style={{ flex: 'none' }}
      {...said}
    >
      {paths[name]
        .split('|')
        .map((part) => (part.startsWith('F') ? <path key={part} d={part.slice(1)} fill="currentColor" /> : <path key={part} d={part} />))}
    </svg>
  );
}
