import { DOCUMENT_WORDS } from '../api/src/documents/document-words';
import { STATEMENT_WORDS } from '../api/src/documents/statement-words';
import { MAIL_WORDS } from '../api/src/mail/mail-words';
import { WALLET_MAIL_WORDS } from '../api/src/modules/wallet/wallet-mail-words';
import { bare, flat, holesOf, readSources, textsOf, unusedOf, workspaces, type Flat } from './locale-texts.fixture';

// The one check of words for the whole site and its mails: nothing missing, nothing unused, nothing left in English or in the other script.
const LANGUAGES = ['id', 'zh-Hans', 'zh-Hant'] as const;

const ofApi = {
  'the mails': MAIL_WORDS,
  'the wallet’s mails': WALLET_MAIL_WORDS,
  'the documents': DOCUMENT_WORDS,
  'the statements': STATEMENT_WORDS,
};
const sets: [string, (language: string) => Flat][] = [
  ...workspaces.map((name) => [name, (language: string) => textsOf(name, language)] as [string, (language: string) => Flat]),
  ...Object.entries(ofApi).map(
    ([name, words]) => [name, (language: string) => flat(words[language as keyof typeof words])] as [string, (language: string) => Flat],
  ),
];

/** Words that are written the same in Indonesian: names, and words that both languages share. */
const SAME_IN_INDONESIAN =
  /\b(hotel|hotels|total|subtotal|e-?mail|operator|check-?in|check-?out|indonesia|malaysia|transit|transfer|bank|visa|mastercard|paynow|administrator|status|online|voucher|wi-?fi|straits|unit|uen|debit|kredit|feri|minimum|maximum|normal|menu|filter|format|video|audio|internet|data|file|pdf|csv|xlsx|excel|link|portal|agen|format|reset|scan|solo|bali|batam|bintan|jakarta|kayak|spa|santai|villa|resort|sgd|idr|myr|usd|gst|iata|english|bahasa|mode|via|info|logo|kabin|suite|promo|kapal|duplex|twin|dok|apple|google|pay|american|express|jcb|unionpay|facebook|instagram|whatsapp|captain|amex|mrz|name|instructions)\b/gi;
const ENGLISH = /\b(the|and|your|you|with|from|this|that|please|is|are|was|of|for|to|what|when|where|how|has|have|been|we|our|not|all)\b/i;
/** Characters that are met most, each as it stands in traditional and in simplified script. */
const PAIRS = [
  '們们個个這这為为時时來来說说對对會会過过還还沒没經经點点開开關关門门問问間间網网頁页單单訂订選选擇择請请輸输幫帮預预態态認认證证號号碼码錢钱帳账戶户處处應应該该電电話话聯联絡络資资訊讯據据參参覽览廣广場场縣县區区國国際际飯饭館馆級级張张塊块夠够實实從从與与價价優优車车輛辆導导體体驗验樂乐園园飛飞機机線线樣样無无紀纪錄录產产題题員员務务結结繼继續续發发現现領领陸陆銀银條条約约則则須须確确讓让給给買买賣卖東东風风險险總总額额數数圖图',
].join('');
const everySecond = (from: 0 | 1) => new RegExp(`[${[...PAIRS].filter((_, index) => index % 2 === from).join('')}]`);
const ONLY_TRADITIONAL = everySecond(0);
const ONLY_SIMPLIFIED = everySecond(1);

/** `12月8日周二 前`; between a number or Latin letters and Chinese a space stays. */
const SPACE_BEHIND_DATE = /\{(date|days|latest)\}\}? \p{Script=Han}/u;

/** When somebody looks at a proof or an answer: 9–18 in Latin letters, 9:00–18:00 in Chinese. */
const TELLS_HOURS = /(?:working hours|jam kerja|工作小[时時]).*\d ?[-–]/u;
const isHoursRight = (text: string, language: string) => (language.startsWith('zh') ? /9:00–18:00/ : /\b9–18\b/).test(text);

const withoutHoles = (text: string) => text.replaceAll(/\{\{?\w+\}?\}|<\/?\w+>|https?:\S+|[\w.]+@[\w.]+/g, ' ');

