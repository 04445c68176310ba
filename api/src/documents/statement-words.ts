import type { Language } from '@straits/api-contract/constants';

export interface StatementWords {
  title: Record<'wallet' | 'credit', string>;
  agency: string;
  opening: string;
  credits: string;
  debits: string;
  closing: string;
  /** Of a month that is not over. */
  balanceAt: string;
  date: string;
  description: string;
  debit: string;
  credit: string;
  balance: string;
  due: string;
  none: string;
  page: string;
}

export const STATEMENT_WORDS: Record<Language, StatementWords> = {
  en: {
    title: { wallet: 'Wallet statement', credit: 'Credit statement' },
    agency: 'Agency',
    opening: 'Opening balance',
    credits: 'Money in',
    debits: 'Money out',
    closing: 'Closing balance',
    balanceAt: 'Balance on {at}',
    date: 'Date',
    description: 'Description',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    due: 'due {date}',
    none: 'No entries in this month.',
    page: 'Page {n}',
  },
  id: {
    title: { wallet: 'Rekening koran dompet', credit: 'Rekening koran kredit' },
    agency: 'Agen',
    opening: 'Saldo awal',
    credits: 'Uang masuk',
    debits: 'Uang keluar',
    closing: 'Saldo akhir',
    balanceAt: 'Saldo per {at}',
    date: 'Tanggal',
    description: 'Keterangan',
    debit: 'Debit',
    credit: 'Kredit',
    balance: 'Saldo',
    due: 'jatuh tempo {date}',
    none: 'Tidak ada catatan pada bulan ini.',
    page: 'Halaman {n}',
  },
  'zh-Hans': {
    title: { wallet: '钱包对账单', credit: '信用额度对账单' },
    agency: '旅行社',
    opening: '期初余额',
    credits: '收入',
    debits: '支出',
    closing: '期末余额',
    balanceAt: '{at}的余额',
    date: '日期',
    description: '说明',
    debit: '借方',
    credit: '贷方',
    balance: '余额',
    due: '{date}到期',
    none: '本月没有明细。',
    page: '第 {n} 页',
  },
  'zh-Hant': {
    title: { wallet: '錢包對帳單', credit: '信用額度對帳單' },
    agency: '旅行社',
    opening: '期初餘額',
    credits: '收入',
    debits: '支出',
    closing: '期末餘額',
    balanceAt: '{at}的餘額',
    date: '日期',
    description: '說明',
    debit: '借方',
    credit: '貸方',
    balance: '餘額',
    due: '{date}到期',
    none: '本月沒有明細。',
    page: '第 {n} 頁',
  },
};
