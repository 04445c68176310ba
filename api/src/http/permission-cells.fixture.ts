import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';

export const CALLERS = ['visitor', 'customer', 'otherCustomer', 'admin', 'booker', 'viewer', 'otherAgency', 'staff'] as const;
export type CallerName = (typeof CALLERS)[number];

const EVERYBODY: CallerName[] = [...CALLERS];
const SIGNED = CALLERS.filter((name) => name !== 'visitor');
const AGENCIES: CallerName[] = ['admin', 'booker', 'viewer', 'otherAgency'];
const MOVERS: CallerName[] = ['admin', 'booker', 'otherAgency'];
const OWNER: CallerName[] = ['customer'];
const OWNER_AND_STAFF: CallerName[] = ['customer', 'staff'];
const OWN_MOVERS: CallerName[] = ['admin', 'booker'];
const STAFF: CallerName[] = ['staff'];
const ADMINS: CallerName[] = ['admin', 'otherAgency'];
const OWN_ADMIN: CallerName[] = ['admin'];

/** What the cells are about: made anew for each, so that one cell does not use up another's. */
export interface Things {
  orderOf(caller: 'customer' | 'admin'): Promise<string>;
  lineOf(caller: 'customer' | 'admin'): Promise<{ code: string; lineId: string; travellerId: string }>;
  travellerOf(caller: 'customer' | 'admin'): Promise<{ code: string; travellerId: string }>;
  /** Of a paid order of the agency. */
  paidLine(): Promise<string>;
  stuckOrder(): Promise<string>;
  refund(): Promise<string>;
  review(): Promise<string>;
  /** That everybody sees. */
  shownReview(): Promise<string>;
  notification(): Promise<string>;
  readBatch(): Promise<string>;
  payment(caller?: 'customer' | 'admin'): Promise<string>;
  cartLine(): Promise<{ lineId: string; holdId: string }>;
  device(): Promise<string>;
  /** An upload of a payment, with both ids. */
  upload(): Promise<{ paymentId: string; uploadId: string }>;
  travellerToken(): Promise<string>;
  /** Of the link by which a group names itself. */
  nameLinkToken(): Promise<string>;
  /** A booking that its supplier has not answered, of a paid order. */
  supplierBooking(): Promise<string>;
  passengerOf(caller: 'customer' | 'admin'): Promise<string>;
  deletedPassenger(): Promise<string>;
  topUp(): Promise<string>;
  waitingAgency(): Promise<string>;
  agency(): string;
  /** Directly under the agency of admin, booker and viewer. */
  subAgency(): Promise<string>;
  /** Of the agency of admin, booker and viewer. */
  colleague(): Promise<string>;
  invitation(): Promise<string>;
  /** Asked for by the booker. */
  approval(): Promise<string>;
  /** Of the same agency, with the key of its link and one hold. */
  quote(): Promise<{ id: string; key: string; holdId: string }>;
}

