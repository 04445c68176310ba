import { reviewsOf, type Said } from '../demo-reviews';

// What people write of a crossing, by stars. Nothing names a thing that only some lines have.
const CROSSINGS: Said = {
  en: {
    5: [
      'Left on the minute and arrived early. Showing the QR code at the counter was all we had to do.',
      'Clean seats, cold air and a calm sea. We booked the way back on the same evening and changed nothing.',
      'Our luggage came off the boat before we did. With two small children that was worth gold.',
      'We cross every month for work. This is the operator that keeps its times.',
    ],
    4: [
      'A smooth crossing. Come an hour early: the queue at immigration is longer than the one at the counter.',
      'Comfortable and quick. Take a jacket, the cabin is cold.',
      'All as booked. The terminal charge is paid at the counter, so keep some cash or a card ready.',
    ],
    3: ['We left twenty minutes late and nobody said why. The boat itself was fine.'],
  },
  id: {
    5: [
      'Tepat waktu, tempat duduknya bersih, tinggal tunjukkan kode QR di loket.',
      'Penyeberangannya tenang dan petugasnya membantu bawa koper.',
    ],
    4: ['Nyaman dan cepat, hanya antrean imigrasinya agak panjang.', 'Kapalnya bagus. Bawa jaket, AC-nya dingin sekali.'],
    3: ['Berangkat terlambat dua puluh menit tanpa pemberitahuan.'],
  },
  'zh-Hans': {
    5: ['准点开船，座位干净，柜台出示二维码就能换登船牌。', '海面很平稳，下船时行李已经在岸上了，带孩子很省心。'],
    4: ['船很快，只是出入境排队久一点，建议提前一小时到。', '冷气很足，记得带外套。'],
    3: ['晚开了二十分钟，也没有说明，船本身还可以。'],
  },
  'zh-Hant': {
    5: ['準時開船，出示 QR 碼就能換登船證，非常方便。', '座位寬敞又乾淨，回程也順利。'],
    4: ['船程平穩，通關人多，建議提早一小時到碼頭。'],
    3: ['延誤了二十分鐘，其他都還好。'],
  },
};

/** Reviews of a line, the same at every load. */
export const ferryReviewsOf = (id: string) => reviewsOf({ id }, CROSSINGS);
