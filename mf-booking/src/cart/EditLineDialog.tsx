import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Availability, CartLine, Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { DateBoxes } from '@straits/ui/DateBoxes';
import { Dialog } from '@straits/ui/Dialog';
import { Disclosure } from '@straits/ui/Disclosure';
import { PriceTag } from '@straits/ui/PriceTag';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Skeleton } from '@straits/ui/Skeleton';
import { Row, Spread, Stack } from '@straits/ui/Stack';
import { Stepper } from '@straits/ui/Stepper';
import { FailureNotice } from '../acts/FailureNotice';
import { clockOffset } from '../held-places/server-clock';
import { $editing, $isChanging, $lineFailures, editClosed, lineChanged } from './cart.model';
import { DayPicker } from './DayPicker';
import { lacksPoint, lineName } from '../cart-line/cart-groups.rules';
import { useDay, useOption } from '../cart-line/option.api';
import { NearestDates } from './NearestDates';
import { changeOf, chosenOf, countOf, hasPoints, todayIn, unitFault, type ChosenChange } from '../cart-line/line-change.rules';
import { AnyTime, Stay } from './EditStay';
import { PickUps } from './PickUps';

/** Date, time and units of a line, changed in place instead of deleting and starting again (M133). */
export function EditLineDialog({ lines }: { lines: CartLine[] }) {
  const { editing, close } = useUnit({ editing: $editing, close: editClosed });
  const line = lines.find(({ id }) => id === editing);
  return line ? <EditLine key={line.id} line={line} name={lineName(line, lines)} onClose={() => close()} /> : null;
}

type Chosen = ChosenChange;

/** What is being chosen for a line, and whether it can be saved. */
function useChoice(line: CartLine) {
  const option = useOption(line);
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(line));
  const { data: day } = useDay(line.optionId, chosen.localDate, chosen.quantities);
  const fault = option ? unitFault(option, chosen.quantities) : null;
  const slots = day?.slots.filter(({ startTime }) => startTime !== null) ?? [];
  const isTimed = slots.length > 0 || option?.anyTime === true;
  const lacksTime = option?.anyTime ? !chosen.startTime : isTimed && !slots.some((slot) => slot.startTime === chosen.startTime);
  const change = changeOf(line, { ...chosen, startTime: isTimed ? chosen.startTime : null });
  return {
    option,
    chosen,
    setChosen,
    day,
    fault,
    slots,
    lacksTime,
    change,
    isReady: hasPoints(option, chosen.points) && !fault && !lacksTime,
  };
}

function EditLine({ line, name, onClose }: { line: CartLine; name: string; onClose: () => void }) {
  const { t } = useTexts('booking');
  const { change, failures, isChanging } = useUnit({ change: lineChanged, failures: $lineFailures, isChanging: $isChanging });
  const choice = useChoice(line);
  const { option, chosen, setChosen, day, fault } = choice;
  const failure = failures[line.id];
  const save = () => {
    if (choice.isReady) change({ lineId: line.id, change: choice.change });
  };
  return (
    <Dialog
      open
      variant="sheet"
      onClose={onClose}
      title={t('cart.edit.title', { name })}
      closeLabel={t('close')}
      actions={
        <Actions day={isPlain(line) ? day : undefined} isBusy={isChanging} isReady={choice.isReady} onSave={save} onClose={onClose} />
      }
    >
      <Stack gap={5}>
        {failure && <FailureNotice failure={failure} onRetry={save} />}
        {failure && day && <NearestDates dates={day.nearestDates} onChoose={(localDate) => setChosen({ ...chosen, localDate })} />}
        <PickUps when={lacksPoint(line)} option={option} chosen={chosen} onChange={setChosen} />
        {line.localDate !== null && <When line={line} chosen={chosen} onChange={setChosen} />}
        <StartTime slots={choice.slots} lacksTime={choice.lacksTime} chosen={chosen} onChange={setChosen} />
        {option?.anyTime && <AnyTime lacksTime={choice.lacksTime} chosen={chosen} onChange={setChosen} />}
        <PickUps when={!lacksPoint(line)} option={option} chosen={chosen} onChange={setChosen} />
        <Stay chosen={chosen} onChange={setChosen} option={option} />
        {option ? <Units option={option} chosen={chosen} onChange={setChosen} day={day} /> : <Skeleton height="7rem" radius={6} />}
        {fault && <p role="alert">{t(`cart.edit.fault.${fault.key}`, fault.values)}</p>}
      </Stack>
    </Dialog>
  );
}

