import type { Language } from '@straits/api-contract/constants';

interface Words {
  subject: string;
  text: string;
  action: string;
}
export interface WalletMailWords {
  greeting: string;
  top_up_done: Words;
  top_up_refused: Words;
  credit_statement: Words;
  credit_overdue: Words;
  facts: { amount: string; reference: string; reason: string; month: string; outstanding: string; overdue: string; dueNext: string };
}

/** `{name}` and the like are filled by `fill`. */
export const WALLET_MAIL_WORDS: Record<Language, WalletMailWords> = {
  en: {
    greeting: 'Hello {name},',
    top_up_done: {
      subject: 'Your wallet is topped up by {amount}',
      text: 'The money is in your wallet and can be spent now. What you owed was settled first.',
      action: 'See my wallet',
    },
    top_up_refused: {
      subject: 'We could not find your transfer {reference}',
      text: 'We could not match the proof with money on our account. Nothing was added to your wallet. Check with your bank, then top up again.',
      action: 'Top up again',
    },
    credit_statement: {
      subject: 'Credit statement for {month}',
      text: 'Your statement of {month} is ready. Here is what is open.',
      action: 'See the statement',
    },
    credit_overdue: {
      subject: '{overdue} is overdue',
      text: 'A part of your credit is past its due date. Top up your wallet: what comes in settles it first.',
      action: 'Settle it now',
    },
    facts: {
      amount: 'Amount',
      reference: 'Reference',
      reason: 'Reason',
      month: 'Month',
      outstanding: 'Outstanding',
      overdue: 'Overdue',
      dueNext: 'Next due date',
    },
  },
  id: {
    greeting: 'Halo {name},',
    top_up_done: {
      subject: 'Saldo dompet Anda bertambah {amount}',
      text: 'Dana sudah masuk dan bisa langsung dipakai. Tagihan yang ada dilunasi lebih dulu.',
      action: 'Lihat dompet',
    },
    top_up_refused: {
      subject: 'Transfer {reference} belum kami temukan',
      text: 'Bukti transfer tidak cocok dengan dana di rekening kami, jadi saldo Anda tidak berubah. Periksa ke bank Anda, lalu isi saldo lagi.',
      action: 'Isi saldo lagi',
    },
    credit_statement: {
      subject: 'Rekening koran kredit {month}',
      text: 'Rekening koran Anda untuk {month} sudah siap. Berikut yang belum dibayar.',
      action: 'Lihat rekening koran',
    },
    credit_overdue: {
      subject: '{overdue} lewat jatuh tempo',
      text: 'Sebagian kredit Anda sudah lewat jatuh tempo. Isi saldo dompet: dana yang masuk langsung melunasinya.',
      action: 'Lunasi sekarang',
    },
    facts: {
      amount: 'Jumlah',
      reference: 'Referensi',
      reason: 'Alasan',
      month: 'Bulan',
      outstanding: 'Belum dibayar',
      overdue: 'Lewat jatuh tempo',
      dueNext: 'Jatuh tempo berikutnya',
    },
  },
  'zh-Hans': {
    greeting: '{name}，您好：',
    top_up_done: { subject: '钱包已充值 {amount}', text: '款项已到账，现在即可使用。如有欠款，已先行结清。', action: '查看钱包' },
    top_up_refused: {
      subject: '未找到您的转账 {reference}',
      text: '凭证与我们账户的到账记录不符，钱包余额没有变动。请向银行核实后重新充值。',
      action: '重新充值',
    },
    credit_statement: { subject: '{month} 信用额度对账单', text: '{month} 的对账单已生成，未结金额如下。', action: '查看对账单' },
    credit_overdue: {
      subject: '{overdue} 已逾期',
      text: '您的部分信用款项已过到期日。请为钱包充值，到账后将优先结清。',
      action: '立即结清',
    },
    facts: {
      amount: '金额',
      reference: '参考号',
      reason: '原因',
      month: '月份',
      outstanding: '未结金额',
      overdue: '逾期金额',
      dueNext: '下次到期',
    },
  },
  'zh-Hant': {
    greeting: '{name}，您好：',
    top_up_done: { subject: '錢包已儲值 {amount}', text: '款項已入帳，現在即可使用。如有欠款，已先行結清。', action: '查看錢包' },
    top_up_refused: {
      subject: '找不到您的轉帳 {reference}',
      text: '憑證與我們帳戶的入帳紀錄不符，錢包餘額沒有變動。請向銀行確認後重新儲值。',
      action: '重新儲值',
    },
    credit_statement: { subject: '{month} 信用額度對帳單', text: '{month} 的對帳單已產生，未結金額如下。', action: '查看對帳單' },
    credit_overdue: {
      subject: '{overdue} 已逾期',
      text: '您的部分信用款項已過到期日。請為錢包儲值，入帳後將優先結清。',
      action: '立即結清',
    },
    facts: {
      amount: '金額',
      reference: '參考號',
      reason: '原因',
      month: '月份',
      outstanding: '未結金額',
      overdue: '逾期金額',
      dueNext: '下次到期',
    },
  },
};
