import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Wallet } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { PageTitle } from '@straits/ui/Heading';
import { BareLink, ButtonLink, TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { useWallet } from './wallet.api';

const page = css`
  /* As tall as the window, so that the footer stays where it is when the content comes. */
  min-block-size: 100vh;
  padding-block: clamp(1.5rem, 1rem + 2.5vw, 3rem) clamp(3rem, 2rem + 4vw, 6rem);
  ${media.print} {
    min-block-size: 0;
    padding-block: 0;
  }
`;
const lead = css`
  color: ${token.color.muted};
  font-size: ${token.text.large};
  min-block-size: 1.6em;
`;
const nav = css`
  display: flex;
  gap: 0.25rem;
  border-block-end: 1px solid ${token.color.line};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 3rem;
    padding-inline: 0.875rem;
    margin-block-end: -1px;
    border-block-end: 3px solid transparent;
    color: ${token.color.muted};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${token.color.ink};
  }
  a[aria-current] {
    border-color: ${token.color.lagoon};
    color: ${token.color.ink};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

export interface WalletFrameProps {
  section: 'wallet' | 'credit';
  children: (wallet: Wallet) => ReactNode;
}

/** Both pages of the wallet: who may see it, its two parts, and what is shown until it is there. */
export function WalletFrame({ section, children }: WalletFrameProps) {
  const { t } = useTexts('wallet');
  const session = useSession();
  const { data, error, mutate } = useWallet();
  if (session.status === 'signed' && session.user.IsB2B !== 'true') return <ForAgents />;
  return (
    <Container css={page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <PageTitle>{t(`${section}.title`)}</PageTitle>
          <p css={lead}>{data && t('wallet.lead', { agency: data.agencyName, currency: data.currency })}</p>
        </Stack>
        <Parts section={section} />
        {data ? children(data) : <NotYet hasFailed={error !== undefined} onRetry={() => void mutate()} />}
      </Stack>
    </Container>
  );
}

const PARTS = [
  { name: 'wallet', href: '/wallet_balance', words: 'nav.balance' },
  { name: 'credit', href: '/credit_balance', words: 'nav.credit' },
] as const;

function Parts({ section }: Pick<WalletFrameProps, 'section'>) {
  const { t } = useTexts('wallet');
  return (
    <nav css={nav} aria-label={t('nav.label')} data-print="hide">
      {PARTS.map(({ name, href, words }) => (
        <BareLink key={name} href={href} aria-current={section === name ? 'page' : undefined}>
          {t(words)}
        </BareLink>
      ))}
    </nav>
  );
}

function NotYet({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTexts('wallet');
  if (hasFailed)
    return (
      <Notice tone="danger" role="alert" title={t('wallet.failed')} actions={<Button onClick={onRetry}>{t('wallet.retry')}</Button>} />
    );
  return (
    <div role="status" aria-busy="true" aria-label={t('wallet.loading')}>
      <Skeleton height={184} radius={14} />
    </div>
  );
}

/** A traveller who comes here is told what this is, and where their own things are. */
function ForAgents() {
  const { t } = useTexts('wallet');
  return (
    <Container narrow>
      <EmptyState
        level={1}
        title={t('traveller.title')}
        actions={
          <ButtonLink href="/order-history" prominence="main">
            {t('traveller.orders')}
          </ButtonLink>
        }
      >
        <p>{t('traveller.text')}</p>
        <p>
          <TextLink href="/contact">{t('traveller.agent')}</TextLink>
        </p>
      </EmptyState>
    </Container>
  );
}
