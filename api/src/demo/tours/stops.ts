import type { Words } from './tour-row';

interface Stop {
  name: Words;
  at: readonly [latitude: number, longitude: number];
}

/** Places that the journeys pass. */
export const STOPS = {
  ubud: { name: ['Ubud', 'Ubud', '乌布', '烏布'], at: [-8.5069, 115.2625] },
  sanur: { name: ['Sanur', 'Sanur', '萨努尔', '薩努爾'], at: [-8.6881, 115.2617] },
  uluwatu: { name: ['Uluwatu', 'Uluwatu', '乌鲁瓦图', '烏魯瓦圖'], at: [-8.8291, 115.0849] },
  kintamani: { name: ['Kintamani', 'Kintamani', '金塔马尼', '金塔馬尼'], at: [-8.242, 115.375] },
  penida: { name: ['Nusa Penida', 'Nusa Penida', '珀尼达岛', '珀尼達島'], at: [-8.7278, 115.5444] },
  benoa: { name: ['Benoa, Bali', 'Benoa, Bali', '巴厘岛伯诺阿', '巴厘島伯諾阿'], at: [-8.7467, 115.2108] },
  yogyakarta: { name: ['Yogyakarta', 'Yogyakarta', '日惹', '日惹'], at: [-7.7956, 110.3695] },
  borobudur: { name: ['Borobudur', 'Borobudur', '婆罗浮屠', '婆羅浮屠'], at: [-7.6079, 110.2038] },
  prambanan: { name: ['Prambanan', 'Prambanan', '普兰巴南', '普蘭巴南'], at: [-7.752, 110.4915] },
  bromo: { name: ['Mount Bromo', 'Gunung Bromo', '布罗莫火山', '布羅莫火山'], at: [-7.9425, 112.953] },
  ijen: { name: ['Ijen', 'Ijen', '伊真火山', '伊真火山'], at: [-8.0583, 114.2417] },
  surabaya: { name: ['Surabaya', 'Surabaya', '泗水', '泗水'], at: [-7.2006, 112.7344] },
  semarang: { name: ['Semarang', 'Semarang', '三宝垄', '三寶壟'], at: [-6.9472, 110.4203] },
  jakarta: { name: ['Jakarta', 'Jakarta', '雅加达', '雅加達'], at: [-6.1352, 106.8133] },
  labuanBajo: { name: ['Labuan Bajo', 'Labuan Bajo', '拉布安巴焦', '拉布安巴焦'], at: [-8.496, 119.887] },
  komodo: { name: ['Komodo Island', 'Pulau Komodo', '科莫多岛', '科莫多島'], at: [-8.5433, 119.4894] },
  padar: { name: ['Padar Island', 'Pulau Padar', '帕达尔岛', '帕達爾島'], at: [-8.6556, 119.5733] },
  rinca: { name: ['Rinca Island', 'Pulau Rinca', '林卡岛', '林卡島'], at: [-8.6567, 119.7133] },
  gili: { name: ['Gili Trawangan', 'Gili Trawangan', '特拉旺安岛', '特拉旺安島'], at: [-8.35, 116.04] },
  toba: { name: ['Lake Toba', 'Danau Toba', '多巴湖', '多巴湖'], at: [2.684, 98.875] },
  samosir: { name: ['Samosir', 'Samosir', '沙摩西岛', '沙摩西島'], at: [2.6667, 98.85] },
  medan: { name: ['Medan', 'Medan', '棉兰', '棉蘭'], at: [3.5952, 98.6722] },
  toraja: { name: ['Toraja', 'Toraja', '托拉雅', '托拉雅'], at: [-2.969, 119.9] },
  makassar: { name: ['Makassar', 'Makassar', '望加锡', '望加錫'], at: [-5.1477, 119.4327] },
  rajaAmpat: { name: ['Raja Ampat', 'Raja Ampat', '四王群岛', '四王群島'], at: [-0.56, 130.67] },
  sorong: { name: ['Sorong', 'Sorong', '索龙', '索龍'], at: [-0.8762, 131.2558] },
  bintan: { name: ['Bintan', 'Bintan', '民丹岛', '民丹島'], at: [1.165, 104.4] },
  batam: { name: ['Batam', 'Batam', '巴淡岛', '巴淡島'], at: [1.0456, 104.0305] },
  marinaBay: { name: ['Marina Bay', 'Marina Bay', '滨海湾', '濱海灣'], at: [1.284, 103.86] },
  singapore: { name: ['Singapore', 'Singapura', '新加坡', '新加坡'], at: [1.2706, 103.8633] },
  sentosa: { name: ['Sentosa', 'Sentosa', '圣淘沙', '聖淘沙'], at: [1.254, 103.823] },
  mandai: { name: ['Mandai', 'Mandai', '万礼', '萬禮'], at: [1.404, 103.79] },
  kualaLumpur: { name: ['Kuala Lumpur', 'Kuala Lumpur', '吉隆坡', '吉隆坡'], at: [3.148, 101.7] },
  portKlang: { name: ['Port Klang', 'Port Klang', '巴生港', '巴生港'], at: [3.0006, 101.3928] },
  melaka: { name: ['Melaka', 'Melaka', '马六甲', '馬六甲'], at: [2.196, 102.248] },
  cameron: { name: ['Cameron Highlands', 'Cameron Highlands', '金马仑高原', '金馬侖高原'], at: [4.472, 101.38] },
  georgeTown: { name: ['George Town', 'George Town', '乔治市', '喬治市'], at: [5.4141, 100.3288] },
  langkawi: { name: ['Langkawi', 'Langkawi', '兰卡威', '蘭卡威'], at: [6.35, 99.8] },
  phuket: { name: ['Phuket', 'Phuket', '普吉', '普吉'], at: [7.8804, 98.3923] },
  sandakan: { name: ['Sandakan', 'Sandakan', '山打根', '山打根'], at: [5.864, 117.949] },
  kinabatangan: { name: ['Kinabatangan River', 'Sungai Kinabatangan', '京那巴当岸河', '京那巴當岸河'], at: [5.5, 118.3] },
  kinabalu: { name: ['Kinabalu Park', 'Taman Kinabalu', '京那巴鲁公园', '京那巴魯公園'], at: [6.005, 116.542] },
  kotaKinabalu: { name: ['Kota Kinabalu', 'Kota Kinabalu', '亚庇', '亞庇'], at: [5.9804, 116.0735] },
  kuching: { name: ['Kuching', 'Kuching', '古晋', '古晉'], at: [1.56, 110.345] },
  miri: { name: ['Miri', 'Miri', '美里', '美里'], at: [4.3995, 113.9914] },
  mulu: { name: ['Mulu', 'Mulu', '姆鲁', '姆魯'], at: [4.05, 114.81] },
  desaru: { name: ['Desaru', 'Desaru', '迪沙鲁', '迪沙魯'], at: [1.556, 104.26] },
} as const satisfies Record<string, Stop>;
export type StopName = keyof typeof STOPS;
