import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import type { CancelQuote, Order } from '@straits/api-contract';
import { refusalCode, type HttpError } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { Notice } from '@straits/ui/Notice';
import { Select } from '@straits/ui/Select';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { useFailureText } from '../failures';
import { askedOf, hasParts, partsOf, standing } from './cancel-choice.rules';
import {
  $cancelFailure,
  $isCancelled,
  $quote,
  cancelAsked,
  cancelFx,
  cancellationOpened,
  partsChosen,
  quoteFx,
} from './cancel-order.model';
import { ChooseParts } from './ChooseParts';
import { QuoteView } from './QuoteView';

const REASONS = ['plans', 'ill', 'mistake', 'cheaper', 'other'] as const;
const MORE_LENGTH = 300;

const SHOWN = { quote: $quote, isQuoting: quoteFx.pending, isCancelling: cancelFx.pending, failure: $cancelFailure };

interface CancelDialogProps {
  order: Order;
  guestKey: string | undefined;
  onClose: () => void;
}

/** What goes, why, and what comes back: then one press that says the amount (A18, M145). */
export function CancelDialog({ order, guestKey, onClose }: CancelDialogProps) {
  const { t } = useTexts('account');
  const { quote, isQuoting, isCancelling, failure } = useUnit(SHOWN);
  const act = useUnit({ open: cancellationOpened, choose: partsChosen, cancel: cancelAsked });
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set(standing(order.lines).flatMap(partsOf)));
  const [why, setWhy] = useState({ reason: '', more: '' });
  const [isAsked, setAsked] = useState(false);
  const parts = askedOf(order.lines, given);
  const ref = { code: order.code, key: guestKey };
  const canChoose = order.paidAt !== null && hasParts(order.lines);

  const choose = (next: ReadonlySet<string>) => {
    setGiven(next);
    act.choose({ order: ref, parts: askedOf(order.lines, next) });
  };
  useFirstQuote(() => {
    act.open();
    act.choose({ order: ref, parts });
  });
  useClosedWhenDone(onClose);

  const reasonBox = useRef<HTMLSelectElement>(null);
  const submit = () => {
    setAsked(true);
    if (!why.reason) reasonBox.current?.focus();
    if (!why.reason || !quote || parts === null) return;
    const reason = [t(`cancellation.reason.${why.reason}`), why.more.trim()].filter(Boolean).join(': ');
    act.cancel({ order: ref, body: { lines: parts, reason, expectedRefund: quote.refund } });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      keepOnOutside
      variant="sheet"
      title={t('cancellation.heading', { code: order.code })}
      closeLabel={t('cancellation.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancellation.keep')}</Button>
          <CancelButton quote={quote} isNothing={parts === null} isBusy={isCancelling || isQuoting} onClick={submit} />
        </>
      }
    >
      <Stack gap={5}>
        {canChoose && (
          <ChooseParts
            lines={order.lines}
            lang={order.lang}
            given={given}
            onChange={choose}
            error={isAsked && parts === null ? t('cancellation.chooseFirst') : undefined}
          />
        )}
        <QuoteView quote={quote} isWaiting={isQuoting} isNothing={parts === null} />
        <Why {...why} ref={reasonBox} onChange={setWhy} error={isAsked && !why.reason ? t('cancellation.reasonMissing') : undefined} />
        {failure && <NotPossible error={failure} />}
      </Stack>
    </Dialog>
  );
}

interface CancelButtonProps {
  quote: CancelQuote | null;
  isNothing: boolean;
  isBusy: boolean;
  onClick: () => void;
}

/** Says the amount once it is known; with nothing chosen what is missing, at a press also where. */
function CancelButton({ quote, isNothing, isBusy, onClick }: CancelButtonProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <Button prominence="main" busy={isBusy} disabled={!quote && !isNothing} onClick={onClick}>
      {quote ? wordsOf(quote) : t(isNothing ? 'cancellation.chooseFirst' : 'cancellation.confirmYet')}
    </Button>
  );

  function wordsOf({ refund }: CancelQuote) {
    return refund.amount > 0 ? t('cancellation.confirm', { amount: format.money(refund) }) : t('cancellation.confirmNone');
  }
}

interface WhyProps {
  reason: string;
  more: string;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
  onChange: (why: { reason: string; more: string }) => void;
}

function Why({ reason, more, error, ref, onChange }: WhyProps) {
  const { t } = useTexts('account');
  return (
    <Stack gap={4}>
      <Select
        ref={ref}
        label={t('cancellation.why')}
        required
        error={error}
        placeholder={t('cancellation.choose')}
        value={reason}
        onChange={(next) => onChange({ reason: next, more })}
        options={REASONS.map((value) => ({ value, label: t(`cancellation.reason.${value}`) }))}
      />
      <TextArea
        label={t('cancellation.more')}
        optional={t('form.optional')}
        rows={2}
        value={more}
        max={MORE_LENGTH}
        counter={(left) => t('cancellation.left', { count: left })}
        onChange={(next) => onChange({ reason, more: [...next].slice(0, MORE_LENGTH).join('') })}
      />
    </Stack>
  );
}

/** The shop's words for it speak of a quantity that was chosen; here it is what would be left. */
const isTooFew = ({ failure }: HttpError) => refusalCode(failure) === 'quantity_out_of_range';

function NotPossible({ error }: { error: HttpError }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  return <Notice tone="danger" role="alert" title={isTooFew(error) ? t('cancellation.tooFew') : failureText(error.failure)} />;
}

/** Once, when the dialog opens. */
function useFirstQuote(ask: () => void) {
  const [first] = useState(() => ask);
  useEffect(() => first(), [first]);
}

function useClosedWhenDone(onClose: () => void) {
  const isDone = useUnit($isCancelled);
  // What was done the last time the dialog was open is over when it opens again.
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !isDone) setFresh(true);
  useEffect(() => {
    if (isFresh && isDone) onClose();
  }, [isFresh, isDone, onClose]);
}
