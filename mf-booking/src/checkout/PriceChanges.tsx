import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { Cart, CartLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { PriceTag } from '@straits/ui/PriceTag';
import { Spread } from '@straits/ui/Stack';
import { useTyped } from '../typing/TypedForm';
import { DepositRows, HOW_MUCH, type HowMuch } from './HowMuch';
import { priceChanges } from './price-changes.rules';
import { pricesAccepted } from './place-order.model';

const list = css`
  list-style: none;
  display: grid;
  gap: 0.5rem;
  padding-block: 0.5rem;
`;

/** What costs something else than the shopper saw: nothing is charged before the new price is accepted (A6). */
export function PriceChanges({ before, cart }: { before: CartLine[]; cart: Cart }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const accept = useUnit(pricesAccepted);
  const changes = priceChanges(before, cart.lines);
  const total = cart.total.map(({ charge }) => format.money(charge)).join(' + ');
  const { value: howMuch } = useTyped<HowMuch>(HOW_MUCH);

  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('checkout.priceChanged.title')}
      actions={
        <>
          <Button prominence="main" onClick={() => accept()}>
            {t('checkout.priceChanged.accept', { amount: total })}
          </Button>
          <ButtonLink href="/cart">{t('checkout.toCart')}</ButtonLink>
        </>
      }
    >
      <ul css={list} role="list">
        {changes.map(({ id, name, lang, before: was, after }) => (
          <Spread key={id} as="li" wrap={false}>
            <span lang={lang}>{name}</span>
            <PriceTag
              amount={format.money(after.shown)}
              before={format.money(was.shown)}
              beforeLabel={t('items.priceWas')}
              size="small"
              align="end"
            />
          </Spread>
        ))}
      </ul>
      {howMuch === 'deposit' && (cart.deposit ? <DepositRows deposit={cart.deposit} /> : <p>{t('checkout.deposit.gone')}</p>)}
    </Notice>
  );
}
