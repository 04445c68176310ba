import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CartLine, Money, ProductKind } from '@straits/api-contract';
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
export const productPath = (kind: ProductKind, id: string) =>
  kind === 'hotel' ? `/hotel/detail?${new URLSearchParams({ hotel: id })}` : `/${kind}/${id}`;

type When = Pick<CartLine, 'localDate' | 'startTime' | 'endDate' | 'nights'>;
type Shown = When &
  Pick<CartLine, 'kind' | 'productId' | 'productName' | 'optionName' | 'lang' | 'picture' | 'guests' | 'answers'> & {
    extras: { name: string; quantity: number }[];
    /** With what it is about in the shopper's currency, as far as that is known. */
    paidOnBoard?: CartLine['paidOnBoard'] | Money;
  };

/** "Tue, 1 Dec 2026, 19:15", "Tue, 1 Dec – Fri, 4 Dec 2026, 3 nights", or that any day will do. */
export function useWhen() {
  const { t } = useTexts('booking');
  const format = useFormat();
  return ({ localDate, startTime, endDate, nights }: When) => {
    if (localDate === null) return t('items.line.openDate');
    if (!endDate) return startTime ? t('items.line.dateTime', { date: format.date(localDate), time: startTime }) : format.date(localDate);
    const span = format.dates(localDate, endDate, startTime);
    return nights ? t('items.line.stay', { span, nights: t('items.line.nights', { count: nights }) }) : span;
  };
}

/** "2 adults, 1 child (7)" */
export function useGuestsLine() {
  const { t } = useTexts('booking');
  const { row } = useFormat();
  return ({ adults, childAges }: NonNullable<CartLine['guests']>) => {
    const grown = t('items.line.adults', { count: adults });
    if (childAges.length === 0) return grown;
    return row([grown, t('items.line.children', { count: childAges.length, ages: childAges.join(', ') })]);
  };
}

/** What is paid on the ship or at the terminal, in the money that is taken there. */
function useOnBoardLine() {
  const { t } = useTexts('booking');
  const { money } = useFormat();
  return (kind: ProductKind, paid: NonNullable<Shown['paidOnBoard']>) => {
    const { charge, shown } = 'charge' in paid ? paid : { charge: paid, shown: paid };
    const isSame = charge.currency === shown.currency;
    const amount = isSame ? money(charge) : t('items.line.about', { amount: money(charge), shown: money(shown) });
    return t(kind === 'ferry' ? 'items.line.atTerminal' : 'items.line.onBoard', { amount });
  };
}

const countOf = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`;
const countsOf = (parts: { name: string; quantity: number }[]) => parts.filter(({ quantity }) => quantity > 0).map(countOf);

/** Counts with their names, each in its own language (0164); one text where they share it. */
function Units({ units, lang }: Pick<LineHeadProps, 'units' | 'lang'>) {
  const { row } = useFormat();
  const shown = units.filter(({ quantity }) => quantity > 0);
  const langOf = (unit: LineHeadProps['units'][number]) => unit.lang ?? lang;
  const first = shown[0] && langOf(shown[0]);
  if (shown.every((unit) => langOf(unit) === first)) return <span lang={first}>{row(countsOf(shown))}</span>;
  return shown.map((unit, index) => (
    <span key={index} lang={langOf(unit)}>
      {countOf(unit)}
      {index < shown.length - 1 && ', '}
    </span>
  ));
}

interface LineHeadProps {
  line: Shown;
  /** Of an order: the language that it was made in, where the page may be in another. */
  lang?: string | undefined;
  units: { name: string; lang?: string; quantity: number }[];
  /** For narrow places and lists. */
  compact?: boolean;
  isDim?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
}

/** What is booked: picture, name, option, when, for whom, with what. */
export function LineHead({ line, lang, units, compact, isDim, level = 3, children }: LineHeadProps) {
  const { t } = useTexts('booking');
  const { row } = useFormat();
  const when = useWhen();
  const guests = useGuestsLine();
  const onBoard = useOnBoardLine();
  const Name = `h${level}` as const;
  const namesLang = line.lang ?? lang;
  const rows: [IconName, ReactNode, string?][] = [
    ['calendar', when(line)],
    ['ticket', <Units key="units" units={units} lang={lang} />],
  ];
  if (line.guests) rows.push(['user', guests(line.guests)]);
  if (line.extras.length > 0) rows.push(['plus', row(countsOf(line.extras)), namesLang]);
  if (line.paidOnBoard) rows.push(['wallet', onBoard(line.kind, line.paidOnBoard)]);
  for (const { label, text, isGone } of line.answers) if (!isGone) rows.push(['info', t('items.line.answer', { label, text })]);
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
          <BareLink css={name} href={productPath(line.kind, line.productId)} lang={namesLang}>
            {line.productName}
          </BareLink>
        </Name>
        <p css={option} lang={namesLang}>
          {line.optionName}
        </p>
        <ul css={facts} role="list">
          {rows.map(([icon, words, of], index) => (
            <li key={index} lang={of}>
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
