import { useState } from 'react';
import type { Order, OrderLine } from '@straits/api-contract';
import { opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { berthWordsOf, hasBerths } from './berths.rules';

const BerthForm = opened(() => import('./BerthForm').then((file) => file.BerthForm));

/** An agency's room list or seat list of a line (D28): who shares a room or cabin, or which seat each has. */
export function Berths({ order, line }: { order: Order; line: OrderLine }) {
  const { t } = useTexts('account');
  const role = useUser()?.AgencyRole;
  const [isOpen, setOpen] = useState(false);
  if (!role || !hasBerths(order, line)) return null;
  return (
    <div data-print="hide" css={{ marginBlockEnd: '1rem' }}>
      <Button size="small" icon={<Icon name="list" size={18} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(`berths.${berthWordsOf(line)}.title`)}
      </Button>
      {isOpen && <BerthForm order={order} line={line} mayAct={role !== 'viewer'} />}
    </div>
  );
}
