import type { MailWords } from '../mail-words';

export const simplifiedChinese: MailWords = {
  greeting: '{name}，您好：',
  confirmation: {
    subject: '请确认您的邮箱地址',
    text: '确认此邮箱属于您后，账户即可使用。链接 24 小时内有效。',
    action: '确认邮箱',
    ignore: '如果您没有在本站注册，请忽略此邮件。',
  },
  reset: {
    subject: '重设密码的验证码',
    text: '请在申请页面输入此验证码，30 分钟内有效。',
    ignore: '如果不是您本人申请，密码不会改变，无需任何操作。',
  },
  sign_in_link: {
    subject: '您的登录链接',
    text: '打开此链接即可登录。链接只能使用一次，30 分钟内有效。',
    action: '登录',
    more: '如果不是您本人要求的，无需任何操作：没有这封邮件，谁也无法使用该链接。',
  },
  password_changed: {
    subject: '您的密码已更改',
    text: '您的密码刚刚已更改，其他所有设备均已退出登录。',
    action: '不是我本人：重设密码',
  },
  agency_approved: {
    subject: '您的旅行社已通过审核',
    text: '{agency} 已通过审核。下次登录即可使用净价、钱包和信用额度。',
    action: '登录',
  },
  agency_declined: {
    subject: '您的旅行社暂未通过审核',
    text: '{agency} 暂未通过审核。我们的团队写道：',
    action: '联系我们',
    more: '您的账户仍然保留：可以以旅客身份预订，并补交所缺资料。',
  },
  agency_invitation: {
    subject: '{agency} 邀请您加入',
    text: '{by} 邀请您为 {agency} 预订。链接七天内有效，只能使用一次。',
    action: '加入旅行社',
  },
  approval_asked: {
    subject: '订单 {code} 等待您批准',
    text: '{by} 要为订单 {code} 支付 {amount}，超出了其限额。名额会保留四小时。',
    action: '立即处理',
  },
  approval_approved: {
    subject: '订单 {code} 已获批准',
    text: '{by} 已批准为订单 {code} 支付 {amount}。请在一小时内付款，名额保留到那时。',
    action: '立即付款',
  },
  approval_refused: {
    subject: '订单 {code} 未获批准',
    text: '{by} 没有批准为订单 {code} 支付 {amount}，原因如下：',
    action: '查看我的申请',
  },
  quote_accepted: {
    subject: '报价单 {number} 已被接受',
    text: '{client} 已接受报价单 {number}。名额再保留一天，请加入购物车并下单。',
    action: '查看报价单',
  },
  quote_message: { subject: '{name}：关于报价单 {number}', text: '{name} 就报价单 {number} 给您留言：', action: '查看并回复' },
  net_prices: {
    subject: '本周净价变动',
    text: '以下净价自上周起有变动，仅供贵社参考，请勿外传。',
    more: '另有 {count} 项变动，登录后可在各产品页查看。',
    action: '选择邮件通知',
  },
  enquiry: { subject: '已收到您的咨询 {reference}', text: '感谢您的来信，我们会在一个工作日内回复。', yours: '您的留言：' },
  insurers: '您希望了解旅行社破产保险。在新加坡提供此类保险的公司名单见 {link}。我们没有在此订单中添加任何费用。',
  placed: { subject: '订单 {code}：等待付款', text: '名额为您保留至下列时间，付款后预订即生效。', action: '立即付款' },
  proof_received: {
    subject: '订单 {code}：正在核对付款',
    text: '已收到您的付款凭证。我们会在 2 个工作小时内核对（新加坡时间 9-18 点），并邮件通知结果。',
    action: '查看订单',
  },
  proof_refused: {
    subject: '订单 {code}：付款未能核对',
    text: '付款凭证与订单不符，名额仍为您保留，请重新上传凭证。',
    action: '重新上传凭证',
  },
  paid: {
    subject: '订单 {code} 已付款：您的电子票',
    text: '预订已确认，电子票见附件。入场时出示二维码即可，纸质或手机均可。',
    action: '查看电子票',
  },
  expired: { subject: '订单 {code} 已结束', text: '付款时限已过，名额已释放，未产生任何扣款。您可以随时重新预订。', action: '重新预订' },
  link: { subject: '订单 {code} 的链接', text: '这是您所需的订单链接。', action: '查看订单' },
  cancelled: {
    subject: '订单 {code}：已取消',
    text: '您要求取消的项目已取消。如有退款，将按原付款方式退回，金额见下方。',
    action: '查看订单',
  },
  changed: {
    subject: '订单 {code}：改期成功',
    text: '日期已更改，原电子票对新日期有效。',
    action: '查看订单',
  },
  refunded: {
    subject: '订单 {code}：退款已发出',
    text: '我们已发出退款。银行卡 5 至 10 天内到账，钱包即时到账。',
    action: '查看订单',
  },
  late_refunded: {
    subject: '订单 {code}：付款迟到，款项将退回',
    text: '您的付款在期限过后才到，名额已被他人预订。款项将按原路全额退回。',
    action: '重新预订',
  },
  reminder: {
    subject: '明天出行：订单 {code}',
    text: '您明天出行。电子票再次附上，入场时请出示二维码。',
    action: '查看电子票',
  },
  completed: {
    subject: '玩得好吗？订单 {code}',
    text: '希望您旅途愉快。订单和单据会保留在您的历史记录中。',
    action: '查看订单',
  },
  names_missing: {
    subject: '订单 {code}：还缺出行人姓名',
    text: '您的预订中有出行人尚未填写姓名。请在截止时间前填写，或把订单页面上的链接发给每位出行人。没有姓名就无法出票。',
    action: '填写姓名',
  },
  named: {
    subject: '订单 {code}：姓名已齐，附上您的票',
    text: '所有出行人的姓名都已填写。票在附件中，入场时请出示二维码。',
    action: '查看我的票',
  },
  supplier_refused: {
    subject: '订单 {code}：供应商无法接受您的预订',
    text: '很抱歉，供应商告知无法提供以下已取消的项目。如已付款，全部款项将原路退回；如未付款，则没有任何扣款。',
    action: '查看我的订单',
  },
  supplier_waiting: {
    subject: '订单 {code} 已付款：等待供应商确认',
    text: '我们已收到您的付款，并为您保留位置。供应商正在确认，确认后立即发送票。如果无法确认，款项将全部退回。',
    action: '查看我的订单',
  },
  supplier_confirmed: {
    subject: '订单 {code} 已确认：附上您的票',
    text: '供应商已确认您的预订。票在附件中，入场时请出示二维码。',
    action: '查看我的票',
  },
  ticket: {
    subject: '您的门票：{product}',
    text: '{booker} 为您预订了此项目，并把您的门票发送给您。门票见附件；通过链接可随时查看最新状态。入场时请出示票码。',
    action: '打开我的门票',
  },
  waiting: {
    subject: '有空位了：{product}',
    text: '您等待的日期又有空位了。名额不会为您保留，请尽快预订。',
    action: '立即预订',
  },
  waiting_joined: {
    subject: '您已加入候补名单：{product}',
    text: '这一天一有足够的名额，我们就会写信通知您。现在没有预订任何内容，也不会收费。通过此链接可以查看您在等候的日期，并随时退出候补。',
    action: '查看我的候补名单',
  },
  facts: {
    refund: '退款',
    order: '订单',
    total: '总额',
    payBy: '付款截止',
    visit: '参观日期',
    travellers: '出行人数',
    confirmation: '确认号',
    reason: '原因',
    openDated: '有效期内任意日期',
  },
};
