import type { CatalogueFile } from '../modules/catalog/import/import-format';

type Attraction = Extract<NonNullable<CatalogueFile['products']>[number], { kind: 'attraction' }>;
type Question = NonNullable<Attraction['options'][number]['questions']>[number];

const asked = (points: NonNullable<Question['points']>): Question[] => [
  {
    id: 'pickup',
    label: { en: 'Pick-up point', id: 'Titik jemput', 'zh-Hans': '上车地点', 'zh-Hant': '上車地點' },
    required: true,
    points,
  },
];

/** Outings of the demonstration that fetch their guests, by product. */
export const PICK_UPS: Partial<Record<string, Question[]>> = {
  'kecak-cliff-dance': asked([
    {
      id: 'ubud-palace',
      name: { en: 'Ubud, palace gate', id: 'Ubud, gerbang puri', 'zh-Hans': '乌布皇宫门口', 'zh-Hant': '烏布皇宮門口' },
      address: 'Jalan Raya Ubud 8',
      ...{ latitude: -8.5069, longitude: 115.2625, minutesBefore: 120 },
    },
    {
      id: 'seminyak-square',
      name: { en: 'Seminyak, square', id: 'Seminyak, alun-alun', 'zh-Hans': '水明漾广场', 'zh-Hant': '水明漾廣場' },
      address: 'Jalan Kayu Aya 1',
      ...{ latitude: -8.6825, longitude: 115.1573, minutesBefore: 90 },
    },
    {
      id: 'kuta-beach',
      name: { en: 'Kuta, beach gate', id: 'Kuta, gerbang pantai', 'zh-Hans': '库塔海滩入口', 'zh-Hant': '庫塔海灘入口' },
      address: 'Jalan Pantai Kuta 32',
      ...{ latitude: -8.7178, longitude: 115.1682, minutesBefore: 60 },
    },
    {
      id: 'temple-gate',
      name: {
        en: 'No transfer: at the temple',
        id: 'Tanpa jemputan: di pura',
        'zh-Hans': '不接送：寺庙门口',
        'zh-Hant': '不接送：寺廟門口',
      },
      address: 'Jalan Raya Uluwatu, Pecatu',
      ...{ latitude: -8.8291, longitude: 115.0849, minutesBefore: 15 },
    },
  ]),
  'kl-street-food-night': asked([
    {
      id: 'kl-sentral',
      name: { en: 'KL Sentral, main hall', id: 'KL Sentral, aula utama', 'zh-Hans': '吉隆坡中央车站大厅', 'zh-Hant': '吉隆坡中央車站大廳' },
      address: 'Jalan Stesen Sentral 5',
      ...{ latitude: 3.1343, longitude: 101.6865, minutesBefore: 40 },
    },
    {
      id: 'bukit-bintang',
      name: {
        en: 'Bukit Bintang MRT, gate D',
        id: 'MRT Bukit Bintang, pintu D',
        'zh-Hans': '武吉免登地铁站 D 口',
        'zh-Hant': '武吉免登捷運站 D 口',
      },
      address: 'Jalan Bukit Bintang 139',
      ...{ latitude: 3.1466, longitude: 101.7107, minutesBefore: 15 },
    },
  ]),
};
