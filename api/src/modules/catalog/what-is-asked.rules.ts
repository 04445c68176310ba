import type { Attraction, Option } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { LocalText } from './import/import-values';
import { inEveryLanguage } from './kinds/words';
import type { OptionTerms } from './sellable';
import { otherLangOf, textsOf, type Texts } from './texts.rules';

type Asked = NonNullable<Attraction['asked']>;
type Thing = Asked[number]['things'][number];
export type AskingOption = Pick<OptionTerms, 'passengerFields' | 'passengerQuestions' | 'questions'>;
interface Answer {
  id: string;
  texts: Texts<string>;
  required: boolean;
}

const EACH = inEveryLanguage(
  'At checkout we ask each traveller for:',
  'Saat pemesanan, dari setiap wisatawan kami minta:',
  '结账时，每位旅客需填写：',
  '結帳時，每位旅客需填寫：',
);
const EACH_BY_CHOICE = inEveryLanguage(
  'At checkout, depending on what you choose, we ask each traveller for:',
  'Saat pemesanan, bergantung pada pilihan Anda, dari setiap wisatawan kami minta:',
  '结账时，视您所选的项目，每位旅客需填写：',
  '結帳時，視您所選的項目，每位旅客需填寫：',
);
const ONCE = inEveryLanguage(
  'We ask once for the whole booking for:',
  'Cukup sekali untuk seluruh pemesanan, kami minta:',
  '每笔预订只需填写一次：',
  '每筆預訂只需填寫一次：',
);
const CONTACT_ONLY = inEveryLanguage(
  'We ask only whoever books for a name, e-mail address and phone number; the other travellers give nothing.',
  'Kami hanya meminta nama, alamat email, dan nomor telepon pemesan; data wisatawan lain tidak diperlukan.',
  '只需填写预订人的姓名、电子邮箱和电话号码，无需其他旅客的资料。',
  '只需填寫預訂人的姓名、電子郵件和電話號碼，無需其他旅客的資料。',
);
const OPTIONAL = inEveryLanguage(' (optional)', ' (opsional)', '（选填）', '（選填）');
const NAME = inEveryLanguage('name', 'nama', '姓名', '姓名');
const FIELDS: Record<Option['passengerFields'][number], LocalText> = {
  title: inEveryLanguage('title', 'sapaan', '称谓', '稱謂'),
  dateOfBirth: inEveryLanguage('date of birth', 'tanggal lahir', '出生日期', '出生日期'),
  nationality: inEveryLanguage('nationality', 'kewarganegaraan', '国籍', '國籍'),
  passportNumber: inEveryLanguage('passport number', 'nomor paspor', '护照号码', '護照號碼'),
  passportExpiry: inEveryLanguage('passport expiry date', 'tanggal habis berlaku paspor', '护照有效期', '護照有效期'),
};

/** As the checkout has it: whoever is asked anything is named too, and a title is never required. */
function ofEach({ passengerFields, passengerQuestions }: AskingOption): Answer[] {
  const fields = passengerFields.map((id) => ({ id, texts: FIELDS[id], required: id !== 'title' }));
  const answers = [...fields, ...passengerQuestions];
  return answers.length === 0 ? [] : [{ id: 'name', texts: NAME, required: true }, ...answers];
}

const idsOf = (answers: Answer[]) => answers.map(({ id }) => id).join();

function thingOf({ texts, required }: Answer, language: Language): Thing {
  const text = textsOf(texts, language);
  const lang = otherLangOf(texts, language);
  return { text: required ? text : text + textsOf(OPTIONAL, lang ?? language), ...(lang && { lang }) };
}

function lineOf(title: LocalText, lists: Answer[][], language: Language): Asked {
  const all = new Map(lists.flat().map((answer) => [answer.id, answer]));
  return all.size === 0 ? [] : [{ title: textsOf(title, language), things: [...all.values()].map((answer) => thingOf(answer, language)) }];
}

/** What will be asked of whoever buys one of these options, said beforehand on the product's page. */
export function whatIsAsked(options: AskingOption[], language: Language): Asked {
  const perOption = options.map(ofEach);
  const differs = new Set(perOption.map(idsOf)).size > 1;
  const each = lineOf(differs ? EACH_BY_CHOICE : EACH, perOption, language);
  const once = lineOf(
    ONCE,
    options.map(({ questions }) => questions),
    language,
  );
  return [...(each.length > 0 ? each : [{ title: textsOf(CONTACT_ONLY, language), things: [] }]), ...once];
}
