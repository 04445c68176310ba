import { css } from '@emotion/react';
import type { AgencyBrand } from '@straits/api-contract';
import { Stack } from '@straits/ui/Stack';

/* A logo is made for white paper: in the dark it would be lost. */
const logoCss = css`
  padding: 0.5rem;
  background: #fff;
  max-inline-size: min(12rem, 100%);
  max-block-size: 4.5rem;
  inline-size: auto;
  block-size: auto;
  border-radius: 4px;
`;
const nameCss = css`
  overflow-wrap: anywhere;
`;
/* At least 24 px high, for fingers. */
const reachCss = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  a {
    display: inline-block;
    padding-block: 0.125rem;
    overflow-wrap: anywhere;
  }
`;

/** Whose client somebody is: the agency as it stands on their papers, with the ways to reach it (D30). */
export function SoldBy({ agency: { name, logo, phone, email } }: { agency: AgencyBrand }) {
  return (
    <Stack gap={2} align="flex-start" translate="no">
      {logo && <img css={logoCss} src={logo.src} width={logo.width} height={logo.height} alt="" />}
      <strong css={nameCss} dir="auto">
        {name}
      </strong>
      {(phone ?? email) && (
        <span css={reachCss}>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </span>
      )}
    </Stack>
  );
}
