import type { OwnVisits, WriteReview } from '@straits/api-contract';
import { REVIEW_PHOTO_MAX_BYTES, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, TRAVELLER_TYPES } from '@straits/api-contract/constants';

export type Visit = OwnVisits['items'][number];
export const SCORES = ['cleanliness', 'comfort', 'service', 'location', 'facilities'] as const;
export type Score = (typeof SCORES)[number];

export interface Draft {
  /** Stars as the radio buttons hold them; '' is not chosen. */
  rating: string;
  scores: Record<Score, string>;
  travellerType: string;
  text: string;
}
export const EMPTY: Draft = {
  rating: '',
  scores: { cleanliness: '', comfort: '', service: '', location: '', facilities: '' },
  travellerType: '',
  text: '',
};

export type DraftFault = 'rating' | 'scores' | 'travellerType' | 'textShort' | 'textLong';
export type DraftFaults = Partial<Record<'rating' | Score | 'travellerType' | 'text', DraftFault>>;

const lengthOf = (text: string) => [...text.trim()].length;

function textFault(text: string): DraftFault | null {
  if (lengthOf(text) < REVIEW_TEXT_MIN) return 'textShort';
  return lengthOf(text) > REVIEW_TEXT_MAX ? 'textLong' : null;
}

/** What is missing, by field, in the order of the form. */
export function draftFaults(draft: Draft, isHotel: boolean): DraftFaults {
  const text = textFault(draft.text);
  return {
    ...(draft.rating ? {} : { rating: 'rating' }),
    ...(isHotel ? Object.fromEntries(SCORES.filter((score) => !draft.scores[score]).map((score) => [score, 'scores'])) : {}),
    ...(draft.travellerType ? {} : { travellerType: 'travellerType' }),
    ...(text ? { text } : {}),
  };
}

/** A draft without faults as the API takes it. */
export function asReview(draft: Draft, { lineId, kind }: Pick<Visit, 'lineId' | 'kind'>, lang: WriteReview['lang']): WriteReview {
  const stars = (text: string) => Number(text);
  const { cleanliness, comfort, service, location, facilities } = draft.scores;
  return {
    lineId,
    rating: stars(draft.rating),
    scores:
      kind === 'hotel'
        ? {
            cleanliness: stars(cleanliness),
            comfort: stars(comfort),
            service: stars(service),
            location: stars(location),
            facilities: stars(facilities),
          }
        : null,
    text: draft.text.trim(),
    lang,
    travellerType: TRAVELLER_TYPES.find((type) => type === draft.travellerType) ?? 'solo',
  };
}

/** What is wrong with a photo that was chosen; the API judges its bytes. */
export function photoFault(file: Pick<File, 'type' | 'size'>): 'photoType' | 'photoSize' | null {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return 'photoType';
  return file.size > REVIEW_PHOTO_MAX_BYTES ? 'photoSize' : null;
}
