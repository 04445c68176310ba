import type { FastifyRequest } from 'fastify';
import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';
import { addJob, type Jobs } from '../../jobs/jobs';
import { notify } from '../notifications';
import { deviceOf } from './device.rules';

/** In the person's own language unless `lang` says which one the page had. */
export interface AccountMail {
  userId: string;
  kind: 'sign_in_link' | 'password_changed' | 'agency_approved' | 'agency_declined';
  lang?: Language;
  path?: string;
  reason?: string;
  /** When and by which device it was done. */
  done?: { at: string; device: string };
}

declare module '../../jobs/jobs' {
  interface Jobs {
    /** Somebody wants a link that signs in, or one that confirms: whether the address has an account is looked up here, where no time tells it. */
    asked_link_mail: {
      kind: 'sign_in' | 'confirm_email';
      email: string;
      next: string | null;
      lang: Language;
      at: string;
      /** The hash, in hex, of the browser that asked for a link to sign in. */
      browser?: string;
    };
    /** The link that confirms an address. The token is in the job only until the mail is sent. */
    confirmation_mail: { userId: string; token: string; lang: string };
    /** The code that resets a password, and the token of a link that does the same. */
    reset_mail: { userId: string; code: string; linkToken?: string; lang: string };
    /** Tells a person what happened to the account. `path` is where the letter's button leads; `reason` is what staff wrote. */
    account_mail: AccountMail;
    /** Tells staff about an enquiry, and its sender that it was received, unless too many letters go to that address. */
    enquiry_mail: { enquiryId: string; lang: string; isMailed?: boolean };
  }
}

export const mailConfirmation = (db: Sql, mail: { userId: string; token: string; lang: string }) =>
  addJob(db, { name: 'confirmation_mail', payload: mail });
export const mailResetCode = (db: Sql, mail: Jobs['reset_mail']) => addJob(db, { name: 'reset_mail', payload: mail });
export const askForLink = (db: Sql, asked: Jobs['asked_link_mail']) => addJob(db, { name: 'asked_link_mail', payload: asked });
export const mailAccount = (db: Sql, mail: AccountMail) => addJob(db, { name: 'account_mail', payload: mail });

const PATHS = { password_changed: '/profile', agency_approved: '/wallet_balance', agency_declined: '/contact' };
/** By mail and on the site: what happened to the account. */
export async function tellAccount(db: Sql, mail: AccountMail & { kind: keyof typeof PATHS }, at: Date): Promise<void> {
  await mailAccount(db, mail);
  await notify(db, [mail.userId], { kind: mail.kind, facts: { reason: mail.reason }, path: PATHS[mail.kind], at });
}

/** The owner reads when and where it was done, and what to do if it was somebody else. */
export const tellPasswordChanged = (db: Sql, { userId, request, at }: { userId: string; request: FastifyRequest; at: Date }) =>
  tellAccount(db, { userId, kind: 'password_changed', done: { at: at.toISOString(), device: deviceOf(request) } }, at);
