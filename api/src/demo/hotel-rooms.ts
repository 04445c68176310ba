import type { LocalText } from '../modules/catalog/import/import-values';

const text = (en: string, id: string, hans: string, hant: string): LocalText => ({ en, id, 'zh-Hans': hans, 'zh-Hant': hant });

const BEDS = {
  single: text('One single bed', 'Satu ranjang tunggal', '一张单人床', '一張單人床'),
  double: text('One double bed', 'Satu ranjang ganda', '一张大床', '一張大床'),
  king: text('One king bed', 'Satu ranjang king', '一张特大床', '一張特大床'),
  twin: text('Two single beds', 'Dua ranjang tunggal', '两张单人床', '兩張單人床'),
  family: text('One king bed and two single beds', 'Satu ranjang king dan dua tunggal', '一张特大床和两张单人床', '一張特大床和兩張單人床'),
  twoRooms: text('Two bedrooms with king beds', 'Dua kamar dengan ranjang king', '两间卧室各一张特大床', '兩間臥室各一張特大床'),
};

interface Room {
  name: LocalText;
  description: LocalText;
  bedType: LocalText;
  maxOccupancy: number;
  size: number;
  /** Of the hotel's price. */
  factor: number;
  roomsPerDay: number;
  breakfast: boolean;
}

/** Room types that hotels have; each takes the ones that suit it. */
export const ROOMS = {
  single: {
    name: text('Single room', 'Kamar single', '单人房', '單人房'),
    description: text(
      'For one guest, with a desk under the window.',
      'Untuk satu tamu, meja di bawah jendela.',
      '一人入住，窗下有书桌。',
      '一人入住，窗下有書桌。',
    ),
    bedType: BEDS.single,
    maxOccupancy: 1,
    size: 12,
    factor: 0.8,
    roomsPerDay: 4,
    breakfast: false,
  },
  saver: {
    name: text('Saver double', 'Double hemat', '特惠大床房', '特惠大床房'),
    description: text(
      'The same room at a lower price, paid now and not refunded.',
      'Kamar yang sama lebih murah, dibayar sekarang dan tidak dapat dikembalikan.',
      '同样的客房，价格更低，预付且不可退款。',
      '同樣的客房，價格更低，預付且不可退款。',
    ),
    bedType: BEDS.double,
    maxOccupancy: 2,
    size: 20,
    factor: 0.9,
    roomsPerDay: 12,
    breakfast: false,
  },
  standard: {
    name: text('Standard double', 'Double standar', '标准大床房', '標準大床房'),
    description: text(
      'Quiet side of the house, blackout curtains, walk-in shower.',
      'Sisi tenang, tirai gelap, pancuran luas.',
      '安静一侧，遮光窗帘，步入式淋浴。',
      '安靜一側，遮光窗簾，步入式淋浴。',
    ),
    bedType: BEDS.double,
    maxOccupancy: 2,
    size: 22,
    factor: 1,
    roomsPerDay: 20,
    breakfast: false,
  },
  twin: {
    name: text('Standard twin', 'Twin standar', '标准双床房', '標準雙床房'),
    description: text(
      'Two beds, room for two suitcases.',
      'Dua ranjang, cukup untuk dua koper.',
      '两张床，放得下两个行李箱。',
      '兩張床，放得下兩個行李箱。',
    ),
    bedType: BEDS.twin,
    maxOccupancy: 2,
    size: 22,
    factor: 1.05,
    roomsPerDay: 14,
    breakfast: false,
  },
  deluxe: {
    name: text('Deluxe king', 'Deluxe king', '豪华特大床房', '豪華特大床房'),
    description: text(
      'A higher floor, a bath and breakfast for two.',
      'Lantai lebih tinggi, bak mandi, dan sarapan untuk dua orang.',
      '高楼层，带浴缸，含双人早餐。',
      '高樓層，帶浴缸，含雙人早餐。',
    ),
    bedType: BEDS.king,
    maxOccupancy: 3,
    size: 30,
    factor: 1.35,
    roomsPerDay: 10,
    breakfast: true,
  },
  family: {
    name: text('Family room', 'Kamar keluarga', '家庭房', '家庭房'),
    description: text(
      'For two adults and two children, with a door between the beds.',
      'Untuk dua dewasa dan dua anak, dengan pintu di antara ranjang.',
      '适合两大两小，床间有隔门。',
      '適合兩大兩小，床間有隔門。',
    ),
    bedType: BEDS.family,
    maxOccupancy: 4,
    size: 38,
    factor: 1.6,
    roomsPerDay: 6,
    breakfast: true,
  },
  suite: {
    name: text('Corner suite', 'Suite sudut', '转角套房', '轉角套房'),
    description: text(
      'A living room of its own and windows on two sides.',
      'Ruang duduk sendiri dan jendela di dua sisi.',
      '独立起居室，两面有窗。',
      '獨立起居室，兩面有窗。',
    ),
    bedType: BEDS.king,
    maxOccupancy: 3,
    size: 52,
    factor: 2.3,
    roomsPerDay: 3,
    breakfast: true,
  },
  apartment: {
    name: text('Two-bedroom apartment', 'Apartemen dua kamar', '两居室公寓', '兩居室公寓'),
    description: text(
      'Kitchen, washing machine and a table for six.',
      'Dapur, mesin cuci, dan meja untuk enam orang.',
      '带厨房、洗衣机和六人餐桌。',
      '帶廚房、洗衣機和六人餐桌。',
    ),
    bedType: BEDS.twoRooms,
    maxOccupancy: 6,
    size: 78,
    factor: 2.1,
    roomsPerDay: 5,
    breakfast: false,
  },
  villa: {
    name: text('Villa with a pool of its own', 'Vila dengan kolam pribadi', '私人泳池别墅', '私人泳池別墅'),
    description: text(
      'Behind its own wall: a pool, a day bed and breakfast brought to you.',
      'Di balik tembok sendiri: kolam, dipan, dan sarapan yang diantar.',
      '独立院墙，私人泳池、躺榻，早餐送上门。',
      '獨立院牆，私人泳池、躺榻，早餐送上門。',
    ),
    bedType: BEDS.king,
    maxOccupancy: 3,
    size: 90,
    factor: 2.8,
    roomsPerDay: 4,
    breakfast: true,
  },
} satisfies Record<string, Room>;
export type RoomTemplate = keyof typeof ROOMS;
