import { z } from 'zod';
import { PRODUCT_KINDS, productKind, ProductCard } from './catalog';
import { countryCode, Picture, slug } from './primitives';

/** How many products of a kind can be bought there; kinds without any are left out. */
export const KindCount = z.object({ kind: productKind, count: z.int() }).meta({ id: 'KindCount' });
export type KindCount = z.infer<typeof KindCount>;

/** A city or area in which things are sold. */
export const City = z
  .object({
    id: slug,
    name: z.string(),
    stateId: slug,
    state: z.string(),
    country: countryCode,
    countryName: z.string(),
    location: z.object({ latitude: z.number(), longitude: z.number() }),
    /** UN/LOCODE of the place, or of the city that it is a part of; null where the list has none. */
    locode: z.string().nullable(),
    /** IATA's code of the airport that serves it (of the city, where that has several); null where there is none. */
    iata: z.string().nullable(),
    /** Of its most popular product; an empty `src` where nothing is sold. */
    picture: Picture,
    counts: z.array(KindCount),
    total: z.int(),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;

export const Country = z
  .object({ code: countryCode, name: z.string(), picture: Picture, counts: z.array(KindCount), total: z.int(), cities: z.int() })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;

/** Popular products of a kind in a place, most popular first: at most 8. */
const Popular = z.array(z.object({ kind: productKind, items: z.array(ProductCard) }));

/** `GET /cities`: those in which something can be bought, by name; at most 1,000. */
export const CityList = z.object({ items: z.array(City) }).meta({ id: 'CityList' });
export type CityList = z.infer<typeof CityList>;

/** `GET /cities/{id}`. `nearby` are the nearest cities in which something can be bought: what an empty one shows instead. */
export const CityPage = z
  .object({
    city: City,
    intro: z.string(),
    /** The language of the intro, where it is not the one asked for. */
    introLang: z.string().optional(),
    popular: Popular,
    nearby: z.array(City),
  })
  .meta({ id: 'CityPage' });
export type CityPage = z.infer<typeof CityPage>;

/** What search engines are told of, by `GET /sitemap/{section}`: ids of what can be bought, or of places where something can, in a fixed order. */
export const sitemapSection = z.enum([...PRODUCT_KINDS, 'state', 'city', 'country']);
export type SitemapSection = z.infer<typeof sitemapSection>;
export const SitemapQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
/** At most 40,000 ids a page. A page beyond the last one has none. */
export const SitemapPage = z
  .object({
    ids: z.array(z.string()),
    /** When the content of each changed last, in the order of `ids`; null when nobody knows, and for places. */
    updatedAt: z.array(z.iso.datetime().nullable()),
    pages: z.int(),
  })
  .meta({ id: 'SitemapPage' });
export type SitemapPage = z.infer<typeof SitemapPage>;

/** `GET /countries` */
export const CountryList = z.object({ items: z.array(Country) }).meta({ id: 'CountryList' });
export type CountryList = z.infer<typeof CountryList>;

/** `GET /countries/{code}`: with its cities, the next level of places. */
export const CountryPage = z.object({ country: Country, popular: Popular, cities: z.array(City) }).meta({ id: 'CountryPage' });
export type CountryPage = z.infer<typeof CountryPage>;
