import type { CatalogueFile } from '../modules/catalog/import/import-format';
import { inWords, type Words } from './tours/tour-row';

type Attraction = Extract<NonNullable<CatalogueFile['products']>[number], { kind: 'attraction' }>;
type Question = NonNullable<Attraction['options'][number]['questions']>[number];

const choice = (id: string, name: Words) => ({ id, name: inWords(name) });
const asked = { per: 'person' as const };

const WEIGHT: Question = {
  ...{ ...asked, id: 'weight', required: true, number: { min: 25, max: 110, unit: 'kg' } },
  label: inWords(['Weight', 'Berat badan', '体重', '體重']),
};
const MEAL: Question = {
  ...{ ...asked, id: 'meal', required: true },
  label: inWords(['Meal', 'Pilihan makanan', '餐食', '餐食']),
  choices: [
    choice('any', ['I eat everything', 'Semua makanan', '无忌口', '無忌口']),
    choice('halal', ['Halal', 'Halal', '清真', '清真']),
    choice('vegetarian', ['Vegetarian', 'Vegetarian', '素食（含蛋奶）', '素食（含蛋奶）']),
    choice('vegan', ['Vegan', 'Vegan', '纯素', '純素']),
  ],
};
const ALLERGIES: Question = {
  ...{ ...asked, id: 'allergies', maxLength: 120 },
  label: inWords(['Food allergies', 'Alergi makanan', '食物过敏', '食物過敏']),
};
const FINS: Question = {
  ...{ ...asked, id: 'shoe-size', number: { min: 22, max: 50 } },
  label: inWords(['Shoe size (EU), for fins', 'Ukuran sepatu (EU), untuk sirip', '鞋码（欧码），用于蛙鞋', '鞋碼（歐碼），用於蛙鞋']),
};

const ofBooking = (id: string, label: Words, more: Partial<Question> = {}): Question => ({ id, label: inWords(label), ...more });
const MEETING = ofBooking(
  'meeting',
  [
    'Where we meet you on day 1 (flight, train or hotel)',
    'Tempat kami menjemput pada hari ke-1 (penerbangan, kereta, atau hotel)',
    '第 1 天在哪里接您（航班、车次或酒店）',
    '第 1 天在哪裡接您（航班、車次或飯店）',
  ],
  { required: true, maxLength: 120 },
);
const OCCASION = ofBooking(
  'occasion',
  ['Something to celebrate on board?', 'Ada yang dirayakan di kapal?', '有什么要在船上庆祝吗？', '有什麼要在船上慶祝嗎？'],
  { maxLength: 120 },
);
const BALI_HOTEL = ofBooking(
  'bali-hotel',
  [
    'Your hotel in Bali, for the bus to and from the pier',
    'Hotel Anda di Bali, untuk bus dari dan ke dermaga',
    '您在巴厘岛的酒店（安排码头往返接送）',
    '您在峇里島的飯店（安排碼頭來回接送）',
  ],
  { required: true, maxLength: 120 },
);

/** Outings, tours, cruises and ferries of the demonstration that ask something of each traveller or of the booking, by product. */
export const ASKED_OF_TRAVELLERS: Partial<Record<string, Question[]>> = {
  'bali-swing-valley': [WEIGHT],
  'batam-seafood-evening': [MEAL, ALLERGIES],
  'komodo-sail-four-days': [MEAL, ALLERGIES, FINS],
  'bromo-ijen-four-days': [MEETING],
  'java-sea-five-nights': [OCCASION],
  'gili-fast-boat': [BALI_HOTEL],
};
