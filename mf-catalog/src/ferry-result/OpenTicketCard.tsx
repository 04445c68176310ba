import type { FerryOpenTicket } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Disclosure } from '@straits/ui/Disclosure';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { FareTable } from '../ferry-trip/FareTable';
import { AdultPrices } from './AdultPrices';
import { act, card, chosen } from './sailing-card.styles';

export interface OpenTicketCardProps {
  ticket: FerryOpenTicket;
  isChosen: boolean;
  onChoose: () => void;
}

/** A ticket for any sailing of the line, to be used within its days. */
export function OpenTicketCard({ ticket, isChosen, onChoose }: OpenTicketCardProps) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  return (
    <article css={[card, isChosen && chosen]} aria-label={row([t('ferry.openTicket'), ticket.operator])}>
      <div>
        <strong>{t('ferry.openTicket')}</strong>
        <p css={{ color: token.color.muted, fontSize: token.text.small }}>
          {ticket.operator} · {t('ferry.openTicketText', { count: ticket.validityDays })}
        </p>
      </div>
      <AdultPrices fares={ticket.fares} charge={ticket.terminalCharge} />
      <div css={act}>
        <Button
          prominence={isChosen ? 'main' : undefined}
          icon={isChosen ? <Icon name="check" size={18} /> : undefined}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {isChosen ? t('ferry.chosen') : t('ferry.choose')}
        </Button>
      </div>
      <Disclosure summary={t('ferry.allFares')}>
        <FareTable sold={ticket} />
      </Disclosure>
    </article>
  );
}
