import { css } from '@emotion/react';
import { useState } from 'react';
import type { AgencyQuote, AgencyQuotes } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Disclosure } from '@straits/ui/Disclosure';
import { Row, Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { QuoteThread } from '../QuoteThread';
import { SHOP_ZONE } from '../shop-zone';

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font: 600 ${token.text.title} ${token.font.display};
`;
const quiet = css`
  color: ${token.color.muted};
`;
const TONES = { open: 'info', accepted: 'success', over: 'neutral', withdrawn: 'neutral', booked: 'success' } as const;

interface QuoteCardProps {
  quote: AgencyQuote;
  busy: boolean;
  /** Missing for who only sees. */
  acts?: { onBook: () => void; onWithdraw: () => void; onSent: (list: AgencyQuotes) => void };
  /** Net and margin are on the screen; hidden when a client looks at it. */
  showsNet: boolean;
}

/** One quote: for whom, how it stands, what it earns, and its link. */
export function QuoteCard({ quote, busy, acts, showsNet }: QuoteCardProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { number, state, clientName, validUntil, acceptedAt, acceptedName, lines, lang, totals } = quote;
  const isLive = state === 'open' || state === 'accepted';
  return (
    <Card as="article" id={number}>
      <Stack gap={3}>
        <div css={head}>
          <span translate="no">{clientName}</span>
          <span>{totals.map(({ price }) => format.money(price)).join(' + ')}</span>
        </div>
        <Row gap={2} wrap>
          <Tag tone={TONES[state]}>{t(`agency.quotes.state.${state}`)}</Tag>
          <span>{t('agency.quotes.number', { number })}</span>
        </Row>
        <p lang={lines[0]?.lang ?? lang}>{lines.map(({ productName }) => productName).join(', ')}</p>
        <div css={quiet}>
          {isLive && <p>{t('agency.quotes.until', { at: format.instant(validUntil, SHOP_ZONE) })}</p>}
          {acceptedAt && <p>{t('agency.quotes.acceptedBy', { name: acceptedName ?? '', at: format.instant(acceptedAt, SHOP_ZONE) })}</p>}
          {showsNet &&
            totals.map(({ net, price }) => (
              <p key={net.currency}>
                {t('agency.quotes.margin', {
                  net: format.money(net),
                  margin: format.money({ ...net, amount: price.amount - net.amount }),
                })}
              </p>
            ))}
        </div>
        {isLive && <Acts quote={quote} busy={busy} acts={acts} />}
        <Messages quote={quote} onSent={acts?.onSent} />
      </Stack>
    </Card>
  );
}

/** Open where the client has the last word. */
function Messages({ quote: { id, number, messages, clientEmail }, onSent }: { quote: AgencyQuote; onSent?: (list: AgencyQuotes) => void }) {
  const { t } = useTexts('account');
  // As it was when the page came: an answer does not shut what is being read.
  const [isOpen] = useState(messages.at(-1)?.side === 'client');
  if (messages.length === 0 && !onSent) return null;
  return (
    <Disclosure summary={t('agency.quotes.thread.title', { count: messages.length, number })} open={isOpen}>
      <QuoteThread<AgencyQuotes>
        messages={messages}
        side="agency"
        to={onSent && { path: `/agency/quotes/${id}/messages` }}
        onSent={onSent}
        words={{
          list: t('agency.quotes.thread.list', { number }),
          label: t('agency.quotes.thread.label'),
          hint: t(clientEmail ? 'agency.quotes.thread.hintMail' : 'agency.quotes.thread.hint'),
          missing: t('agency.quotes.thread.missing'),
          send: t('agency.quotes.thread.send'),
        }}
      />
    </Disclosure>
  );
}

function Acts({ quote: { link, pdf, number }, busy, acts }: Pick<QuoteCardProps, 'quote' | 'busy' | 'acts'>) {
  const { t } = useTexts('account');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Row gap={2} wrap data-print="hide">
      {acts && (
        <Button prominence="main" size="small" busy={busy} aria-label={t('agency.quotes.bookOf', { number })} onClick={acts.onBook}>
          {t('agency.quotes.book')}
        </Button>
      )}
      <Button size="small" onClick={() => void copy()}>
        {t(isCopied ? 'agency.quotes.copied' : 'agency.quotes.copy')}
      </Button>
      <a href={link} target="_blank" rel="noreferrer">
        {t('agency.quotes.see')}
      </a>
      <a href={pdf} target="_blank" rel="noreferrer" aria-label={t('agency.quotes.pdfOf', { number })}>
        {t('agency.quotes.pdf')}
      </a>
      {acts && (
        <Button
          size="small"
          prominence="quiet"
          busy={busy}
          aria-label={t('agency.quotes.withdrawOf', { number })}
          onClick={acts.onWithdraw}
        >
          {t('agency.quotes.withdraw')}
        </Button>
      )}
    </Row>
  );
}
