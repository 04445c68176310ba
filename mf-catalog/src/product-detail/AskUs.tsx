import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';

/** The way to the enquiry form, with the product filled in (M56). */
export function AskUs({ product }: { product: string }) {
  const { t } = useTexts('catalog');
  return (
    <p css={{ marginBlockStart: '1rem' }} data-print="hide">
      <TextLink href={`/contact?${new URLSearchParams({ product })}`}>{t('detail.askUs')}</TextLink>
    </p>
  );
}
