import type { LocalList, LocalText } from '../modules/catalog/import/import-values';

// Words that all hotels of the demonstration share, in the four languages.

export const WITH_BREAKFAST: LocalList = {
  en: ['Breakfast', 'All taxes and service charge'],
  id: ['Sarapan', 'Semua pajak dan biaya layanan'],
  'zh-Hans': ['早餐', '所有税费及服务费'],
  'zh-Hant': ['早餐', '所有稅費及服務費'],
};
export const ROOM_ONLY: LocalList = {
  en: ['All taxes and service charge'],
  id: ['Semua pajak dan biaya layanan'],
  'zh-Hans': ['所有税费及服务费'],
  'zh-Hant': ['所有稅費及服務費'],
};
export const GOOD_TO_KNOW: LocalList = {
  en: [
    'Guests of every age count as guests of a room',
    'Passports are copied at check-in, as the law asks',
    'A deposit for extras may be taken on arrival',
  ],
  id: [
    'Tamu segala usia dihitung sebagai tamu kamar',
    'Paspor disalin saat check-in sesuai hukum',
    'Deposit untuk tambahan dapat diminta saat tiba',
  ],
  'zh-Hans': ['所有年龄的客人均计入入住人数', '依法入住时需登记护照', '抵店时可能收取杂费押金'],
  'zh-Hant': ['所有年齡的客人均計入入住人數', '依法入住時需登記護照', '抵店時可能收取雜費押金'],
};
export const REDEMPTION: LocalText = {
  en: 'Show your voucher, on paper or on your phone, with the passport of the guest who booked. The front desk scans the code and gives you your key; nothing more is paid for the room.',
  id: 'Tunjukkan voucher, dicetak atau di ponsel, bersama paspor tamu yang memesan. Resepsionis memindai kode dan memberikan kunci; tidak ada pembayaran lagi untuk kamar.',
  'zh-Hans': '入住时出示凭证（纸质或手机均可）及预订人护照，前台扫码后交付钥匙，房费无需再付。',
  'zh-Hant': '入住時出示憑證（紙本或手機皆可）及訂房人護照，櫃檯掃碼後交付鑰匙，房費無需再付。',
};
export const TERMS: LocalText = {
  en: 'The booking is for the named nights. Arriving later keeps the room until noon of the next day; nights not slept are not given back. Extra guests beyond the number booked may be refused.',
  id: 'Pemesanan berlaku untuk malam yang tertera. Bila terlambat, kamar disimpan hingga siang hari berikutnya; malam yang tidak dipakai tidak dikembalikan. Tamu melebihi jumlah pesanan dapat ditolak.',
  'zh-Hans': '预订仅限所示日期。晚到保留房间至次日中午；未入住的夜晚不予退款。超出预订人数的客人可能被拒绝入住。',
  'zh-Hant': '預訂僅限所示日期。晚到保留房間至次日中午；未入住的夜晚不予退款。超出預訂人數的客人可能被拒絕入住。',
};
const picture = (en: string, id: string, hans: string, hant: string): LocalText => ({ en, id, 'zh-Hans': hans, 'zh-Hant': hant });
/** What the pictures of a house show, in their order. */
export const PICTURES: LocalText[] = [
  picture('the house and its surroundings', 'rumah dan sekitarnya', '酒店与周边', '飯店與周邊'),
  picture('the view in the evening', 'pemandangan di malam hari', '傍晚景色', '傍晚景色'),
  picture('what lies outside the door', 'yang ada di luar pintu', '出门所见', '出門所見'),
  picture('the morning', 'pagi hari', '清晨', '清晨'),
];
