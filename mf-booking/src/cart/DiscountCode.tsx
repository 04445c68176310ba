import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { Cart } from '@straits/api-contract';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Spread } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { useFailureText } from '../acts/FailureNotice';
import { DiscountRow } from '../cart-line/DiscountRow';
import { $code, $discountFault, $isApplying, applyAsked, codeTyped, removeAsked } from './discount.model';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;
  align-items: end;
`;

/** A discount code: applied here, so that the new total is seen before the order. */
export function DiscountCode({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const { code, fault, isApplying, type, apply, remove } = useUnit({
    ...{ code: $code, fault: $discountFault, isApplying: $isApplying },
    ...{ type: codeTyped, apply: applyAsked, remove: removeAsked },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  const error = useFaultText(fault);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };

  if (cart.discount)
    return (
      <div role="status">
        <DiscountRow cart={cart} />
        <Spread>
          <span>{t('items.discount.applied')}</span>
          <Button prominence="quiet" size="small" onClick={() => remove()}>
            {t('items.discount.remove')}
          </Button>
        </Spread>
      </div>
    );
  return (
    <form css={form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('items.discount.label')}
        value={code}
        onChange={type}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" busy={isApplying}>
        {t('items.discount.apply')}
      </Button>
    </form>
  );
}

/** What is wrong with the code; of one that the API does not take, what to do here. */
function useFaultText(fault: HttpFailure | string | null): string | undefined {
  const { t } = useTexts('booking');
  const textOf = useFailureText();
  if (fault === null) return undefined;
  if (typeof fault === 'string') return t(`items.discount.${fault}`);
  return refusalCode(fault) === 'discount_refused' ? t('items.discount.refused') : textOf(fault);
}
