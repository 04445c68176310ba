import { aLine } from '../../cart-line/cart.builder';
import { aboutFaults, aboutsOf, answersOf, bookingAnswersOf, isAboutComplete, type About } from './about-booking.rules';
import { seatsOf } from './traveller.rules';
import { valuesOf, withTyped } from './traveller-records.rules';

const hotel = { id: 'hotel', label: 'Hotel', lang: undefined, maxLength: 10, required: true, choices: [], number: null };
const wish = { ...hotel, id: 'wish', label: 'Wish', required: false };
const asking = (id: string, change: Parameters<typeof aLine>[0] = {}) => aLine({ id, bookingQuestions: [hotel], ...change });
const first = (lines: ReturnType<typeof aLine>[]) => aboutsOf(lines)[0] as About;

describe('what is asked of a booking', () => {
  it('is asked once for a journey there and back with one operator, and answered for both lines', () => {
    const legs = ['there', 'back'].map((id) => asking(id, { groupId: 'trip', productId: 'ferry', optionId: id }));
    const abouts = aboutsOf([...legs, aLine(), asking('tour', { productId: 'tour', optionId: 'tour' })]);
    const records = withTyped([], abouts[0]!, { 'answers-hotel': ' Raffles ' });

    expect(abouts.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['there', 'back'], ['tour']]);
    expect(bookingAnswersOf(abouts, records)).toEqual({ there: { hotel: 'Raffles' }, back: { hotel: 'Raffles' } });
  });

  it('of two cabins, or two operators of one trip, is asked of each', () => {
    const [one, two] = [asking('one'), asking('two')];
    const others = ['a', 'b'].map((id) => asking(id, { groupId: 'trip', productId: id }));

    expect(aboutsOf([one, two, ...others])).toHaveLength(4);
  });

  it('is nobody’s name, and no traveller’s record is its answer', () => {
    const line = asking('one', { passengerFields: ['nationality'] });
    const seat = seatsOf([line])[0]!;
    const records = withTyped(withTyped([], first([line]), { 'answers-hotel': 'Raffles' }), seat, { givenNames: 'Ada' });

    expect(valuesOf(seat, records).givenNames).toBe('Ada');
    expect(answersOf(first([line]), records)).toEqual({ 'answers-hotel': 'Raffles' });
  });

  it('goes along when its line was removed and put back', () => {
    const records = withTyped([], first([asking('old')]), { 'answers-hotel': 'Raffles' });

    expect(answersOf(first([asking('new')]), records)).toEqual({ 'answers-hotel': 'Raffles' });
  });

  it('is complete without what need not be answered, once it was shown', () => {
    const about = first([asking('one', { bookingQuestions: [wish] })]);

    expect(isAboutComplete(about, [])).toBe(false);
    expect(isAboutComplete(about, withTyped([], about, answersOf(about, [])))).toBe(true);
    expect(bookingAnswersOf([about], withTyped([], about, { 'answers-wish': ' ' }))).toEqual({});
  });

  it('names the field of what is missing or too long', () => {
    const about = first([asking('one')]);

    expect(aboutFaults(about, {})).toEqual({
      'answers-hotel': { key: 'answerMissing', values: expect.objectContaining({ label: 'Hotel' }) },
    });
    expect(aboutFaults(about, { 'answers-hotel': 'x'.repeat(11) })['answers-hotel']?.key).toBe('answerLong');
  });
});
