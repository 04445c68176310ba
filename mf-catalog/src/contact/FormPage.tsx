import { useState } from 'react';
import type { EnquiryReceived } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { readPrefilled } from './enquiry.rules';
import { formsRoom } from './forms-room';

// Drawn by the server and ready to be typed into; what is typed or sent before its code is there waits for it (KeptDraft).
const EnquiryForm = later(() => import(/* webpackChunkName: "enquiry-later" */ './later').then((part) => part.EnquiryForm));
const EnquirySent = later(() => import(/* webpackChunkName: "enquiry-later" */ './later').then((part) => part.EnquirySent));

/** The enquiry form alone, for links of campaigns and letters: `/form?product=` (N3). */
export function FormPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const [sent, setSent] = useState<EnquiryReceived | null>(null);
  const prefilled = readPrefilled(search);
  return (
    <Container narrow css={{ paddingBlock: '2rem 4rem' }}>
      <PageTitle>{prefilled.product ? t('form.headlineFor', { product: prefilled.product }) : t('form.title')}</PageTitle>
      <p css={{ marginBlock: '0.5rem 1.5rem' }}>{t('form.lead')}</p>
      {sent ? (
        <EnquirySent received={sent} onAgain={() => setSent(null)} />
      ) : (
        <div css={formsRoom}>
          <EnquiryForm key={`${prefilled.product}|${prefilled.bookingId}`} {...prefilled} onSent={setSent} />
        </div>
      )}
    </Container>
  );
}
