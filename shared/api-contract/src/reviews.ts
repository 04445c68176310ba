import { z } from 'zod';
import { REPORT_REASONS, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, TRAVELLER_TYPES } from './constants';
import { productKind } from './catalog';
import { localDate, multiLineText, Picture, slug, uuid } from './primitives';

const stars = z.int().min(1).max(5);
/** What a hotel's guest gives one by one (M85 to M89). */
const ReviewScores = z.strictObject({ cleanliness: stars, comfort: stars, service: stars, location: stars, facilities: stars });

/** `POST /reviews`: of something that was bought and used, once. `scores` are asked of hotels, and refused for other kinds. */
export const WriteReview = z.strictObject({
  lineId: uuid,
  rating: stars,
  scores: ReviewScores.nullable().default(null),
  text: multiLineText(REVIEW_TEXT_MAX, REVIEW_TEXT_MIN),
  /** The language that it is written in. */
  lang: z.enum(['en', 'id', 'zh-Hans', 'zh-Hant']),
  travellerType: z.enum(TRAVELLER_TYPES),
});
export type WriteReview = z.input<typeof WriteReview>;

/** `POST /reviews/{id}/report`: of a review that is shown; staff looks at it. Once for a reader, more change nothing. */
export const ReportReview = z.strictObject({ reason: z.enum(REPORT_REASONS) });
export type ReportReview = z.infer<typeof ReportReview>;

/** One's own review. Others see it once it is published. */
export const OwnReview = z
  .object({
    id: uuid,
    status: z.enum(['waiting', 'published', 'refused']),
    rating: stars,
    text: z.string(),
    /** The language that it is written in. */
    lang: z.string(),
    photos: z.int(),
    /** Why staff refused it. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof OwnReview>;

/** `GET /reviews/mine`: what the signed-in person bought and used, latest first, with the review of it; at most 100. */
export const OwnVisits = z
  .object({
    items: z.array(
      z.object({
        lineId: uuid,
        orderCode: z.string(),
        productId: slug,
        kind: productKind,
        name: z.string(),
        /** The language of the name, where it is not the one asked for. */
        lang: z.string().optional(),
        picture: Picture,
        visitedOn: localDate,
        review: OwnReview.nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnVisits' });
export type OwnVisits = z.infer<typeof OwnVisits>;
