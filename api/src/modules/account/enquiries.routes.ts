import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Common, Enquiry, EnquiryReceived, Newsletter } from '@straits/api-contract';
import { ATTACHMENT_MAX_BYTES } from '@straits/api-contract/constants';
import type { App, Deps } from '../../deps';
import { keepFile, putLoose } from '../../files/loose-files';
import { ANY_PICTURE, readUploadedImage } from '../../files/read-uploaded-image';
import { answers, done, Done } from '../../http/answers';
import { countTry } from '../../http/rate-limit';
import { Refusal } from '../../http/refusal';
import { languageOfQuery } from '../../http/view';
import { addJob } from '../../jobs/jobs';
import { causedBy, mayWrite } from '../../mail/limit-letters';
import { insertEnquiry } from './enquiries.sql';
import { insertSubscription } from './users.sql';

interface Given {
  fields: unknown;
  attachment: string | null;
}

function checkEnquiry(fields: unknown) {
  const parsed = Enquiry.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    'request_malformed',
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
}

async function readGiven(deps: Deps, request: FastifyRequest): Promise<Given> {
  if (!request.isMultipart()) return { fields: request.body, attachment: null };
  // "Under 5MB": 5 MB itself is too large, here as in the browser.
  const { image, fields } = await readUploadedImage(request, ATTACHMENT_MAX_BYTES - 1, ANY_PICTURE);
  checkEnquiry(fields);
  const attachment = `enquiries/${randomUUID()}.jpg`;
  const drawn = await sharp(image, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();
  await putLoose(deps, attachment, { content: drawn, type: 'image/jpeg' });
  return { fields, attachment };
}

/** What visitors leave with us: enquiries, with an image or without, and newsletter subscriptions. */
export function enquiryRoutes(app: App, deps: Deps) {
  app.post(
    '/enquiries',
    {
      config: { fields: Enquiry },
      schema: {
        operationId: 'sendEnquiry',
        tags: ['account'],
        summary: 'Ask the agency; as JSON, or multipart with an image under 5 MB in the field File after the other fields',
        consumes: ['application/json', 'multipart/form-data'],
        querystring: Common,
        response: answers(EnquiryReceived, 'file_missing', 'file_too_large', 'file_not_image'),
      },
    },
    async (request) => {
      await countTry(deps.db, deps.clock.now(), { bucket: `enquiry:${request.network}`, tries: 30, windowMinutes: 60 });
      const { fields, attachment } = await readGiven(deps, request);
      const enquiry = checkEnquiry(fields);
      return deps.db.transaction().execute(async (trx) => {
        if (attachment) await keepFile(trx, attachment);
        const { id, reference } = await insertEnquiry(trx, {
          ...enquiry,
          attachment,
          userId: request.caller.user?.userId ?? null,
          now: deps.clock.now(),
        });
        const letter = { to: enquiry.email, purpose: 'other' as const, ...causedBy(request), at: deps.clock.now() };
        const isMailed = await mayWrite(trx, letter);
        await addJob(trx, { name: 'enquiry_mail', payload: { enquiryId: id, lang: languageOfQuery(request.query), isMailed } });
        return { reference, isMailed };
      });
    },
  );
  app.post(
    '/newsletter',
    {
      schema: {
        operationId: 'subscribe',
        tags: ['account'],
        summary: 'Subscribe to the newsletter; a second time changes nothing',
        querystring: Common,
        body: Newsletter,
        response: answers(Done),
      },
    },
    async (request) => {
      await countTry(deps.db, deps.clock.now(), { bucket: `newsletter:${request.network}`, tries: 30, windowMinutes: 60 });
      await insertSubscription(deps.db, { email: request.body.email, lang: languageOfQuery(request.query), now: deps.clock.now() });
      return done;
    },
  );
}
