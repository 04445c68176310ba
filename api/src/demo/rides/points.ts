import type { CatalogueFile } from '../../modules/catalog/import/import-format';
import type { LocalText } from '../../modules/catalog/import/import-values';

type ProductFile = NonNullable<CatalogueFile['products']>[number];
export type RideFile = Extract<ProductFile, { kind: 'transport' }>;
type Point = RideFile['details']['from'];

const text = (en: string, id: string, hans: string, hant: string): LocalText => ({ en, id, 'zh-Hans': hans, 'zh-Hant': hant });
const point = (id: string, country: string, type: Point['type'], name: LocalText): Point => ({ id, country, type, name });

/** Where the demonstration's rides begin and end. */
export const POINTS = {
  changi: point('changi-airport', 'SG', 'airport', text('Changi Airport', 'Bandara Changi', '樟宜机场', '樟宜機場')),
  singapore: point(
    'singapore-hotels',
    'SG',
    'hotels',
    text('Hotels and homes in Singapore', 'Hotel dan rumah di Singapura', '新加坡市内酒店与住宅', '新加坡市內酒店與住宅'),
  ),
  harbourfront: point(
    'harbourfront-terminal',
    'SG',
    'terminal',
    text('HarbourFront ferry terminal', 'Terminal feri HarbourFront', '港湾渡轮码头', '港灣渡輪碼頭'),
  ),
  tanahMerah: point(
    'tanah-merah-terminal',
    'SG',
    'terminal',
    text('Tanah Merah ferry terminal', 'Terminal feri Tanah Merah', '丹那美拉渡轮码头', '丹那美拉渡輪碼頭'),
  ),
  batamCentre: point(
    'batam-centre-terminal',
    'ID',
    'terminal',
    text('Batam Centre ferry terminal', 'Terminal feri Batam Centre', '巴淡中心渡轮码头', '巴淡中心渡輪碼頭'),
  ),
  batam: point('batam-hotels', 'ID', 'hotels', text('Hotels in Batam', 'Hotel di Batam', '巴淡岛酒店', '巴淡島酒店')),
  bentanTelani: point(
    'bintan-terminal',
    'ID',
    'terminal',
    text('Bandar Bentan Telani terminal', 'Terminal Bandar Bentan Telani', '班达民丹特拉尼码头', '班達民丹特拉尼碼頭'),
  ),
  lagoi: point(
    'bintan-resorts',
    'ID',
    'hotels',
    text('Lagoi resorts, Bintan', 'Resor Lagoi, Bintan', '民丹拉古依度假村', '民丹拉古依度假村'),
  ),
  soekarnoHatta: point(
    'jakarta-airport',
    'ID',
    'airport',
    text('Jakarta Soekarno-Hatta Airport', 'Bandara Soekarno-Hatta', '雅加达苏加诺-哈达机场', '雅加達蘇加諾-哈達機場'),
  ),
  jakarta: point('jakarta-hotels', 'ID', 'hotels', text('Hotels in Jakarta', 'Hotel di Jakarta', '雅加达市内酒店', '雅加達市內酒店')),
  ngurahRai: point(
    'bali-airport',
    'ID',
    'airport',
    text('Bali Ngurah Rai Airport', 'Bandara Ngurah Rai Bali', '巴厘岛伍拉·赖机场', '峇里島伍拉·賴機場'),
  ),
  ubud: point('ubud', 'ID', 'city', text('Ubud', 'Ubud', '乌布', '烏布')),
  southBali: point(
    'south-bali',
    'ID',
    'hotels',
    text('Seminyak, Kuta and Nusa Dua', 'Seminyak, Kuta, dan Nusa Dua', '水明漾、库塔与努沙杜瓦', '水明漾、庫塔與努沙杜瓦'),
  ),
  yogyaAirport: point('yogyakarta-airport', 'ID', 'airport', text('Yogyakarta Airport', 'Bandara Yogyakarta', '日惹机场', '日惹機場')),
  yogya: point('yogyakarta-city', 'ID', 'city', text('Yogyakarta', 'Yogyakarta', '日惹', '日惹')),
  johorBahru: point('johor-bahru-city', 'MY', 'city', text('Johor Bahru', 'Johor Bahru', '新山', '新山')),
  melaka: point('melaka-city', 'MY', 'city', text('Melaka', 'Melaka', '马六甲', '馬六甲')),
  klia: point(
    'klia',
    'MY',
    'airport',
    text('Kuala Lumpur Airport (KLIA)', 'Bandara Kuala Lumpur (KLIA)', '吉隆坡国际机场', '吉隆坡國際機場'),
  ),
  kualaLumpur: point('kuala-lumpur-city', 'MY', 'city', text('Kuala Lumpur', 'Kuala Lumpur', '吉隆坡', '吉隆坡')),
  genting: point('genting-highlands', 'MY', 'city', text('Genting Highlands', 'Genting Highlands', '云顶高原', '雲頂高原')),
  penangAirport: point('penang-airport', 'MY', 'airport', text('Penang Airport', 'Bandara Penang', '槟城机场', '檳城機場')),
  georgeTown: point('george-town', 'MY', 'city', text('George Town', 'George Town', '乔治市', '喬治市')),
  kuah: point('kuah-jetty', 'MY', 'terminal', text('Kuah Jetty, Langkawi', 'Dermaga Kuah, Langkawi', '兰卡威瓜镇码头', '蘭卡威瓜鎮碼頭')),
  langkawi: point('langkawi-hotels', 'MY', 'hotels', text('Hotels in Langkawi', 'Hotel di Langkawi', '兰卡威酒店', '蘭卡威酒店')),
} satisfies Record<string, Point>;
export type PointName = keyof typeof POINTS;
