import type { LedgerKind } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';

export interface EntryWords {
  kinds: Record<LedgerKind, string>;
  /** Follows `way`, where there was a fee. */
  fee: string;
  way: string;
  settlement: string;
  sales: string;
}

/** What a statement calls what the ledger did; the kinds as in mf-wallet's texts. `{from}` and the like are filled by `fill`. */
export const ENTRY_WORDS: Record<Language, EntryWords> = {
  en: {
    kinds: {
      top_up: 'Top-up',
      spend: 'Booking',
      refund: 'Refund',
      receipt: 'Payment',
      conversion: 'Conversion',
      redeem: 'Redeem code',
      adjustment: 'Adjustment',
      reversal: 'Correction',
      settlement: 'Credit settled',
      commission: 'Commission',
    },
    way: '{from} to {to} at {rate}',
    fee: ', fee {fee}',
    settlement: 'From the balance to what was owed',
    sales: 'From sales of {agency} ({order})',
  },
  id: {
    kinds: {
      top_up: 'Isi saldo',
      spend: 'Pesanan',
      refund: 'Pengembalian dana',
      receipt: 'Pembayaran',
      conversion: 'Penukaran mata uang',
      redeem: 'Kode voucer',
      adjustment: 'Penyesuaian',
      reversal: 'Koreksi',
      settlement: 'Pelunasan kredit',
      commission: 'Komisi',
    },
    way: '{from} ke {to}, kurs {rate}',
    fee: ', biaya {fee}',
    settlement: 'Dari saldo untuk melunasi tagihan',
    sales: 'Dari penjualan {agency} ({order})',
  },
  'zh-Hans': {
    kinds: {
      top_up: '充值',
      spend: '预订',
      refund: '退款',
      receipt: '付款',
      conversion: '货币兑换',
      redeem: '兑换码',
      adjustment: '调整',
      reversal: '更正',
      settlement: '结清信用款',
      commission: '佣金',
    },
    way: '{from} 兑换为 {to}，汇率 {rate}',
    fee: '，手续费 {fee}',
    settlement: '从余额结清欠款',
    sales: '来自 {agency} 的销售（{order}）',
  },
  'zh-Hant': {
    kinds: {
      top_up: '儲值',
      spend: '預訂',
      refund: '退款',
      receipt: '付款',
      conversion: '貨幣兌換',
      redeem: '兌換碼',
      adjustment: '調整',
      reversal: '更正',
      settlement: '結清信用款',
      commission: '佣金',
    },
    way: '{from} 兌換為 {to}，匯率 {rate}',
    fee: '，手續費 {fee}',
    settlement: '從餘額結清欠款',
    sales: '來自 {agency} 的銷售（{order}）',
  },
};
