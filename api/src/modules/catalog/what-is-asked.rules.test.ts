import { whatIsAsked, type AskingOption } from './what-is-asked.rules';

const nothing: AskingOption = { passengerFields: [], passengerQuestions: [], questions: [] };
const weight = { id: 'weight', texts: { en: 'Weight', 'zh-Hans': '体重' }, required: true, maxLength: 100, choices: [], number: null };
const allergies = { ...weight, id: 'allergies', texts: { en: 'Allergies' }, required: false };
const pickUp = { id: 'pick-up', texts: { en: 'Pick-up point' }, required: true, maxLength: 100 };

const shown = (options: AskingOption[], language: 'en' | 'zh-Hans' = 'en') =>
  whatIsAsked(options, language).map(({ title, things }) => [title, ...things.map(({ text }) => text)]);

test('a passport is asked of each traveller, with the name, once however many options ask it', () => {
  const border: AskingOption = { ...nothing, passengerFields: ['title', 'passportNumber'] };

  expect(shown([border, border])).toEqual([['At checkout we ask each traveller for:', 'name', 'title (optional)', 'passport number']]);
});

test('a weight that one option asks is said to depend on what is chosen', () => {
  expect(shown([nothing, { ...nothing, passengerQuestions: [weight] }])).toEqual([
    ['At checkout, depending on what you choose, we ask each traveller for:', 'name', 'Weight'],
  ]);
});

test('what is asked once for the booking stands apart, beside the contact', () => {
  expect(shown([{ ...nothing, questions: [pickUp] }])).toEqual([
    [expect.stringMatching(/^We ask only whoever books for a name/)],
    ['We ask once for the whole booking for:', 'Pick-up point'],
  ]);
});

test("the operator's label says its language where it is not the reader's", () => {
  const asked = whatIsAsked([{ ...nothing, passengerQuestions: [weight, allergies] }], 'zh-Hans');

  expect(asked[0]?.things).toEqual([{ text: '姓名' }, { text: '体重' }, { text: 'Allergies (optional)', lang: 'en' }]);
});
