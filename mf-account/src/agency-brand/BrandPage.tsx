import { css } from '@emotion/react';
import { useState } from 'react';
import type { AgencyBrand } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { CardTitle } from '../CardTitle';
import { faultsOf } from '../failures';
import { brandFaults, brandValuesOf, changeOf, type BrandValues } from './brand.rules';
import { LogoField } from './LogoField';
import { Sample } from './Sample';

const narrow = css`
  max-inline-size: 40rem;
`;

/** /agency/brand: what stands on papers and mails to the agency's clients in the place of the shop's name (D30). */
export function BrandPage() {
  const { t } = useTexts('account');
  const isAdmin = useUser()?.AgencyRole === 'admin';
  const brand = useAgencyResource<AgencyBrand>('/agency/brand');
  return (
    <AgencyFrame title={t('agency.brand.title')} lead={t('agency.brand.lead')}>
      <Loaded resource={brand} height="30rem">
        {(loaded) => (
          <Stack gap={5} css={narrow}>
            {!loaded.email && (
              <Notice title={t('agency.brand.notYet')}>{t(isAdmin ? 'agency.brand.notYetText' : 'agency.brand.notYetOthers')}</Notice>
            )}
            <Sample brand={loaded} />
            <Card as="section" aria-labelledby="brand-facts">
              <Stack gap={3}>
                <CardTitle id="brand-facts">{t('agency.brand.facts')}</CardTitle>
                <Facts
                  variant="rows"
                  facts={[
                    { label: t('agency.brand.name'), value: <span translate="no">{loaded.name}</span> },
                    { label: t('agency.brand.licence'), value: loaded.licenceNumber },
                    { label: t('agency.brand.uen'), value: loaded.uniqueEntityNumber },
                  ]}
                />
              </Stack>
            </Card>
            {isAdmin && <BrandForm brand={loaded} onChanged={(after) => void brand.mutate(after, { revalidate: false })} />}
          </Stack>
        )}
      </Loaded>
    </AgencyFrame>
  );
}

function BrandForm({ brand, onChanged }: { brand: AgencyBrand; onChanged: (brand: AgencyBrand) => void }) {
  const { t } = useTexts('account');
  const [isSaved, setSaved] = useState(false);
  const [initial] = useState(() => brandValuesOf(brand));
  const send = async (values: BrandValues) => {
    setSaved(false);
    const answer = await http.put<AgencyBrand>('/agency/brand', changeOf(values), { notices: false });
    if (!answer.ok) return faultsOf(answer.failure);
    onChanged(answer.value);
    setSaved(true);
    return undefined;
  };
  return (
    <Card>
      <Stack gap={5}>
        <LogoField brand={brand} onChanged={onChanged} />
        <AccountForm<BrandValues> fields={['email', 'phone', 'colour']} initialValues={initial} validate={brandFaults} onSubmit={send}>
          <FormText
            name="email"
            type="email"
            label={t('agency.brand.email')}
            hint={t('agency.brand.emailHint')}
            autoComplete="off"
            optional={t('form.optional')}
          />
          <FormText
            name="phone"
            type="tel"
            label={t('agency.brand.phone')}
            autoComplete="off"
            maxLength={40}
            optional={t('form.optional')}
          />
          <FormText
            name="colour"
            label={t('agency.brand.colour')}
            hint={t('agency.brand.colourHint')}
            autoComplete="off"
            spellCheck={false}
            characters={10}
            optional={t('form.optional')}
          />
          <FormSubmit>{t('agency.brand.save')}</FormSubmit>
        </AccountForm>
        <div role="status">{isSaved && <Notice tone="success">{t('agency.brand.saved')}</Notice>}</div>
      </Stack>
    </Card>
  );
}