function isForeign(text: string, english: string | undefined, language: string): boolean {
  const words = withoutHoles(text);
  if (language === 'id') return text === english && /[a-z]{4}/i.test(words.replaceAll(SAME_IN_INDONESIAN, ''));
  const hasHan = /\p{Script=Han}/u.test(words);
  return (
    !hasHan &&
    /[a-z]{4}/i.test(
      words.replaceAll(
        /\b(paynow|visa|mastercard|amex|american express|unionpay|straits|wi-?fi|jcb|whatsapp|facebook|instagram|youtube|e-mail|english|bahasa indonesia)\b/gi,
        '',
      ),
    )
  );
}

describe.each(sets)('the texts of %s', (_name, of) => {
  const english = of('en');
  const englishOf = (key: string) => english.get(key) ?? english.get(`${bare(key)}_other`) ?? english.get(bare(key));

  it.each(LANGUAGES)('say in %s all that English says, and no more', (language) => {
    expect([...new Set([...of(language).keys()].map(bare))].sort()).toEqual([...new Set([...english.keys()].map(bare))].sort());
  });

  it.each(LANGUAGES)('fill in and mark in %s what English does', (language) => {
    const different = [...of(language)].filter(([key, text]) => holesOf(text).join() !== holesOf(englishOf(key) ?? '').join());

    expect(different).toEqual([]);
  });

  it.each(LANGUAGES)('are nowhere empty or English by accident in %s', (language) => {
    const own = [...of(language)];
    const empty = own.filter(([key, text]) => text.trim() === '' && englishOf(key) !== '');
    const foreign = own.filter(([key, text]) => isForeign(text, englishOf(key), language));
    const mixed = language === 'id' ? own.filter(([, text]) => (withoutHoles(text).match(new RegExp(ENGLISH, 'gi')) ?? []).length > 1) : [];

    expect([...empty, ...foreign, ...mixed]).toEqual([]);
  });

  it('are in the script of their language', () => {
    const astray = [
      ...[...of('zh-Hans')].filter(([, text]) => ONLY_TRADITIONAL.test(text)),
      ...[...of('zh-Hant')].filter(([, text]) => ONLY_SIMPLIFIED.test(text)),
    ];

    expect(astray).toEqual([]);
  });

  it.each(['en', ...LANGUAGES])('write in %s the working hours one way', (language) => {
    expect([...of(language)].filter(([, text]) => TELLS_HOURS.test(text) && !isHoursRight(text, language))).toEqual([]);
  });

  it.each(['en', ...LANGUAGES])('write in %s from when to when with a dash', (language) => {
    expect([...of(language)].filter(([, text]) => /\d-\d/.test(text))).toEqual([]);
  });

  it.each(['zh-Hans', 'zh-Hant'])('have in %s no space behind a date, which ends in Chinese', (language) => {
    expect([...of(language)].filter(([, text]) => SPACE_BEHIND_DATE.test(text))).toEqual([]);
  });
});

/** The site's server reads these as JSON; a test of the shell's own holds the refusals. */
const READ_OTHERWISE = /^(refusals\.|qa\.(title|ask|until|begin|refused|refusedText)$)/;

describe.each(workspaces)('the sources of %s', (workspace) => {
  const said = readSources(workspace);
  const keys = [...textsOf(workspace, 'en').keys()];

  it('ask for no text that nobody wrote', () => {
    const known = new Set([...keys, ...textsOf('shell', 'en').keys()].map(bare));

    expect(said.asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('use every text', () => {
    expect(unusedOf(keys, said).filter((key) => workspace !== 'shell' || !READ_OTHERWISE.test(key))).toEqual([]);
  });
});

it('would find what is missing, unused, left in English or in the other script', () => {
  expect(unusedOf(['a.used', 'a.forgotten', 'b.one'], { asked: [], written: new Set(['a.used', 'b.…']) })).toEqual(['a.forgotten']);
  expect(isForeign('Cancel my order', 'Cancel my order', 'id')).toBe(true);
  expect(isForeign('Hotel', 'Hotel', 'id')).toBe(false);
  expect(isForeign('Sign in', 'Sign in', 'zh-Hans')).toBe(true);
  expect(TELLS_HOURS.test('Within 2 working hours, 9-18 SGT') && !isHoursRight('9-18 SGT', 'en')).toBe(true);
  expect(TELLS_HOURS.test('2 个工作小时内（新加坡时间 9–18 时）') && !isHoursRight('9–18 时', 'zh-Hans')).toBe(true);
  expect(ONLY_TRADITIONAL.test('訂單')).toBe(true);
  expect(ONLY_SIMPLIFIED.test('訂單')).toBe(false);
  expect(ONLY_SIMPLIFIED.test('订单')).toBe(true);
});
