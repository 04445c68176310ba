import type { Language } from '@straits/api-contract/constants';

export interface DocumentWords {
  invoice: string;
  receipt: string;
  creditNote: string;
  refunded: string;
  discount: string;
  guests: string;
  extras: string;
  ticket: string;
  order: string;
  confirmation: string;
  date: string;
  billedTo: string;
  receivedFrom: string;
  paidBy: string;
  methods: Record<'card' | 'bank_transfer' | 'wallet', string>;
  total: string;
  /** Of a quote, and of an order that is paid in two parts: the whole price, which is not paid yet. */
  price: string;
  deposit: string;
  balance: string;
  /** Of a part: when it came, and by when the other is due. */
  paidOn: string;
  dueBy: string;
  taxNote: string;
  /** Where some of it is paid on board or at the terminal. */
  taxNoteThere: string;
  /** What a traveller pays there by themselves, not in the price. */
  paidThere: Record<'cruise' | 'ferry', string>;
  visit: string;
  place: string;
  departsFrom: string;
  arrives: string;
  openDated: string;
  traveller: string;
  package: string;
  redeem: string;
  cancellation: string;
  refund: string;
  noRefund: string;
  ticketOf: string;
}

export const DOCUMENT_WORDS: Record<Language, DocumentWords> = {
  en: {
    invoice: 'Invoice',
    receipt: 'Receipt',
    creditNote: 'Credit note',
    refunded: 'Refunded in all',
    discount: 'Discount',
    guests: 'Guests',
    extras: 'With',
    ticket: 'E-ticket',
    order: 'Order',
    confirmation: 'Confirmation number',
    date: 'Date',
    billedTo: 'Billed to',
    receivedFrom: 'Received from',
    paidBy: 'Paid by',
    methods: { card: 'Card', bank_transfer: 'Bank transfer / PayNow', wallet: 'E-wallet' },
    total: 'Total paid',
    price: 'Total',
    deposit: 'Deposit',
    balance: 'Balance',
    paidOn: 'paid {when}, {method}',
    dueBy: 'due by {date}',
    taxNote: 'All taxes and fees that must be paid are in the price.',
    taxNoteThere: 'All taxes and fees that must be paid are in the price, except what is paid on board or at the terminal.',
    paidThere: { cruise: 'Gratuity, paid on board', ferry: 'Terminal charge, paid at the terminal' },
    visit: 'When',
    place: 'Where',
    departsFrom: 'Departs from',
    arrives: 'Arrives',
    openDated: 'Any day within validity',
    traveller: 'Traveller',
    package: 'Booked',
    redeem: 'How to use',
    cancellation: 'Cancellation',
    refund: 'Until {until}: {percent}% back',
    noRefund: 'Not refundable',
    ticketOf: 'Ticket {n} of {count}',
  },
  id: {
    invoice: 'Faktur',
    receipt: 'Tanda terima',
    creditNote: 'Nota kredit',
    refunded: 'Total dikembalikan',
    discount: 'Diskon',
    guests: 'Tamu',
    extras: 'Dengan',
    ticket: 'E-tiket',
    order: 'Pesanan',
    confirmation: 'Nomor konfirmasi',
    date: 'Tanggal',
    billedTo: 'Ditagihkan kepada',
    receivedFrom: 'Diterima dari',
    paidBy: 'Dibayar dengan',
    methods: { card: 'Kartu', bank_transfer: 'Transfer bank / PayNow', wallet: 'Dompet elektronik' },
    total: 'Total dibayar',
    price: 'Total',
    deposit: 'Uang muka',
    balance: 'Sisa pembayaran',
    paidOn: 'dibayar {when}, {method}',
    dueBy: 'paling lambat {date}',
    taxNote: 'Semua pajak dan biaya wajib sudah termasuk dalam harga.',
    taxNoteThere: 'Semua pajak dan biaya wajib sudah termasuk dalam harga, kecuali yang dibayar di kapal atau di terminal.',
    paidThere: { cruise: 'Tip awak kapal, dibayar di kapal', ferry: 'Biaya terminal, dibayar di terminal' },
    visit: 'Waktu',
    place: 'Tempat',
    departsFrom: 'Berangkat dari',
    arrives: 'Tiba',
    openDated: 'Hari apa pun selama berlaku',
    traveller: 'Peserta',
    package: 'Dipesan',
    redeem: 'Cara pakai',
    cancellation: 'Pembatalan',
    refund: 'Sampai {until}: {percent}% kembali',
    noRefund: 'Tidak dapat dikembalikan',
    ticketOf: 'Tiket {n} dari {count}',
  },
  'zh-Hans': {
    invoice: '发票',
    receipt: '收据',
    creditNote: '贷记通知单',
    refunded: '退款合计',
    discount: '优惠',
    guests: '住客',
    extras: '附加项目',
    ticket: '电子票',
    order: '订单',
    confirmation: '确认号',
    date: '日期',
    billedTo: '付款人',
    receivedFrom: '收到付款人',
    paidBy: '付款方式',
    methods: { card: '银行卡', bank_transfer: '银行转账 / PayNow', wallet: '电子钱包' },
    total: '实付总额',
    price: '总价',
    deposit: '订金',
    balance: '余款',
    paidOn: '{when}已付，{method}',
    dueBy: '须于 {date}前付清',
    taxNote: '价格已含所有必付税费。',
    taxNoteThere: '价格已含所有必付税费，但不含在船上或码头支付的费用。',
    paidThere: { cruise: '船上服务费（登船后支付）', ferry: '码头费（在码头支付）' },
    visit: '日期与时间',
    place: '地点',
    departsFrom: '出发地',
    arrives: '到达',
    openDated: '有效期内任意日期',
    traveller: '出行人',
    package: '预订项目',
    redeem: '使用方法',
    cancellation: '取消政策',
    refund: '{until}前取消：退 {percent}%',
    noRefund: '不可退款',
    ticketOf: '第 {n} 张，共 {count} 张',
  },
  'zh-Hant': {
    invoice: '發票',
    receipt: '收據',
    creditNote: '折讓單',
    refunded: '退款合計',
    discount: '優惠',
    guests: '住客',
    extras: '附加項目',
    ticket: '電子票',
    order: '訂單',
    confirmation: '確認號',
    date: '日期',
    billedTo: '付款人',
    receivedFrom: '收到付款人',
    paidBy: '付款方式',
    methods: { card: '信用卡', bank_transfer: '銀行轉帳 / PayNow', wallet: '電子錢包' },
    total: '實付總額',
    price: '總價',
    deposit: '訂金',
    balance: '尾款',
    paidOn: '{when}已付，{method}',
    dueBy: '須於 {date}前付清',
    taxNote: '價格已含所有必付稅費。',
    taxNoteThere: '價格已含所有必付稅費，但不含在船上或碼頭支付的費用。',
    paidThere: { cruise: '船上服務費（登船後支付）', ferry: '碼頭費（在碼頭支付）' },
    visit: '日期與時間',
    place: '地點',
    departsFrom: '出發地',
    arrives: '抵達',
    openDated: '有效期內任意日期',
    traveller: '旅客',
    package: '預訂項目',
    redeem: '使用方法',
    cancellation: '取消政策',
    refund: '{until}前取消：退 {percent}%',
    noRefund: '不可退款',
    ticketOf: '第 {n} 張，共 {count} 張',
  },
};
