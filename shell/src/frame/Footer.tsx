import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { BareLink } from '@straits/ui/Link';
import { media, token } from '@straits/ui/tokens';
import { findRoute } from '../page/routes.rules';
import { useSite } from '../page/site-context';
import { NewsletterForm } from './NewsletterForm';

const ground = css`
  margin-block-start: ${token.space(16)};
  background: ${token.color.sea};
  color: ${token.color.onSea};
  a {
    color: inherit;
  }
  // It comes whole: on a page that is shorter than the window it would grow upwards with every piece of the HTML.
  &:not(:has(> [data-end])) {
    display: none;
  }
`;
const wave = css`
  display: block;
  inline-size: 100%;
  block-size: 1.25rem;
  margin-block-start: -1.2rem;
  color: ${token.color.sea};
`;
const columns = css`
  display: grid;
  gap: ${token.space(8)};
  padding-block: ${token.space(10)};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: 1.1fr 0.8fr 0.8fr 1.5fr;
  }
  h2 {
    margin-block-end: ${token.space(3)};
    font-size: ${token.text.title};
  }
  ul {
    display: grid;
    gap: ${token.space(1)};
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 2rem;
    }
  }
`;
const legal = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space(1)} ${token.space(5)};
  padding-block: ${token.space(5)};
  border-block-start: 1px solid rgb(255 255 255 / 0.18);
  font-size: ${token.text.small};
`;

const POLICIES = ['/privacy-policy', '/booking-policy'] as const;
const ABOUT = ['/about', '/contact', '/find-booking'] as const;

function PageLinks({ title, paths }: { title: string; paths: readonly string[] }) {
  const { t } = useTexts('shell');
  const { routes } = useSite();
  const present = paths.filter((path) => findRoute(routes, path));
  if (!present.length) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {present.map((path) => (
          <li key={path}>
            <BareLink href={path}>{t(`footer.pages.${path.slice(1)}`)}</BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social() {
  const { base } = useSite().shop;
  return Object.entries(base.Social).map(([name, address]) => (
    <li key={name} css={{ textTransform: 'capitalize' }}>
      <a href={address} rel="noopener noreferrer" target="_blank">
        {name}
      </a>
    </li>
  ));
}

/** Contact, about, policies, social links, and what the law wants a licensed agency to say. */
export function Footer() {
  const { t } = useTexts('shell');
  const { base, company } = useSite().shop;
  return (
    <footer css={ground} data-below="" data-print="hide">
      <svg css={wave} viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden>
        <path d="M0 10V6c20 0 20-5 40-5s20 5 40 5 20-5 40-5 20 5 40 5 20-5 40-5 20 5 40 5v4Z" fill="currentColor" />
      </svg>
      <Container>
        <div css={columns}>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact">{t('footer.contact')}</h2>
            <ul role="list">
              <li>
                <a href={`tel:${base.SupportPhone.replace(/[^+\d]/g, '')}`}>{base.SupportPhone}</a>
              </li>
              <li>
                <a href={`mailto:${base.SupportEmail}`}>{base.SupportEmail}</a>
              </li>
              {company && <li translate="no">{company.Address.join(', ')}</li>}
            </ul>
          </section>
          <PageLinks title={t('footer.about')} paths={ABOUT} />
          <div>
            <PageLinks title={t('footer.policies')} paths={POLICIES} />
            {Object.keys(base.Social).length > 0 && (
              <section aria-labelledby="footer-social" css={{ marginBlockStart: token.space(6) }}>
                <h2 id="footer-social">{t('footer.social')}</h2>
                <ul role="list">
                  <Social />
                </ul>
              </section>
            )}
          </div>
          <NewsletterForm />
        </div>
        <div css={legal}>
          <span>
            © {base.CompanyName}
            {company && ` · ${t('footer.since', { year: company.Founded })}`}
          </span>
          <span>{t('footer.licence', { number: base.LicenceNo })}</span>
          <span>{t('footer.uen', { number: base.UEN })}</span>
          {base.GstRegNo && <span>{t('footer.gst', { number: base.GstRegNo })}</span>}
        </div>
      </Container>
      <span data-end="" hidden />
    </footer>
  );
}
