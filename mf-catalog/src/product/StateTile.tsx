import { css } from '@emotion/react';
import type { State } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';
import { statePath } from './product-links.rules';

const tile = css`
  position: relative;
  display: block;
  overflow: clip;
  border-radius: ${token.radius.large};
  color: #fff;
  text-decoration: none;
  box-shadow: ${token.shadow.low};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, rgb(6 22 28 / 0.82), rgb(6 22 28 / 0.28) 45%, transparent 75%);
  }
  &:focus-visible {
    border-radius: ${token.radius.large};
  }
  img {
    transition: scale ${token.motion.calm};
  }
  ${media.hover} {
    &:hover img {
      scale: 1.04;
    }
    &:hover strong {
      text-decoration: underline;
    }
  }
`;
const words = css`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  padding: 0.875rem 1rem;
  strong {
    font-family: ${token.font.display};
    font-size: ${token.text.title};
    line-height: 1.2;
  }
  span {
    font-size: ${token.text.small};
  }
`;

/** A state as a poster with its name and number of attractions. */
export function StateTile({ state, sizes, date }: { state: State; sizes: string; date?: string | null }) {
  const { t } = useTexts('catalog');
  return (
    <BareLink css={tile} href={statePath(state.id, date)}>
      <Picture picture={state.picture} sizes={sizes} ratio="4 / 3" alt="" />
      <span css={words}>
        <strong>{state.name}</strong>
        <span>{t('state.count', { count: state.count })}</span>
      </span>
    </BareLink>
  );
}
