import { mailAskedLink, sendAccountMail, sendConfirmationMail, sendEnquiryMail, sendResetMail } from '../modules/account/account-mail.jobs';
import { forget } from '../modules/account/forget.jobs';
import { sendAgencyMail } from '../modules/agency/agency-mail.jobs';
import { checkPayment } from '../modules/booking/check-payment';
import { refundCard } from '../modules/booking/after-sale/refund.jobs';
import { sendWaitingMail } from '../modules/booking/after-sale/waiting.jobs';
import { driveSupplierBooking } from '../modules/booking/suppliers/drive-booking';
import { compareNetPrices, sendNetPriceMail } from '../modules/booking/trade/net-price.jobs';
import { sendQuoteMessageMail } from '../modules/booking/trade/quote-message.jobs';
import { sendTicketMail } from '../modules/booking/travellers/ticket-mail.jobs';
import { sendOrderMail } from '../modules/booking/order-mail.jobs';
import { removeReviewPhotos } from '../modules/catalog';
import { commission, openCommissions } from '../modules/wallet/commission/commission.jobs';
import { checkTopUp } from '../modules/wallet/top-up/settle-top-up';
import { sendWalletMail } from '../modules/wallet/wallet-mail.jobs';
import type { JobTable } from './jobs';

/** Every job of the API with what does it. */
export const jobTable: JobTable = {
  account_mail: sendAccountMail,
  agency_mail: sendAgencyMail,
  asked_link_mail: mailAskedLink,
  check_payment: checkPayment,
  check_top_up: checkTopUp,
  commission,
  compare_net_prices: compareNetPrices,
  confirmation_mail: sendConfirmationMail,
  enquiry_mail: sendEnquiryMail,
  forget,
  net_price_mail: sendNetPriceMail,
  open_commissions: openCommissions,
  order_mail: sendOrderMail,
  quote_message_mail: sendQuoteMessageMail,
  refund_card: refundCard,
  remove_review_photos: removeReviewPhotos,
  supplier_booking: driveSupplierBooking,
  ticket_mail: sendTicketMail,
  waiting_mail: sendWaitingMail,
  reset_mail: sendResetMail,
  wallet_mail: sendWalletMail,
};
