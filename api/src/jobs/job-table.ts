import { sendAccountMail, sendConfirmationMail, sendEnquiryMail, sendResetMail } from '../modules/account/account-mail.jobs';
import { checkPayment } from '../modules/booking/check-payment';
import { sendOrderMail } from '../modules/booking/order-mail.jobs';
import type { JobTable } from './jobs';

/** Every job of the API with what does it. */
export const jobTable: JobTable = {
  account_mail: sendAccountMail,
  check_payment: checkPayment,
  confirmation_mail: sendConfirmationMail,
  enquiry_mail: sendEnquiryMail,
  order_mail: sendOrderMail,
  reset_mail: sendResetMail,
};
