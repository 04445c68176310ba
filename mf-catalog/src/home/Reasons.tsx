import { css } from '@emotion/react';
import type { Base, Company } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon, type IconName } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { baseResource, companyResource } from '../product/agency-ld.rules';

const list = css`
  display: grid;
  gap: 1.5rem 2rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  svg {
    color: ${token.color.lagoon};
    margin-block-end: 0.5rem;
  }
  h3 {
    font-size: ${token.text.title};
  }
  p {
    margin-block-start: 0.25rem;
    color: ${token.color.muted};
  }
`;

/** Why here: facts that can be checked, with the licence and the register number. */
export function Reasons() {
  const { t } = useTexts('catalog');
  const { data: base } = useResource<Base>(baseResource.path);
  const { data: company } = useResource<Company>(companyResource.path);
  const facts: { icon: IconName; name: string }[] = [
    { icon: 'check', name: 'licensed' },
    { icon: 'wallet', name: 'price' },
    { icon: 'clock', name: 'hold' },
    { icon: 'phone', name: 'people' },
  ];
  const values = {
    founded: company?.Founded ?? 2003,
    licence: base?.LicenceNo ?? '',
    uen: base?.UEN ?? '',
    minutes: base?.HoldMinutes ?? 25,
    phone: base?.SupportPhone ?? '',
  };
  return (
    <Section heading={<SectionTitle>{t('home.reasons.title')}</SectionTitle>}>
      <ul css={list} role="list">
        {facts.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} size={28} />
            <h3>{t(`home.reasons.${name}.title`, values)}</h3>
            <p>{t(`home.reasons.${name}.text`, values)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
