import { css } from '@emotion/react';
import { useState } from 'react';
import type { Base, Company, EnquiryReceived } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { Facts } from '@straits/ui/Facts';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { media } from '@straits/ui/tokens';
import { baseResource, companyResource } from '../product/agency-ld.rules';
import { readPrefilled } from './enquiry.rules';
import { EnquiryForm } from './EnquiryForm';
import { EnquirySent } from './EnquirySent';

const columns = css`
  display: grid;
  gap: 2rem 3rem;
  margin-block-start: 1.5rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

function Office() {
  const { t } = useTexts('catalog');
  const { data: base } = useResource<Base>(baseResource.path);
  const { data: company } = useResource<Company>(companyResource.path);
  if (!base) return null;
  const facts = [
    {
      icon: 'phone' as const,
      label: t('contact.phone'),
      value: <TextLink href={`tel:${base.SupportPhone.replace(/\s/g, '')}`}>{base.SupportPhone}</TextLink>,
    },
    {
      icon: 'mail' as const,
      label: t('contact.email'),
      value: <TextLink href={`mailto:${base.SupportEmail}`}>{base.SupportEmail}</TextLink>,
    },
    ...(company ? [{ icon: 'pin' as const, label: t('contact.address'), value: company.Address.join(', ') }] : []),
    { icon: 'check' as const, label: t('contact.licence'), value: t('contact.licenceValue', { licence: base.LicenceNo, uen: base.UEN }) },
  ];
  return (
    <Card as="aside" aria-label={t('contact.office')}>
      <SectionTitle level={2} css={{ fontSize: 'var(--text-title)', marginBlockEnd: '1rem' }}>
        {t('contact.office')}
      </SectionTitle>
      <Facts facts={facts} css={{ gridTemplateColumns: '1fr' }} />
    </Card>
  );
}

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
          <EnquirySent reference={sent.reference} onAgain={() => setSent(null)} />
        ) : (
          <EnquiryForm key={`${prefilled.product}|${prefilled.bookingId}`} prefilled={prefilled} onSent={setSent} />
        )}
        <Office />
      </div>
    </Container>
  );
}