type Ask = Pick<InjectOptions, 'payload' | 'headers'> & { params?: Record<string, string>; query?: string };
export interface Cell {
  /** Who is let in; everybody else gets 401, 403 or 404. */
  who: readonly CallerName[];
  ask?: (things: Things) => Promise<Ask> | Ask;
}

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const body = (payload: object) => () => ({ payload });
const signed = (ask?: Cell['ask']): Cell => ({ who: SIGNED, ask });
const ofOrder = (payload?: object): Cell => ({
  who: OWNER_AND_STAFF,
  ask: async (things) => ({ params: { code: await things.orderOf('customer') }, payload }),
});
const ofPayment = (more: object = {}): Cell => ({
  who: OWNER_AND_STAFF,
  ask: async (things) => ({ params: { paymentId: await things.payment() }, ...more }),
});
const ofUpload = (more: object = {}): Cell => ({
  who: OWNER_AND_STAFF,
  ask: async (things) => ({ params: await things.upload(), ...more }),
});
const staffOnSupplier = (payload?: object): Cell => ({
  who: STAFF,
  ask: async (things) => ({ params: { bookingId: await things.supplierBooking() }, payload }),
});
const staffOnPayment = (payload?: object): Cell => ({
  who: STAFF,
  ask: async (things) => ({ params: { paymentId: await things.payment() }, payload }),
});
const staffOnAgency = (payload?: object): Cell => ({
  who: STAFF,
  ask: async (things) => ({ params: { agencyId: await things.waitingAgency() }, payload }),
});
const staffOnWallet = (payload?: object): Cell => ({ who: STAFF, ask: (things) => ({ params: { agencyId: things.agency() }, payload }) });
const staffOnTopUp = (payload?: object): Cell => ({
  who: STAFF,
  ask: async (things) => ({ params: { topUpId: await things.topUp() }, payload }),
});
const ofLine = (payload?: object): Cell => ({
  who: OWNER,
  ask: async (things) => ({ params: { lineId: (await things.cartLine()).lineId }, payload }),
});
const ofHold: Cell = { who: OWNER, ask: async (things) => ({ params: { holdId: (await things.cartLine()).holdId } }) };
const ofPassenger = (payload?: object): Cell => ({
  who: OWNER,
  ask: async (things) => ({ params: { passengerId: await things.passengerOf('customer') }, payload }),
});
const mover = (payload?: object): Cell => ({ who: MOVERS, ask: () => ({ payload }) });
const seen: Cell = { who: AGENCIES };
const period: Cell = { who: AGENCIES, ask: () => ({ query: 'from=2026-12-01&until=2026-12-31' }) };
const month: Cell = { who: ADMINS, ask: () => ({ query: 'month=2026-12' }) };

