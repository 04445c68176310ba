import type { PassengerQuestion } from './catalog';

type Asked = Pick<PassengerQuestion, 'required' | 'maxLength' | 'number'> & { choices: readonly { id: string }[] };

const WHOLE = /^\d{1,9}$/;

/** As it is sent: without spaces around; a number in plain digits, also where a Chinese keyboard typed wide ones. */
export const plainAnswer = ({ number }: Pick<Asked, 'number'>, typed: string) =>
  number ? typed.normalize('NFKC').replaceAll(/\s/g, '') : typed.trim();

export type AnswerFault = 'missing' | 'choice' | 'number' | 'long';

/** What is wrong with a traveller's answer (`plainAnswer`), or nothing. */
export function faultOfAnswer({ required, maxLength, choices, number }: Asked, answer: string): AnswerFault | undefined {
  if (!answer) return required ? 'missing' : undefined;
  if (choices.length > 0) return choices.some(({ id }) => id === answer) ? undefined : 'choice';
  if (number) return WHOLE.test(answer) && Number(answer) >= number.min && Number(answer) <= number.max ? undefined : 'number';
  return [...answer].length > maxLength ? 'long' : undefined;
}

const UNITS = { kg: 'kilogram', cm: 'centimeter' } as const;

/** `75 kg` as the readers of a language (BCP 47) write it; the number alone where it has no unit. */
export function numberWords(value: number, unit: 'kg' | 'cm' | null, language: string): string {
  return new Intl.NumberFormat(language, unit ? { style: 'unit', unit: UNITS[unit] } : {}).format(value);
}
