import type { MailWords } from '../mail-words';

export const traditionalChinese: MailWords = {
  greeting: '{name}，您好：',
  confirmation: {
    subject: '請確認您的電子郵件地址',
    text: '確認此信箱屬於您後，帳戶即可使用。連結 24 小時內有效。',
    action: '確認信箱',
    ignore: '如果您沒有在本站註冊，請忽略此郵件。',
  },
  reset: {
    subject: '重設密碼的驗證碼',
    text: '請在申請頁面輸入此驗證碼，30 分鐘內有效。',
    ignore: '如果不是您本人申請，密碼不會改變，無需任何操作。',
  },
  sign_in_link: {
    subject: '您的登入連結',
    text: '開啟此連結即可登入。連結只能使用一次，30 分鐘內有效。',
    action: '登入',
    more: '如果不是您本人要求的，無須任何操作：沒有這封郵件，誰也無法使用該連結。',
  },
  password_changed: {
    subject: '您的密碼已變更',
    text: '您的密碼剛剛已變更，其他所有裝置均已登出。',
    action: '不是我本人：重設密碼',
  },
  agency_approved: {
    subject: '您的旅行社已通過審核',
    text: '{agency} 已通過審核。下次登入即可使用淨價、錢包和信用額度。',
    action: '登入',
  },
  agency_declined: {
    subject: '您的旅行社暫未通過審核',
    text: '{agency} 暫未通過審核。我們的團隊寫道：',
    action: '聯絡我們',
    more: '您的帳戶仍然保留：可以旅客身分預訂，並補交所缺資料。',
  },
  agency_invitation: {
    subject: '{agency} 邀請您加入',
    text: '{by} 邀請您為 {agency} 預訂。連結七天內有效，只能使用一次。',
    action: '加入旅行社',
  },
  approval_asked: {
    subject: '訂單 {code} 等待您核准',
    text: '{by} 要為訂單 {code} 支付 {amount}，超出其額度。名額會保留四小時。',
    action: '立即處理',
  },
  approval_approved: {
    subject: '訂單 {code} 已獲核准',
    text: '{by} 已核准為訂單 {code} 支付 {amount}。請在一小時內付款，名額保留到那時。',
    action: '立即付款',
  },
  approval_refused: {
    subject: '訂單 {code} 未獲核准',
    text: '{by} 沒有核准為訂單 {code} 支付 {amount}，原因如下：',
    action: '查看我的申請',
  },
  quote_accepted: {
    subject: '報價單 {number} 已被接受',
    text: '{client} 已接受報價單 {number}。名額再保留一天，請加入購物車並下訂。',
    action: '查看報價單',
  },
  quote_message: { subject: '{name}：關於報價單 {number}', text: '{name} 就報價單 {number} 給您留言：', action: '查看並回覆' },
  net_prices: {
    subject: '本週淨價變動',
    text: '以下淨價自上週起有變動，僅供貴社參考，請勿外傳。',
    more: '另有 {count} 項變動，登入後可在各產品頁查看。',
    action: '選擇郵件通知',
  },
  enquiry: { subject: '已收到您的諮詢 {reference}', text: '感謝您的來信，我們會在一個工作天內回覆。', yours: '您的留言：' },
  insurers: '您希望瞭解旅行社破產保險。在新加坡提供此類保險的公司名單請見 {link}。我們沒有在此訂單中加入任何費用。',
  placed: { subject: '訂單 {code}：等待付款', text: '名額為您保留至下列時間，付款後預訂即生效。', action: '立即付款' },
  proof_received: {
    subject: '訂單 {code}：正在核對付款',
    text: '已收到您的付款憑證。我們會在 2 個工作小時內核對（新加坡時間 9-18 點），並以郵件通知結果。',
    action: '查看訂單',
  },
  proof_refused: {
    subject: '訂單 {code}：付款未能核對',
    text: '付款憑證與訂單不符，名額仍為您保留，請重新上傳憑證。',
    action: '重新上傳憑證',
  },
  paid: {
    subject: '訂單 {code} 已付款：您的電子票',
    text: '預訂已確認，電子票見附件。入場時出示 QR 碼即可，紙本或手機皆可。',
    action: '查看電子票',
  },
  expired: { subject: '訂單 {code} 已結束', text: '付款時限已過，名額已釋出，未產生任何扣款。您可以隨時重新預訂。', action: '重新預訂' },
  link: { subject: '訂單 {code} 的連結', text: '這是您所需的訂單連結。', action: '查看訂單' },
  cancelled: {
    subject: '訂單 {code}：已取消',
    text: '您要求取消的項目已取消。如有退款，將按原付款方式退回，金額見下方。',
    action: '查看訂單',
  },
  changed: {
    subject: '訂單 {code}：改期成功',
    text: '日期已更改，原電子票對新日期有效。',
    action: '查看訂單',
  },
  refunded: {
    subject: '訂單 {code}：退款已送出',
    text: '我們已送出退款。信用卡 5 至 10 天內入帳，錢包即時入帳。',
    action: '查看訂單',
  },
  late_refunded: {
    subject: '訂單 {code}：付款逾時，款項將退回',
    text: '您的付款在期限過後才到，名額已被他人預訂。款項將按原路全額退回。',
    action: '重新預訂',
  },
  reminder: {
    subject: '明天出發：訂單 {code}',
    text: '您明天出發。電子票再次附上，入場時請出示 QR code。',
    action: '查看電子票',
  },
  completed: {
    subject: '玩得好嗎？訂單 {code}',
    text: '希望您旅途愉快。訂單和單據會保留在您的歷史記錄中。',
    action: '查看訂單',
  },
  names_missing: {
    subject: '訂單 {code}：還缺旅客姓名',
    text: '您的預訂中有旅客尚未填寫姓名。請在截止時間前填寫，或把訂單頁面上的連結傳給每位旅客。沒有姓名就無法出票。',
    action: '填寫姓名',
  },
  named: {
    subject: '訂單 {code}：姓名已齊，附上您的票',
    text: '所有旅客的姓名都已填寫。票在附件中，入場時請出示 QR 碼。',
    action: '查看我的票',
  },
  supplier_refused: {
    subject: '訂單 {code}：供應商無法接受您的預訂',
    text: '很抱歉，供應商告知無法提供以下已取消的項目。若已付款，全部款項將退回原付款方式；若未付款，則沒有任何扣款。',
    action: '查看我的訂單',
  },
  supplier_waiting: {
    subject: '訂單 {code} 已付款：等待供應商確認',
    text: '我們已收到您的付款，並為您保留名額。供應商正在確認，確認後立即寄出票券。若無法確認，款項將全數退回。',
    action: '查看我的訂單',
  },
  supplier_confirmed: {
    subject: '訂單 {code} 已確認：附上您的票',
    text: '供應商已確認您的預訂。票券在附件中，入場時請出示 QR 碼。',
    action: '查看我的票',
  },
  ticket: {
    subject: '您的票券：{product}',
    text: '{booker} 為您預訂了此項目，並將您的票券寄給您。票券見附件；透過連結可隨時查看最新狀態。入場時請出示票碼。',
    action: '開啟我的票券',
  },
  waiting: {
    subject: '有空位了：{product}',
    text: '您等候的日期又有空位了。名額不會為您保留，請盡快預訂。',
    action: '立即預訂',
  },
  waiting_joined: {
    subject: '您已加入候補名單：{product}',
    text: '這一天一有足夠的名額，我們就會寫信通知您。目前沒有預訂任何內容，也不會收費。透過此連結可以查看您正在等候的日期，並隨時退出候補。',
    action: '查看我的候補名單',
  },
  facts: {
    refund: '退款',
    order: '訂單',
    total: '總額',
    payBy: '付款截止',
    visit: '參觀日期',
    travellers: '出行人數',
    confirmation: '確認號',
    reason: '原因',
    openDated: '有效期內任意日期',
  },
};
