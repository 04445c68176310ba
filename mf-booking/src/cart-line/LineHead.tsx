import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CartLine, ProductKind } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Icon, type IconName } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';

const head = css`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 0.875rem;
  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: 1.25rem;
  }
`;
const small = css`
  ${media.tablet} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.875rem;
  }
`;
const dim = css`
  filter: grayscale(0.85);
  opacity: 0.75;
`;
const name = css`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
const option = css`
  color: ${token.color.muted};
`;
const facts = css`
  display: grid;
  gap: 0.25rem;
  margin-block-start: 0.5rem;
  list-style: none;
  li {
    display: flex;
    gap: 0.5rem;
    align-items: start;
    font-size: ${token.text.small};
  }
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${token.color.lagoon};
  }
`;

/** Where a product's own page is. */
export const productPath = (kind: ProductKind, id: string) => `/${kind}/${id}`;

type Shown = Pick<CartLine, 'kind' | 'productId' | 'productName' | 'optionName' | 'picture' | 'localDate' | 'startTime'>;

/** "Tue, 1 Dec 2026, 19:15", or that any day will do. */
export function useWhen() {
  const { t } = useTexts('booking');
  const format = useFormat();
  return ({ localDate, startTime }: Pick<CartLine, 'localDate' | 'startTime'>) =>
    localDate === null
      ? t('line.openDate')
      : startTime
        ? t('line.dateTime', { date: format.date(localDate), time: startTime })
        : format.date(localDate);
}

interface LineHeadProps {
  line: Shown;
  units: { name: string; quantity: number }[];
  /** For narrow places and lists. */
  compact?: boolean;
  isDim?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
}

/** What is booked: picture, name, option, when, for whom. */
export function LineHead({ line, units, compact, isDim, level = 3, children }: LineHeadProps) {
  const when = useWhen();
  const Name = `h${level}` as const;
  const rows: [IconName, string][] = [
    ['calendar', when(line)],
    [
      'ticket',
      units
        .filter(({ quantity }) => quantity > 0)
        .map(({ name: unit, quantity }) => `${quantity} × ${unit}`)
        .join(', '),
    ],
  ];
  return (
    <div css={[head, compact && small]}>
      <Picture
        css={isDim && dim}
        picture={line.picture}
        sizes={compact ? '88px' : '(min-width: 640px) 160px, 88px'}
        ratio="4 / 3"
        radius={10}
        alt=""
      />
      <div>
        <Name css={{ fontSize: compact ? token.text.large : token.text.title }}>
          <BareLink css={name} href={productPath(line.kind, line.productId)}>
            {line.productName}
          </BareLink>
        </Name>
        <p css={option}>{line.optionName}</p>
        <ul css={facts} role="list">
          {rows.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} size={18} />
              {words}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
