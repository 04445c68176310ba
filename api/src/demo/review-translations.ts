import type { CatalogueFile } from '../modules/catalog/import/import-format';

type ReviewFile = NonNullable<NonNullable<CatalogueFile['products']>[number]['reviews']>[number];
type Said = Partial<Record<ReviewFile['lang'], string>>;

/** English words of what Indonesian and Chinese guests of the demonstration write. */
const IN_ENGLISH: Record<string, string> = {
  'Pesan malam sebelumnya, masuk tinggal pindai kode, tidak antre sama sekali. Anak-anak tidak mau pulang.':
    'Booked the evening before, just scanned the code, no queue at all. The children did not want to go home.',
  'Sesuai gambar, bahkan lebih bagus. Petugasnya ramah dan sabar menjawab pertanyaan.':
    'As in the pictures, even better. The staff are friendly and patient with questions.',
  'Datang pagi-pagi, suasananya tenang dan cahayanya indah. Sangat kami rekomendasikan.':
    'We came early: it was calm and the light was beautiful. Highly recommended.',
  'Tempatnya bagus dan bersih. Siang hari agak ramai, lebih baik datang pagi.':
    'A nice, clean place. It gets busy at midday, better to come in the morning.',
  'Puas dengan kunjungan ini. Bawa topi dan air minum karena cukup panas.':
    'Happy with this visit. Bring a hat and water, it is quite hot.',
  'Lumayan, tapi saat libur panjang terlalu ramai. Lain kali pilih hari kerja.':
    'All right, but too crowded on a long weekend. Next time a weekday.',
  '前一晚下单，第二天扫码就进，一点没排队。孩子玩到不肯走。':
    'Ordered the night before, scanned in the next day without any queue. Our child would not leave.',
  '比照片还美，工作人员热情又专业，强烈推荐早点来。':
    'Even more beautiful than the photos, with warm and professional staff. Do come early.',
  '一家三代都玩得开心，路线安排得很顺，值回票价。': 'Three generations all enjoyed it. The route flows well; worth the ticket.',
  '体验很好，就是十一点以后人多，建议早场。': 'A very good visit, only crowded after eleven. Take an early hour.',
  '整体满意，天气热，记得带水和帽子。': 'Satisfied overall. It is hot, remember water and a hat.',
  '假日人太多，拍照要排队，平日来应该更好。': 'Too many people on a holiday, you queue for photos. A weekday should be better.',
  '線上訂票很方便，掃 QR 碼就入場，景色超乎期待。': 'Easy to book online, in with a QR code, and the view was beyond what we expected.',
  '帶長輩和小孩都合適，動線清楚，工作人員很親切。': 'Good with grandparents and children alike; clear paths, kind staff.',
  '很值得一來，中午後人潮較多，建議早上。': 'Well worth coming. It is fuller after noon, so choose the morning.',
  '普通假日人很多，逛得有點趕。': 'Crowded even on an ordinary holiday, we felt a little rushed.',
  'Kamar bersih sekali dan wangi. Staf ramah, check-in cuma tunjukkan voucher di ponsel.':
    'The room was very clean and smelled fresh. Friendly staff; check-in was just the voucher on my phone.',
  'Anak-anak betah, lokasinya dekat ke mana-mana. Pasti kembali lagi.':
    'The children felt at home, and it is close to everything. We will be back.',
  'Nyaman dan tenang. Lift agak lama saat pagi, selebihnya memuaskan.':
    'Comfortable and quiet. The lift takes a while in the morning, all else was fine.',
  'Harga sesuai lokasi. Minta kamar yang tidak menghadap jalan.': 'The price fits the location. Ask for a room away from the street.',
  'Cukup bersih, tetapi kamarnya lebih kecil dari bayangan kami.': 'Clean enough, but the room was smaller than we imagined.',
  '出示手机凭证三分钟就入住，房间一尘不染，床特别舒服。':
    'Showed the voucher on my phone and was in within three minutes. Spotless room, very comfortable bed.',
  '带父母住了三晚，前台细心周到，去哪里都方便。':
    'Three nights with my parents. The front desk was attentive, and everything is easy to reach.',
  '位置好、安静，早上电梯要等一会儿。': 'Good location and quiet; in the morning you wait a moment for the lift.',
  '性价比不错，建议选不临街的房间。': 'Good value. Choose a room that does not face the street.',
  '干净友好，就是房间比想象中小一点。': 'Clean and friendly, only the room is a little smaller than we thought.',
  '床很好睡，服務親切，走路就能到想去的地方。':
    'A bed to sleep well in, kind service, and what we wanted to see was within walking distance.',
  '一家四口住得很舒服，出示手機憑證就辦好入住。':
    'Very comfortable for the four of us; showing the voucher on the phone was all it took to check in.',
  '乾淨安靜，早上電梯稍慢。': 'Clean and quiet; the lift is a little slow in the morning.',
  '位置很好，家具有些年代了。': 'Great location, the furniture shows its age.',
};

