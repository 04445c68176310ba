import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';
import { addJob } from '../../jobs/jobs';

/** Goes to a person of the agency, or to an address that is invited. `values` fill the letter's words; `path` is where its button leads. */
export interface AgencyMail {
  kind: 'agency_invitation' | 'approval_asked' | 'approval_approved' | 'approval_refused' | 'quote_accepted';
  to: string;
  name: string;
  lang: Language;
  path: string;
  /** Behind `#`, where it is in no server's log. */
  hash?: string;
  values: Record<string, string>;
  /** What somebody wrote, as a paragraph of its own. */
  said?: string;
}

declare module '../../jobs/jobs' {
  interface Jobs {
    /** Invitations and approvals. An invitation's token is in the job only until the mail is sent. */
    agency_mail: AgencyMail;
  }
}

export const mailAgency = (db: Sql, mail: AgencyMail) => addJob(db, { name: 'agency_mail', payload: mail });
