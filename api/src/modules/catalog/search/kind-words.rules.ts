import { PRODUCT_KINDS, type ProductKind } from '@straits/api-contract';
import { folded } from './search-words.rules';

// What travellers call the kinds, in every language of the shop. Most names do not say it: a ferry line's are its two ports.
const LATIN: Record<ProductKind, string> = {
  attraction: 'attractions?|sights|things to do|atraksi|tempat wisata|objek wisata',
  hotel: 'hotels?|accommodations?|places? to stay|penginapan|akomodasi',
  ferry: 'ferry|ferries|fast boats?|feri|kapal feri|kapal cepat',
  transport: 'transports?|(?:private |airport |hotel )?transfers?|taxis?|taksi|transportasi|antar jemput|sewa mobil',
  package: 'packages?|package tours?|tour packages?|paket|paket wisata|paket tur',
  cruise: 'cruises?|kapal pesiar|pesiar',
};
const HAN: Record<ProductKind, string> = {
  attraction: '景点|景點|门票|門票',
  hotel: '酒店|飯店|饭店|旅館|旅馆|住宿',
  ferry: '渡轮|渡輪|船票|快船',
  transport: '接送|包车|包車|专车|專車|交通',
  package: '配套|套餐|跟团|跟團|旅行团|旅行團',
  cruise: '邮轮|郵輪|游轮|遊輪',
};
// They join the words that tell.
const FILLERS =
  /(?<![a-z0-9])(?:a|an|the|to|in|on|at|of|for|from|and|tickets?|cheap|best|ke|di|dari|untuk|dan|tiket|murah|terbaik)(?![a-z0-9])/g;

const wordsOf = (kind: ProductKind) => new RegExp(`(?<![a-z0-9])(?:${LATIN[kind]})(?![a-z0-9])|${HAN[kind]}`, 'g');
const WORDS = PRODUCT_KINDS.map((kind) => [kind, wordsOf(kind)] as const);

export interface KindReading {
  kind: ProductKind | null;
  /** The text without the kind and without what only joins words. */
  rest: string;
}

/** Which kind a text names, and what it says besides: `ferry tickets to Batam` are ferries, and `batam`. Of two kinds it is neither. */
export function readKind(text: string): KindReading {
  const plain = folded(text);
  const named = WORDS.filter(([, words]) => plain.search(words) >= 0);
  const [one] = named.length === 1 ? named : [];
  const rest = (one ? plain.replace(one[1], ' ') : plain).replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return { kind: one?.[0] ?? null, rest };
}
