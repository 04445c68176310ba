import { z } from 'zod';
import { Common, OwnReview, OwnVisits, ReportReview, REVIEW_PHOTO_MAX_BYTES, uuid, WriteReview } from '@straits/api-contract';
import { DEFAULT_LOCALE, languageOf } from '@straits/api-contract/constants';
import type { Routes } from '../../../deps';
import { readUploadedImage } from '../../../files/read-uploaded-image';
import { answers, done, Done } from '../../../http/answers';
import { requireUser } from '../../../http/caller';
import { NEEDS_SESSION } from '../../../http/openapi';
import { hashOf } from '../../../secrets';
import { addReviewPhoto } from './add-review-photo';
import { reportReview } from './shown-reviews';
import { viewVisits, writeReview } from './write-review';

/** Reports that one address may send in a minute. */
const REPORTS_A_MINUTE = 20;

/** What people who bought say of it (N18). */
export const reviewRoutes: Routes = (app, deps) => {
  app.get(
    '/reviews/mine',
    {
      schema: {
        operationId: 'getOwnVisits',
        tags: ['catalog'],
        security: NEEDS_SESSION,
        summary: 'What I bought and used, with my reviews',
        querystring: Common,
        response: answers(OwnVisits, 'unauthenticated'),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return viewVisits(deps, requireUser(request).userId, languageOf(request.query.lang ?? DEFAULT_LOCALE));
    },
  );
  app.post(
    '/reviews',
    {
      schema: {
        operationId: 'writeReview',
        tags: ['catalog'],
        security: NEEDS_SESSION,
        summary: 'Review what I bought and used',
        querystring: Common,
        body: WriteReview,
        response: answers(OwnReview, 'unauthenticated', 'not_found', 'review_not_yet', 'review_exists'),
      },
    },
    async (request) => writeReview(deps, requireUser(request).userId, request.body),
  );
  app.post(
    '/reviews/:id/report',
    {
      config: { rateLimit: { max: REPORTS_A_MINUTE, timeWindow: 60_000 } },
      schema: {
        operationId: 'reportReview',
        tags: ['catalog'],
        summary: 'Say that a review should not stand; staff looks at it',
        params: z.object({ id: uuid }),
        querystring: Common,
        body: ReportReview,
        response: answers(Done, 'not_found', 'rate_limited'),
      },
    },
    async (request) => {
      const { user } = request.caller;
      const reporter = user ? `user:${user.userId}` : `visitor:${hashOf(request.network).toString('base64url')}`;
      await reportReview(deps, { id: request.params.id, reporter, reason: request.body.reason });
      return done;
    },
  );
  app.post(
    '/reviews/:id/photos',
    {
      schema: {
        operationId: 'addReviewPhoto',
        tags: ['catalog'],
        security: NEEDS_SESSION,
        summary: 'A photo for my review: PNG or JPEG in the field File',
        params: z.object({ id: uuid }),
        querystring: Common,
        response: answers(
          OwnReview,
          'unauthenticated',
          'not_found',
          'review_photos_full',
          'file_missing',
          'file_too_large',
          'file_not_image',
        ),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      const { image } = await readUploadedImage(request, REVIEW_PHOTO_MAX_BYTES);
      return addReviewPhoto(deps, { id: request.params.id, userId, image });
    },
  );
};
