import { css } from '@emotion/react';
import type { AgencyBrand } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';

/* Paper is white in the dark too, so its ink does not follow the theme. */
const paper = css`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 1.5rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: #fff;
  color: #13242b;
  img {
    max-inline-size: 12.5rem;
    max-block-size: 3.75rem;
    inline-size: auto;
    block-size: auto;
    margin-block-end: 0.25rem;
  }
`;
const name = css`
  font: 600 ${token.text.title} ${token.font.display};
  overflow-wrap: anywhere;
`;
const small = css`
  font-size: ${token.text.small};
`;
const button = css`
  padding: 0.5rem 1rem;
  border-radius: ${token.radius.small};
  color: #fff;
`;

/** As on the shop's own papers (api/src/documents/pdf.ts). */
const SHOP_COLOUR = '#0b3c49';

/** The head of a ticket or a mail with the colour, the logo and the ways to reach the agency, as they are saved. */
export function Sample({ brand: { name: agency, licenceNumber, uniqueEntityNumber, email, phone, colour, logo } }: { brand: AgencyBrand }) {
  const { t } = useTexts('account');
  const reach = [email, phone].filter(Boolean).join(' · ');
  const ink = colour;
  return (
    <figure css={paper} aria-label={t('agency.brand.sample')} translate="no">
      {logo && <img src={logo.src} width={logo.width} height={logo.height} alt={t('agency.brand.logoNow')} />}
      <strong css={name} style={{ color: ink ?? SHOP_COLOUR }}>
        {agency}
      </strong>
      <span css={small}>
        {licenceNumber} · UEN {uniqueEntityNumber}
      </span>
      {reach && <span css={small}>{reach}</span>}
      <span css={button} style={{ background: ink ?? SHOP_COLOUR }}>
        {t('agency.brand.sampleButton')}
      </span>
    </figure>
  );
}
