import { z } from 'zod';
import { Common, OrderAccess, Payment, ProofUpload, StartUpload, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { requirePayment, viewPaymentNow } from '../payment-access';
import { finishUpload, startUpload, takePiece, viewUpload } from './take-upload';

const PaymentId = z.object({ paymentId: uuid });
const UploadId = PaymentId.extend({ uploadId: uuid });
const Access = Common.extend(OrderAccess.shape);
const PIECE = 'application/offset+octet-stream';
const Offset = z.looseObject({ 'upload-offset': z.coerce.number().int().min(0) });

const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['booking'], querystring: Access });

/** A payment proof in pieces: a slow or broken connection goes on where it stopped. */
export function uploadRoutes(app: App, deps: Deps) {
  app.addContentTypeParser(PIECE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/payments/:paymentId/uploads',
    {
      schema: {
        ...schemaOf('startUpload', 'Begin a payment proof that is sent in pieces'),
        params: PaymentId,
        body: StartUpload,
        response: answers(ProofUpload, 'agency_role_refused', 'payment_state_refused', 'file_missing', 'file_too_large'),
      },
    },
    async (request) => {
      const { payment } = await requirePayment(deps, request);
      await countTry(deps.db, deps.clock.now(), { bucket: `proof:${payment.id}`, tries: 20, windowMinutes: 60 });
      return startUpload(deps, payment, request.body);
    },
  );
  app.get(
    '/payments/:paymentId/uploads/:uploadId',
    { schema: { ...schemaOf('getUpload', 'How far an upload came'), params: UploadId, response: answers(ProofUpload) } },
    async (request, reply) => {
      await requirePayment(deps, request);
      void reply.header('cache-control', 'no-store');
      return viewUpload(deps, request.params);
    },
  );
  app.patch(
    '/payments/:paymentId/uploads/:uploadId',
    {
      schema: {
        ...schemaOf('sendUploadPiece', 'The next bytes, from Upload-Offset on'),
        params: UploadId,
        headers: Offset,
        consumes: [PIECE],
        response: answers(ProofUpload, 'agency_role_refused', 'upload_offset_wrong'),
      },
    },
    async (request) => {
      await requirePayment(deps, request);
      const piece: unknown = request.body;
      if (!Buffer.isBuffer(piece)) refuse('media_type_unsupported');
      return takePiece(deps, request.params, { offset: request.headers['upload-offset'], piece });
    },
  );
  app.post(
    '/payments/:paymentId/uploads/:uploadId/finish',
    {
      schema: {
        ...schemaOf('finishUpload', "What has arrived becomes the payment's proof"),
        params: UploadId,
        response: answers(Payment, 'agency_role_refused', 'upload_incomplete', 'file_not_image', 'payment_state_refused'),
      },
    },
    async (request) => {
      const { payment, order } = await requirePayment(deps, request);
      await finishUpload(deps, request.params);
      return viewPaymentNow(deps, order, payment.id);
    },
  );
}
