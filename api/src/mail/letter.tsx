/** @jsxImportSource react */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@straits/api-contract/constants';

/** What a mail says: plain words, facts as a small table, one thing to do. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What somebody wrote, its lines kept as they are. */
  said?: string;
  facts?: [label: string, value: string][];
  /** Shown large, to be typed or copied. */
  code?: string;
  action?: { label: string; href: string };
  /** Something else that can be done, as a plain link. */
  second?: { label: string; href: string };
}
export interface Sender {
  name: string;
  licenceNo: string;
  uen: string;
  supportEmail: string;
  supportPhone: string;
  address: string[];
  /** Of the name and the button; the shop's without one. */
  colour?: string;
}

const ink = '#13242b';
const sea = '#0b3c49';
const font = 'Figtree, "Segoe UI", Helvetica, Arial, "PingFang SC", "Microsoft YaHei", sans-serif';

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderTop: '1px solid #e4dccb', margin: '16px 0' }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <td style={{ padding: '8px 0', color: '#4b5f66', borderBottom: '1px solid #e4dccb', verticalAlign: 'top' }}>{label}</td>
            <td style={{ padding: '8px 0 8px 16px', textAlign: 'right', borderBottom: '1px solid #e4dccb' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LetterMail({ letter, sender, language }: { letter: Letter; sender: Sender; language: Language }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{letter.subject}</title>
      </head>
      <body style={{ background: '#fbf6ec', color: ink, fontFamily: font, fontSize: 16, lineHeight: 1.5, margin: 0, padding: '24px 12px' }}>
        <div style={{ maxWidth: 560, margin: '0 auto', background: '#ffffff', borderRadius: 14, padding: 28 }}>
          <p style={{ fontFamily: 'Fraunces, Georgia, serif', fontSize: 24, color: sender.colour ?? sea, margin: '0 0 16px' }}>
            {sender.name}
          </p>
          <p>{letter.greeting}</p>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {letter.said && <p style={{ whiteSpace: 'pre-line' }}>{letter.said}</p>}
          {letter.code && <p style={{ fontSize: 30, letterSpacing: 4, fontWeight: 700 }}>{letter.code}</p>}
          {letter.facts && <Facts facts={letter.facts} />}
          {letter.action && (
            <p>
              <a
                href={letter.action.href}
                style={{
                  display: 'inline-block',
                  background: sender.colour ?? sea,
                  color: '#ffffff',
                  padding: '12px 20px',
                  borderRadius: 6,
                  textDecoration: 'none',
                }}
              >
                {letter.action.label}
              </a>
            </p>
          )}
          {letter.second && (
            <p>
              <a href={letter.second.href} style={{ color: sender.colour ?? sea }}>
                {letter.second.label}
              </a>
            </p>
          )}
          <p style={{ color: '#4b5f66', fontSize: 13, borderTop: '1px solid #e4dccb', paddingTop: 16, marginTop: 24 }}>
            {sender.name} · {sender.licenceNo} · UEN {sender.uen}
            <br />
            {sender.address.length > 0 && (
              <>
                {sender.address.join(', ')}
                <br />
              </>
            )}
            {reachOf(sender)}
          </p>
        </div>
      </body>
    </html>
  );
}

const reachOf = ({ supportEmail, supportPhone }: Sender) => [supportEmail, supportPhone].filter(Boolean).join(' · ');
const signature = (sender: Sender) => [
  `${sender.name} · ${sender.licenceNo} · UEN ${sender.uen}`,
  ...(sender.address.length > 0 ? [sender.address.join(', ')] : []),
  reachOf(sender),
];

function asText(letter: Letter, sender: Sender): string {
  const facts = (letter.facts ?? []).map(([label, value]) => `${label}: ${value}`).join('\n');
  const links = [letter.action, letter.second].map((link) => link && `${link.label}: ${link.href}`);
  const parts = [letter.greeting, ...letter.paragraphs, letter.said, letter.code, facts, ...links, `--\n${signature(sender).join('\n')}`];
  return parts.filter(Boolean).join('\n\n');
}

/** The letter as HTML and as text, both complete. */
export function renderLetter(letter: Letter, sender: Sender, language: Language): { html: string; text: string } {
  const markup = renderToStaticMarkup(<LetterMail letter={letter} sender={sender} language={language} />);
  return { html: `<!doctype html>${markup}`, text: asText(letter, sender) };
}
