import { lazy } from 'react';
import { opened } from '@straits/federation';
import type { RemotePages } from '@straits/remote-contract';
import { loadTexts } from '../locales/load-texts';

// On a trade host every address leads visitors to /login, so registering and confirming are views of it there (R7).
const views = {
  register: lazy(() =>
    import(/* webpackChunkName: "register" */ '../register/RegisterPage').then(({ RegisterPage }) => ({ default: RegisterPage })),
  ),
  confirm: lazy(() =>
    import(/* webpackChunkName: "email-confirmation" */ '../email-confirmation/EmailConfirmationPage').then(
      ({ EmailConfirmationPage }) => ({ default: EmailConfirmationPage }),
    ),
  ),
};

// Fetched when somebody wants to import: most never do.
const PassengerImport = opened(() =>
  import(/* webpackChunkName: "passenger-import" */ '../passenger-import/PassengerImport').then((file) => file.PassengerImport),
);

const remote: RemotePages = {
  namespace: 'account',
  texts: loadTexts,
  pages: {
    '/login': () => import(/* webpackChunkName: "login" */ '../sign-in/sign-in.page').then(({ loginPage }) => ({ page: loginPage(views) })),
    '/register': () => import(/* webpackChunkName: "register" */ '../register/register.page'),
    '/emailconfirmation': () => import(/* webpackChunkName: "email-confirmation" */ '../email-confirmation/email-confirmation.page'),
    '/confirmationnumber': () => import(/* webpackChunkName: "confirmation-number" */ '../confirmation-number/confirmation-number.page'),
    '/profile': () => import(/* webpackChunkName: "profile" */ '../profile/profile.page'),
    '/profile/form': () => import(/* webpackChunkName: "profile-form" */ '../profile-form/profile-form.page'),
    '/profile/passenger': () =>
      import(/* webpackChunkName: "passengers" */ '../passengers/passengers.page').then(({ passengersPage }) => ({
        page: passengersPage(PassengerImport),
      })),
    '/order-history': () => import(/* webpackChunkName: "order-history" */ '../order-history/order-history.page'),
    '/order-detail': () => import(/* webpackChunkName: "order-detail" */ '../order-detail/order-detail.page'),
    '/agency/holds': () => import(/* webpackChunkName: "agency-holds" */ '../agency-holds/holds.page'),
    '/agency/bookings': () => import(/* webpackChunkName: "agency-bookings" */ '../agency-bookings/bookings.page'),
    '/agency/bulk': () => import(/* webpackChunkName: "agency-bulk" */ '../agency-bulk/bulk.page'),
    '/agency/reports': () => import(/* webpackChunkName: "agency-reports" */ '../agency-reports/reports.page'),
    '/agency/clients': () => import(/* webpackChunkName: "agency-clients" */ '../agency-clients/clients.page'),
    '/agency/quotes': () => import(/* webpackChunkName: "agency-quotes" */ '../agency-quotes/quotes.page'),
    '/quote': () => import(/* webpackChunkName: "client-quote" */ '../client-quote/client-quote.page'),
    '/agency/approvals': () => import(/* webpackChunkName: "agency-approvals" */ '../agency-approvals/approvals.page'),
    '/agency/people': () => import(/* webpackChunkName: "agency-people" */ '../agency-people/people.page'),
    '/agency/acts': () => import(/* webpackChunkName: "agency-acts" */ '../agency-acts/acts.page'),
    '/agency/brand': () => import(/* webpackChunkName: "agency-brand" */ '../agency-brand/brand.page'),
    '/agency/join': () => import(/* webpackChunkName: "agency-join" */ '../agency-join/join.page'),
    '/choose-password': () => import(/* webpackChunkName: "choose-password" */ '../choose-password/choose-password.page'),
    '/notifications': () => import(/* webpackChunkName: "notifications" */ '../notifications/notifications.page'),
    '/names': () => import(/* webpackChunkName: "group-names" */ '../group-names/group-names.page'),
    '/waiting-list': () => import(/* webpackChunkName: "waiting-list" */ '../waiting-list/waiting-list.page'),
    '/traveller': () => import(/* webpackChunkName: "traveller-ticket" */ '../traveller-ticket/traveller-ticket.page'),
    '/find-booking': () => import(/* webpackChunkName: "find-booking" */ '../find-booking/find-booking.page'),
  },
};

export default remote;