const ofOrderLine = (payload: object): Cell => ({
  who: OWNER_AND_STAFF,
  ask: async (things) => ({ params: await things.lineOf('customer'), payload }),
});
const staffOnOrder = (payload: object, code: (things: Things) => Promise<string>): Cell => ({
  who: STAFF,
  ask: async (things) => ({ params: { code: await code(things) }, payload }),
});
const everybody = (ask: Cell['ask']): Cell => ({ who: EVERYBODY, ask });
const berths = (who: CallerName[], caller: 'customer' | 'admin'): Cell => ({
  who,
  async ask(things) {
    const { code, lineId, travellerId } = await things.lineOf(caller);
    return { params: { code, lineId }, payload: { berths: [{ travellerId, berth: '12' }] } };
  },
});

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const file = {
  payload: Buffer.concat([
    Buffer.from('--cell\r\nContent-Disposition: form-data; name="File"; filename="proof.png"\r\nContent-Type: image/png\r\n\r\n'),
    PNG,
    Buffer.from('\r\n--cell--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=cell' },
};
const ofClientQuote = (payload?: object) => async (things: Things) => {
  const { id, key } = await things.quote();
  return { params: { quoteId: id }, query: `key=${key}`, payload };
};
const heldInQuote = async (things: Things) => ({ payload: { holdIds: [(await things.quote()).holdId] } });
const NO_LIMITS = { perOrder: null, perMonth: null };
const traveller = { givenNames: 'Mei', familyName: 'Tan', consent: true };
const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };

/** Calls that serve everybody: catalogue, cart and guests' checkout, ways in, and what visitors leave with us. Their own checks come after. */
const OPEN =
  'getBase getCompany getCurrencies search findPins suggest getHome getStates getCities getCountries getCalendar getAvailability getCart addCartLine addTrip getCheckoutDraft putCheckoutDraft findOrder tokenizeCard signIn sendSignInLink choosePassword exchangeToken register confirmEmail resendConfirmation forgotPassword resetPassword enterConfirmationNumber sendEnquiry subscribe searchHotels findHotelPins getFerryPorts getFerrySailings getRidePoints getRides removeDiscount lookAtInvitation acceptInvitation';
/** Open too, but about one thing of the catalogue that need not exist. */
export const CATALOGUE_THINGS = 'getProduct getDepartures getReviews getState getCity getCountry getHotel getStayRooms getAgencyLogo'.split(
  ' ',
);

/** Who may call what (N15), by operation of the OpenAPI document. An operation that is not here is a call that nobody has thought about. */
export const CELLS: Record<string, Cell> = {
  ...Object.fromEntries(OPEN.split(' ').map((id) => [id, { who: EVERYBODY }])),
  // A viewer of an agency sees, and does not book.
  placeOrder: {
    who: EVERYBODY.filter((name) => name !== 'viewer'),
    ask: () => ({
      payload: { contact, passengers: [], expected: [sgd(1)], acceptTerms: true },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  changeCartLine: ofLine({
    productId: 'river-zoo',
    optionId: 'river-zoo-day',
    localDate: '2026-12-10',
    units: [{ unitId: 'adult', quantity: 2 }],
  }),
  putBirthDates: ofLine({ birthDates: ['1990-01-01'] }),
  removeCartLine: ofLine(),
  holdCartLineAgain: ofLine(),
  mergeCart: signed(),
  getHold: ofHold,
  extendHold: ofHold,
  releaseHold: ofHold,
  getOrders: signed(),
  getOrder: ofOrder(),
  startPayment: {
    who: OWNER_AND_STAFF,
    ask: async (things) => ({
      params: { code: await things.orderOf('customer') },
      payload: { method: 'bank_transfer', expected: sgd(8_000) },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  getInvoice: { who: ['admin', 'booker', 'viewer', 'staff'], ask: async (things) => ({ params: { code: await things.orderOf('admin') } }) },
  getReceipt: ofOrder(),
  // The link is the right: whoever has it sees this one traveller.
  getTraveller: { who: EVERYBODY, ask: async (things) => ({ params: { token: await things.travellerToken() } }) },
  nameTraveller: {
    who: EVERYBODY,
    ask: async (things) => ({ params: { token: await things.travellerToken() }, payload: { givenNames: 'Mei', familyName: 'Tan' } }),
  },
  sendTicket: {
    who: OWNER_AND_STAFF,
    ask: async (things) => ({ params: await things.travellerOf('customer'), payload: { email: 'mei@straits.test' } }),
  },
  // No wallet's keys are there in tests: who may have the pass hears that it is not ready.
  getApplePass: { who: OWNER_AND_STAFF, ask: async (things) => ({ params: await things.travellerOf('customer') }) },
  getGooglePass: { who: OWNER_AND_STAFF, ask: async (things) => ({ params: await things.travellerOf('customer') }) },
  openNameLink: { who: OWNER_AND_STAFF, ask: async (things) => ({ params: await things.lineOf('customer'), payload: {} }) },
  endNameLink: { who: OWNER_AND_STAFF, ask: async (things) => ({ params: await things.lineOf('customer') }) },
  giveBerths: berths(OWNER_AND_STAFF, 'customer'),
  getBerthsCsv: { who: OWNER_AND_STAFF, ask: async (things) => ({ params: await things.lineOf('customer') }) },
  getNameLink: everybody(async (things) => ({ params: { token: await things.nameLinkToken() } })),
  nameOneself: everybody(async (things) => ({
    params: { token: await things.nameLinkToken() },
    payload: { unitId: 'adult', givenNames: 'Mei', familyName: 'Tan' },
    headers: { 'idempotency-key': randomUUID() },
  })),
  getSupplierBookings: { who: STAFF },
  confirmSupplierBooking: staffOnSupplier({ reference: 'REF-1' }),
  refuseSupplierBooking: staffOnSupplier({ reason: 'full' }),
  askSupplierAgain: staffOnSupplier(),
  checkTicket: { who: STAFF, ask: body({ code: 'TNOSUCHCODE' }) },
  useTicket: { who: STAFF, ask: body({ code: 'TNOSUCHCODE' }) },
  getTickets: ofOrder(),
  getCalendarFile: ofOrder(),
  getPayment: ofPayment(),
  uploadProof: ofPayment(file),
  startUpload: ofPayment({ payload: { name: 'proof.png', bytes: 100 } }),
  getUpload: ofUpload(),
  sendUploadPiece: ofUpload({
    payload: Buffer.from('piece'),
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  }),
  finishUpload: ofUpload(),
  claimPaid: ofPayment(),
  getPaymentsToCheck: { who: STAFF },
  checkLedger: { who: STAFF },
  compareBankLines: { who: ADMINS, ask: body({ month: '2026-12', content: 'date,amount\n' }) },
  confirmProof: staffOnPayment(),
  refuseProof: staffOnPayment({ reason: 'not there' }),
  getUser: signed(),
  signOut: signed(),
  signOutEverywhere: signed(),
  getDevices: signed(),
  endDevice: { who: OWNER, ask: async (things) => ({ params: { deviceId: await things.device() } }) },
  changePassword: signed(body({ current: 'wrong horse', password: 'a new password' })),
  getOwnData: signed(),
  exportOwnData: signed(body({ password: 'wrong horse' })),
  deleteAccount: signed(body({ password: 'wrong horse' })),
  getProfile: signed(),
  changeProfile: signed(body({ name: 'Ada Lim', phone: null, phoneCountry: null, nationality: null, address: null })),
  getPassengers: signed(),
  savePassenger: { who: SIGNED.filter((name) => name !== 'viewer'), ask: body(traveller) },
  importPassengers: { who: SIGNED.filter((name) => name !== 'viewer'), ask: body({ rows: [{ givenNames: 'Mei' }], consent: true }) },
  getPassenger: {
    who: ['admin', 'booker', 'viewer'],
    ask: async (things) => ({ params: { passengerId: await things.passengerOf('admin') } }),
  },
  changePassenger: ofPassenger({ givenNames: 'Mei' }),
  deletePassenger: { who: OWN_MOVERS, ask: async (things) => ({ params: { passengerId: await things.passengerOf('admin') } }) },
  restorePassenger: { who: OWNER, ask: async (things) => ({ params: { passengerId: await things.deletedPassenger() } }) },
  getClients: seen,
  keepClient: {
    who: OWN_MOVERS,
    ask: async (things) => ({
      params: { passengerId: await things.passengerOf('admin') },
      payload: { source: 'written', keepUntil: '2027-06-01' },
    }),
  },
  exportClient: {
    who: ['admin', 'booker', 'viewer'],
    ask: async (things) => ({ params: { passengerId: await things.passengerOf('admin') } }),
  },
  setConfirmationNumber: {
    who: STAFF,
    ask: async (things) => ({ params: { code: await things.orderOf('customer') }, payload: { number: randomUUID().slice(0, 8) } }),
  },
  getOwnAgency: seen,
  getAgencyPeople: { who: ADMINS },
  invitePerson: { who: ADMINS, ask: body({ email: 'new@straits.test', role: 'booker', limits: NO_LIMITS }) },
  withdrawInvitation: { who: OWN_ADMIN, ask: async (things) => ({ params: { invitationId: await things.invitation() } }) },
  changeAgencyPerson: {
    who: OWN_ADMIN,
    ask: async (things) => ({ params: { userId: await things.colleague() }, payload: { role: 'booker', limits: NO_LIMITS } }),
  },
  removeAgencyPerson: { who: OWN_ADMIN, ask: async (things) => ({ params: { userId: await things.colleague() } }) },
  getQuotes: seen,
  getQuotableCart: seen,
  makeQuote: {
    who: MOVERS,
    ask: body({ clientName: 'Mei Tan', lines: [{ lineId: randomUUID(), markup: { kind: 'percent', value: 100 } }] }),
  },
  withdrawQuote: { who: OWN_MOVERS, ask: async (things) => ({ params: { quoteId: (await things.quote()).id } }) },
  bookQuote: { who: OWN_MOVERS, ask: async (things) => ({ params: { quoteId: (await things.quote()).id } }) },
  getClientQuote: { who: EVERYBODY, ask: ofClientQuote() },
  acceptQuote: { who: EVERYBODY, ask: ofClientQuote({ name: 'Mei Tan', expected: [sgd(1)] }) },
  writeToClient: {
    who: OWN_MOVERS,
    ask: async (things) => ({ params: { quoteId: (await things.quote()).id }, payload: { text: 'As we said' } }),
  },
  writeToAgency: { who: EVERYBODY, ask: ofClientQuote({ text: 'May we come later?' }) },
  getQuotePdf: { who: EVERYBODY, ask: ofClientQuote() },
  getAgencyBrand: seen,
  changeAgencyBrand: { who: ADMINS, ask: body({ phone: null, email: null }) },
  changeAgencyLogo: { who: ADMINS, ask: () => file },
  removeAgencyLogo: { who: ADMINS },
  getAgencyBookings: seen,
  getAgencyReport: period,
  getAgencyReportCsv: period,
  quoteBookingDates: {
    who: OWN_MOVERS,
    ask: async (things) => ({ payload: { lineIds: [await things.paidLine()], localDate: '2026-12-11' } }),
  },
  moveBookings: {
    who: OWN_MOVERS,
    ask: async (things) => ({ payload: { localDate: '2026-12-11', moves: [{ lineId: await things.paidLine(), expectedRefund: sgd(0) }] } }),
  },
  getHoldBoard: seen,
  extendHolds: { who: OWN_MOVERS, ask: heldInQuote },
  releaseHolds: { who: OWN_MOVERS, ask: heldInQuote },
  takeHoldsToCart: { who: OWN_MOVERS, ask: heldInQuote },
  getApprovals: seen,
  askApproval: { who: OWN_MOVERS, ask: async (things) => ({ payload: { orderCode: await things.orderOf('admin') } }) },
  approveOrder: { who: OWN_ADMIN, ask: async (things) => ({ params: { approvalId: await things.approval() } }) },
  refuseOrder: {
    who: OWN_ADMIN,
    ask: async (things) => ({ params: { approvalId: await things.approval() }, payload: { reason: 'too dear' } }),
  },
  getAgencyActs: { who: ADMINS },
  getActsOfAgency: staffOnWallet(),
  getWaitingAgencies: { who: STAFF },
  // Of an agency that waits: one that was let in is told so.
  sendAgencyPaper: { who: ADMINS, ask: () => ({ params: { kind: 'acra_profile' }, ...file }) },
  getAgencyPaper: {
    who: STAFF,
    ask: async (things) => ({ params: { agencyId: await things.waitingAgency(), kind: 'acra_profile' } }),
  },
  approveAgency: staffOnAgency(),
  declineAgency: staffOnAgency({ reason: 'no licence' }),
  getWallet: seen,
  getStatement: month,
  getStatementCsv: month,
  getStatementPdf: month,
  getTopUps: seen,
  getTopUp: { who: ['admin', 'booker', 'viewer'], ask: async (things) => ({ params: { topUpId: await things.topUp() } }) },
  getCreditForecast: seen,
  getSubAgents: { who: ADMINS },
  setMarkup: { who: OWN_ADMIN, ask: async (things) => ({ params: { agencyId: await things.subAgency() }, payload: { basisPoints: 250 } }) },
  getReservations: seen,
  startTopUp: mover({ method: 'bank_transfer', amount: sgd(10_000), agentName: 'Kampong Tours' }),
  uploadTopUpProof: { who: OWN_MOVERS, ask: async (things) => ({ params: { topUpId: await things.topUp() }, ...file }) },
  claimTopUp: {
    who: OWN_MOVERS,
    ask: async (things) => ({
      params: { topUpId: await things.topUp() },
      payload: { bankFrom: 'DBS', confirmationCode: randomUUID(), transactionDate: '2026-12-01' },
    }),
  },
  askRate: mover({ amount: sgd(10_000), to: 'USD' }),
  convertFunds: { who: [], ask: body({ quoteId: randomUUID() }) },
  redeemCode: mover({ code: 'NOSUCHCODE' }),
  reserveOrder: {
    who: OWN_MOVERS,
    ask: async (things) => ({ payload: { orderCode: await things.orderOf('admin'), expected: sgd(8_000) } }),
  },
  releaseReservation: { who: [], ask: () => ({ params: { orderCode: 'STNOSUCH99' } }) },
  getCreditFile: staffOnWallet(),
  setCreditTerms: staffOnWallet({
    ...{ limitMinor: 0, days: 30, statementDay: 1, reminderDays: [], blockWhenOverdue: false, reserveDays: 0, reason: 'as agreed' },
  }),
  setParentAgency: staffOnWallet({ parentId: null, reason: 'as agreed' }),
  getSitemap: everybody(() => ({ params: { section: 'attraction' } })),
  getCards: everybody(() => ({ query: 'ids=river-zoo' })),
  applyDiscount: everybody(body({ code: 'NOSUCHCODE' })),
  getWaitingList: signed(),
  leaveWaitingList: { who: [], ask: () => ({ params: { waitingId: randomUUID() } }) },
  joinWaitingList: everybody(body({ optionId: 'river-zoo-day', localDate: '2026-12-10', quantity: 1, email: 'ada@straits.test' })),
  sendTelemetry: everybody(body({ visit: 'cell-visit', events: [] })),
  getTelemetrySummary: { who: STAFF },
  getNetPrices: { who: AGENCIES, ask: () => ({ params: { kind: 'attraction', id: 'river-zoo' } }) },
  putTypedForm: everybody(body({ of: randomUUID(), path: '/profile/form', fields: { name: 'Ada' } })),
  takeTypedForm: signed(() => ({ query: 'path=/profile/form' })),
  getOwnVisits: signed(),
  writeReview: {
    who: OWNER,
    ask: async (things) => {
      const { lineId } = await things.lineOf('customer');
      return { payload: { lineId, rating: 5, text: 'We came early and had it to ourselves.', lang: 'en', travellerType: 'family' } };
    },
  },
  reportReview: everybody(async (things) => ({ params: { id: await things.shownReview() }, payload: { reason: 'untrue' } })),
  addReviewPhoto: { who: OWNER, ask: async (things) => ({ params: { id: await things.review() }, ...file }) },
  quoteCancellation: ofOrder({}),
  cancelOrder: ofOrder({ reason: 'Our plans changed', expectedRefund: sgd(0) }),
  quoteDateChange: ofOrderLine({ localDate: '2026-12-11' }),
  changeDate: ofOrderLine({ localDate: '2026-12-11', expectedRefund: sgd(0) }),
  getCreditNote: {
    who: ['admin', 'booker', 'viewer', 'staff'],
    ask: async (things) => ({ params: { code: await things.orderOf('admin') } }),
  },
  getManifest: { who: STAFF, ask: () => ({ query: 'date=2026-12-10' }) },
  getRefundsToPay: { who: STAFF },
  confirmRefundPaid: {
    who: STAFF,
    ask: async (things) => ({ params: { refundId: await things.refund() }, payload: { reference: 'FT 4711' } }),
  },
  getStuckOrders: { who: STAFF },
  getOpenBalances: { who: STAFF },
  resolveStuckOrder: staffOnOrder({ note: 'looked after' }, (things) => things.stuckOrder()),
  recordLateMoney: staffOnOrder({ amount: sgd(8_000) }, (things) => things.orderOf('customer')),
  importBankFile: { who: STAFF, ask: body({ content: 'none' }) },
  getNotifications: signed(),
  countNotifications: signed(),
  followNotifications: signed(),
  readNotification: { who: OWNER, ask: async (things) => ({ params: { notificationId: await things.notification() } }) },
  readAllNotifications: signed(),
  unreadNotifications: { who: OWNER, ask: async (things) => ({ params: { batch: await things.readBatch() } }) },
  getMailChoices: signed(),
  setMailChoices: signed(body({ mails: { booking: true, wallet: true, credit_due: true, net_price: true } })),
  getTopUpsToCheck: { who: STAFF },
  confirmTopUp: staffOnTopUp(),
  refuseTopUp: staffOnTopUp({ reason: 'not there' }),
};

const OWN_AGENCY_AND_STAFF: CallerName[] = ['admin', 'booker', 'viewer', 'staff'];
const OWN_MOVERS_AND_STAFF: CallerName[] = ['admin', 'booker', 'staff'];
const seenOfAgency = (payload?: object): Cell => ({
  who: OWN_AGENCY_AND_STAFF,
  ask: async (things) => ({ params: { code: await things.orderOf('admin') }, payload }),
});
const movedOfAgency = (payload?: object, headers?: Ask['headers']): Cell => ({
  who: OWN_MOVERS_AND_STAFF,
  ask: async (things) => ({ params: { code: await things.orderOf('admin') }, payload, headers }),
});
const lineOfAgency = (payload?: object): Cell => ({
  who: OWN_MOVERS_AND_STAFF,
  ask: async (things) => ({ params: await things.lineOf('admin'), payload }),
});
const travellerOfAgency = (who: CallerName[], payload?: object): Cell => ({
  who,
  ask: async (things) => ({ params: await things.travellerOf('admin'), payload }),
});
const paymentOfAgency = (who: CallerName[], more: object = {}): Cell => ({
  who,
  ask: async (things) => ({ params: { paymentId: await things.payment('admin') }, ...more }),
});

/** The same calls about what is an agency's: all of its people see it, those who book move it. */
export const AGENCY_CELLS: Record<string, Cell> = {
  getOrder: seenOfAgency(),
  getReceipt: seenOfAgency(),
  getTickets: seenOfAgency(),
  getCalendarFile: seenOfAgency(),
  startPayment: movedOfAgency({ method: 'bank_transfer', expected: sgd(8_000) }, { 'idempotency-key': randomUUID() }),
  quoteCancellation: movedOfAgency({}),
  cancelOrder: movedOfAgency({ reason: 'Our plans changed', expectedRefund: sgd(0) }),
  quoteDateChange: lineOfAgency({ localDate: '2026-12-11' }),
  changeDate: lineOfAgency({ localDate: '2026-12-11', expectedRefund: sgd(0) }),
  openNameLink: lineOfAgency({}),
  endNameLink: lineOfAgency(),
  giveBerths: berths(OWN_MOVERS_AND_STAFF, 'admin'),
  getBerthsCsv: { ...lineOfAgency(), who: OWN_AGENCY_AND_STAFF },
  sendTicket: travellerOfAgency(OWN_MOVERS_AND_STAFF, { email: 'mei@straits.test' }),
  getApplePass: travellerOfAgency(OWN_AGENCY_AND_STAFF),
  getGooglePass: travellerOfAgency(OWN_AGENCY_AND_STAFF),
  getPayment: paymentOfAgency(OWN_AGENCY_AND_STAFF),
  uploadProof: paymentOfAgency(OWN_MOVERS_AND_STAFF, file),
  startUpload: paymentOfAgency(OWN_MOVERS_AND_STAFF, { payload: { name: 'proof.png', bytes: 100 } }),
  claimPaid: paymentOfAgency(OWN_MOVERS_AND_STAFF),
  changePassenger: {
    who: OWN_MOVERS,
    ask: async (things) => ({ params: { passengerId: await things.passengerOf('admin') }, payload: { givenNames: 'Mei' } }),
  },
};
