import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { AskDateChange, Order, OrderLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { useFailureText } from '../failures';
import { lineName } from '../line-name.rules';
import {
  $dateFailure,
  $dateQuote,
  $isMoved,
  changeDateFx,
  dateChangeAsked,
  dateChangeOpened,
  newDateChosen,
  quoteDateFx,
} from './change-date.model';
import { DateQuoteView } from './DateQuoteView';
import { ChooseDay, ChooseTime } from './ChooseDay';

interface ChangeDateDialogProps {
  order: Order;
  line: OrderLine;
  guestKey: string | undefined;
  onClose: () => void;
}

/** Another day, and time where there are times; what it costs or gives back; then one press. */
export function ChangeDateDialog({ order, line, guestKey, onClose }: ChangeDateDialogProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const failureText = useFailureText();
  const { quote, isQuoting, isChanging, failure } = useUnit({
    quote: $dateQuote,
    isQuoting: quoteDateFx.pending,
    isChanging: changeDateFx.pending,
    failure: $dateFailure,
  });
  const act = useUnit({ open: dateChangeOpened, choose: newDateChosen, change: dateChangeAsked });
  const [chosen, setChosen] = useState<AskDateChange | null>(null);
  const ref = { code: order.code, key: guestKey, lineId: line.id };
  useEffect(() => act.open(), [act]);
  useClosedWhenMoved(onClose);

  const choose = (to: AskDateChange, isWhole: boolean) => {
    setChosen(to);
    act.choose({ line: ref, to: isWhole && !isAsBooked(line, to) ? to : null });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      keepOnOutside
      variant="sheet"
      title={t('dateChange.title', { name: lineName(line, order.lines) })}
      closeLabel={t('cancellation.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dateChange.keep')}</Button>
          <Button
            prominence="main"
            busy={isChanging}
            disabled={!quote}
            onClick={() => quote && chosen && act.change({ line: ref, to: chosen, quote })}
          >
            {chosen ? t('dateChange.confirm', { date: format.date(chosen.localDate) }) : t('dateChange.open')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <p>{t('dateChange.lead', { date: line.localDate ? format.date(line.localDate) : '' })}</p>
        <ChooseDay
          line={line}
          value={chosen?.localDate ?? null}
          now={Date.parse(order.serverNow)}
          onChange={(to) => choose(to, line.startTime === null)}
        />
        {chosen && line.startTime !== null && (
          <ChooseTime key={chosen.localDate} line={line} chosen={chosen} onChange={(startTime) => choose({ ...chosen, startTime }, true)} />
        )}
        {(quote || !failure) && <DateQuoteView quote={quote} isWaiting={isQuoting} hint={t(`dateChange.${missingOf(line, chosen)}`)} />}
        {failure && <Notice tone="warning" role="alert" title={failureText(failure.failure)} />}
      </Stack>
    </Dialog>
  );
}

const isAsBooked = (line: OrderLine, { localDate, startTime }: AskDateChange) =>
  localDate === line.localDate && (startTime ?? null) === line.startTime;

/** What is still to be chosen before there is a price: the key of its words. */
function missingOf(line: OrderLine, chosen: AskDateChange | null) {
  if (!chosen) return 'chooseFirst';
  if (isAsBooked(line, chosen)) return 'asItIs';
  return line.startTime !== null && !chosen.startTime ? 'chooseTime' : 'chooseFirst';
}

function useClosedWhenMoved(onClose: () => void) {
  const isMoved = useUnit($isMoved);
  // What was done the last time the dialog was open is over when it opens again.
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !isMoved) setFresh(true);
  useEffect(() => {
    if (isFresh && isMoved) onClose();
  }, [isFresh, isMoved, onClose]);
}
