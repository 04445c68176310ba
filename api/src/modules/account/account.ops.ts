import { codeForm } from '@straits/api-contract/text-form';
import { supplierNumber } from '@straits/api-contract';
import { printTable, telling, UsageError, type OpsCommand, type OpsContext } from '../../ops/ops-command';
import { findWaitingAgencies } from './agencies.sql';
import { savePapers } from './agency-papers';
import { findPapers } from './agency-papers.sql';
import { decideAgency } from './decide-agency';
import { setConfirmationNumber } from './enter-confirmation-number';
import { newSignInLink } from './sign-in-link';

/** The waiting agency with this unique entity number, as staff reads it in the register. */
async function findWaiting({ deps }: OpsContext, uen: string) {
  const waiting = (await findWaitingAgencies(deps.db)).filter((row) => row.uniqueEntityNumber.toUpperCase() === codeForm(uen));
  if (waiting.length === 0) throw new UsageError(`no agency with UEN ${uen} waits; "agencies list" shows those that do`);
  return waiting[0]!;
}

async function decide(context: OpsContext, uen: string, declineReason: string | null): Promise<number> {
  const { userId } = context.requireStaff();
  const { id, agencyName } = await findWaiting(context, uen);
  const said = `${agencyName} is ${declineReason === null ? 'approved' : 'declined'}; a mail tells the applicant.`;
  return telling(context, () => decideAgency(context.deps, { agencyId: id, staffId: userId, declineReason }), said);
}

/** Staff's work on people and agencies at the command line: the same use cases as staff's API, recorded with who decided. */
export const accountOps: OpsCommand[] = [
  {
    name: 'agencies list',
    usage: '',
    summary: 'agencies that wait for approval',
    words: 0,
    async run({ deps, print }) {
      const rows = await findWaitingAgencies(deps.db);
      const papers = new Map<string, string>();
      for (const { id } of rows) papers.set(id, (await findPapers(deps.db, id)).map(({ kind }) => kind).join(' ') || 'none');
      if (rows.length === 0) print('No agency is waiting.');
      else
        printTable(
          print,
          ['UEN', 'licence', 'agency', 'applicant', 'confirmed', 'since', 'papers'],
          rows.map((row) => [
            row.uniqueEntityNumber,
            row.licenceNumber,
            row.agencyName,
            `${row.applicantName} <${row.applicantEmail}>`,
            row.applicantConfirmed ? 'yes' : 'no',
            row.appliedAt.toISOString(),
            papers.get(row.id) ?? '',
          ]),
        );
      return 0;
    },
  },
  {
    name: 'agencies papers',
    usage: 'UEN --to FOLDER --as EMAIL',
    summary: 'saves the ACRA profile and the licence that a waiting agency has sent',
    words: 1,
    options: { to: { type: 'string' } },
    async run(context, { words: [uen = ''], options }) {
      context.requireStaff();
      const folder = String(options.to ?? '');
      if (!folder) throw new UsageError('say --to FOLDER: where the files go');
      const { id, agencyName } = await findWaiting(context, uen);
      const saved = await savePapers(context.deps, id, folder);
      context.print(saved.length === 0 ? `${agencyName} has sent no papers.` : saved.join('\n'));
      return 0;
    },
  },
  {
    name: 'agencies approve',
    usage: 'UEN --as EMAIL',
    summary: 'licence and UEN are right: the agency has net prices and a wallet from now on',
    words: 1,
    run: (context, { words: [uen = ''] }) => decide(context, uen, null),
  },
  {
    name: 'agencies decline',
    usage: 'UEN --reason TEXT --as EMAIL',
    summary: 'the agency is not let in: the applicant reads why',
    words: 1,
    options: { reason: { type: 'string' } },
    async run(context, { words: [uen = ''], options }) {
      const reason = String(options.reason ?? '').trim();
      if (reason.length < 3) throw new UsageError('say --reason TEXT: the applicant reads it');
      return decide(context, uen, reason);
    },
  },
  {
    name: 'confirmation set',
    usage: 'ORDER NUMBER --as EMAIL',
    summary: "note the supplier's number for an order; its holder types it in at /confirmationnumber",
    words: 2,
    async run(context, { words: [orderCode = '', typed = ''] }) {
      const staffId = context.requireStaff().userId;
      const number = supplierNumber.safeParse(typed);
      if (!number.success) throw new UsageError(`${typed} is no number: 4 to 40 letters and digits`);
      return telling(
        context,
        () => setConfirmationNumber(context.deps, { orderCode, number: number.data, staffId }),
        `${orderCode} waits for ${number.data}.`,
      );
    },
  },
  {
    name: 'sign-in link',
    usage: 'EMAIL --as EMAIL',
    summary: 'a link that signs the person in once within 30 minutes, for who cannot get mail',
    words: 1,
    async run(context, { words: [email = ''] }) {
      context.requireStaff();
      const link = await newSignInLink(context.deps, email);
      if (!link) throw new UsageError(`${email} has no account with a confirmed address, or is one of staff (who have "staff reset")`);
      context.print(link);
      return 0;
    },
  },
];
