import { createHash } from 'node:crypto';
import type { Registry, RegistryEntry } from '@straits/remote-contract/schema';
import type { Seen } from './error-budget.rules';
import type { ForAPerson } from './watch-budget';

/** Sums of the collector as the page shows them. */
type Row = Seen &
  Partial<Record<'errors' | 'violations' | 'loadMs' | 'bytes' | 'lcpMs' | 'inpMs' | 'cls', number | null>> & {
    codes?: { name: string; count: number }[];
  };

const STYLE = `
:root{color-scheme:light dark;--ink:#12262c;--muted:#53676d;--line:#d5cfc2;--sand:#fbf7ef;--good:#0b6b53;--bad:#a9321d}
@media(prefers-color-scheme:dark){:root{--ink:#eef3f2;--muted:#a9b9bb;--line:#32484e;--sand:#0f1d22;--good:#68cfae;--bad:#ff9d86}}
body{margin:0;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--sand)}
main{max-width:76rem;margin:auto}h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .75rem .45rem 0;text-align:start;border-bottom:1px solid var(--line);vertical-align:top;white-space:nowrap}
th{font-weight:600;color:var(--muted)}td.n,th.n{text-align:end}.good{color:var(--good)}.bad{color:var(--bad)}p,caption{color:var(--muted);text-align:start}
:focus-visible{outline:3px solid var(--good);outline-offset:2px}`;

const e = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const whole = (value: number | null | undefined) => (value == null ? '–' : Math.round(value).toLocaleString('en'));

const roleOf = (entry: RegistryEntry, version: string) => {
  if (version === entry.live) return '<strong class="good">live</strong>';
  if (version === entry.canary?.version) return `canary, ${entry.canary.share} %`;
  return version === entry.previous ? 'previous' : '';
};

const versionRows = ([remote, entry]: [string, RegistryEntry]) =>
  entry.versions
    .filter((one, index) => index < 5 || [entry.live, entry.previous, entry.canary?.version].includes(one.version))
    .map(
      ({ version, publishedAt, publishedBy, withdrawn }) =>
        `<tr><td>${e(remote)}</td><td><code>${e(version)}</code></td><td>${roleOf(entry, version)}${withdrawn ? `<span class="bad">withdrawn: ${e(withdrawn.reason)}</span>` : ''}</td><td>${e(publishedAt.slice(0, 16).replace('T', ' '))}</td><td>${e(publishedBy)}</td></tr>`,
    )
    .join('');

const codes = (row: Row) => (row.codes ?? []).map(({ name, count }) => `${e(name)} ×${count}`).join(', ');
const seenRow = (row: Row) =>
  `<tr><td>${e(row.remote)}</td><td><code>${e(row.version)}</code></td><td class="n">${row.visits}</td>` +
  `<td class="n${row.failedVisits ? ' bad' : ''}">${row.failedVisits}</td><td class="n">${row.serverFaults}</td><td class="n">${whole(row.violations)}</td>` +
  `<td class="n">${whole(row.loadMs)}</td><td class="n">${whole(row.bytes)}</td><td class="n">${whole(row.lcpMs)}</td><td class="n">${whole(row.inpMs)}</td>` +
  `<td class="n">${row.cls == null ? '–' : row.cls.toFixed(3)}</td><td>${codes(row)}</td></tr>`;

interface Table {
  label: string;
  head: string;
  rows: string;
  empty: string;
}
const table = ({ label, head, rows, empty }: Table) =>
  rows
    ? `<div role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`
    : `<p>${empty}</p>`;
const heads = (names: string[], numbers: string[] = []) =>
  names.map((name) => `<th scope="col">${name}</th>`).join('') + numbers.map((name) => `<th scope="col" class="n">${name}</th>`).join('');

const NUMBERS = ['Visits', 'Failed', 'Server faults', 'Blocked', 'Load ms', 'Bytes', 'LCP ms', 'INP ms', 'CLS'];
const SEEN_HEAD = heads(['Remote', 'Version'], NUMBERS) + heads(['Failures']);

/** Told in the log and on the page, with what to do. */
export const sayForAPerson = ({ remote, version, reason }: ForAPerson) =>
  `${remote} ${version} is not taken back by itself (${reason}). To take it back: npm run delivery -- rollback ${remote.replace('_', '-')} ${version}`;
const notices = (waiting: ForAPerson[]) =>
  waiting.length
    ? `<h2>For a person to decide</h2><ul>${waiting.map((one) => `<li class="bad">${e(sayForAPerson(one))}</li>`).join('')}</ul>`
    : '';

/** What is live of each remote, what pages saw of it in the last hour, and who changed what: for the people who deliver. No script in it. */
export function statusPage(revisions: Registry[], seen: Row[], waiting: ForAPerson[]) {
  const [now] = revisions;
  const entries = Object.entries(now?.remotes ?? {});
  const changes = revisions
    .map(
      ({ revision, change }) =>
        `<tr><td class="n">${revision}</td><td>${e(change.at.slice(0, 19).replace('T', ' '))}</td><td>${e(change.by)}</td><td>${e(change.what)}</td></tr>`,
    )
    .join('');
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Delivery · Straits</title><style>${STYLE}</style></head><body><main>` +
    `<h1>Delivery</h1><p>Registry revision ${now?.revision ?? 0}. Times are UTC.</p>` +
    notices(waiting) +
    `<h2>Versions</h2>${table({ label: 'Versions', head: heads(['Remote', 'Version', 'State', 'Published', 'By']), rows: entries.map(versionRows).join(''), empty: 'Nothing is published.' })}` +
    `<h2>Seen in the last hour</h2>${table({ label: 'Seen in the last hour', head: SEEN_HEAD, rows: seen.map(seenRow).join(''), empty: 'No page has told anything yet.' })}<p>Times, bytes and scores are 75th percentiles.</p>` +
    `<h2>Changes</h2>${table({ label: 'Changes', head: heads([], ['Revision']) + heads(['At', 'By', 'What']), rows: changes, empty: '' })}` +
    '</main></body></html>';
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;
  return { html, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } };
}
