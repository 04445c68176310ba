import type { CatalogueFile } from '../modules/catalog/import/import-format';
import type { AttractionRow } from './attraction-row';
import { translationsOf } from './review-translations';

type ReviewFile = NonNullable<NonNullable<CatalogueFile['products']>[number]['reviews']>[number];
export type Lang = ReviewFile['lang'];
export type Said = Record<Lang, Record<3 | 4 | 5, string[]>>;

const TRAVELLERS = ['solo', 'couple', 'family', 'friends', 'business'] as const;

const AUTHORS: Record<Lang, string[]> = {
  en: ['Grace T.', 'Oliver M.', 'Priya N.', 'Hannah W.', 'Daniel K.', 'Aisha R.', 'Tom B.', 'Mei Lin C.'],
  id: ['Dewi S.', 'Budi P.', 'Rina A.', 'Agus H.', 'Putri L.', 'Yoga W.'],
  'zh-Hans': ['林晓', '王先生', '陈静', '李小姐', '赵磊', '周敏'],
  'zh-Hant': ['張小姐', '黃先生', '吳媽媽', '蔡同學'],
};

// What people write, by stars. Nothing names a thing that only some products have.
const SAID: Said = {
  en: {
    5: [
      'Booked the evening before, scanned in within a minute, and stayed twice as long as planned. We would come back tomorrow.',
      'The best morning of our trip. Everything was exactly as described and the people who work here clearly love it.',
      'We came with three generations and everybody found something. Go early, it is quieter and the light is lovely.',
      'I had seen the pictures and still was not ready for it. Worth every cent and easy to reach.',
      'Smooth from the QR code to the way home. Our children still talk about it.',
    ],
    4: [
      'Lovely place and friendly staff. It got full after eleven, so choose an early hour.',
      'Very well organised. One star less only because the café closed before we were done.',
      'A good half day. Bring water and a hat, there is less shade than you think.',
      'We enjoyed it a lot. The signs could be clearer at the start, after that it was easy.',
    ],
    3: [
      'Nice, but busier than I hoped on a public holiday. I would choose a weekday next time.',
      'Good for an hour or so. We expected a little more for the price, but the view makes up for it.',
    ],
  },
  id: {
    5: [
      'Pesan malam sebelumnya, masuk tinggal pindai kode, tidak antre sama sekali. Anak-anak tidak mau pulang.',
      'Sesuai gambar, bahkan lebih bagus. Petugasnya ramah dan sabar menjawab pertanyaan.',
      'Datang pagi-pagi, suasananya tenang dan cahayanya indah. Sangat kami rekomendasikan.',
    ],
    4: [
      'Tempatnya bagus dan bersih. Siang hari agak ramai, lebih baik datang pagi.',
      'Puas dengan kunjungan ini. Bawa topi dan air minum karena cukup panas.',
    ],
    3: ['Lumayan, tapi saat libur panjang terlalu ramai. Lain kali pilih hari kerja.'],
  },
  'zh-Hans': {
    5: [
      '前一晚下单，第二天扫码就进，一点没排队。孩子玩到不肯走。',
      '比照片还美，工作人员热情又专业，强烈推荐早点来。',
      '一家三代都玩得开心，路线安排得很顺，值回票价。',
    ],
    4: ['体验很好，就是十一点以后人多，建议早场。', '整体满意，天气热，记得带水和帽子。'],
    3: ['假日人太多，拍照要排队，平日来应该更好。'],
  },
  'zh-Hant': {
    5: ['線上訂票很方便，掃 QR 碼就入場，景色超乎期待。', '帶長輩和小孩都合適，動線清楚，工作人員很親切。'],
    4: ['很值得一來，中午後人潮較多，建議早上。'],
    3: ['普通假日人很多，逛得有點趕。'],
  },
};

// What the shop answers who was not quite happy.
const ANSWERS: Record<Lang, string> = {
  en: 'Thank you for telling us. Weekday mornings are the calmest; write to us before your next visit and we help you choose a time.',
  id: 'Terima kasih atas masukannya. Pagi hari kerja paling tenang; hubungi kami sebelum kunjungan berikutnya dan kami bantu pilih waktunya.',
  'zh-Hans': '感谢您告诉我们。工作日上午人最少，下次出发前欢迎联系我们，我们帮您挑选合适的时间。',
  'zh-Hant': '感謝您告訴我們。平日上午人最少，下次出發前歡迎聯絡我們，我們幫您挑選合適的時間。',
};

/** A small generator that gives the same numbers for the same product every time. */
function numbersOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LANGS: Lang[] = ['en', 'en', 'zh-Hans', 'id', 'en', 'zh-Hant', 'id', 'zh-Hans'];

function starsOf(share: number): 3 | 4 | 5 {
  if (share < 0.62) return 5;
  return share < 0.92 ? 4 : 3;
}

/** Five to eleven reviews of a product, the same at every load; nobody says the same thing twice about one place. */
export function reviewsOf({ id }: Pick<AttractionRow, 'id'>, all: Said = SAID): ReviewFile[] {
  const next = numbersOf(id);
  const count = 5 + Math.floor(next() * 7);
  const used = new Set<string>();
  const reviews: ReviewFile[] = [];
  for (let tries = 0; reviews.length < count && tries < 60; tries++) {
    const lang = LANGS[Math.floor(next() * LANGS.length)] ?? 'en';
    const rating = starsOf(next());
    const said = all[lang][rating];
    const text = said[Math.floor(next() * said.length)] ?? '';
    const author = AUTHORS[lang][Math.floor(next() * AUTHORS[lang].length)] ?? '';
    if (used.has(text) || used.has(author)) continue;
    used.add(text).add(author);
    reviews.push({
      author,
      rating,
      text,
      lang,
      daysAgo: 3 + Math.floor(next() * 300),
      travellerType: TRAVELLERS[Math.floor(next() * TRAVELLERS.length)] ?? 'couple',
      ...(rating === 3 && { answer: ANSWERS[lang] }),
      translations: translationsOf(text, rating === 3 ? ANSWERS : undefined),
    });
  }
  return reviews;
}
