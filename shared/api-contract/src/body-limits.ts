const KB = 1024;

/** How large a body may be, and how long it may take to arrive. */
export interface BodyLimit {
  bytes: number;
  arrivesWithinMs: number;
}

/** A form: nothing that a person types is larger. */
const FORM: BodyLimit = { bytes: 50 * KB, arrivesWithinMs: 10_000 };
/** A group of two hundred with everything that is asked of each, an agency's many dates, or a page of bank lines. */
const LIST: BodyLimit = { bytes: 256 * KB, arrivesWithinMs: 20_000 };
/** A bank's file, a file of passengers, or a card company's event. */
const DOCUMENT: BodyLimit = { bytes: KB * KB, arrivesWithinMs: 30_000 };
/** A piece of a proof: small, because lines are slow. */
const PIECE: BodyLimit = { bytes: KB * KB, arrivesWithinMs: 120_000 };
/** A picture or a scanned paper, with the fields of its form. */
const FILE: BodyLimit = { bytes: 6 * KB * KB + 64 * KB, arrivesWithinMs: 120_000 };

const LARGER: [path: RegExp, limit: BodyLimit][] = [
  [/^\/travel\/v1\/(cart\/draft|orders|agency\/quotes|agency\/bookings\/[^/]+)$/, LIST],
  [/^\/travel\/v1\/(travellers\/[^/]+|name-links\/[^/]+\/travellers|orders\/[^/]+\/lines\/[^/]+\/berths)$/, LIST],
  [/^\/travel\/v1\/(staff\/bank-lines|wallet\/bank-lines|user\/passengers\/import|webhooks\/.+)$/, DOCUMENT],
  [/^\/travel\/v1\/payments\/[^/]+\/uploads\/[^/]+$/, PIECE],
  [/^\/travel\/v1\/(enquiries|agency\/brand\/logo|user\/agency-papers\/[^/]+)$/, FILE],
  [/^\/travel\/v1\/((payments|wallet\/top-ups)\/[^/]+\/proof|reviews\/[^/]+\/photos)$/, FILE],
];

/** What the body of a call may be, by its path or by the pattern of its route (`/travel/v1/payments/:paymentId/proof`). Site and API keep to it. */
export const bodyLimitOf = (path: string): BodyLimit => LARGER.find(([larger]) => larger.test(path))?.[1] ?? FORM;

/** Files are held in memory while they arrive, so one network may send few at once. */
export const isFile = (limit: BodyLimit): boolean => limit === FILE || limit === PIECE;
