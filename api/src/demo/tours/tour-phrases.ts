import type { Words } from './tour-row';

// Words that many packages and cruises share.

export const PACKAGE_INCLUDED: Words[] = [
  ['Rooms for all nights named', 'Kamar untuk semua malam yang disebut', '行程所列全部住宿', '行程所列全部住宿'],
  ['The meals named on each day', 'Makan seperti yang disebut tiap hari', '每日所列餐食', '每日所列餐食'],
  ['Guide and transport on the way', 'Pemandu dan transportasi selama perjalanan', '向导与途中交通', '嚮導與途中交通'],
  ['Entrance fees and all taxes', 'Tiket masuk dan semua pajak', '门票与所有税费', '門票與所有稅費'],
];
export const PACKAGE_EXCLUDED: Words[] = [
  ['Flights and visas', 'Penerbangan dan visa', '机票与签证', '機票與簽證'],
  ['Travel insurance', 'Asuransi perjalanan', '旅行保险', '旅行保險'],
  ['Drinks, tips and what you buy', 'Minuman, tip, dan belanja pribadi', '酒水、小费与个人消费', '酒水、小費與個人消費'],
];
export const PACKAGE_GOOD_TO_KNOW: Words[] = [
  [
    'Children of 3 to 12 pay by how they sleep; infants under 3 travel on a lap or in a cot',
    'Anak 3 sampai 12 tahun membayar sesuai cara tidurnya; bayi di bawah 3 tahun dipangku atau di boks',
    '3 至 12 岁儿童按住宿方式计价；3 岁以下婴儿由大人抱或睡婴儿床',
    '3 至 12 歲兒童按住宿方式計價；3 歲以下嬰兒由大人抱或睡嬰兒床',
  ],
  [
    'In heavy rain or high seas the guide changes the order of the days',
    'Saat hujan deras atau ombak tinggi pemandu mengubah urutan hari',
    '遇大雨或大浪，向导会调整行程顺序',
    '遇大雨或大浪，嚮導會調整行程順序',
  ],
  [
    'Walks are easy unless the day says otherwise',
    'Jalan kaki ringan kecuali disebutkan lain',
    '除特别注明外，步行强度轻松',
    '除特別註明外，步行強度輕鬆',
  ],
];
export const PACKAGE_REDEMPTION: Words = [
  'Your guide meets you on the first day with a sign that carries the name of the tour. Show the e-ticket on your phone or on paper.',
  'Pemandu menemui Anda pada hari pertama dengan papan bertuliskan nama tur. Tunjukkan e-tiket di ponsel atau dicetak.',
  '首日向导手持团名牌迎接，请出示手机或纸质电子票。',
  '首日嚮導手持團名牌迎接，請出示手機或紙本電子票。',
];
export const PACKAGE_TERMS: Words = [
  'The tour leaves with the fewest travellers named. If it does not, we tell you two weeks before, and you choose another date or have all your money back.',
  'Tur berangkat bila jumlah peserta minimum tercapai. Bila tidak, kami memberi tahu dua minggu sebelumnya; Anda memilih tanggal lain atau uang kembali penuh.',
  '达到最少人数即成团。若未成团，我们提前两周通知，可改期或全额退款。',
  '達到最少人數即成團。若未成團，我們提前兩週通知，可改期或全額退款。',
];

export const AT_SEA: Words = ['A day at sea', 'Sehari di laut', '海上一日', '海上一日'];

