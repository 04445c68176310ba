import { readWaitingAddress } from './waiting-address.rules';

it('takes the key of a mailed link out of sight, and finds it there again', () => {
  expect(readWaitingAddress('?key=YQ.b_c&lang=ID', '')).toEqual({ key: 'YQ.b_c', cleaned: '/waiting-list?lang=ID#key=YQ.b_c' });
  expect(readWaitingAddress('?key=YQ.b_c', '')).toEqual({ key: 'YQ.b_c', cleaned: '/waiting-list#key=YQ.b_c' });
  expect(readWaitingAddress('', '#key=YQ.b_c')).toEqual({ key: 'YQ.b_c', cleaned: null });
  expect(readWaitingAddress('', '')).toEqual({ key: undefined, cleaned: null });
});
