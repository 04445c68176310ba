interface PlaceCodes {
  /** Of the place or the city that it is a part of. */
  locode: string | null;
  /** Of the airport that serves it. */
  iata: string | null;
}

const GROUPS: [PlaceCodes, string[]][] = [
  [
    { locode: 'SGSIN', iata: 'SIN' },
    [
      'mandai',
      'marina-bay',
      'marina-south',
      'sentosa',
      'civic-district',
      'chinatown',
      'katong',
      'changi',
      'kampong-glam',
      'tiong-bahru',
      'botanic-gardens',
      'macritchie',
      'pasir-ris',
      'harbourfront',
    ],
  ],
  [{ locode: null, iata: 'DPS' }, ['ubud', 'uluwatu', 'nusa-penida', 'kintamani', 'seminyak']],
  [{ locode: 'IDJKT', iata: 'JKT' }, ['jakarta-kota', 'ancol', 'jakarta-east']],
  [{ locode: null, iata: 'JOG' }, ['borobudur', 'prambanan']],
  [{ locode: 'IDBTM', iata: 'BTH' }, ['batam']],
  [{ locode: 'IDTNJ', iata: 'TNJ' }, ['bintan']],
  [{ locode: null, iata: 'LOP' }, ['gili']],
  [{ locode: 'IDLBJ', iata: 'LBJ' }, ['labuan-bajo']],
  [{ locode: null, iata: 'SOQ' }, ['raja-ampat']],
  [{ locode: 'MYKUL', iata: 'KUL' }, ['kuala-lumpur']],
  [{ locode: null, iata: 'KUL' }, ['putrajaya']],
  [{ locode: 'MYPEN', iata: 'PEN' }, ['penang-hill', 'george-town']],
  [{ locode: null, iata: 'PEN' }, ['batu-ferringhi']],
  [{ locode: 'MYLGK', iata: 'LGK' }, ['langkawi']],
  [{ locode: 'MYJHB', iata: 'JHB' }, ['johor-bahru']],
  [{ locode: null, iata: 'JHB' }, ['desaru']],
  [{ locode: 'MYMKZ', iata: 'MKZ' }, ['melaka']],
  [{ locode: null, iata: 'BKI' }, ['kinabalu']],
  [{ locode: 'MYSDK', iata: 'SDK' }, ['sandakan']],
  [{ locode: 'MYKCH', iata: 'KCH' }, ['kuching']],
  [{ locode: null, iata: 'MZV' }, ['mulu']],
];

/** What others call the demonstration's places; those without codes are far from every listed town. */
export const PLACE_CODES: ReadonlyMap<string, PlaceCodes> = new Map(
  GROUPS.flatMap(([codes, ids]) => ids.map((id) => [id, codes] as const)),
);
