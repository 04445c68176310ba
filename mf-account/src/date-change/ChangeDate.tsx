import { useState } from 'react';
import type { Order, OrderLine } from '@straits/api-contract';
import { opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { canChangeDate } from './date-change.rules';

const ChangeDateDialog = opened(() => import('./ChangeDateDialog').then((file) => file.ChangeDateDialog));

interface ChangeDateProps {
  order: Order;
  line: OrderLine;
  guestKey: string | undefined;
}

/** Another date for a line of a paid order, where its terms allow it. */
export function ChangeDate({ order, line, guestKey }: ChangeDateProps) {
  const { t } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  if (!canChangeDate(order, line)) return null;
  return (
    <div data-print="hide">
      <Button size="small" icon={<Icon name="calendar" size={18} />} onClick={() => setOpen(true)}>
        {t('dateChange.open')}
      </Button>
      {isOpen && <ChangeDateDialog order={order} line={line} guestKey={guestKey} onClose={() => setOpen(false)} />}
    </div>
  );
}
