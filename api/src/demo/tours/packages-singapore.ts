import type { PackageRow } from './tour-row';

export const PACKAGES_SINGAPORE: PackageRow[] = [
  {
    id: 'singapore-family-three-days',
    placeId: 'sentosa',
    categories: ['family-tours', 'short-breaks'],
    posters: [
      ['cable-car', 'noon'],
      ['aquarium', 'lagoon'],
      ['wildlife', 'night'],
      ['gardens', 'dusk'],
    ],
    name: ['Singapore with children, 3 days', 'Singapura bersama anak, 3 hari', '新加坡亲子 3 天', '新加坡親子 3 天'],
    summary: [
      'Aquarium, night trail and a day of slides',
      'Akuarium, jejak malam, dan sehari seluncuran',
      '水族馆、夜间步道与一日滑梯',
      '水族館、夜間步道與一日滑梯',
    ],
    description: [
      'Made by parents: nothing begins before nine, every day has water in it, and lunch is never more than ten minutes away. Strollers go everywhere that we go.',
      'Dirancang para orang tua: tak ada yang mulai sebelum pukul sembilan, tiap hari ada air, dan makan siang selalu dekat. Kereta bayi bisa ke mana saja kami pergi.',
      '由父母设计：九点前不出门，天天有水玩，午餐十分钟内可达，婴儿车处处通行。',
      '由父母設計：九點前不出門，天天有水玩，午餐十分鐘內可達，嬰兒車處處通行。',
    ],
    highlights: [
      ['Skip the queue at the aquarium', 'Masuk akuarium tanpa antre', '水族馆免排队', '水族館免排隊'],
      ['Front seats on the night tram', 'Kursi depan di trem malam', '夜间游览车前排座', '夜間遊覽車前排座'],
    ],
    price: 39_000,
    extras: ['transfer', 'esim', 'chineseGuide'],
    days: [
      {
        title: ['Fish before dinner', 'Ikan sebelum makan malam', '晚餐前看鱼', '晚餐前看魚'],
        text: [
          'Drop the bags, take the cable car and stand under the manta rays. Dinner on the beach, pyjamas by eight.',
          'Titip tas, naik kereta gantung, berdiri di bawah pari manta. Makan malam di pantai, pukul delapan sudah berpiyama.',
          '放下行李，乘缆车去看头顶的魔鬼鱼。沙滩晚餐，八点换睡衣。',
          '放下行李，乘纜車去看頭頂的鬼蝠魟。沙灘晚餐，八點換睡衣。',
        ],
        meals: 'D',
        stay: ['Family room on Sentosa', 'Kamar keluarga di Sentosa', '圣淘沙家庭房', '聖淘沙家庭房'],
        at: 'sentosa',
      },
      {
        title: ['Slides, then a night trail', 'Seluncuran, lalu jejak malam', '滑梯与夜间步道', '滑梯與夜間步道'],
        text: [
          'The water park until the fingers wrinkle, a long nap, and at seven the tram into the dark forest of Mandai.',
          'Taman air sampai jari keriput, tidur siang panjang, dan pukul tujuh naik trem ke hutan gelap Mandai.',
          '在水上乐园玩到手指起皱，睡个长午觉，七点乘车进万礼夜林。',
          '在水上樂園玩到手指起皺，睡個長午覺，七點乘車進萬禮夜林。',
        ],
        meals: 'BD',
        stay: ['Family room on Sentosa', 'Kamar keluarga di Sentosa', '圣淘沙家庭房', '聖淘沙家庭房'],
        at: 'mandai',
      },
      {
        title: ['Cloud forest and home', 'Hutan awan dan pulang', '云雾林与返程', '雲霧林與返程'],
        text: [
          'The waterfall under glass in the morning, ice cream on the bay, and the ride to the airport.',
          'Air terjun di bawah kaca pada pagi hari, es krim di teluk, lalu ke bandara.',
          '上午看玻璃穹顶下的瀑布，海湾边吃冰淇淋，然后送机。',
          '上午看玻璃穹頂下的瀑布，海灣邊吃冰淇淋，然後送機。',
        ],
        meals: 'B',
        at: 'marinaBay',
      },
    ],
  },
  {
    id: 'singapore-two-islands-four-days',
    placeId: 'marina-bay',
    categories: ['for-two', 'food', 'short-breaks'],
    posters: [
      ['skyline', 'night'],
      ['gardens', 'dusk'],
      ['beach', 'lagoon'],
      ['cooking', 'coral'],
    ],
    name: ['Singapore and Batam for two, 4 days', 'Singapura dan Batam berdua, 4 hari', '新加坡与巴淡双人 4 天', '新加坡與巴淡雙人 4 天'],
    summary: [
      'Two nights with a view, two with a pool, a ferry between',
      'Dua malam dengan pemandangan, dua dengan kolam, feri di antaranya',
      '两晚看景、两晚泡池，一程渡轮',
      '兩晚看景、兩晚泡池，一程渡輪',
    ],
    description: [
      'High above the bay first, then an hour by sea to where nobody is in a hurry. Dinner at a hawker centre with somebody who grew up in one, and a villa with a pool of its own.',
      'Tinggi di atas teluk dulu, lalu sejam lewat laut ke tempat yang tak terburu-buru. Makan malam di pusat jajanan bersama orang yang besar di sana, dan vila dengan kolam sendiri.',
      '先住海湾高处，再乘一小时船去不赶时间的地方。跟在小贩中心长大的人去吃饭，然后住进带私家泳池的别墅。',
      '先住海灣高處，再乘一小時船去不趕時間的地方。跟在小販中心長大的人去吃飯，然後住進帶私家泳池的別墅。',
    ],
    highlights: [
      ['Villa with its own pool', 'Vila dengan kolam sendiri', '私家泳池别墅', '私家泳池別墅'],
      ['Ferry both ways', 'Feri pulang pergi', '含往返渡轮', '含來回渡輪'],
    ],
    price: 88_000,
    minTravellers: 2,
    parts: { senior: 95 },
    passports: true,
    extras: ['spa', 'transfer', 'esim'],
    days: [
      {
        title: ['Above the bay', 'Di atas teluk', '海湾之上', '海灣之上'],
        text: [
          'Your room is on the twentieth floor or higher. At seven a cook’s daughter takes you to eat.',
          'Kamar Anda di lantai dua puluh atau lebih. Pukul tujuh putri seorang juru masak mengajak makan.',
          '客房在二十层以上。七点由厨师的女儿带你们去吃。',
          '客房在二十層以上。七點由廚師的女兒帶你們去吃。',
        ],
        meals: 'D',
        stay: ['Bay hotel', 'Hotel teluk', '海湾酒店', '海灣飯店'],
        at: 'marinaBay',
      },
      {
        title: ['Gardens and a roof', 'Taman dan atap', '花园与屋顶', '花園與屋頂'],
        text: [
          'The domes before ten, nothing until five, then a table on a roof.',
          'Kubah sebelum pukul sepuluh, bebas sampai pukul lima, lalu meja di atap.',
          '十点前看穹顶花园，五点前自由，随后屋顶晚餐。',
          '十點前看穹頂花園，五點前自由，隨後屋頂晚餐。',
        ],
        meals: 'BD',
        stay: ['Bay hotel', 'Hotel teluk', '海湾酒店', '海灣飯店'],
        at: 'marinaBay',
      },
      {
        title: ['Across the strait', 'Menyeberangi selat', '过海峡', '過海峽'],
        text: [
          'The ten o’clock ferry, a villa by noon, a massage at four.',
          'Feri pukul sepuluh, vila tengah hari, pijat pukul empat.',
          '十点渡轮，中午入住别墅，四点按摩。',
          '十點渡輪，中午入住別墅，四點按摩。',
        ],
        meals: 'B',
        stay: ['Pool villa on Batam', 'Vila berkolam di Batam', '巴淡泳池别墅', '巴淡泳池別墅'],
        at: 'batam',
      },
      {
        title: ['Late breakfast', 'Sarapan siang', '晚早餐', '晚早餐'],
        text: [
          'Breakfast until noon and the ferry at three.',
          'Sarapan sampai siang dan feri pukul tiga.',
          '早餐供应到中午，三点渡轮返回。',
          '早餐供應到中午，三點渡輪返回。',
        ],
        meals: 'B',
        at: 'batam',
      },
    ],
  },
];