/** The day's total counts neither nights nor extras: where there are any, the cart says the new price. */
const isPlain = ({ nights, extras }: CartLine) => nights === null && extras.length === 0;

interface PartProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function StartTime({ slots, lacksTime, chosen, onChange }: PartProps & { slots: Availability['slots']; lacksTime: boolean }) {
  const { t } = useTexts('booking');
  if (slots.length === 0) return null;
  return (
    <RadioGroup
      variant="row"
      label={t('cart.edit.time')}
      error={lacksTime ? t('cart.edit.chooseTime') : undefined}
      value={chosen.startTime ?? ''}
      onChange={(startTime) => onChange({ ...chosen, startTime })}
      options={slots.map(({ startTime, status }) => ({
        value: startTime ?? '',
        label: startTime ?? '',
        disabled: status === 'SOLD_OUT' || status === 'CLOSED',
      }))}
    />
  );
}

function When({ line, chosen, onChange }: PartProps & { line: CartLine }) {
  const { t, language } = useTexts('booking');
  const today = todayIn(line.timeZone, Date.now() + clockOffset());
  const [typed, setTyped] = useState('');
  const choose = (localDate: string) => onChange({ ...chosen, localDate });
  return (
    <Stack gap={3}>
      <DayPicker optionId={line.optionId} value={chosen.localDate} today={today} onChange={choose} />
      <Disclosure summary={t('cart.edit.typeDate')}>
        <DateBoxes
          label={t('cart.edit.date')}
          labels={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
          language={language}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (/^\d{4}-\d\d-\d\d$/.test(value) && value >= today) choose(value);
          }}
        />
      </Disclosure>
    </Stack>
  );
}

function Units({ option, chosen, onChange, day }: PartProps & { option: Option; day: Availability | undefined }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const priceOf = (unitId: string) =>
    day?.unitPrices.find((price) => price.unitId === unitId)?.price ?? option.units.find(({ id }) => id === unitId)?.priceFrom;
  return (
    <Stack gap={3}>
      {option.units.map((unit) => {
        const price = priceOf(unit.id);
        return (
          <Stepper
            key={unit.id}
            label={unit.name}
            labelLang={unit.lang}
            hint={price && format.money(price.shown)}
            value={chosen.quantities[unit.id] ?? 0}
            min={0}
            max={unit.maxQuantity}
            minusLabel={t('cart.edit.less', { unit: unit.name })}
            plusLabel={t('cart.edit.more', { unit: unit.name })}
            onChange={(quantity) => onChange({ ...chosen, quantities: { ...chosen.quantities, [unit.id]: quantity } })}
          />
        );
      })}
      <span className="visually-hidden" role="status">
        {t('cart.edit.count', { count: countOf(chosen.quantities) })}
      </span>
    </Stack>
  );
}

interface ActionsProps {
  day: Availability | undefined;
  isBusy: boolean;
  isReady: boolean;
  onSave: () => void;
  onClose: () => void;
}

function Actions({ day, isBusy, isReady, onSave, onClose }: ActionsProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  return (
    <Spread css={{ inlineSize: '100%' }}>
      <div aria-live="polite">{day?.total && <PriceTag amount={format.money(day.total.shown)} unit={t('cart.edit.total')} />}</div>
      <Row>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button prominence="main" busy={isBusy} disabled={!isReady} onClick={onSave}>
          {t('cart.edit.save')}
        </Button>
      </Row>
    </Spread>
  );
}
