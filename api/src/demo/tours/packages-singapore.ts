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
];
