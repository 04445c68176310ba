import { useState } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';

interface ShareLinkProps {
  /** What is given on, for the device's own sheet. */
  name: string;
  url: string;
  /** What the button does, for those who do not see what it stands beside. */
  label: string;
}

/** A page given on: by the device's own sharing where it has one, else its link copied. */
export function ShareLink({ name, url, label }: ShareLinkProps) {
  const { t } = useTexts('account');
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
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
        aria-label={label}
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
