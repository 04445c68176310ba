import { useEffect, useRef } from 'react';
import type { EnquiryReceived } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';

/** It arrived: the reference to quote, and when an answer comes. Takes the focus, so that it is heard. */
export function EnquirySent({ received: { reference, isMailed }, onAgain }: { received: EnquiryReceived; onAgain: () => void }) {
  const { t } = useTexts('catalog');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="success"
        role="status"
        title={t('contact.sent', { reference })}
        actions={<Button onClick={onAgain}>{t('contact.again')}</Button>}
      >
        {t('contact.sentText')} {!isMailed && t('contact.noCopy')}
      </Notice>
    </div>
  );
}
