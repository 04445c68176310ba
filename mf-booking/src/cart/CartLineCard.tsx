import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { CartLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Icon } from '@straits/ui/Icon';
import { PriceTag } from '@straits/ui/PriceTag';
import { Spread, Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { useCancellationLine } from '../cart-line/CancellationTerms';
import { isConverted } from '../cart-line/cart-groups.rules';
import { FailureNotice } from '../acts/FailureNotice';
import { LineHead } from '../cart-line/LineHead';
import { GonePoints } from './GonePoints';
import { $busyLines, $lineFailures, editOpened, lineRemoved } from './cart.model';

const foot = css`
  border-block-start: 1px solid ${token.color.line};
  padding-block-start: 0.75rem;
`;
const acts = css`
  display: flex;
  gap: 0.25rem;
  margin-inline-start: -0.75rem;
`;
const cancel = css`
  display: flex;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
  font-size: ${token.text.small};
  color: ${token.color.muted};
  &[data-free='true'] {
    color: ${token.color.success};
  }
  svg {
    flex: none;
    margin-block-start: 0.125rem;
  }
`;
const change = css`
  font-size: ${token.text.small};
  font-weight: 600;
  color: ${token.color.warning};
`;

interface CartLineCardProps {
  line: CartLine;
  /** Among the others. */
  name: string;
  position: number;
  /** Other lines are of the same trip. */
  isOfTrip: boolean;
}

/** One thing in the cart, with its price, and how to change or remove it. */
export function CartLineCard({ line, name, position, isOfTrip }: CartLineCardProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const cancellation = useCancellationLine()(line);
  const { busy, failures, remove, edit } = useUnit({ busy: $busyLines, failures: $lineFailures, remove: lineRemoved, edit: editOpened });
  const isBusy = busy.includes(line.id);
  const failure = failures[line.id];

  return (
    <Card as="article">
      <Stack gap={4}>
        <LineHead line={line} units={line.units} level={2}>
          {isOfTrip && <Tag css={{ marginBlockStart: '0.5rem' }}>{t('items.line.trip')}</Tag>}
          <p css={cancel} data-free={cancellation.isFree}>
            <Icon name={cancellation.isFree ? 'check' : 'info'} size={18} />
            {cancellation.text}
          </p>
        </LineHead>
        <GonePoints line={line} onChoose={() => edit(line.id)} />
        {failure && <FailureNotice failure={failure} onRetry={() => edit(line.id)} />}
        <Spread css={foot} align="center">
          <div css={acts}>
            <Button
              prominence="quiet"
              size="small"
              icon={<Icon name="edit" size={18} />}
              disabled={isBusy}
              aria-label={t('cart.editNamed', { name })}
              onClick={() => edit(line.id)}
            >
              {t('cart.change')}
            </Button>
            <Button
              prominence="quiet"
              size="small"
              icon={<Icon name="trash" size={18} />}
              busy={isBusy}
              aria-label={t('cart.removeNamed', { name })}
              onClick={() => remove({ line, position })}
            >
              {t('cart.remove')}
            </Button>
          </div>
          <Stack gap={0} align="end" css={{ marginInlineStart: 'auto' }}>
            {line.priceWas && (
              <span css={change}>{t(line.priceWas.charge.amount < line.total.charge.amount ? 'cart.priceUp' : 'cart.priceDown')}</span>
            )}
            <PriceTag
              amount={format.money(line.total.shown)}
              before={line.priceWas ? format.money(line.priceWas.shown) : undefined}
              beforeLabel={t('items.priceWas')}
              sub={isConverted(line.total) ? t('items.price.charged', { amount: format.money(line.total.charge) }) : undefined}
              align="end"
            />
          </Stack>
        </Spread>
      </Stack>
    </Card>
  );
}
