import type { CatalogueFile } from '../../modules/catalog/import/import-format';
import type { LocalText } from '../../modules/catalog/import/import-values';

type ProductFile = NonNullable<CatalogueFile['products']>[number];
export type FerryFile = Extract<ProductFile, { kind: 'ferry' }>;
export type PortFile = FerryFile['details']['from'];

const text = (en: string, id: string, hans: string, hant: string): LocalText => ({ en, id, 'zh-Hans': hans, 'zh-Hant': hant });

const SINGAPORE = { area: text('Singapore', 'Singapura', '新加坡', '新加坡'), country: 'SG', timeZone: 'Asia/Singapore' };
const BATAM = { area: text('Batam', 'Batam', '巴淡岛', '巴淡島'), country: 'ID', timeZone: 'Asia/Jakarta' };
const BINTAN = { area: text('Bintan', 'Bintan', '民丹岛', '民丹島'), country: 'ID', timeZone: 'Asia/Jakarta' };
const KARIMUN = { area: text('Karimun', 'Karimun', '吉里汶', '吉里汶'), country: 'ID', timeZone: 'Asia/Jakarta' };
const JOHOR = { area: text('Johor', 'Johor', '柔佛', '柔佛'), country: 'MY', timeZone: 'Asia/Kuala_Lumpur' };
const NORTH = { country: 'MY', timeZone: 'Asia/Kuala_Lumpur' };
const BALI = { area: text('Bali', 'Bali', '巴厘岛', '巴厘島'), country: 'ID', timeZone: 'Asia/Makassar' };
const PENIDA = { area: text('Nusa Penida', 'Nusa Penida', '珀尼达岛', '珀尼達島'), country: 'ID', timeZone: 'Asia/Makassar' };
const LOMBOK = { area: text('Lombok and Gili', 'Lombok dan Gili', '龙目与吉利', '龍目與吉利'), country: 'ID', timeZone: 'Asia/Makassar' };

const inFare = (amount: number, currency: string) => ({ amount, currency, payable: 'included' as const });
const atTerminal = (amount: number, currency: string) => ({ amount, currency, payable: 'at_terminal' as const });
const RIAU_FEE = atTerminal(10_000_000, 'IDR');

/** The terminals of the demonstration's lines. UN/LOCODE of the city where the terminal has none of its own; null where we know of none. */
export const PORTS = {
  harbourfront: {
    id: 'harbourfront',
    name: text('HarbourFront', 'HarbourFront', '港湾码头', '港灣碼頭'),
    ...SINGAPORE,
    locode: 'SGSIN',
    terminalCharge: inFare(1_000, 'SGD'),
  },
  tanahMerah: {
    id: 'tanah-merah',
    name: text('Tanah Merah', 'Tanah Merah', '丹那美拉码头', '丹那美拉碼頭'),
    ...SINGAPORE,
    locode: 'SGSIN',
    terminalCharge: inFare(1_000, 'SGD'),
  },
  batamCentre: {
    id: 'batam-centre',
    name: text('Batam Centre', 'Batam Centre', '巴淡中心码头', '巴淡中心碼頭'),
    ...BATAM,
    locode: 'IDBTM',
    terminalCharge: RIAU_FEE,
  },
  sekupang: {
    id: 'sekupang',
    name: text('Sekupang', 'Sekupang', '石古邦码头', '石古邦碼頭'),
    ...BATAM,
    locode: 'IDBTM',
    terminalCharge: RIAU_FEE,
  },
  harbourBay: {
    id: 'harbour-bay',
    name: text('Harbour Bay', 'Harbour Bay', '哈伯湾码头', '哈伯灣碼頭'),
    ...BATAM,
    locode: 'IDBTM',
    terminalCharge: RIAU_FEE,
  },
  nongsapura: {
    id: 'nongsapura',
    name: text('Nongsapura', 'Nongsapura', '农沙普拉码头', '農沙普拉碼頭'),
    ...BATAM,
    locode: 'IDBTM',
    terminalCharge: RIAU_FEE,
  },
  bentanTelani: {
    id: 'bandar-bentan-telani',
    name: text('Bandar Bentan Telani', 'Bandar Bentan Telani', '班达民丹特拉尼', '班達民丹特拉尼'),
    ...BINTAN,
    terminalCharge: inFare(8_000_000, 'IDR'),
  },
  tanjungPinang: {
    id: 'tanjung-pinang',
    name: text('Tanjung Pinang', 'Tanjung Pinang', '丹戎槟榔', '丹戎檳榔'),
    ...BINTAN,
    locode: 'IDTNJ',
    terminalCharge: RIAU_FEE,
  },
  karimun: {
    id: 'tanjung-balai-karimun',
    name: text('Tanjung Balai Karimun', 'Tanjung Balai Karimun', '丹戎巴莱', '丹戎巴萊'),
    ...KARIMUN,
    locode: 'IDTJB',
    terminalCharge: RIAU_FEE,
  },
  stulangLaut: {
    id: 'stulang-laut',
    name: text('Stulang Laut', 'Stulang Laut', '士都兰码头', '士都蘭碼頭'),
    ...JOHOR,
    locode: 'MYJHB',
    terminalCharge: atTerminal(1_500, 'MYR'),
  },
  puteriHarbour: {
    id: 'puteri-harbour',
    name: text('Puteri Harbour', 'Puteri Harbour', '公主港', '公主港'),
    ...JOHOR,
    terminalCharge: inFare(1_500, 'MYR'),
  },
  kualaPerlis: {
    id: 'kuala-perlis',
    name: text('Kuala Perlis', 'Kuala Perlis', '瓜拉玻璃市', '瓜拉玻璃市'),
    area: text('Perlis', 'Perlis', '玻璃市', '玻璃市'),
    ...NORTH,
  },
  kuah: {
    id: 'kuah-langkawi',
    name: text('Kuah Jetty', 'Dermaga Kuah', '瓜镇码头', '瓜鎮碼頭'),
    area: text('Langkawi', 'Langkawi', '兰卡威', '蘭卡威'),
    ...NORTH,
    locode: 'MYLGK',
  },
  swettenham: {
    id: 'swettenham-pier',
    name: text('Swettenham Pier', 'Dermaga Swettenham', '瑞天咸码头', '瑞天咸碼頭'),
    area: text('Penang', 'Penang', '槟城', '檳城'),
    ...NORTH,
    locode: 'MYPEN',
  },
  sanur: { id: 'sanur', name: text('Sanur', 'Sanur', '萨努尔', '薩努爾'), ...BALI },
  padangBai: { id: 'padang-bai', name: text('Padang Bai', 'Padang Bai', '巴东拜', '巴東拜'), ...BALI },
  banjarNyuh: {
    id: 'banjar-nyuh',
    name: text('Banjar Nyuh', 'Banjar Nyuh', '班加尼乌', '班加尼烏'),
    ...PENIDA,
    terminalCharge: atTerminal(2_500_000, 'IDR'),
  },
  giliTrawangan: {
    id: 'gili-trawangan',
    name: text('Gili Trawangan', 'Gili Trawangan', '特拉旺安岛', '特拉旺安島'),
    ...LOMBOK,
    terminalCharge: atTerminal(2_000_000, 'IDR'),
  },
  bangsal: { id: 'bangsal', name: text('Bangsal', 'Bangsal', '邦萨尔', '邦薩爾'), ...LOMBOK },
} satisfies Record<string, PortFile>;
export type PortName = keyof typeof PORTS;
