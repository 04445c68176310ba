import type { MailWords } from '../mail-words';

export const english: MailWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  confirmation: {
    subject: 'Confirm your e-mail address',
    text: 'Confirm that this address is yours and your account is ready. The link works for 24 hours.',
    action: 'Confirm my address',
    ignore: 'If you did not make an account with us, you can ignore this mail.',
  },
  reset: {
    subject: 'Your code to reset the password',
    text: 'Type this code on the page where you asked for it. It works for 30 minutes.',
    link: 'Or choose the new password by the button, on any device.',
    action: 'Choose a new password',
    ignore: 'If you did not ask for it, your password is still the old one and there is nothing to do.',
  },
  sign_in_link: {
    subject: 'Your link to sign in',
    text: 'Open this link to sign in. It works once, within 30 minutes.',
    action: 'Sign in',
    more: 'If you did not ask for it, there is nothing to do: nobody can use the link without this mail.',
  },
  password_changed: {
    subject: 'Your password was changed',
    text: 'Your password was changed just now. You were signed out on every other device.',
    action: 'That was not me: choose a new password',
    more: 'If this was not you, choose a new password at once with the button, change the password of your e-mail account too, and write to us.',
  },
  agency_approved: {
    subject: 'Your agency is approved',
    text: '{agency} is approved. Net prices, wallet and credit are yours from the next sign-in.',
    action: 'Sign in',
  },
  agency_declined: {
    subject: 'We could not approve your agency',
    text: 'We could not approve {agency} yet. This is what our team wrote:',
    action: 'Write to us',
    more: 'Your account stays: you can book as a traveller, and send us what is missing.',
  },
  agency_invitation: {
    subject: 'You are invited to book for an agency',
    text: '{by} has invited you to book for {agency}. The link works once, for seven days.',
    action: 'Join the agency',
  },
  approval_asked: {
    subject: 'Order {code} needs your approval',
    text: '{by} wants to pay {amount} for order {code}, which is above their limit. Its places are kept for four hours.',
    action: 'Decide now',
  },
  approval_approved: {
    subject: 'Order {code} is approved',
    text: '{by} has approved {amount} for order {code}. Pay it within an hour, while its places are kept.',
    action: 'Pay now',
  },
  approval_refused: {
    subject: 'Order {code} was not approved',
    text: '{by} has not approved {amount} for order {code}. This is why:',
    action: 'See my requests',
  },
  quote_accepted: {
    subject: 'Quote {number} is accepted',
    text: '{client} has accepted quote {number}. Its places are kept for one more day: bring it into the cart and order it.',
    action: 'See the quote',
  },
  quote_message: {
    subject: 'A new message about quote {number}',
    text: '{name} has written to you about quote {number}:',
    action: 'Read and answer',
  },
  net_prices: {
    subject: 'What changed in your net rates this week',
    text: 'These net rates are new since last week. They are for your agency alone.',
    more: '{count} more have changed: each product shows its rate once you are signed in.',
    action: 'Choose your mails',
  },
  enquiry: {
    subject: 'We have your enquiry {reference}',
    text: 'Thank you for writing to us. We answer within one working day.',
    yours: 'You wrote:',
  },
  insurers:
    'You asked about insurance against our insolvency. Insurers that sell it in Singapore are listed at {link}. We have added nothing to this order.',
  placed: {
    subject: 'Order {code}: waiting for your payment',
    text: 'Your places are kept until the time below. Pay to make the booking final.',
    action: 'Pay now',
  },
  proof_received: {
    subject: 'Order {code}: we are checking your payment',
    text: 'Thank you, we have your payment proof. We check within 2 working hours, 9–18 SGT, and write to you with the result.',
    action: 'See my order',
  },
  proof_refused: {
    subject: 'Order {code}: we could not match your payment',
    text: 'We could not match the payment proof with your order. Your places are still kept: upload another proof.',
    action: 'Upload another proof',
  },
  paid: {
    subject: 'Order {code} is paid: your tickets',
    text: 'Your booking is confirmed. The tickets are attached; show the QR code at the entrance, on paper or on your phone.',
    action: 'See my tickets',
  },
  proof_unanswered: {
    subject: 'Order {code}: we could not confirm your payment in time',
    text: 'We have not seen your payment and could not check your proof in time, so the places were given back and the order has ended. If you have paid, your money is not lost: when it arrives, we book your places again if they are still free, and otherwise send it all back. You need not pay again; reply to this e-mail if you have a question.',
    action: 'See my order',
  },
  expired: {
    subject: 'Order {code} has ended',
    text: 'The time to pay is over, so the places were given back. Nothing was charged. You can book again at any time.',
    action: 'Book again',
  },
  link: { subject: 'Your link to order {code}', text: 'Here is the link to your booking that you asked for.', action: 'See my order' },
  cancelled: {
    subject: 'Order {code}: cancelled',
    text: 'What you asked us to cancel is cancelled. If money comes back, it goes where it came from; the amounts stand below.',
    action: 'See my order',
  },
  cancelled_part: {
    subject: 'Order {code}: a part is cancelled',
    text: 'What you asked us to cancel is cancelled; the rest of your booking stands. If money comes back, it goes where it came from; the amounts stand below.',
    action: 'See my order',
  },
  changed: {
    subject: 'Order {code}: your new date',
    text: 'Your date is changed. The same tickets hold for the new date.',
    action: 'See my order',
  },
  refunded: {
    subject: 'Order {code}: your money is on its way back',
    text: 'We have sent your refund. A card shows it within 5 to 10 working days, a wallet at once.',
    action: 'See my order',
  },
  deposit_paid: {
    subject: 'Order {code}: your deposit is paid',
    text: 'Thank you, your deposit is here and your places are kept. The balance is due by the day below; your tickets come when it is paid. If it does not come in time, the booking is cancelled by the terms that you accepted, and the fee is never more than what you paid.',
    action: 'See my order',
  },
  balance_reminder: {
    subject: 'Order {code}: your balance is due soon',
    text: 'The balance of your booking is due by the day below. Your tickets come when it is paid.',
    action: 'Pay the balance',
  },
  balance_overdue: {
    subject: 'Order {code}: your balance is overdue',
    text: 'The balance of your booking has not reached us. Your places are kept until the time below; then the booking is cancelled by the terms that you accepted, and the fee is never more than what you paid.',
    action: 'Pay the balance',
  },
  balance_unpaid: {
    subject: 'Order {code}: cancelled, the balance was not paid',
    text: 'The balance did not reach us in time, so the booking is cancelled by the terms that you accepted. What they give back of your deposit goes where it came from; the amount stands below.',
    action: 'See my order',
  },
  late_refunded: {
    subject: 'Order {code}: your payment came too late and goes back',
    text: 'Your payment reached us after the time to pay was over, and the places were taken meanwhile. All of it goes back where it came from.',
    action: 'Book again',
  },
  paid_twice: {
    subject: 'Order {code}: a second payment came in and goes back',
    text: 'Your booking stands: what was due had been paid already. A bank transfer for it reached us as well; all of that money goes back to the account it came from.',
    action: 'See my order',
  },
  reminder: {
    subject: 'Tomorrow: your visit, order {code}',
    text: 'Your visit is tomorrow. The tickets are attached again; show the QR code at the entrance.',
    action: 'See my tickets',
  },
  completed: {
    subject: 'How was it? Order {code}',
    text: 'We hope that you had a good time. Your order stays in your history with its papers.',
    action: 'See my order',
  },
  paid_unnamed: {
    subject: 'Order {code} is paid: who is coming?',
    text: "Your booking is confirmed and your places are yours. Your tickets come as soon as every traveller has a name: give the names on your order's page, or send each traveller their link.",
    action: 'Give the names',
  },
  reminder_unnamed: {
    subject: 'Tomorrow: your visit, and some names are missing, order {code}',
    text: "Your visit is tomorrow, and some travellers have no name yet. Without a name there is no ticket: give the names on your order's page now. If it no longer takes them, write to us.",
    action: 'Give the names',
  },
  reminder_unconfirmed: {
    subject: 'Tomorrow: your visit, and the operator has yet to confirm, order {code}',
    text: 'Your visit is tomorrow, and the operator has not confirmed all of your booking yet. Your tickets follow by mail as soon as it has; if it cannot, you get the money for that part back in full. Please do not set out without your tickets: write to us if they have not come by this evening.',
    action: 'See my order',
  },
  changed_unnamed: {
    subject: 'Order {code}: your new date',
    text: "Your date is changed. Your tickets come as soon as every traveller has a name: give the names on your order's page, or send each traveller their link.",
    action: 'Give the names',
  },
  names_missing: {
    subject: 'Order {code}: who is coming?',
    text: "Some travellers of your booking have no name yet. Give the names before the deadline of the booking, or send each traveller the link on your order's page. Without a name there is no ticket.",
    action: 'Give the names',
  },
  named: {
    subject: 'Order {code}: all names are there, your tickets',
    text: 'Every traveller has a name now. The tickets are attached; show the QR code at the entrance.',
    action: 'See my tickets',
  },
  named_unconfirmed: {
    subject: 'Order {code}: all names are there',
    text: 'Every traveller has a name now. The operator is still confirming the booking; your tickets follow by mail as soon as it has.',
    action: 'See my order',
  },
  supplier_refused: {
    subject: 'Order {code}: the operator could not take your booking',
    text: 'We are sorry: the operator has told us that it cannot take what stands below as cancelled. If you have paid for it, all of it goes back where it came from; if not, nothing was charged.',
    action: 'See my order',
  },
  supplier_waiting: {
    subject: 'Order {code} is paid: the operator is confirming',
    text: 'Your payment is with us and your places are kept. The operator is still confirming the booking; your tickets follow as soon as it has. If it cannot, all of your money goes back.',
    action: 'See my order',
  },
  supplier_confirmed: {
    subject: 'Order {code} is confirmed: your tickets',
    text: 'The operator has confirmed your booking. The tickets are attached; show the QR code at the entrance.',
    action: 'See my tickets',
  },
  supplier_confirmed_unnamed: {
    subject: 'Order {code} is confirmed: who is coming?',
    text: "The operator has confirmed your booking. Your tickets come as soon as every traveller has a name: give the names on your order's page, or send each traveller their link.",
    action: 'Give the names',
  },
  ticket: {
    subject: 'Your ticket: {product}',
    text: '{booker} has booked this for you and sends you your ticket. It is attached; by the link you always see it as it stands. Show its code at the entrance.',
    action: 'Open my ticket',
  },
  waiting: {
    subject: 'Places are free: {product}',
    text: 'Places that you wait for are free again. They are not kept for you, so book soon.',
    action: 'Book now',
  },
  waiting_joined: {
    subject: 'You are on the waiting list: {product}',
    text: 'We will write to you as soon as enough places are free for you on this day. Nothing is booked and nothing is charged. By this link you see the days that you wait for, and can leave a list at any time.',
    action: 'See my waiting lists',
  },
  facts: {
    done: 'When',
    device: 'Device',
    cancelled: 'Cancelled',
    refund: 'Refund',
    order: 'Order',
    total: 'Total',
    payBy: 'Pay by',
    deposit: 'Deposit',
    balance: 'Balance',
    balanceBy: 'Balance due by',
    endsAt: 'Cancelled if unpaid after',
    visit: 'When',
    travellers: 'Travellers',
    confirmation: 'Confirmation number',
    reason: 'Reason',
    openDated: 'Any day within validity',
  },
};
