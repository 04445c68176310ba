/**
 * Every reason for which the API may refuse: code → HTTP status and the English message on the wire.
 * Clients switch on the code, never on the message. Texts that the specification fixes are exact.
 */
export const REFUSALS = {
  // any request
  unauthenticated: { status: 401, message: 'Unauthenticated.' },
  not_found: { status: 404, message: 'Page not found' },
  request_malformed: { status: 400, message: 'There is a problem with what was sent. Check the fields named below.' },
  body_too_large: { status: 413, message: 'What was sent is too large.' },
  media_type_unsupported: { status: 415, message: 'This kind of content is not accepted here.' },
  rate_limited: { status: 429, message: 'Too many tries. Wait a little, then try again.' },
  service_busy: { status: 503, message: 'We are very busy. Try again in a moment.' },
  host_unknown: { status: 404, message: 'No shop is set up for this host.' },
  idempotency_key_missing: { status: 400, message: 'This call needs an Idempotency-Key header.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  request_in_progress: { status: 409, message: 'The same request is being worked on. Ask again in a moment.' },
  internal_error: { status: 500, message: 'An error occurred while fetching data from the server. Please contact Support' },
  // account
  token_invalid: { status: 401, message: 'Invalid or expired token. Please log in again.' },
  sign_in_failed: { status: 422, message: "Login failed, Username and Password doesn't match" },
  email_not_verified: { status: 422, message: 'Email not verified' },
  email_not_found: { status: 422, message: 'Email not found' },
  user_exists: { status: 422, message: 'User already exists' },
  reset_code_invalid: { status: 422, message: 'Reset code is invalid' },
  confirmation_link_invalid: { status: 422, message: 'This confirmation link is not one of ours.' },
  confirmation_link_expired: { status: 422, message: 'This confirmation link has expired.' },
  password_wrong: { status: 422, message: 'Your present password is not right.' },
  phone_invalid: { status: 422, message: 'This is not a phone number of that country.' },
  consent_missing: { status: 422, message: 'Your client has to agree before you keep their details.' },
  agency_state_refused: { status: 409, message: 'This agency was decided on before.' },
  password_too_common: { status: 422, message: 'This password is used by many people. Choose another.' },
  // catalogue
  product_unavailable: { status: 409, message: 'Product currently not available' },
  date_unavailable: { status: 409, message: 'Not available on your selected date' },
  date_sold_out: { status: 409, message: 'Sorry, the product following the selected date is unavailable. Please try another date' },
  date_past: { status: 422, message: 'This date is in the past. Choose another date.' },
  port_unknown: { status: 422, message: 'We do not know this place. Choose one of the list.' },
  cut_off_passed: { status: 409, message: 'Booking for this date has closed. Choose a later date.' },
  // cart and holds
  option_unknown: { status: 422, message: 'Choose a package type first.' },
  quantity_out_of_range: { status: 422, message: 'The quantity is outside what can be booked.' },
  unit_needs_companion: { status: 422, message: 'A child needs an adult on the same booking.' },
  stay_too_short: { status: 422, message: 'This room needs a longer stay.' },
  guests_too_many: { status: 422, message: 'There is no room for so many guests. Choose more rooms or a larger one.' },
  answer_missing: { status: 422, message: 'A question needs its answer.' },
  hold_expired: { status: 409, message: 'Your time on this page has expired' },
  hold_not_renewable: { status: 409, message: 'These places cannot be kept any longer.' },
  cart_empty: { status: 409, message: 'Your cart is empty.' },
  cart_line_expired: { status: 409, message: 'Some items are no longer held. Hold them again first.' },
  // checkout and orders
  passenger_incomplete: { status: 422, message: 'Passenger information is missing. Complete every traveller first.' },
  price_changed: { status: 409, message: 'A price has changed. See the new total before you pay.' },
  terms_not_accepted: { status: 422, message: 'Read and accept the cancellation terms first.' },
  order_state_refused: { status: 409, message: 'The order cannot do this in its present state.' },
  order_expired: { status: 409, message: 'The time to pay for this order is over.' },
  confirmation_number_used: { status: 409, message: 'This number belongs to another order, or this order has one already.' },
  document_not_ready: { status: 409, message: 'This document is ready once the order is paid.' },
  // payment
  card_declined: { status: 402, message: 'The card was declined. Try another card or method.' },
  card_token_invalid: { status: 422, message: 'The card details have expired. Type them again.' },
  payment_method_unavailable: { status: 422, message: 'This way of paying is not available here.' },
  payment_state_refused: { status: 409, message: 'The payment cannot do this in its present state.' },
  proof_missing: { status: 409, message: 'Upload your payment proof first.' },
  wallet_insufficient: { status: 409, message: 'E-wallet balance is insufficient' },
  // wallet and credit
  wallet_role_refused: { status: 403, message: 'Your role may see the money, but not move it.' },
  amount_out_of_range: {
    status: 422,
    message: 'Enter an amount above zero and below one billion, without more decimals than the currency has.',
  },
  currency_unknown: { status: 422, message: 'We do not keep money in this currency.' },
  credit_overdue: { status: 409, message: 'Credit is blocked while a payment is overdue. Top up to settle it.' },
  reservation_refused: {
    status: 409,
    message: 'This order cannot be reserved on credit: its date is too near, or you have no terms for it.',
  },
  same_currency: { status: 422, message: 'Choose two different currencies.' },
  rate_expired: { status: 409, message: 'The rate has run out. See the new one before you convert.' },
  rate_used: { status: 409, message: 'This conversion was made already.' },
  rate_unavailable: { status: 409, message: 'There is no current rate for these currencies. Try again later.' },
  redeem_code_failed: { status: 422, message: 'Redeem Code Failed! Make Sure Your Code are Correct' },
  redeem_code_used: { status: 409, message: 'This code was redeemed already.' },
  proof_used: { status: 409, message: 'This proof was given for another payment already.' },
  confirmation_code_used: { status: 409, message: 'A transfer with this confirmation code was given already.' },
  transfer_date_refused: { status: 422, message: 'The transaction date must be today or in the last 30 days.' },
  top_up_state_refused: { status: 409, message: 'The top-up cannot do this in its present state.' },
  statement_too_long: { status: 422, message: 'This month is too long for a PDF. Take the CSV.' },
  refund_too_large: { status: 409, message: 'More cannot be paid back than was paid.' },
  credit_terms_refused: { status: 422, message: 'These credit terms cannot be: see the fields named below.' },
  bank_file_malformed: { status: 422, message: 'The bank file cannot be read; nothing of it was taken. See the lines named below.' },
  // files
  file_missing: { status: 422, message: 'Choose a file first.' },
  file_too_large: { status: 413, message: 'The file is too large.' },
  file_not_image: { status: 415, message: 'Only images are accepted: PNG or JPEG.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];
