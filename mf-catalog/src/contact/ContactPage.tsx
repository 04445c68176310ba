import { css } from '@emotion/react';
import { useState } from 'react';
import type { EnquiryReceived } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { media } from '@straits/ui/tokens';
import { readPrefilled } from './enquiry.rules';
import { formsRoom } from './forms-room';

const columns = css`
  display: grid;
  gap: 2rem 3rem;
  margin-block-start: 1.5rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

// Drawn by the server and ready to be typed into; what is typed or sent before its code is there waits for it (KeptDraft).
const EnquiryForm = later(() => import(/* webpackChunkName: "enquiry-later" */ './later').then((part) => part.EnquiryForm));
const EnquirySent = later(() => import(/* webpackChunkName: "enquiry-later" */ './later').then((part) => part.EnquirySent));
const Office = later(() => import(/* webpackChunkName: "contact-office" */ './Office').then((part) => part.Office));

/** Ask us: the product or booking that the question came from is filled in already (M56). */
export function ContactPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const [sent, setSent] = useState<EnquiryReceived | null>(null);
  const prefilled = readPrefilled(search);
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={t('contact.headline')} />
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }}>{t('contact.headline')}</PageTitle>
      <p>{t('contact.lead')}</p>
      <div css={columns}>
        {sent ? (
          <EnquirySent received={sent} onAgain={() => setSent(null)} />
        ) : (
          <div css={formsRoom}>
            <EnquiryForm key={`${prefilled.product}|${prefilled.bookingId}`} {...prefilled} onSent={setSent} />
          </div>
        )}
        <Office />
      </div>
    </Container>
  );
}
