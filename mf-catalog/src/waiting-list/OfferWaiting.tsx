import { useState } from 'react';
import { opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Skeleton } from '@straits/ui/Skeleton';

// Fetched when somebody wants to wait: most never do.
const JoinWaitingList = opened(
  () => import(/* webpackChunkName: "waiting-list" */ './JoinWaitingList').then((file) => file.JoinWaitingList),
  () => <Skeleton height="11rem" />,
);

export interface WaitingWish {
  optionId: string;
  localDate: string;
  /** Of a stay: the other nights that are full; each is waited for. */
  otherDates?: string[];
  /** Places. */
  quantity: number;
}

/** A day that is sold out can be waited for (A19): one press shows the form. */
export function OfferWaiting({ wish }: { wish: WaitingWish }) {
  const { t } = useTexts('catalog');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('booking.wait')}
        </Button>
      </div>
    );
  return <JoinWaitingList key={`${wish.optionId} ${wish.localDate}`} wish={wish} />;
}
