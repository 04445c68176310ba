import { allSettled, fork } from 'effector';
import { $code, $discountFault, applyAsked, applyFx, codeTyped, leaveAsked } from './discount.model';

const refused = { kind: 'refused', status: 422, error: { code: 'discount_refused', message: '', requestId: '' } } as const;

it('asks to apply a typed code before going on', async () => {
  const scope = fork();
  await allSettled(leaveAsked, { scope });
  expect(scope.getState($discountFault)).toBeNull();

  await allSettled(codeTyped, { scope, params: 'STRAITS10' });
  await allSettled(leaveAsked, { scope });

  expect(scope.getState($discountFault)).toBe('apply_first');
});

it('fails for an empty code without asking the API', async () => {
  const apply = jest.fn();
  const scope = fork({ handlers: [[applyFx, apply]] });

  await allSettled(codeTyped, { scope, params: '  ' });
  await allSettled(applyAsked, { scope });

  expect(scope.getState($discountFault)).toBe('empty');
  expect(apply).not.toHaveBeenCalled();
});

it('keeps a refused code in the field, and empties it when it counts', async () => {
  const apply = jest.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined);
  const scope = fork({ handlers: [[applyFx, apply]] });
  await allSettled(codeTyped, { scope, params: ' STRAITS10 ' });

  await allSettled(applyAsked, { scope });
  expect([scope.getState($code), scope.getState($discountFault)]).toEqual([' STRAITS10 ', refused]);
  await allSettled(applyAsked, { scope });

  expect([scope.getState($code), scope.getState($discountFault)]).toEqual(['', null]);
  expect(apply).toHaveBeenCalledWith('STRAITS10');
});
