import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs, type Crumb } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Steps, type Step } from '@straits/ui/Steps';
import { media } from '@straits/ui/tokens';

const columns = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  margin-block-start: 1.75rem;
  & > * {
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    align-items: start;
  }
`;
const side = css`
  ${media.desktop} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`;

export interface TripFrameProps {
  /** From home to the product. */
  crumbs: Crumb[];
  title: string;
  /** The product's name, above the title. */
  eyebrow: string;
  steps: readonly Step[];
  current: string;
  children: ReactNode;
  /** What is chosen so far and what it costs. */
  aside?: ReactNode;
  /** At the thumb of a phone (`TripBar`). */
  bar?: ReactNode;
}

/** One step of booking a journey: where it stands among the others, its own question, and the choice so far beside it. */
export function TripFrame({ crumbs, title, eyebrow, steps, current, children, aside, bar }: TripFrameProps) {
  const { t } = useTexts('catalog');
  const position = steps.findIndex(({ id }) => id === current) + 1;
  const summary = t('trip.stepOf', { position, total: steps.length, step: steps[position - 1]?.label ?? '' });
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs label={t('crumb.label')} links={crumbs} current={title} />
      <PageTitle css={{ marginBlock: '1rem 1.5rem' }} eyebrow={eyebrow}>
        {title}
      </PageTitle>
      <Steps label={t('trip.progress')} steps={steps} current={current} summary={summary} />
      {aside ? (
        <div css={columns}>
          <div>{children}</div>
          <Card as="aside" lifted css={side} aria-label={t('trip.yourChoice')}>
            {aside}
          </Card>
        </div>
      ) : (
        <div css={{ marginBlockStart: '1.75rem' }}>{children}</div>
      )}
      {bar}
    </Container>
  );
}
