import type { CatalogueFile } from '../modules/catalog/import/import-format';
import type { HotelRow } from './hotel-row';
import { translationsOf } from './review-translations';

type ReviewFile = NonNullable<NonNullable<CatalogueFile['products']>[number]['reviews']>[number];
type Lang = ReviewFile['lang'];

const TRAVELLERS = ['couple', 'family', 'business', 'solo', 'friends'] as const;
const AUTHORS: Record<Lang, string[]> = {
  en: ['Rachel O.', 'Marcus L.', 'Fatimah Y.', 'James H.', 'Sunita P.', 'Ellen V.', 'Ravi D.', 'Chloe S.'],
  id: ['Sari W.', 'Bayu K.', 'Indah M.', 'Teguh R.', 'Maya F.'],
  'zh-Hans': ['许女士', '周先生', '刘洋', '孙小姐', '何俊'],
  'zh-Hant': ['林太太', '郭先生', '曾小姐', '許家四口'],
};

// What guests write, by stars. Nothing names a thing that only some houses have.
const SAID: Record<Lang, Record<3 | 4 | 5, string[]>> = {
  en: {
    5: [
      'The bed was so good that we missed breakfast twice. Staff remembered our names after one day.',
      'Checked in within three minutes with the voucher on my phone. Spotless room, strong shower, no noise.',
      'We came for two nights and stayed four. Everything we wanted to see was a short walk away.',
      'Travelling with my parents is never simple; here somebody carried, somebody called the car, somebody smiled.',
    ],
    4: [
      'Very comfortable and clean. The lift is slow in the morning, otherwise nothing to complain about.',
      'Good value for the location. Ask for a room away from the street.',
      'Friendly people and a calm room. The air conditioning took a while to understand.',
    ],
    3: [
      'Clean and friendly, but smaller than I imagined from the pictures. Fine for two nights.',
      'The location is excellent, the furniture has seen better years.',
    ],
  },
  id: {
    5: [
      'Kamar bersih sekali dan wangi. Staf ramah, check-in cuma tunjukkan voucher di ponsel.',
      'Anak-anak betah, lokasinya dekat ke mana-mana. Pasti kembali lagi.',
    ],
    4: [
      'Nyaman dan tenang. Lift agak lama saat pagi, selebihnya memuaskan.',
      'Harga sesuai lokasi. Minta kamar yang tidak menghadap jalan.',
    ],
    3: ['Cukup bersih, tetapi kamarnya lebih kecil dari bayangan kami.'],
  },
  'zh-Hans': {
    5: ['出示手机凭证三分钟就入住，房间一尘不染，床特别舒服。', '带父母住了三晚，前台细心周到，去哪里都方便。'],
    4: ['位置好、安静，早上电梯要等一会儿。', '性价比不错，建议选不临街的房间。'],
    3: ['干净友好，就是房间比想象中小一点。'],
  },
  'zh-Hant': {
    5: ['床很好睡，服務親切，走路就能到想去的地方。', '一家四口住得很舒服，出示手機憑證就辦好入住。'],
    4: ['乾淨安靜，早上電梯稍慢。'],
    3: ['位置很好，家具有些年代了。'],
  },
};

/** A small generator that gives the same numbers for the same hotel every time. */
function numbersOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LANGS: Lang[] = ['en', 'zh-Hans', 'en', 'id', 'en', 'zh-Hant', 'id', 'zh-Hans'];
const MOST_STARS = 5;
const starsOf = (share: number): 3 | 4 | 5 => (share < 0.55 ? 5 : share < 0.9 ? 4 : 3);

/** One by one people are a little kinder or stricter than with the whole. */
const around = (rating: number, share: number) => Math.min(MOST_STARS, Math.max(2, rating + (share < 0.25 ? -1 : share > 0.75 ? 1 : 0)));

/** Six to twelve guests of a hotel, the same at every load; nobody says the same thing twice about one house. */
export function hotelReviewsOf({ id }: Pick<HotelRow, 'id'>): ReviewFile[] {
  const next = numbersOf(id);
  const count = 6 + Math.floor(next() * 7);
  const used = new Set<string>();
  const reviews: ReviewFile[] = [];
  for (let tries = 0; reviews.length < count && tries < 80; tries++) {
    const lang = LANGS[Math.floor(next() * LANGS.length)] ?? 'en';
    const rating = starsOf(next());
    const said = SAID[lang][rating];
    const text = said[Math.floor(next() * said.length)] ?? '';
    const author = AUTHORS[lang][Math.floor(next() * AUTHORS[lang].length)] ?? '';
    if (used.has(text) || used.has(author)) continue;
    used.add(text).add(author);
    reviews.push({
      author,
      rating,
      text,
      lang,
      daysAgo: 4 + Math.floor(next() * 320),
      travellerType: TRAVELLERS[Math.floor(next() * TRAVELLERS.length)] ?? 'couple',
      verified: true,
      translations: translationsOf(text),
      scores: {
        cleanliness: around(rating, next()),
        comfort: around(rating, next()),
        service: around(rating, next()),
        location: around(rating, next()),
        facilities: around(rating, next()),
      },
    });
  }
  return reviews;
}
