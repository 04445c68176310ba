import type { FerryFacts } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { useDuration } from '../ferry-trip/use-duration';

type Terminal = FerryFacts['from'];

/** Who sails, how long, from where to where, and what the ports ask. */
export function LineFacts({ facts }: { facts: FerryFacts }) {
  const { t } = useTexts('catalog');
  const { money, row } = useFormat();
  const duration = useDuration();
  const port = ({ name, area, locode }: Terminal) => [row([name, area]), locode && `(${locode})`].filter(Boolean).join(' ');
  const charge = ({ terminalCharge }: Terminal) =>
    terminalCharge
      ? t(terminalCharge.payable === 'included' ? 'ferry.charge.included' : 'ferry.chargeThere', {
          amount: money(terminalCharge.price.shown),
        })
      : t('ferry.noCharge');
  return (
    <section aria-label={t('detail.overview')}>
      <Facts
        facts={[
          { icon: 'ferry', label: t('ferry.operator'), value: facts.operator },
          { icon: 'clock', label: t('ferry.crossing'), value: duration(facts.durationMinutes) },
          { icon: 'pin', label: port(facts.from), value: charge(facts.from) },
          { icon: 'pin', label: port(facts.to), value: charge(facts.to) },
        ]}
      />
    </section>
  );
}
