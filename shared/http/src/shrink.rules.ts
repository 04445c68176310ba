import { PROOF_MAX_BYTES } from '@straits/api-contract/constants';

/** What a picture should weigh before it is sent: a slow line needs seconds, not minutes (R2). */
export const WANTED_BYTES = 1.5 * 1024 * 1024;
/** Enough to read a bank's receipt. */
export const WANTED_SIDE = 2200;

export interface PictureFacts {
  bytes: number;
  width: number;
  height: number;
}

/** One way to draw the picture again: its size and JPEG's quality. */
export interface Redraw {
  width: number;
  height: number;
  quality: number;
}

const scaled = ({ width, height }: PictureFacts, side: number, quality: number): Redraw => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), quality };
};

/** The redraws to try, from the best looking to the smallest; none when the picture is light enough as it is. */
export const redraws = (facts: PictureFacts): Redraw[] =>
  facts.bytes <= WANTED_BYTES
    ? []
    : [scaled(facts, WANTED_SIDE, 0.85), scaled(facts, WANTED_SIDE, 0.7), scaled(facts, 1600, 0.7), scaled(facts, 1200, 0.6)];

export type ImageKind = 'image/png' | 'image/jpeg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What the first bytes say; a name and a type can say anything (M248). */
export function imageKind(head: Uint8Array): ImageKind | null {
  const begins = (signature: number[]) => signature.every((byte, index) => head[index] === byte);
  if (begins(PNG)) return 'image/png';
  return begins(JPEG) ? 'image/jpeg' : null;
}

export const isTooLarge = (bytes: number) => bytes > PROOF_MAX_BYTES;

/** `receipt.png` drawn again as JPEG is `receipt.jpg`. */
export const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'proof'}.jpg`;
