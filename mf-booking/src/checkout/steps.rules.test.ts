import { firstOpenStep, stepPath, stepToShow } from './steps.rules';

const nothing = { isContactDone: false, hasTravellers: true, areTravellersDone: false };
const contact = { ...nothing, isContactDone: true };
const all = { ...contact, areTravellersDone: true };

describe('firstOpenStep', () => {
  it.each([
    [nothing, 'contact'],
    [contact, 'travellers'],
    [{ ...contact, hasTravellers: false }, 'review'],
    [all, 'review'],
  ] as const)('is with %j %s', (progress, step) => {
    expect(firstOpenStep(progress)).toBe(step);
  });
});

describe('stepToShow', () => {
  it.each([
    [null, nothing, 'contact'],
    [null, all, 'review'],
    ['review', nothing, 'contact'],
    ['review', contact, 'travellers'],
    ['review', all, 'review'],
    ['contact', all, 'contact'],
    ['travellers', all, 'travellers'],
    ['travellers', { ...all, hasTravellers: false }, 'review'],
    ['pay', all, 'review'],
  ] as const)('shows for %s with %j: %s', (asked, progress, step) => {
    expect(stepToShow(asked, progress)).toBe(step);
  });
});

describe('stepPath', () => {
  it('carries what the step needs', () => {
    expect(stepPath('contact', { back: 'review' })).toBe('/checkout?step=contact&back=review');
  });
});
