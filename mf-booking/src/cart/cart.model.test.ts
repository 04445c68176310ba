import { allSettled, fork } from 'effector';
import type { HttpFailure } from '@straits/http';
import { aLine } from '../cart-line/cart.builder';
import {
  $busyLines,
  $editing,
  $lineFailures,
  $removed,
  deleteLineFx,
  editOpened,
  holdAgainAsked,
  holdAgainFx,
  lineChanged,
  lineRemoved,
  putLineFx,
  undoAsked,
  undoFx,
  waitForUndoFx,
} from './cart.model';

const line = aLine();
const removed = { line, position: 0 };
const soldOut: HttpFailure = { kind: 'refused', status: 409, error: { message: '', code: 'date_sold_out', requestId: 'r' } };
const change = {
  lineId: line.id,
  change: { productId: line.productId, optionId: line.optionId, localDate: '2026-12-02', units: [{ unitId: 'adult', quantity: 3 }] },
};
const never = () => new Promise<void>(() => undefined);

describe('cart', () => {
  it('offers to undo a removal', async () => {
    const scope = fork({
      handlers: [
        [deleteLineFx, () => undefined],
        [waitForUndoFx, never],
      ],
    });

    void allSettled(lineRemoved, { scope, params: removed });
    await Promise.resolve();

    expect(scope.getState($removed)).toEqual(removed);
  });

  it('takes the offer back after its time', async () => {
    const scope = fork({
      handlers: [
        [deleteLineFx, () => undefined],
        [waitForUndoFx, () => undefined],
      ],
    });

    await allSettled(lineRemoved, { scope, params: removed });

    expect(scope.getState($removed)).toBeNull();
  });

  it('puts a removed line back when the shopper undoes', async () => {
    const undo = jest.fn(() => undefined);
    const scope = fork({ values: [[$removed, removed]], handlers: [[undoFx, undo]] });

    await allSettled(undoAsked, { scope });

    expect(undo).toHaveBeenCalledWith(expect.objectContaining({ line, key: expect.any(String) }));
    expect(scope.getState($removed)).toBeNull();
  });

  it('says at the line why its places could not be held again', async () => {
    const scope = fork({ handlers: [[holdAgainFx, () => Promise.reject(soldOut)]] });

    await allSettled(holdAgainAsked, { scope, params: line.id });

    expect(scope.getState($lineFailures)).toEqual({ [line.id]: soldOut });
    expect(scope.getState($busyLines)).toEqual([]);
  });

  it('asks once when Hold again is pressed twice', async () => {
    let answer: () => void = () => undefined;
    const hold = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const scope = fork({ handlers: [[holdAgainFx, hold]] });

    const first = allSettled(holdAgainAsked, { scope, params: line.id });
    const second = allSettled(holdAgainAsked, { scope, params: line.id });
    answer();
    await Promise.all([first, second]);

    expect(hold).toHaveBeenCalledTimes(1);
  });

  it('closes the editor when a change is made', async () => {
    const scope = fork({ handlers: [[putLineFx, () => undefined]] });
    await allSettled(editOpened, { scope, params: line.id });

    await allSettled(lineChanged, { scope, params: change });

    expect(scope.getState($editing)).toBeNull();
  });

  it('keeps the editor open with the reason when a change is refused', async () => {
    const scope = fork({ handlers: [[putLineFx, () => Promise.reject(soldOut)]] });
    await allSettled(editOpened, { scope, params: line.id });

    await allSettled(lineChanged, { scope, params: change });

    expect(scope.getState($editing)).toBe(line.id);
    expect(scope.getState($lineFailures)).toEqual({ [line.id]: soldOut });
  });
});
