import { createElement } from 'react';
import type { Page } from '@straits/remote-contract';
import { LoginPage, type OtherViews } from './LoginPage';
import { viewOf, type LoginView } from './sign-in.rules';

const TITLES: Record<LoginView, string> = {
  'sign-in': 'signIn.title',
  forgot: 'forgot.title',
  reset: 'reset.title',
  register: 'register.title',
  confirm: 'confirm.title',
};

/** The page of /login; what other features show on it is given from outside. */
export const loginPage = (views: OtherViews): Page => ({
  Page: () => createElement(LoginPage, { views }),
  head: ({ search }, _, t) => ({ title: t(TITLES[viewOf(search)]), robots: 'noindex' }),
});
