import type { Words } from './tour-row';

interface ExtraRow {
  per: 'booking' | 'person';
  /** SGD cents. */
  price: number;
  most: number;
  name: Words;
  text: Words;
}

/** What can be added to a package by hand. */
export const EXTRAS = {
  transfer: {
    per: 'booking',
    price: 4_800,
    most: 2,
    name: ['Private airport transfer', 'Transfer bandara pribadi', '私人机场接送', '私人機場接送'],
    text: [
      'One way for up to four people with luggage, at any hour.',
      'Sekali jalan untuk hingga empat orang dengan bagasi, jam berapa pun.',
      '单程，最多四人连行李，任何时间。',
      '單程，最多四人連行李，任何時間。',
    ],
  },
  singleRoom: {
    per: 'person',
    price: 16_000,
    most: 4,
    name: ['Room of your own', 'Kamar sendiri', '单人房差', '單人房差'],
    text: [
      'For a traveller who does not share a room with another.',
      'Untuk wisatawan yang tidak berbagi kamar.',
      '不与他人同住的旅客适用。',
      '不與他人同住的旅客適用。',
    ],
  },
  spa: {
    per: 'person',
    price: 6_500,
    most: 8,
    name: ['Ninety minutes of massage', 'Pijat sembilan puluh menit', '九十分钟按摩', '九十分鐘按摩'],
    text: [
      'In the hotel, on a free afternoon. You choose the hour on the spot.',
      'Di hotel, pada sore yang bebas. Jam dipilih di tempat.',
      '在酒店自由活动的下午进行，到店选时间。',
      '在飯店自由活動的下午進行，到店選時間。',
    ],
  },
  chineseGuide: {
    per: 'booking',
    price: 18_000,
    most: 1,
    name: ['Guide who speaks Chinese', 'Pemandu berbahasa Mandarin', '中文向导', '中文嚮導'],
    text: ['For your party, all days of the tour.', 'Untuk rombongan Anda, selama tur.', '全程陪同您的同行者。', '全程陪同您的同行者。'],
  },
  snorkel: {
    per: 'person',
    price: 1_800,
    most: 10,
    name: ['Mask, snorkel and fins', 'Masker, snorkel, dan sirip', '面镜、呼吸管与脚蹼', '面鏡、呼吸管與蛙鞋'],
    text: [
      'In your size, for all days.',
      'Sesuai ukuran Anda, selama perjalanan.',
      '按您的尺码备好，全程使用。',
      '按您的尺碼備好，全程使用。',
    ],
  },
  esim: {
    per: 'person',
    price: 1_200,
    most: 10,
    name: ['eSIM with 10 GB', 'eSIM 10 GB', '10 GB eSIM', '10 GB eSIM'],
    text: [
      'Works from arrival, for fifteen days.',
      'Aktif sejak tiba, selama lima belas hari.',
      '抵达即用，有效十五天。',
      '抵達即用，有效十五天。',
    ],
  },
} as const satisfies Record<string, ExtraRow>;
export type ExtraName = keyof typeof EXTRAS;
