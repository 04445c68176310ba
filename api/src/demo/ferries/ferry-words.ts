import type { LocalList, LocalText } from '../../modules/catalog/import/import-values';

export const FERRY_INCLUSIONS: LocalList = {
  en: ['A seat on the sailing of your choice', '20 kg of luggage and one cabin bag'],
  id: ['Kursi di jadwal pilihan Anda', 'Bagasi 20 kg dan satu tas kabin'],
  'zh-Hans': ['所选班次座位一个', '20 公斤行李和一件随身包'],
  'zh-Hant': ['所選班次座位一個', '20 公斤行李和一件隨身包'],
};
export const BORDER_NOTES: LocalList = {
  en: [
    'Be at the terminal 60 minutes before departure; the gate closes 15 minutes before.',
    'Your passport must be valid for six months after you arrive.',
    'Fares go by the passport that you show at check-in.',
  ],
  id: [
    'Tiba di terminal 60 menit sebelum berangkat; gerbang ditutup 15 menit sebelumnya.',
    'Paspor harus berlaku enam bulan setelah kedatangan.',
    'Tarif mengikuti paspor yang ditunjukkan saat lapor.',
  ],
  'zh-Hans': ['请于开船前 60 分钟到码头，闸口提前 15 分钟关闭。', '护照须在抵达后至少六个月内有效。', '票价以办理登船时出示的护照为准。'],
  'zh-Hant': ['請於開船前 60 分鐘到碼頭，閘口提前 15 分鐘關閉。', '護照須在抵達後至少六個月內有效。', '票價以辦理登船時出示的護照為準。'],
};
export const HOME_NOTES: LocalList = {
  en: [
    'Be at the pier 45 minutes before departure.',
    'Bring the identity card or passport in your booking.',
    'In high seas the boat may leave later.',
  ],
  id: [
    'Tiba di dermaga 45 menit sebelum berangkat.',
    'Bawa KTP atau paspor sesuai pemesanan.',
    'Saat ombak tinggi kapal bisa berangkat lebih lambat.',
  ],
  'zh-Hans': ['请于开船前 45 分钟到码头。', '请携带预订所用的身份证或护照。', '风浪大时可能延后开船。'],
  'zh-Hant': ['請於開船前 45 分鐘到碼頭。', '請攜帶預訂所用的身分證或護照。', '風浪大時可能延後開船。'],
};
export const FERRY_REDEMPTION: LocalText = {
  en: 'Show the QR code of each e-ticket with its passport at the check-in counter; you get a boarding pass there.',
  id: 'Tunjukkan kode QR tiap e-tiket beserta paspornya di konter lapor; boarding pass diberikan di sana.',
  'zh-Hans': '在登船柜台出示每张电子票的二维码及对应护照，换取登船牌。',
  'zh-Hant': '在登船櫃檯出示每張電子票的 QR 碼及對應護照，換取登船證。',
};
export const FERRY_TERMS: LocalText = {
  en: 'A ticket is for the named traveller and sailing. If the operator cancels, you travel on the next sailing with free seats or have your money back.',
  id: 'Tiket berlaku untuk nama dan jadwal yang tertera. Bila operator membatalkan, Anda naik jadwal berikut yang kosong atau uang kembali.',
  'zh-Hans': '船票仅限所示旅客与班次使用。若船公司取消，可改乘下一有位班次或退款。',
  'zh-Hant': '船票僅限所示旅客與班次使用。若船公司取消，可改搭下一有位班次或退款。',
};

interface About {
  from: LocalText;
  to: LocalText;
  operator: string;
  minutes: number;
  sailings: number;
}
export const ferrySummary = ({ operator, minutes, sailings }: About): LocalText => ({
  en: `${operator}: ${minutes} minutes, ${sailings} sailings a day each way`,
  id: `${operator}: ${minutes} menit, ${sailings} jadwal sehari tiap arah`,
  'zh-Hans': `${operator}：航程 ${minutes} 分钟，每日单向 ${sailings} 班`,
  'zh-Hant': `${operator}：航程 ${minutes} 分鐘，每日單向 ${sailings} 班`,
});
export const ferryDescription = ({ from, to, operator, minutes }: About): LocalText => ({
  en: `${operator} sails between ${from.en} and ${to.en} in about ${minutes} minutes. The boat has air-conditioned seats below and an open deck above; times are always those of the port that you leave.`,
  id: `${operator} berlayar antara ${from.id} dan ${to.id} dalam sekitar ${minutes} menit. Kursi ber-AC di bawah, dek terbuka di atas; jam selalu waktu pelabuhan keberangkatan.`,
  'zh-Hans': `${operator} 往返${from['zh-Hans']}与${to['zh-Hans']}，航程约 ${minutes} 分钟。下层为空调座舱，上层为露天甲板；时间均为出发港当地时间。`,
  'zh-Hant': `${operator} 往返${from['zh-Hant']}與${to['zh-Hant']}，航程約 ${minutes} 分鐘。下層為空調座艙，上層為露天甲板；時間均為出發港當地時間。`,
});
