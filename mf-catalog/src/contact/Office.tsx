import type { Base, Company } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { baseResource, companyResource } from '../product/agency-ld.rules';

/** How to reach the agency without the form. */
export function Office() {
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
