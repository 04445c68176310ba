import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';

const row = css`
  display: inline-flex;
  color: ${token.color.star};
  svg {
    fill: currentColor;
  }
`;

/** The class of a hotel, read out as words. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTexts('catalog');
  return (
    <span css={row} role="img" aria-label={t('hotel.stars', { count: stars })}>
      {Array.from({ length: stars }, (_, star) => (
        <Icon key={star} name="star" size={15} />
      ))}
    </span>
  );
}
