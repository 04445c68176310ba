import { plainForm } from './text-form';

/** As people write and paste numbers (U17): with spaces, dashes, dots, brackets and strokes, in full-width digits, with the unseen marks that address books put around. */
const bare = (typed: string) => plainForm(typed).replace(/[\s\p{Pd}\p{Cf}./()]/gu, '');

/** What the API takes as a telephone number where no country is named: 6 to 15 digits, the shortest and the longest in use (E.164), with a + or without. */
export const isPhone = (typed: string) => /^\+?\d{6,15}$/.test(bare(typed));
