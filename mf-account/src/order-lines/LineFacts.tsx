import type { OrderLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Facts, type Fact } from '@straits/ui/Facts';
import { useWhen } from '../use-when';

/** What still stands of a line that is cancelled in part; of one that is cancelled as a whole, what it was. */
function unitsLeft({ units, passengers }: OrderLine): OrderLine['units'] {
  const cancelled = (name: string) => passengers.filter((person) => person.isCancelled && person.unitName === name).length;
  const left = units.map((unit) => ({ ...unit, quantity: unit.quantity - cancelled(unit.name) })).filter(({ quantity }) => quantity > 0);
  return left.length > 0 ? left : units;
}

/** When, for whom and with what; `lang` is the language of what was bought, which the order was made in. */
export function LineFacts({ line, lang }: { line: OrderLine; lang: string | undefined }) {
  const { t } = useTexts('account');
  const when = useWhen();
  const guests = useGuests();
  const { money } = useFormat();
  const listOf = (parts: { name: string; lang?: string; quantity: number }[], of = lang) =>
    parts.map(({ quantity, name, lang: own }, index) => (
      <span key={index} lang={own ?? of}>
        {t('order.unit', { quantity, name })}
        {index < parts.length - 1 && ', '}
      </span>
    ));
  const facts: Fact[] = [
    { label: t('order.visit'), icon: 'calendar', value: when(line) },
    { label: t('order.units'), icon: 'ticket', value: listOf(unitsLeft(line)) },
  ];
  if (line.guests) facts.push({ label: t('order.guests'), icon: 'user', value: guests(line.guests) });
  if (line.extras.length > 0) facts.push({ label: t('order.extras'), icon: 'plus', value: listOf(line.extras, line.lang) });
  if (line.paidOnBoard)
    facts.push({
      label: t(line.kind === 'ferry' ? 'order.paidAtTerminal' : 'order.paidOnBoard'),
      icon: 'wallet',
      value: money(line.paidOnBoard),
    });
  if (line.startTime)
    facts.push({ label: t('order.timeZone'), icon: 'clock', value: t('order.zone', { zone: line.timeZone.replace('_', ' ') }) });
  for (const { label, text } of line.answers) facts.push({ label, labelLang: line.lang ?? lang, icon: 'info', value: text });
  return <Facts facts={facts} />;
}

function useGuests() {
  const { t } = useTexts('account');
  const { row } = useFormat();
  return ({ adults, childAges }: NonNullable<OrderLine['guests']>) => {
    const grown = t('order.adults', { count: adults });
    return row([grown, childAges.length > 0 && t('order.children', { count: childAges.length, ages: childAges.join(', ') })]);
  };
}
