import type { CruiseRow } from './tour-row';

const MARINA: CruiseRow['port'] = ['Marina Bay Cruise Centre', 'Marina Bay Cruise Centre (Singapura)', '滨海湾邮轮中心', '濱海灣郵輪中心'];

export const CRUISES: CruiseRow[] = [
  {
    id: 'straits-three-nights',
    placeId: 'marina-south',
    categories: ['short-cruises'],
    posters: [
      ['cruise-ship', 'dusk'],
      ['islands', 'dawn'],
      ['shophouses', 'coral'],
      ['skyline', 'night'],
    ],
    line: 'Straits Cruises',
    ship: 'Straits Pearl',
    port: MARINA,
    nights: 3,
    name: ['Three nights on the Straits', 'Tiga malam di Selat', '海峡三晚', '海峽三晚'],
    summary: [
      'Singapore, Port Klang, Penang and a day at sea',
      'Singapura, Port Klang, Penang, dan sehari di laut',
      '新加坡、巴生港、槟城与海上一日',
      '新加坡、巴生港、檳城與海上一日',
    ],
    description: [
      'The oldest trade route of the region in a long weekend: up the Straits past the tankers, a day among the shophouses of George Town, and a day at sea to do nothing on the way home.',
      'Jalur dagang tertua di kawasan ini dalam akhir pekan panjang: menyusuri Selat di antara kapal tanker, sehari di rumah toko George Town, dan sehari di laut tanpa rencana.',
      '一个长周末走完本区域最古老的商路：穿过油轮群北上海峡，在乔治市店屋间逛一天，回程在海上什么也不做。',
      '一個長週末走完本區域最古老的商路：穿過油輪群北上海峽，在喬治市店屋間逛一天，回程在海上什麼也不做。',
    ],
    highlights: [
      ['Ten hours in George Town', 'Sepuluh jam di George Town', '乔治市停留十小时', '喬治市停留十小時'],
      ['Leaving Singapore at sunset', 'Meninggalkan Singapura saat senja', '日落时驶离新加坡', '日落時駛離新加坡'],
    ],
    price: 46_000,
    cabins: { inside: 4, oceanview: 4, balcony: 3, suite: 4 },
    cabinsPerSailing: 100,
    single: 170,
    itinerary: [
      {
        at: 'singapore',
        departs: '17:00',
        text: [
          'Board from one, lunch on deck, and the skyline behind you at sunset.',
          'Naik mulai pukul satu, makan siang di dek, dan kota di belakang Anda saat senja.',
          '一点起登船，甲板午餐，日落时天际线退到身后。',
          '一點起登船，甲板午餐，日落時天際線退到身後。',
        ],
      },
      {
        at: 'portKlang',
        arrives: '08:00',
        departs: '18:00',
        text: [
          'An hour from Kuala Lumpur: towers, caves or a long lunch on Crab Island.',
          'Satu jam dari Kuala Lumpur: menara, gua, atau makan siang panjang di Pulau Ketam.',
          '距吉隆坡一小时：双塔、黑风洞，或到吉胆岛慢慢吃午餐。',
          '距吉隆坡一小時：雙塔、黑風洞，或到吉膽島慢慢吃午餐。',
        ],
      },
      {
        at: 'georgeTown',
        arrives: '08:00',
        departs: '18:00',
        text: [
          'The ship ties up in the old town itself. Murals, clan houses and the best street food of the Straits.',
          'Kapal bersandar di kota tua. Mural, rumah marga, dan jajanan terbaik di Selat.',
          '船就停在老城边：壁画、宗祠与海峡最好的街头美食。',
          '船就停在老城邊：壁畫、宗祠與海峽最好的街頭美食。',
        ],
      },
      {
        at: 'singapore',
        arrives: '16:00',
        text: [
          'A morning at sea; you are ashore in time for dinner.',
          'Pagi di laut; Anda turun tepat untuk makan malam.',
          '上午在海上，晚餐前上岸。',
          '上午在海上，晚餐前上岸。',
        ],
      },
    ],
  },
  {
    id: 'story-ship-four-nights',
    placeId: 'marina-south',
    categories: ['theme-park-cruises', 'family-cruises'],
    posters: [
      ['cruise-ship', 'noon'],
      ['coaster', 'noon'],
      ['water-slides', 'lagoon'],
      ['ferris-wheel', 'night'],
    ],
    line: 'Storybook Line',
    lineUrl: 'https://storybook.example/ships',
    ship: 'Once Upon',
    port: MARINA,
    nights: 4,
    name: ['Story ship, four nights', 'Kapal dongeng, empat malam', '童话邮轮四晚', '童話郵輪四晚'],
    summary: [
      'A theme-park ship: shows, slides and no port at all',
      'Kapal taman hiburan: pertunjukan, seluncuran, tanpa singgah',
      '主题乐园邮轮：演出、滑道，全程海上',
      '主題樂園郵輪：演出、滑道，全程海上',
    ],
    description: [
      'Seven worlds on one ship and nowhere else to be. A coaster around the funnel, a theatre with three shows, heroes at breakfast, and decks for grown-ups where nobody is chased.',
      'Tujuh dunia di satu kapal dan tak perlu ke mana-mana. Roller coaster di sekitar cerobong, teater dengan tiga pertunjukan, pahlawan saat sarapan, dan dek dewasa yang tenang.',
      '一船七个世界，无须他往。绕烟囱的过山车、三场大秀、与英雄共进早餐，还有清静的成人甲板。',
      '一船七個世界，無須他往。繞煙囪的雲霄飛車、三場大秀、與英雄共進早餐，還有清靜的成人甲板。',
    ],
    highlights: [
      ['A coaster at sea', 'Roller coaster di laut', '海上过山车', '海上雲霄飛車'],
      ['Three stage shows', 'Tiga pertunjukan panggung', '三场舞台大秀', '三場舞臺大秀'],
      ['Clubs for ages 3 to 17', 'Klub untuk usia 3 sampai 17', '3 至 17 岁俱乐部', '3 至 17 歲俱樂部'],
    ],
    price: 89_000,
    cabins: { inside: 4, oceanview: 5, balcony: 5, suite: 5 },
    cabinsPerSailing: 200,
    single: 180,
    sailings: [9, 16, 23, 30, 37, 44, 51, 65, 79, 93, 121].map((dayOffset, index) => ({
      dayOffset,
      percent: index < 2 ? 100 : index < 5 ? 140 : 110,
      cabins:
        index === 2
          ? { inside: 0, oceanview: 0, balcony: 1, suite: 0 }
          : index === 3
            ? { inside: 0, oceanview: 0, balcony: 0, suite: 0 }
            : {},
    })),
    itinerary: [
      {
        at: 'singapore',
        departs: '18:00',
        text: [
          'Board from noon: the slides are open before the ship moves.',
          'Naik mulai siang: seluncuran buka sebelum kapal bergerak.',
          '中午起登船，未开航滑道先开。',
          '中午起登船，未開航滑道先開。',
        ],
      },
      {
        text: [
          'Day of the heroes: breakfast with them, a parade at noon, fireworks at nine.',
          'Hari para pahlawan: sarapan bersama, parade siang, kembang api pukul sembilan.',
          '英雄日：共进早餐、午间巡游、九点烟火。',
          '英雄日：共進早餐、午間巡遊、九點煙火。',
        ],
      },
      {
        text: [
          'Day of the explorers: treasure hunt over eleven decks, film under the stars.',
          'Hari para penjelajah: berburu harta di sebelas dek, film di bawah bintang.',
          '探险日：十一层甲板寻宝，星空电影。',
          '探險日：十一層甲板尋寶，星空電影。',
        ],
      },
      {
        text: [
          'Day of the dreamers: the big show, and a pyjama party that ends at ten.',
          'Hari para pemimpi: pertunjukan besar dan pesta piyama sampai pukul sepuluh.',
          '梦想日：大秀与十点结束的睡衣派对。',
          '夢想日：大秀與十點結束的睡衣派對。',
        ],
      },
      {
        at: 'singapore',
        arrives: '09:00',
        text: [
          'Breakfast, and down the gangway with a bag of stories.',
          'Sarapan, lalu turun dengan sekantong cerita.',
          '早餐后带着满满的故事下船。',
          '早餐後帶著滿滿的故事下船。',
        ],
      },
    ],
  },
];
