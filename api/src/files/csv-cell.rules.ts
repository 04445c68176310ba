// A spreadsheet takes these for the beginning of a formula.
const FORMULA = /^[=+\-@\t\r]/;

/** A text as one cell of a CSV file. */
export const csvCell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
