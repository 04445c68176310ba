import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs, type Crumb } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { token } from '@straits/ui/tokens';

const hero = css`
  background: ${token.color.sea};
  color: ${token.color.onSea};
  padding-block: 1.25rem clamp(2rem, 5vw, 3.5rem);
  h1 {
    margin-block: 1rem 0.5rem;
  }
  p {
    max-inline-size: 60ch;
    font-size: ${token.text.large};
  }
  & nav ol li,
  & nav ol a {
    color: ${token.color.onSea};
  }
`;

export interface TripHeroProps {
  crumbs?: Crumb[];
  current: string;
  title: string;
  lead: string;
  /** A search, on a card of its own. */
  children?: ReactNode;
}

/** The head of a list of journeys or hotels. What opens below a field (suggestions, guests) reaches out of the card. */
export function TripHero({ crumbs = [], current, title, lead, children }: TripHeroProps) {
  const { t } = useTexts('catalog');
  return (
    <div css={hero}>
      <Container>
        <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }, ...crumbs]} current={current} />
        <PageTitle>{title}</PageTitle>
        <p>{lead}</p>
        {children && (
          <Card lifted css={{ marginBlockStart: '1.5rem', background: token.color.raised, color: token.color.ink, overflow: 'visible' }}>
            {children}
          </Card>
        )}
      </Container>
    </div>
  );
}
