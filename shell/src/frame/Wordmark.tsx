import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { BareLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space(2)};
  min-block-size: 2.75rem;
  color: ${token.color.ink};
  text-decoration: none;
  font: 600 1.5rem/1 ${token.font.display};
  letter-spacing: -0.02em;
  svg {
    flex: none;
  }
  /* The smallest phones have room for the name or for the picture. */
  @media (max-width: 359.98px) {
    svg {
      display: none;
    }
  }
`;

/** Two headlands and the water between them, and the agency's name. */
export function Wordmark() {
  const { t } = useTexts('shell');
  const { base } = useSite().shop;
  return (
    <BareLink href="/" css={mark} aria-label={t('frame.home', { name: base.CompanyName })}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden>
        <circle cx="17" cy="17" r="17" fill="var(--sea)" />
        <circle cx="22.5" cy="12" r="4.2" fill="var(--coral)" />
        <path
          d="M1.6 23.4C5 15.6 9 12.2 12.4 15.4c2.1 2 3.4 4.6 5.6 6.2 3.4-2.9 8.4-4.4 14.3-.5A17 17 0 0 1 17 34 17 17 0 0 1 1.6 23.4Z"
          fill="#13808a"
        />
        <path d="M3.4 27.2c4.6-2 7.6 1.1 11.4.6 4-.5 6-3 10-2.4 2.2.3 4 .9 5.8.6A17 17 0 0 1 17 34a17 17 0 0 1-13.6-6.8Z" fill="#fbf6ec" />
      </svg>
      {base.CompanyName.split(' ')[0]}
    </BareLink>
  );
}