/** What some of the English ones say in the other languages; the rest shows what an untranslated review looks like. */
const FROM_ENGLISH: Record<string, Said> = {
  'Booked the evening before, scanned in within a minute, and stayed twice as long as planned. We would come back tomorrow.': {
    id: 'Pesan malam sebelumnya, masuk dalam semenit, dan tinggal dua kali lebih lama dari rencana. Besok pun kami mau kembali.',
    'zh-Hans': '前一晚预订，一分钟就扫码入场，结果玩了计划时间的两倍。明天再来都愿意。',
    'zh-Hant': '前一晚預訂，一分鐘就掃碼入場，結果玩了計畫時間的兩倍。明天再來都願意。',
  },
  'The best morning of our trip. Everything was exactly as described and the people who work here clearly love it.': {
    id: 'Pagi terbaik dalam perjalanan kami. Semuanya persis seperti yang dijelaskan dan para petugasnya jelas mencintai tempat ini.',
    'zh-Hans': '这趟旅行最棒的一个上午。一切都和介绍的一样，看得出工作人员真心热爱这里。',
    'zh-Hant': '這趟旅行最棒的一個上午。一切都和介紹的一樣，看得出工作人員真心熱愛這裡。',
  },
  'We came with three generations and everybody found something. Go early, it is quieter and the light is lovely.': {
    id: 'Kami datang tiga generasi dan semua menemukan yang disukai. Datanglah pagi, lebih tenang dan cahayanya indah.',
    'zh-Hans': '我们一家三代同行，人人都有收获。早点去，人少，光线也美。',
    'zh-Hant': '我們一家三代同行，人人都有收穫。早點去，人少，光線也美。',
  },
  'Lovely place and friendly staff. It got full after eleven, so choose an early hour.': {
    id: 'Tempat yang indah dan staf yang ramah. Setelah pukul sebelas penuh, jadi pilih jam awal.',
    'zh-Hans': '地方很美，员工友好。十一点以后人就多了，建议选早一点的时段。',
    'zh-Hant': '地方很美，員工友善。十一點以後人就多了，建議選早一點的時段。',
  },
  'Very well organised. One star less only because the café closed before we were done.': {
    id: 'Sangat teratur. Kurang satu bintang hanya karena kafenya tutup sebelum kami selesai.',
    'zh-Hans': '安排得非常好。少一颗星只是因为我们还没逛完咖啡馆就关门了。',
    'zh-Hant': '安排得非常好。少一顆星只是因為我們還沒逛完咖啡館就打烊了。',
  },
  'Nice, but busier than I hoped on a public holiday. I would choose a weekday next time.': {
    id: 'Bagus, tetapi lebih ramai dari harapan saya saat hari libur. Lain kali saya pilih hari kerja.',
    'zh-Hans': '不错，但公众假期比预想的拥挤。下次我会选工作日。',
    'zh-Hant': '不錯，但國定假日比預想的擁擠。下次我會選平日。',
  },
  'The bed was so good that we missed breakfast twice. Staff remembered our names after one day.': {
    id: 'Tempat tidurnya begitu enak sampai kami dua kali melewatkan sarapan. Staf mengingat nama kami setelah sehari.',
    'zh-Hans': '床太舒服了，我们两次睡过了早餐。员工一天后就记住了我们的名字。',
    'zh-Hant': '床太舒服了，我們兩次睡過了早餐。員工一天後就記住了我們的名字。',
  },
  'We came for two nights and stayed four. Everything we wanted to see was a short walk away.': {
    id: 'Kami datang untuk dua malam dan tinggal empat. Semua yang ingin kami lihat dekat dengan berjalan kaki.',
    'zh-Hans': '原本住两晚，结果住了四晚。想看的地方走几步就到。',
    'zh-Hant': '原本住兩晚，結果住了四晚。想看的地方走幾步就到。',
  },
  'Good value for the location. Ask for a room away from the street.': {
    id: 'Sepadan dengan lokasinya. Minta kamar yang jauh dari jalan.',
    'zh-Hans': '就位置而言很划算。建议要不临街的房间。',
    'zh-Hant': '就位置而言很划算。建議要不臨街的房間。',
  },
  'Clean and friendly, but smaller than I imagined from the pictures. Fine for two nights.': {
    id: 'Bersih dan ramah, tetapi lebih kecil dari bayangan saya dari foto. Cukup untuk dua malam.',
    'zh-Hans': '干净友好，但比照片上看起来小。住两晚没问题。',
    'zh-Hant': '乾淨友善，但比照片上看起來小。住兩晚沒問題。',
  },
};

/** What a demonstration's review says in other languages, as far as somebody has translated it; its answer by `answers`. */
export function translationsOf(text: string, answers?: Record<ReviewFile['lang'], string>): NonNullable<ReviewFile['translations']> {
  const english = IN_ENGLISH[text];
  const said: Said = { ...(english && { en: english }), ...FROM_ENGLISH[text] };
  return Object.fromEntries(
    Object.entries(said).map(([lang, words]) => [lang, { text: words, answer: answers?.[lang as ReviewFile['lang']] ?? null }]),
  );
}
