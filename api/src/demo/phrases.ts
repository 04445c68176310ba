import type { LocalList, LocalText } from '../modules/catalog/import/import-values';

// Words that many products share, in the four languages.

export const STANDARD: LocalText = { en: 'Standard ticket', id: 'Tiket standar', 'zh-Hans': '标准票', 'zh-Hant': '標準票' };
export const STANDARD_NOTE: LocalText = {
  en: 'Entry for one visit on the day that you choose.',
  id: 'Masuk satu kali pada hari pilihan Anda.',
  'zh-Hans': '所选日期单次入场。',
  'zh-Hant': '所選日期單次入場。',
};
export const PRIORITY: LocalText = {
  en: 'Priority entry with audio guide',
  id: 'Masuk prioritas dengan pemandu audio',
  'zh-Hans': '快速入场含语音导览',
  'zh-Hant': '快速入場含語音導覽',
};
export const PRIORITY_NOTE: LocalText = {
  en: 'Go in by the priority gate; the audio guide speaks four languages.',
  id: 'Masuk lewat gerbang prioritas; pemandu audio dalam empat bahasa.',
  'zh-Hans': '走快速通道，语音导览提供四种语言。',
  'zh-Hant': '走快速通道，語音導覽提供四種語言。',
};
export const GROUP: LocalText = { en: 'Small group', id: 'Kelompok kecil', 'zh-Hans': '小团', 'zh-Hant': '小團' };
export const GROUP_NOTE: LocalText = {
  en: 'Join others, twelve at most, with one guide.',
  id: 'Bergabung dengan peserta lain, paling banyak dua belas, dengan satu pemandu.',
  'zh-Hans': '与其他客人同行，一位向导最多带十二人。',
  'zh-Hant': '與其他客人同行，一位嚮導最多帶十二人。',
};
export const PRIVATE: LocalText = { en: 'Private guide', id: 'Pemandu pribadi', 'zh-Hans': '私人向导', 'zh-Hant': '私人嚮導' };
export const PRIVATE_NOTE: LocalText = {
  en: 'Only your party, at your own pace.',
  id: 'Hanya rombongan Anda, dengan kecepatan Anda sendiri.',
  'zh-Hans': '只有您的同行者，节奏由您决定。',
  'zh-Hant': '只有您的同行者，節奏由您決定。',
};
export const OPEN: LocalText = { en: 'Open-dated ticket', id: 'Tiket tanpa tanggal', 'zh-Hans': '不限日期票', 'zh-Hant': '不限日期票' };
export const OPEN_NOTE: LocalText = {
  en: 'Use it on any open day within its validity.',
  id: 'Pakai di hari buka mana pun selama berlaku.',
  'zh-Hans': '有效期内任意开放日使用。',
  'zh-Hant': '有效期內任意開放日使用。',
};
export const ADULT: LocalText = { en: 'Adult', id: 'Dewasa', 'zh-Hans': '成人', 'zh-Hant': '成人' };
export const CHILD: LocalText = { en: 'Child', id: 'Anak', 'zh-Hans': '儿童', 'zh-Hant': '兒童' };
export const SENIOR: LocalText = { en: 'Senior', id: 'Lansia', 'zh-Hans': '长者', 'zh-Hant': '長者' };
export const INFANT: LocalText = { en: 'Infant', id: 'Bayi', 'zh-Hans': '婴儿', 'zh-Hant': '嬰兒' };
export const ENTRY_INCLUDED: LocalList = {
  en: ['Entry on the chosen day', 'All taxes and fees'],
  id: ['Masuk pada hari pilihan', 'Semua pajak dan biaya'],
  'zh-Hans': ['所选日期入场', '所有税费'],
  'zh-Hant': ['所選日期入場', '所有稅費'],
};
export const TOUR_INCLUDED: LocalList = {
  en: ['Guide who speaks English', 'Everything named in the highlights', 'All taxes and fees'],
  id: ['Pemandu berbahasa Indonesia atau Inggris', 'Semua yang disebut di sorotan', 'Semua pajak dan biaya'],
  'zh-Hans': ['英语或中文向导', '亮点所列全部项目', '所有税费'],
  'zh-Hant': ['英語或中文嚮導', '亮點所列全部專案', '所有稅費'],
};
export const NOT_INCLUDED: LocalList = {
  en: ['Personal expenses', 'Transport to the meeting point, unless named'],
  id: ['Pengeluaran pribadi', 'Transportasi ke titik temu, kecuali disebutkan'],
  'zh-Hans': ['个人消费', '前往集合点的交通（注明者除外）'],
  'zh-Hant': ['個人消費', '前往集合點的交通（註明者除外）'],
};
export const ENTRY_GOOD_TO_KNOW: LocalList = {
  en: ['Wheelchairs can go almost everywhere', 'Bring a refillable bottle', 'The last entry is an hour before closing'],
  id: ['Kursi roda bisa masuk hampir ke semua area', 'Bawa botol isi ulang', 'Masuk terakhir sejam sebelum tutup'],
  'zh-Hans': ['轮椅几乎可达全区', '请自备水瓶', '闭馆前一小时停止入场'],
  'zh-Hant': ['輪椅幾乎可達全區', '請自備水瓶', '閉館前一小時停止入場'],
};
export const TOUR_GOOD_TO_KNOW: LocalList = {
  en: ['Wear shoes that you can walk in', 'Be at the meeting point ten minutes early', 'In heavy rain the guide may change the order'],
  id: ['Pakai sepatu yang nyaman untuk berjalan', 'Tiba di titik temu sepuluh menit lebih awal', 'Saat hujan deras urutan bisa berubah'],
  'zh-Hans': ['请穿适合步行的鞋', '请提前十分钟到集合点', '大雨时行程顺序可能调整'],
  'zh-Hant': ['請穿適合步行的鞋', '請提前十分鐘到集合點', '大雨時行程順序可能調整'],
};
export const ENTRY_REDEMPTION: LocalText = {
  en: 'Show the QR code of your e-ticket at the gate, on paper or on your phone. Each traveller has a code of their own.',
  id: 'Tunjukkan kode QR e-tiket di gerbang, dicetak atau dari ponsel. Setiap peserta punya kode sendiri.',
  'zh-Hans': '在入口出示电子票二维码，纸质或手机均可。每位旅客一个码。',
  'zh-Hant': '在入口出示電子票二維碼，紙質或手機均可。每位旅客一個碼。',
};
export const TOUR_REDEMPTION: LocalText = {
  en: 'Your guide holds a sign with the name of the tour and scans the QR code of your e-ticket at the meeting point.',
  id: 'Pemandu memegang papan nama tur dan memindai kode QR e-tiket di titik temu.',
  'zh-Hans': '向导手持团名牌，在集合点扫描您的电子票二维码。',
  'zh-Hant': '嚮導手持團名牌，在集合點掃描您的電子票二維碼。',
};
export const TERMS: LocalText = {
  en: 'Tickets are for the named date and cannot be sold on. If the supplier closes for the day, you choose another date or have your money back.',
  id: 'Tiket berlaku pada tanggal yang tertera dan tidak boleh dijual kembali. Bila pemasok tutup pada hari itu, Anda memilih tanggal lain atau uang kembali.',
  'zh-Hans': '门票仅限所示日期使用，不得转售。若供应商当日关闭，可改期或退款。',
  'zh-Hant': '門票僅限所示日期使用，不得轉售。若供應商當日關閉，可改期或退款。',
};
export const CLOSED_NOTE: LocalText = {
  en: 'Closed for maintenance',
  id: 'Tutup untuk perawatan',
  'zh-Hans': '维护关闭',
  'zh-Hant': '維護關閉',
};
