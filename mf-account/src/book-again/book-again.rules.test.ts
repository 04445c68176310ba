import { orderWith } from '../orders.fixture';
import { asPutLine, isAhead, tripsOf, withoutGone } from './book-again.rules';

const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];

describe('book again', () => {
  it.each([
    ['2026-12-24T15:59:00Z', true],
    ['2026-12-24T16:01:00Z', false],
  ])('is for days that are not over at the place: %s', (now, expected) => {
    expect(isAhead(line, Date.parse(now))).toBe(expected);
    expect(isAhead({ ...line, localDate: null }, Date.parse(now))).toBe(true);
  });

  it('takes the same tickets, extras and answers', () => {
    const rich = {
      ...line,
      extras: [{ extraId: 'lunch', name: 'Lunch', quantity: 2, unitPrice: line.total }],
      answers: [{ questionId: 'hotel', label: 'Hotel', text: 'Raffles' }],
    };

    expect(asPutLine(rich)).toMatchObject({
      optionId: 'night-safari-tram',
      localDate: '2026-12-24',
      startTime: '19:15',
      units: [
        { unitId: 'adult', quantity: 2 },
        { unitId: 'child', quantity: 1 },
      ],
      extras: [{ extraId: 'lunch', quantity: 2 }],
      answers: { hotel: 'Raffles' },
    });
    expect(asPutLine(line).extras).toBeUndefined();
    // Of these the checkout asks again; the cart takes no answers.
    expect(asPutLine({ ...rich, kind: 'package' }).answers).toBeUndefined();
  });

  it('keeps the legs of a trip together', () => {
    const legs = ['a', 'b'].map((id) => ({ ...line, id, groupId: 'trip' }));

    expect(tripsOf([...legs, line]).map((trip) => trip.length)).toEqual([2, 1]);
  });

  const sold = {
    ...line,
    extras: [{ extraId: 'lunch', name: 'Lunch', quantity: 2, unitPrice: line.total }],
    answers: [
      { questionId: 'hotel', label: 'Hotel', text: 'Raffles' },
      { questionId: 'shoe', label: 'Shoe size', text: '42' },
    ],
  };
  const refused = (...fields: string[]) => ({
    code: 'request_malformed' as const,
    fields: fields.map((field) => ({ field, message: 'is gone' })),
  });
  it('names what is not asked for or sold any more, and keeps the rest', () => {
    const less = withoutGone(sold, refused('answers.shoe', 'extras.lunch'));

    expect(less?.gone).toEqual(['Shoe size', 'Lunch']);
    expect(less?.line).toMatchObject({ extras: [], answers: [{ questionId: 'hotel' }] });
  });

  it.each([
    ['another refusal', { ...refused('answers.shoe'), code: 'date_sold_out' as const }],
    ['something else that is wrong', refused('answers.shoe', 'startTime')],
    ['nothing that is named', refused()],
    ['what the line has not', refused('answers.hat')],
  ])('leaves a line as it was for %s', (_, error) => {
    expect(withoutGone(sold, error)).toBeUndefined();
  });
});
