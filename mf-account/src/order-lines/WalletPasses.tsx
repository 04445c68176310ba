import type { Order, WalletPassLink } from '@straits/api-contract';
import { download, http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Row } from '@straits/ui/Stack';
import { Refused } from '../Refused';
import { useAct } from '../use-act';

interface WalletPassesProps {
  orderCode: string;
  wallets: NonNullable<Order['wallets']>;
  travellerId: string;
  /** Whose ticket it is. */
  name: string;
  guestKey: string | undefined;
}

/** A ticket into a telephone's wallet (A20): Apple's is a file that the telephone opens, Google's an address that saves it. */
export function WalletPasses({ orderCode, wallets, travellerId, name, guestKey }: WalletPassesProps) {
  const { t } = useTexts('account');
  const act = useAct();
  const path = `/orders/${encodeURIComponent(orderCode)}/travellers/${travellerId}`;
  const options = { query: { key: guestKey }, notices: false };
  const keep = {
    apple: async () => void (await act.run(download(`${path}/ticket.pkpass`, `ticket-${orderCode}.pkpass`, options))),
    google: async () => {
      const link = await act.run(http.get<WalletPassLink>(`${path}/google-wallet`, options));
      if (link) window.location.assign(link.url);
    },
  };
  return (
    <div data-print="hide" css={{ inlineSize: '100%' }}>
      <Row gap={2}>
        {wallets.map((wallet) => (
          <Button
            key={wallet}
            size="small"
            busy={act.isBusy}
            icon={<Icon name="wallet" size={16} />}
            aria-label={t(`traveller.${wallet}Named`, { name })}
            onClick={() => void keep[wallet]()}
          >
            {t(`traveller.${wallet}`)}
          </Button>
        ))}
      </Row>
      <Refused failure={act.failure} />
    </div>
  );
}
