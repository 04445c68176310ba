import type { Sql } from '../../database/connection';
import { addJob } from '../../jobs/jobs';

declare module '../../jobs/jobs' {
  interface Jobs {
    /** The link that confirms an address. The token is in the job only until the mail is sent. */
    confirmation_mail: { userId: string; token: string; lang: string };
    /** The code that resets a password. */
    reset_mail: { userId: string; code: string; lang: string };
    /** Tells staff about an enquiry, and its sender that it was received. */
    enquiry_mail: { enquiryId: string; lang: string };
  }
}

export const mailConfirmation = (db: Sql, mail: { userId: string; token: string; lang: string }) =>
  addJob(db, { name: 'confirmation_mail', payload: mail });
export const mailResetCode = (db: Sql, mail: { userId: string; code: string; lang: string }) =>
  addJob(db, { name: 'reset_mail', payload: mail });
