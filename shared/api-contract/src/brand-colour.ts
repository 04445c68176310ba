const part = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** WCAG's contrast of a colour such as `#0b3c49` with white paper: 1 is none, 21 is black. */
export function contrastOnWhite(hex: string): number {
  const luminance = 0.2126 * part(hex, 1) + 0.7152 * part(hex, 3) + 0.0722 * part(hex, 5);
  return 1.05 / (luminance + 0.05);
}

/** Text in this colour can be read on white (WCAG 1.4.3), and white text on it. */
export const isReadableColour = (hex: string): boolean => /^#[0-9a-f]{6}$/.test(hex) && contrastOnWhite(hex) >= 4.5;
