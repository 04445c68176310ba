import { ask, OctoRefusal, type OctoConnection } from './octo-call';
import { OctoBooking, type OctoAnswer } from './octo-messages';
import { codeOf, theirs, type OctoSupply } from './octo-visit';
import type { SupplierAnswer, SupplierOrder } from './supplier';

// OCTO's capability `octo/questions`: what was answered, under the supplier's names. Only questions that the supply names are told: the rest is between
// the shop and its travellers.

export const tellsAnswers = ({ questions = {} }: OctoSupply) => Object.keys(questions).length > 0;

type UnitItem = OctoBooking['unitItems'][number];
export interface AnswersBody {
  questionAnswers?: OctoAnswer[];
  unitItems?: { uuid: string; unitId: string; questionAnswers: OctoAnswer[] }[];
}

/** What is told of one booking or traveller; an answer that stands there and is given no more is taken back. */
function toldOf({ questions = {} }: OctoSupply, answers: SupplierAnswer[], known: OctoAnswer[] | null | undefined): OctoAnswer[] {
  const given = answers.flatMap(({ questionId, value, choiceId = '' }) => {
    const question = questions[questionId];
    return question ? [{ questionId: question.id, value: question.choices[choiceId] ?? value }] : [];
  });
  const ours = Object.values(questions).map(({ id }) => id);
  const isOver = ({ questionId, value }: OctoAnswer) =>
    typeof value === 'string' && ours.includes(questionId) && !given.some((one) => one.questionId === questionId);
  return [...given, ...(known ?? []).filter(isOver).map(({ questionId }) => ({ questionId, value: null }))];
}

/** Whose each unit of a booking is: by the code that somebody holds, the others in their order. */
function holdersOf(supply: OctoSupply, { travellers }: SupplierOrder, unitItems: UnitItem[]) {
  const left = [...travellers];
  const take = (isIt: (one: (typeof left)[number]) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const held = unitItems.map((item) => take(({ code }) => code !== null && code === codeOf(item)));
  return unitItems.map((item, index) => held[index] ?? take(({ unitId }) => theirs(supply.units, unitId) === item.unitId));
}

/** A booking's answers as they are to be told; null where nothing is. Refuses when the supplier does not name the units that they belong to. */
export function answersBody(supply: OctoSupply, order: SupplierOrder, booking: OctoBooking): AnswersBody | null {
  const questionAnswers = toldOf(supply, order.answers, booking.questionAnswers);
  const holders = holdersOf(supply, order, booking.unitItems);
  const unitItems = booking.unitItems.map(({ uuid = '', unitId, questionAnswers: known }, index) => ({
    ...{ uuid, unitId },
    questionAnswers: toldOf(supply, holders[index]?.answers ?? [], known),
  }));
  const isOfUnits = order.travellers.some(({ answers }) => toldOf(supply, answers, null).length > 0);
  const isNamed = unitItems.length === order.travellers.length && unitItems.every(({ uuid }) => uuid);
  if (isOfUnits && !isNamed) throw new OctoRefusal('UNIT_ITEMS_DIFFER');
  const toUnits = unitItems.some(({ questionAnswers: told }) => told.length > 0);
  if (questionAnswers.length === 0 && !toUnits) return null;
  return { ...(questionAnswers.length > 0 && { questionAnswers }), ...(toUnits && { unitItems }) };
}

/** The same for a booking that is only known by its name. */
export async function findAnswersBody(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder): Promise<AnswersBody | null> {
  if (!tellsAnswers(supply)) return null;
  const hasAny = [order, ...order.travellers].some(({ answers }) => toldOf(supply, answers, null).length > 0);
  if (!hasAny) return null;
  return answersBody(supply, order, OctoBooking.parse(await ask(connection, { method: 'GET', path: `/bookings/${order.uuid}` })));
}

const isAmong = (known: OctoAnswer[] | null | undefined) => (told: OctoAnswer) =>
  (known ?? []).some(({ questionId, value }) => questionId === told.questionId && (value ?? null) === (told.value ?? null));
const isTold = ({ questionAnswers = [], unitItems = [] }: AnswersBody, booking: OctoBooking) =>
  questionAnswers.every(isAmong(booking.questionAnswers)) &&
  unitItems.every(({ uuid, questionAnswers: told }) =>
    told.every(isAmong(booking.unitItems.find((item) => item.uuid === uuid)?.questionAnswers)),
  );

/** Tells a booking that stands what was answered since; answers why the supplier would not have it. */
export async function tellAnswers(
  connection: OctoConnection,
  supply: OctoSupply,
  { order, booking }: { order: SupplierOrder; booking: OctoBooking },
): Promise<{ answersRefused?: string }> {
  if (!tellsAnswers(supply)) return {};
  try {
    const body = answersBody(supply, order, booking);
    if (body && !isTold(body, booking)) await ask(connection, { method: 'PATCH', path: `/bookings/${order.uuid}`, body });
    return {};
  } catch (error) {
    if (error instanceof OctoRefusal) return { answersRefused: error.reason };
    throw error;
  }
}
