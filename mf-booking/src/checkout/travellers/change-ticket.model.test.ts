import { allSettled, fork } from 'effector';
import type { HttpFailure } from '@straits/http';
import { aLine } from '../../cart-line/cart.builder';
import { $draft, restFx, saveDraftFx } from '../draft.model';
import { $changeFailure, changeTicketFx, withChangedTicket } from './change-ticket.model';
import { seatsOf, type Seat } from './traveller.rules';
import { recordFor } from './traveller-records.rules';

const seat = seatsOf([aLine({ passengerFields: ['dateOfBirth'] })])[0] as Seat;
const change = { seat, to: { unitId: 'child', index: 0, kind: 'CHILD' } };
const draft = { contact: {}, travellers: [recordFor(seat, { givenNames: 'Ada' })], note: '' };
const refusal: HttpFailure = { kind: 'refused', status: 422, error: { message: '', code: 'unit_needs_companion', requestId: 'r' } };
const quietly = () => undefined;

describe('changing a ticket', () => {
  it('books one ticket less of the one and one more of the other', () => {
    expect(withChangedTicket(change).units).toEqual([
      { unitId: 'adult', quantity: 1 },
      { unitId: 'child', quantity: 1 },
    ]);
  });

  it('takes the traveller along', async () => {
    const scope = fork({
      values: [[$draft, draft]],
      handlers: [
        [changeTicketFx, quietly],
        [restFx, quietly],
        [saveDraftFx, quietly],
      ],
    });

    await allSettled(changeTicketFx, { scope, params: change });

    expect(scope.getState($draft)?.travellers).toEqual([expect.objectContaining({ givenNames: 'Ada', unitId: 'child', index: '0' })]);
  });

  it('leaves everything as it was when the API refuses', async () => {
    const scope = fork({ values: [[$draft, draft]], handlers: [[changeTicketFx, () => Promise.reject(refusal)]] });

    await allSettled(changeTicketFx, { scope, params: change });

    expect(scope.getState($draft)).toEqual(draft);
    expect(scope.getState($changeFailure)).toEqual(refusal);
  });
});
