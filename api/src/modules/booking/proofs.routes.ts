import { z } from 'zod';
import { Common, OrderAccess, Payment, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { countTry } from '../../http/rate-limit';
import { claimPaid } from './claim-paid';
import { checkTakesProof, requirePayment, viewPaymentNow } from './payment-access';
import { lockPayment, markProof } from './payments.sql';
import { keepProof, storeProof } from '../../files/store-proof';

const PaymentId = z.object({ paymentId: uuid });
const Access = Common.extend(OrderAccess.shape);

/** Proving a bank transfer: the picture of it, and the word that it was made. */
export function proofRoutes(app: App, deps: Deps) {
  app.post(
    '/payments/:paymentId/proof',
    {
      schema: {
        operationId: 'uploadProof',
        tags: ['booking'],
        summary: 'Payment proof as an image in the field File: PNG or JPEG up to 3 MB',
        consumes: ['multipart/form-data'],
        params: PaymentId,
        querystring: Access,
        response: answers(Payment, 'agency_role_refused', 'payment_state_refused', 'file_missing', 'file_too_large', 'file_not_image'),
      },
    },
    async (request) => {
      const { payment, order } = await requirePayment(deps, request);
      await countTry(deps.db, deps.clock.now(), { bucket: `proof:${payment.id}`, tries: 20, windowMinutes: 60 });
      checkTakesProof(payment);
      const proof = await storeProof(deps, request);
      await deps.db.transaction().execute(async (trx) => {
        // Looked at again: while the picture travelled, staff or the clock may have ended the payment.
        const locked = await lockPayment(trx, payment.id);
        checkTakesProof(locked);
        const at = deps.clock.now();
        await keepProof(trx, { file: proof.file, replaced: locked.proofFile, at });
        await markProof(trx, payment.id, { ...proof, at });
      });
      return viewPaymentNow(deps, order, payment.id);
    },
  );
  app.post(
    '/payments/:paymentId/paid',
    {
      schema: {
        operationId: 'claimPaid',
        tags: ['booking'],
        summary: '"I have paid": staff look at the proof',
        params: PaymentId,
        querystring: Access,
        response: answers(Payment, 'agency_role_refused', 'proof_missing', 'payment_state_refused', 'order_state_refused'),
      },
    },
    async (request) => {
      const { payment, order } = await requirePayment(deps, request);
      await claimPaid(deps, payment.id);
      return viewPaymentNow(deps, order, payment.id);
    },
  );
}
