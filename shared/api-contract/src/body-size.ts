const KB = 1024;
/** A form; nothing that people type is larger. */
const FORM_BYTES = 50 * KB;
/** A list, or a piece of a file: a bank's lines, passengers out of a file, an agency's many dates, a group's names. */
const LIST_BYTES = KB * KB;
const LISTS =
  /^\/travel\/v1\/(wallet\/bank-lines|staff\/|user\/passengers\/import|cart\/(lines|bulk)|agency\/|orders(\/|$)|quotes|names?(\/|$)|webhooks\/|payments\/[^/]+\/uploads\/)/;

/** How many bytes the API takes at a path, files aside: site and API refuse what is larger before they read it. */
export const mostBytesAt = (path: string): number => (LISTS.test(path) ? LIST_BYTES : FORM_BYTES);
