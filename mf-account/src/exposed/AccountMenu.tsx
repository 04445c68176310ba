import { loadTexts } from '../locales/load-texts';

export { AccountMenu as default } from '../account-menu/AccountMenu';

export const namespace = 'account';
export const texts = loadTexts;
