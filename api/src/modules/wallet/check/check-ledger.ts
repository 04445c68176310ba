import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { renderLetter } from '../../../mail/letter';
import { findShopCompany } from '../../shop';
import { findDisagreements, insertCheck, type Finding } from './ledger-check.sql';

const SHOWN = 20;

async function tellStaff(deps: Deps, findings: Finding[]): Promise<void> {
  const company = await findShopCompany(deps.db);
  const letter = {
    subject: `The ledger check found ${findings.length} disagreement${findings.length === 1 ? '' : 's'}`,
    greeting: 'Ledger, orders and payments do not agree.',
    paragraphs: ['See the runbook "wallet and ledger". The first of them:'],
    facts: findings.slice(0, SHOWN).map(({ kind, subject, detail }): [string, string] => [`${kind}: ${subject}`, detail]),
  };
  const { html, text } = renderLetter(letter, company, 'en');
  await deps.mailer.send({ to: company.supportEmail, subject: letter.subject, html, text, language: 'en' });
}

/** Compares ledger, orders and payments in one snapshot, keeps the result for /metrics, and writes to staff when they do not agree. */
export async function checkLedger(deps: Deps): Promise<Finding[]> {
  const began = performance.now();
  const findings = await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return findDisagreements(trx);
    });
  await insertCheck(deps.db, { at: deps.clock.now(), findings, tookMs: Math.round(performance.now() - began) });
  if (findings.length > 0) {
    deps.log.error({ findings: findings.slice(0, SHOWN) }, 'ledger, orders and payments do not agree');
    await tellStaff(deps, findings);
  }
  return findings;
}
