// ISO 3166-1: alpha-2 and alpha-3 code of every country and territory, as passports and files have them.
const TABLE =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ ' +
  'CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA ' +
  'GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN ' +
  'KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ ' +
  'NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ ' +
  'TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM XKXKX YEYEM YTMYT ZAZAF ZMZMB ZWZWE';
const ALPHA_2 = new Map(TABLE.split(' ').map((entry) => [entry.slice(2), entry.slice(0, 2)] as const));
const CODES = new Set(ALPHA_2.values());

const bare = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();

// What people and older passports write that no list of names has.
const ALSO: Record<string, string> = {
  d: 'DE',
  uk: 'GB',
  usa: 'US',
  uae: 'AE',
  korea: 'KR',
  southkorea: 'KR',
  gbd: 'GB',
  gbn: 'GB',
  gbo: 'GB',
  gbs: 'GB',
  gbp: 'GB',
  prc: 'CN',
};
// Most travellers of the region; a nationality in words is theirs.
const PEOPLE: Record<string, string> = {
  singaporean: 'SG',
  indonesian: 'ID',
  malaysian: 'MY',
  chinese: 'CN',
  thai: 'TH',
  vietnamese: 'VN',
  filipino: 'PH',
  indian: 'IN',
  australian: 'AU',
  british: 'GB',
  american: 'US',
  japanese: 'JP',
  korean: 'KR',
  taiwanese: 'TW',
};

let names: Map<string, string> | undefined;
/** Every country's name in the shop's languages. Made when it is first needed: it takes some milliseconds. */
function nameTable(): Map<string, string> {
  names ??= new Map(
    ['en', 'id', 'zh-Hans', 'zh-Hant'].flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region' });
      return [...CODES].map((code) => [bare(display.of(code) ?? code), code] as const);
    }),
  );
  return names;
}

/** The ISO code of a country as files and passports write it: code of two or three letters, or its name; unknown ones come back as they were. */
export function readCountry(typed: string): string {
  const upper = typed.trim().toUpperCase();
  if (CODES.has(upper)) return upper;
  const key = bare(typed);
  return ALPHA_2.get(upper) ?? ALSO[key] ?? PEOPLE[key] ?? nameTable().get(key) ?? typed;
}
