import { faultsOfPress, shownFault } from './shown-fault.rules';

const format = { error: 'fault.emailFormat', touched: true, active: false };

describe('shownFault', () => {
  it.each([
    ['says nothing before anything is sent', { error: 'fault.emailMissing' }, '', true, undefined],
    ['tells of a wrong format when the field is left', format, 'ada', true, 'fault.emailFormat'],
    ['says nothing about an empty field that is left', format, ' ', true, undefined],
    ['says nothing of fields without a format when they are left', format, 'ada', false, undefined],
    ['tells after a submit', { error: 'fault.emailMissing', submitFailed: true }, '', false, 'fault.emailMissing'],
    [
      'is quiet while it is typed again',
      { ...format, submitFailed: true, active: true, modifiedSinceLastSubmit: true },
      'ada',
      true,
      undefined,
    ],
    ['tells what the API refused', { submitError: 'user_exists', submitFailed: true }, 'a@b.test', false, 'user_exists'],
    [
      'forgets what the API refused once it is changed',
      { submitError: 'user_exists', submitFailed: true, modifiedSinceLastSubmit: true },
      'b@b.test',
      false,
      undefined,
    ],
    [
      'and does not say it of the next value when something else kept the form from being sent',
      { submitError: 'user_exists', submitFailed: true, dirtySinceLastSubmit: true },
      'b@b.test',
      false,
      undefined,
    ],
  ])('%s', (...[, meta, value, checkedOnLeave, expected]) => {
    expect(shownFault(meta, value, checkedOnLeave)).toBe(expected);
  });
});

describe('faultsOfPress', () => {
  const errors = { password: 'fault.passwordShort' };
  const submitErrors = { email: 'user_exists' };

  it.each([
    ['what the API refused', { hasValidationErrors: false, submitErrors }, false, submitErrors],
    ['nothing when all was well', { hasValidationErrors: false }, false, {}],
    ['our faults, without what was refused of another value', { hasValidationErrors: true, errors, submitErrors }, false, errors],
    ['both while the refused value stands', { hasValidationErrors: true, errors, submitErrors }, true, { ...submitErrors, ...errors }],
  ])('are %s', (_what, form, isAsSent, expected) => {
    expect(faultsOfPress(form, () => isAsSent)).toEqual(expected);
  });
});
