import { css } from '@emotion/react';
import type { Base, Company } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { token } from '@straits/ui/tokens';
import { baseResource, companyResource } from '../product/agency-ld.rules';
import { fillPolicy, type PolicyText, type PolicyValues } from './policy.rules';

const text = css`
  & > section {
    margin-block-start: 2rem;
  }
  h2 {
    font-size: ${token.text.title};
    margin-block-end: 0.5rem;
  }
  p + p,
  ul {
    margin-block-start: 0.625rem;
  }
  ul {
    padding-inline-start: 1.25rem;
  }
  li + li {
    margin-block-start: 0.25rem;
  }
`;

const unknown = {
  CompanyName: '',
  LicenceNo: '',
  UEN: '',
  SupportEmail: '',
  SupportPhone: '',
  HoldMinutes: 25,
  Founded: '',
  Address: [] as string[],
};
/** The agency's facts; the company's registered name goes before the shop's. */
function valuesOf(base: Base | undefined, company: Company | undefined): PolicyValues {
  const known = { ...unknown, ...base, ...company };
  return {
    company: known.CompanyName,
    founded: String(known.Founded),
    address: known.Address.join(', '),
    licence: known.LicenceNo,
    uen: known.UEN,
    email: known.SupportEmail,
    phone: known.SupportPhone,
    minutes: String(known.HoldMinutes),
  };
}

export interface PolicyPageProps {
  title: string;
  /** The policy in every language; the page's language is shown. */
  texts: Record<Language, PolicyText>;
}

/** A page of rules: sections of plain sentences, with the agency's own facts filled in. */
export function PolicyPage({ title, texts }: PolicyPageProps) {
  const { t, language } = useTexts('catalog');
  const { date } = useFormat();
  const { data: base } = useResource<Base>(baseResource.path);
  const { data: company } = useResource<Company>(companyResource.path);
  const { updated, sections } = texts[language] ?? texts.en;
  const values = valuesOf(base, company);
  return (
    <Container narrow css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={title} />
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }}>{title}</PageTitle>
      {updated && <p css={{ color: token.color.muted }}>{t('policy.updated', { date: date(updated) })}</p>}
      <div css={text}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{fillPolicy(section.title, values)}</h2>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph}>{fillPolicy(paragraph, values)}</p>
            ))}
            {section.points && (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{fillPolicy(point, values)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Container>
  );
}
