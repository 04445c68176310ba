import { css } from '@emotion/react';
import type { Markup, QuotableCart } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Select } from '@straits/ui/Select';
import { TextField } from '@straits/ui/TextField';
import { media, token } from '@straits/ui/tokens';
import { priceWith, type TypedMarkup } from './markup.rules';

const lineCss = css`
  display: grid;
  gap: 0.75rem 1.25rem;
  align-items: end;
  padding-block: 0.875rem;
  border-block-end: 1px solid ${token.color.line};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem 8rem 9rem;
  }
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const price = css`
  font-weight: 600;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export type Line = QuotableCart['lines'][number];
interface MarkupLineProps {
  line: Line;
  typed: TypedMarkup;
  read: Markup | null;
  onChange: (typed: TypedMarkup) => void;
}

/** A line of the cart at the agency's price, its markup, and what the client pays. */
export function MarkupLine({ line, typed, read, onChange }: MarkupLineProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { productName, optionName, lang, localDate, net, units } = line;
  return (
    <div css={lineCss}>
      <div>
        <strong lang={lang}>{productName}</strong>
        <p css={quiet}>
          <span lang={lang}>{optionName}</span>
          {localDate && ` · ${format.shortDate(localDate)}`}
          {units.length > 0 && ' · '}
          <span lang={lang}>{units.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</span>
        </p>
        <p css={quiet}>{t('agency.quotes.net', { amount: format.money(net) })}</p>
      </div>
      <Select
        label={t('agency.quotes.kindOf', { name: productName })}
        labelHidden
        value={typed.kind}
        options={[
          { value: 'percent', label: t('agency.quotes.percent') },
          { value: 'sum', label: t('agency.quotes.sum') },
        ]}
        onChange={(kind) => onChange({ ...typed, kind: kind === 'sum' ? 'sum' : 'percent' })}
      />
      <TextField
        label={t('agency.quotes.markupOf', { name: productName })}
        labelHidden
        inputMode="decimal"
        autoComplete="off"
        value={typed.typed}
        onChange={(value) => onChange({ ...typed, typed: value })}
        suffix={typed.kind === 'percent' ? '%' : net.currency}
        error={read ? undefined : t('agency.quotes.markupWrong')}
      />
      <p css={price}>{read ? format.money(priceWith(line, read)) : '–'}</p>
    </div>
  );
}
