import { reviewsOf, type Said } from '../demo-reviews';

// What people write of a journey, by stars. Nothing names a thing that only some journeys have.
const PACKAGES: Said = {
  en: {
    5: [
      'Everything ran like clockwork and nothing felt rushed. Our guide knew where to be before the crowds.',
      'We only had to bring ourselves. Rooms, drivers, tickets: all where they said they would be.',
      'My parents are seventy and they loved every day of it. The pace was just right.',
      'Better than the trip we planned ourselves last year, and cheaper in the end.',
    ],
    4: [
      'A lovely journey. The second hotel was simpler than the first, the food was great everywhere.',
      'Good value and a patient guide. One long drive, otherwise well planned.',
      'We would have liked one more free afternoon. All the rest was excellent.',
    ],
    3: ['Nice places, but the days were full. Bring comfortable shoes and go to bed early.'],
  },
  id: {
    5: [
      'Semua rapi dan tepat waktu, pemandunya sabar sekali dengan anak-anak kami.',
      'Tinggal berangkat, semua sudah diurus. Hotelnya bersih dan sarapannya enak.',
      'Perjalanan keluarga terbaik sejauh ini, pasti ikut lagi.',
    ],
    4: [
      'Jadwalnya pas, hanya satu hari perjalanan darat agak lama.',
      'Makanannya enak dan pemandunya ramah. Waktu bebasnya kurang sedikit.',
    ],
    3: ['Tempatnya bagus tapi jadwalnya padat.'],
  },
  'zh-Hans': {
    5: ['行程安排紧凑又不赶，向导很会避开人潮。', '带着老人孩子也很轻松，车和酒店都干净。', '从接机到送机一路顺利，性价比很高。'],
    4: ['整体很满意，有一天车程稍长。', '景点很美，如果自由时间再多一点就完美了。'],
    3: ['地方不错，就是每天起得早。'],
  },
  'zh-Hant': {
    5: ['行程順暢，嚮導細心，爸媽都說下次還要再來。', '住宿和餐點都超出期待，拍了好多照片。'],
    4: ['整體很好，其中一天拉車時間較久。'],
    3: ['景點漂亮，但行程稍滿。'],
  },
};
const CRUISES: Said = {
  en: {
    5: [
      'Unpacked once and woke up somewhere new. The cabin was spotless and so quiet.',
      'Our children had friends within an hour and we had our first long breakfast in years.',
      'The crew remembered our names on the second day. The sunset from the stern alone was worth it.',
    ],
    4: [
      'Great food and shows. Queues at the terminal on the first day, after that none.',
      'Lovely ship. We would take a balcony again, the inside cabin of our friends was small.',
    ],
    3: ['A good rest, but the ports were short. Read the times before you plan an excursion.'],
  },
  id: {
    5: ['Kabin bersih, kru ramah, anak-anak tidak mau turun dari kapal.', 'Pertama kali naik kapal pesiar dan langsung ingin lagi.'],
    4: ['Makanannya beragam dan enak. Antrean saat naik agak panjang.', 'Kapalnya bagus, waktu di pelabuhan agak singkat.'],
    3: ['Lumayan untuk istirahat, internet mahal.'],
  },
  'zh-Hans': {
    5: ['船很稳，房间干净，服务周到，孩子玩得不想下船。', '一次打包行李就能去几个港口，太适合带父母。'],
    4: ['餐食丰富，第一天登船排队久一点。', '演出精彩，停靠时间稍短。'],
    3: ['适合放松，船上网络较贵。'],
  },
  'zh-Hant': {
    5: ['船上設施齊全，服務人員親切，日落很美。', '帶全家出遊最輕鬆的一次。'],
    4: ['餐點不錯，登船當天人較多。'],
    3: ['靠港時間偏短。'],
  },
};

/** Reviews of a journey, the same at every load. */
export const tourReviewsOf = (id: string, kind: 'package' | 'cruise') => reviewsOf({ id }, kind === 'package' ? PACKAGES : CRUISES);
