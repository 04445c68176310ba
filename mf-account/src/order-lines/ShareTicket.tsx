import { useState } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';

interface ShareTicketProps {
  name: string;
  token: string;
}

/** A traveller's own page given on: by the device's own sharing where it has one, else its link copied. */
export function ShareTicket({ name, token }: ShareTicketProps) {
  const { t } = useTexts('account');
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(`/traveller#${token}`, window.location.origin).href;
    // Somebody who closes the sheet has not failed: nothing is said.
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button
        prominence="quiet"
        size="small"
        data-print="hide"
        icon={<Icon name={isCopied ? 'check' : 'share'} size={16} />}
        aria-label={t('traveller.shareNamed', { name })}
        onClick={() => void share()}
      >
        {t(isCopied ? 'traveller.copied' : 'traveller.share')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('traveller.copied') : ''}
      </span>
    </>
  );
}
