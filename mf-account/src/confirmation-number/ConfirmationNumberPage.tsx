import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { PageTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone } from '../failures';
import { $entered, enterNumberFx, numberOpened, type Entered } from './confirmation-number.model';
import { enteredOf, numberFaults, type NumberValues } from './confirmation-number.rules';

const middle = css`
  display: grid;
  justify-items: center;
  align-items: start;
  min-block-size: min(80vh, 46rem);
  padding: clamp(1.5rem, 9vh, 7rem) 1rem 3rem;
`;
const panel = css`
  inline-size: min(100%, 30rem);
  gap: 1.25rem;
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
`;

const isDone = (entered: Entered | null) => entered?.state === 'matched' || entered?.state === 'given';

/** /confirmationnumber (N2): the supplier's number for an order, typed in once. The order's code may come by the link. */
export function ConfirmationNumberPage() {
  const { t } = useTexts('account');
  const [search] = useSearchParams();
  const [entered, open] = useUnit([$entered, numberOpened]);
  useEffect(() => open(), [open]);

  return (
    <div css={middle}>
      <Card css={panel} lifted>
        <PageTitle>{t('supplierNumber.title')}</PageTitle>
        <Outcome entered={entered} />
        {!isDone(entered) && <NumberForm orderCode={search.get('order') ?? undefined} />}
      </Card>
    </div>
  );
}

function NumberForm({ orderCode }: { orderCode: string | undefined }) {
  const { t } = useTexts('account');
  const enter = useUnit(enterNumberFx);
  const send = (values: NumberValues) => faultsUnlessDone(enter(enteredOf(values)));
  return (
    <>
      <p>{t('supplierNumber.lead')}</p>
      <AccountForm<NumberValues> fields={['orderCode', 'number']} initialValues={{ orderCode }} validate={numberFaults} onSubmit={send}>
        <FormText
          name="orderCode"
          label={t('find.code')}
          hint={t('find.codeHint')}
          autoComplete="off"
          spellCheck={false}
          characters={20}
          required
        />
        <FormText
          name="number"
          label={t('supplierNumber.number')}
          hint={t('supplierNumber.numberHint')}
          autoComplete="off"
          spellCheck={false}
          characters={20}
          required
        />
        <FormSubmit>{t('supplierNumber.submit')}</FormSubmit>
      </AccountForm>
    </>
  );
}

/** What the number was found to be. Takes the focus, since the button that was pressed may be gone. */
function Outcome({ entered }: { entered: Entered | null }) {
  const { t } = useTexts('account');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entered) box.current?.focus();
  }, [entered]);
  if (!entered) return null;
  const { state, orderCode } = entered;
  const words = {
    matched: t('supplierNumber.matched'),
    given: t('supplierNumber.given'),
    wrong: t('supplierNumber.wrong'),
    locked: t('supplierNumber.wrong'),
  };
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={state === 'matched' ? 'success' : state === 'given' ? 'info' : 'danger'} role="alert" title={words[state]}>
        <Stack gap={3}>
          {state === 'wrong' && <p>{t('supplierNumber.triesLeft', { count: entered.triesLeft })}</p>}
          {state === 'locked' && <p>{t('supplierNumber.locked', { count: entered.minutes })}</p>}
          {isDone(entered) && (
            <ButtonLink href={`/order-detail?order=${encodeURIComponent(orderCode)}#documents`} prominence="main">
              {t('supplierNumber.ticket')}
            </ButtonLink>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
