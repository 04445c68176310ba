import { LOCALE_CODES } from '@straits/api-contract/constants';
import { chooseCurrency, chooseLocale, readCookies } from './locale.rules';

const offered = { locales: LOCALE_CODES, fallback: 'EN' as const };
const wishes = (query = '', cookie = '', acceptLanguage = '') => ({
  query: new URLSearchParams(query),
  cookies: readCookies(cookie),
  acceptLanguage,
});

describe('the language of a page', () => {
  it.each([
    ['lang=ID', 'straits_lang=ZH', 'en', 'ID'],
    ['lang=id', '', '', 'ID'],
    ['', 'a=b; straits_lang=ZHSM', 'en', 'ZHSM'],
    ['', '', 'id-ID,id;q=0.9,en;q=0.8', 'ID'],
    ['', '', 'fr;q=0.9, zh-TW;q=0.8, en;q=0.5', 'ZHTD'],
    ['', '', 'zh-CN,zh;q=0.9', 'ZHSM'],
    ['', '', 'zh', 'ZH'],
    ['', '', 'fr', 'EN'],
    ['lang=XX', 'straits_lang=<script>', '', 'EN'],
  ])('for ?%s, cookie "%s", Accept-Language "%s" is %s', (query, cookie, accept, expected) => {
    expect(chooseLocale(wishes(query, cookie, accept), offered)).toBe(expected);
  });

  it('is one that the shop has', () => {
    expect(chooseLocale(wishes('lang=ID', '', 'zh-CN'), { locales: ['EN'], fallback: 'EN' })).toBe('EN');
  });
});

describe('the currency of a page', () => {
  it('is the address’s, then the cookie’s, then the shop’s own', () => {
    const list = ['SGD', 'USD', 'IDR'];

    expect(chooseCurrency(wishes('currency=usd', 'straits_currency=IDR'), list, 'SGD')).toBe('USD');
    expect(chooseCurrency(wishes('', 'straits_currency=IDR'), list, 'SGD')).toBe('IDR');
    expect(chooseCurrency(wishes('currency=BTC'), list, 'SGD')).toBe('SGD');
  });
});
