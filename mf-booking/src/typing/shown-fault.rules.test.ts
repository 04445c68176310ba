import { shownFault, type FieldSight } from './shown-fault.rules';

const email = { key: 'email' };
const sight = (change: Partial<FieldSight>): FieldSight => ({
  fault: email,
  value: 'ada@',
  failedValue: undefined,
  isLeft: false,
  checkOnLeave: true,
  ...change,
});

describe('shownFault', () => {
  it('says nothing while the shopper types', () => {
    expect(shownFault(sight({}))).toBeUndefined();
  });

  it('says what is wrong with a filled field that is left', () => {
    expect(shownFault(sight({ isLeft: true }))).toBe(email);
  });

  it('says nothing about an empty field that is left', () => {
    expect(shownFault(sight({ isLeft: true, value: '' }))).toBeUndefined();
  });

  it('says nothing on leaving a field without a form', () => {
    expect(shownFault(sight({ isLeft: true, checkOnLeave: false }))).toBeUndefined();
  });

  it('says everything after a submit, empty fields too', () => {
    expect(shownFault(sight({ value: '', failedValue: { value: '' }, checkOnLeave: false }))).toBe(email);
  });

  it('takes it back as soon as the field changes', () => {
    expect(shownFault(sight({ value: 'ada@s', failedValue: { value: 'ada@' } }))).toBeUndefined();
  });
});