interface CabinWords {
  name: Words;
  text: Words;
  included: Words[];
}
export const CABINS: Record<'inside' | 'oceanview' | 'balcony' | 'suite', CabinWords> = {
  inside: {
    name: ['Inside cabin', 'Kabin dalam', '内舱房', '內艙房'],
    text: [
      'No window, the quietest sleep on the ship, two beds that become one.',
      'Tanpa jendela, tidur paling tenang di kapal, dua ranjang yang bisa disatukan.',
      '无窗，全船最安静，双床可并为大床。',
      '無窗，全船最安靜，雙床可併為大床。',
    ],
    included: [['Shower and safe', 'Pancuran dan brankas', '淋浴与保险箱', '淋浴與保險箱']],
  },
  oceanview: {
    name: ['Ocean view cabin', 'Kabin pemandangan laut', '海景房', '海景房'],
    text: [
      'A picture window above the water line, and a chair in front of it.',
      'Jendela besar di atas garis air, dengan kursi di depannya.',
      '水线之上的大窗，窗前一把椅子。',
      '水線之上的大窗，窗前一把椅子。',
    ],
    included: [['Shower and safe', 'Pancuran dan brankas', '淋浴与保险箱', '淋浴與保險箱']],
  },
  balcony: {
    name: ['Balcony cabin', 'Kabin balkon', '阳台房', '陽臺房'],
    text: [
      'A door to the sea air, two chairs and a small table outside.',
      'Pintu menuju udara laut, dua kursi dan meja kecil di luar.',
      '推门即海风，阳台上两椅一几。',
      '推門即海風，陽臺上兩椅一几。',
    ],
    included: [
      ['Breakfast on the balcony', 'Sarapan di balkon', '阳台早餐', '陽臺早餐'],
      ['Bathrobes', 'Jubah mandi', '浴袍', '浴袍'],
    ],
  },
  suite: {
    name: ['Suite', 'Suite', '套房', '套房'],
    text: [
      'A room to sleep in and one to sit in, with a bath and a long balcony.',
      'Ruang tidur dan ruang duduk terpisah, dengan bak mandi dan balkon panjang.',
      '卧室与客厅分开，带浴缸和长阳台。',
      '臥室與客廳分開，帶浴缸和長陽臺。',
    ],
    included: [
      ['Boarding before the others', 'Naik kapal lebih dulu', '优先登船', '優先登船'],
      ['A steward of your own', 'Pelayan pribadi', '专属管家', '專屬管家'],
      ['Dinner in the small restaurant', 'Makan malam di restoran kecil', '小餐厅晚餐', '小餐廳晚餐'],
    ],
  },
};
export const CRUISE_INCLUDED: Words[] = [
  ['The cabin for all nights', 'Kabin untuk semua malam', '全程舱房', '全程艙房'],
  ['All main meals on board', 'Semua makan utama di kapal', '船上全部正餐', '船上全部正餐'],
  ['Shows, pools and the gym', 'Pertunjukan, kolam, dan pusat kebugaran', '演出、泳池与健身房', '演出、泳池與健身房'],
  ['Port charges and taxes', 'Biaya pelabuhan dan pajak', '港务费与税费', '港務費與稅費'],
];
export const CRUISE_EXCLUDED: Words[] = [
  ['Gratuity, paid on board', 'Tip awak kapal, dibayar di kapal', '船上服务费（登船后支付）', '船上服務費（登船後支付）'],
  ['Excursions on land', 'Wisata darat', '岸上观光', '岸上觀光'],
  ['Drinks, internet and spa', 'Minuman, internet, dan spa', '酒水、上网与水疗', '酒水、上網與水療'],
];
export const CRUISE_GOOD_TO_KNOW: Words[] = [
  [
    'Passports must be valid for six months after the voyage',
    'Paspor harus berlaku enam bulan setelah pelayaran',
    '护照有效期须超出航程六个月',
    '護照有效期須超出航程六個月',
  ],
  [
    'Boarding closes ninety minutes before the ship leaves',
    'Naik kapal ditutup sembilan puluh menit sebelum berangkat',
    '开航前九十分钟停止登船',
    '開航前九十分鐘停止登船',
  ],
  [
    'Each cabin needs one guest of 18 years or more; babies sail from six months',
    'Tiap kabin perlu satu tamu berusia 18 tahun atau lebih; bayi mulai enam bulan',
    '每间舱房须有一位年满 18 岁的客人；婴儿满六个月方可登船',
    '每間艙房須有一位年滿 18 歲的旅客；嬰兒滿六個月方可登船',
  ],
];
export const CRUISE_REDEMPTION: Words = [
  'Show your e-ticket and passport at the terminal from four hours before the ship leaves. Luggage is brought to your cabin.',
  'Tunjukkan e-tiket dan paspor di terminal mulai empat jam sebelum kapal berangkat. Bagasi diantar ke kabin.',
  '开航前四小时起凭电子票与护照在码头办理登船，行李送至舱房。',
  '開航前四小時起憑電子票與護照在碼頭辦理登船，行李送至艙房。',
];
export const CRUISE_TERMS: Words = [
  'The captain may change ports for weather and safety. A port that is left out gives its port charges back. Names may be changed until ten days before.',
  'Nakhoda dapat mengubah pelabuhan karena cuaca dan keselamatan. Biaya pelabuhan yang dilewati dikembalikan. Nama dapat diubah hingga sepuluh hari sebelumnya.',
  '船长可因天气与安全更改停靠港，未停靠之港务费退还。登船前十天可更改姓名。',
  '船長可因天氣與安全更改停靠港，未停靠之港務費退還。登船前十天可更改姓名。',
];
