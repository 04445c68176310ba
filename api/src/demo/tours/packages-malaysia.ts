import type { PackageRow } from './tour-row';

export const PACKAGES_MALAYSIA: PackageRow[] = [
  {
    id: 'melaka-weekend',
    placeId: 'melaka',
    categories: ['short-breaks', 'food', 'culture-tours'],
    posters: [
      ['colonial', 'coral'],
      ['shophouses', 'dusk'],
      ['river-boat', 'night'],
    ],
    name: ['A weekend in Melaka', 'Akhir pekan di Melaka', '马六甲周末', '馬六甲週末'],
    summary: [
      'Coach from Singapore, two nights in a Baba house',
      'Bus dari Singapura, dua malam di rumah Baba',
      '新加坡巴士出发，峇峇老宅两晚',
      '新加坡巴士出發，峇峇老宅兩晚',
    ],
    description: [
      'Three hours by coach and four centuries away. You sleep in a house with a tiled hall and an air well, eat what the Peranakans cook at home, and see the town from the river when the lamps are lit.',
      'Tiga jam dengan bus dan empat abad jauhnya. Anda tidur di rumah beraula ubin dan sumur udara, makan masakan rumahan Peranakan, dan melihat kota dari sungai saat lampu menyala.',
      '三小时车程，四百年时光。住进花砖厅堂与天井老宅，吃娘惹家常菜，华灯初上时从河上看城。',
      '三小時車程，四百年時光。住進花磚廳堂與天井老宅，吃娘惹家常菜，華燈初上時從河上看城。',
    ],
    highlights: [
      ['A Nyonya dinner at a private table', 'Makan malam Nyonya di meja pribadi', '私家餐桌上的娘惹晚餐', '私家餐桌上的娘惹晚餐'],
      ['River cruise by night', 'Susur sungai malam hari', '夜游马六甲河', '夜遊馬六甲河'],
    ],
    price: 21_000,
    extras: ['singleRoom', 'chineseGuide'],
    departures: [6, 13, 20, 27, 34, 41, 48, 55].map((dayOffset, index) => ({
      dayOffset,
      capacity: index === 1 ? 0 : 20,
      ...(index === 3 ? { percent: 120 } : {}),
    })),
    days: [
      {
        title: ['Across the causeway', 'Menyeberang jembatan', '跨过长堤', '跨過長堤'],
        text: [
          'The coach leaves at eight from the city. Lunch is chicken rice balls; the afternoon belongs to the red square and Jonker Street.',
          'Bus berangkat pukul delapan dari pusat kota. Makan siang bola nasi ayam; sore untuk lapangan merah dan Jalan Jonker.',
          '八点自市区发车。午餐鸡饭粒，下午逛红屋广场与鸡场街。',
          '八點自市區發車。午餐雞飯粒，下午逛紅屋廣場與雞場街。',
        ],
        meals: 'LD',
        stay: ['Baba house in the old town', 'Rumah Baba di kota tua', '老城峇峇宅', '老城峇峇宅'],
        at: 'melaka',
      },
      {
        title: ['Heeren Street and the river', 'Jalan Heeren dan sungai', '荷兰街与河', '荷蘭街與河'],
        text: [
          'A morning in the houses of Heeren Street with a family that still lives in one. After the heat, the river boat under painted walls.',
          'Pagi di rumah-rumah Jalan Heeren bersama keluarga yang masih tinggal di sana. Setelah terik, perahu sungai di bawah dinding mural.',
          '上午在荷兰街老宅，与仍居于此的人家同游。暑气过后乘船穿行壁画墙下。',
          '上午在荷蘭街老宅，與仍居於此的人家同遊。暑氣過後乘船穿行壁畫牆下。',
        ],
        meals: 'BD',
        stay: ['Baba house in the old town', 'Rumah Baba di kota tua', '老城峇峇宅', '老城峇峇宅'],
        at: 'melaka',
      },
      {
        title: ['Breakfast and back', 'Sarapan dan pulang', '早餐后返程', '早餐後返程'],
        text: [
          'Kaya toast, a last look from St Paul’s Hill, and the coach at noon.',
          'Roti kaya, pandangan terakhir dari Bukit St Paul, dan bus pada tengah hari.',
          '咖椰吐司，登圣保罗山最后一望，正午乘车返回。',
          '咖椰吐司，登聖保羅山最後一望，正午乘車返回。',
        ],
        meals: 'B',
        at: 'melaka',
      },
    ],
  },
];
