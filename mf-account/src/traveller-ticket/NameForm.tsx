import type { TravellerPage } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit } from '../AccountForm';
import { CardTitle } from '../CardTitle';
import { faultsUnlessDone } from '../failures';
import { NameFields } from '../traveller-name/NameFields';
import { detailsOf, nameFaults, nameFieldsOf, NO_NAME, type Asked, type NameValues } from '../traveller-name/traveller-name.rules';
import { useNameLabels } from '../traveller-name/use-name-labels';
import { nameTravellerFx } from './traveller-ticket.model';

/** Who travels on this ticket: typed here by whoever has the link, until the deadline (A21, U37). */
export function NameForm({ page, asks, token }: { page: TravellerPage; asks: Asked; token: string }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const labelOf = useNameLabels(asks);
  const today = page.serverNow.slice(0, 10);
  return (
    <Card as="section" aria-labelledby="name-title">
      <Stack gap={4}>
        <CardTitle id="name-title">{t(page.name ? 'traveller.changeName' : 'traveller.giveName')}</CardTitle>
        <p>{t('traveller.until', { when: format.instant(asks.until, page.timeZone) })}</p>
        <AccountForm<NameValues>
          initialValues={NO_NAME}
          fields={nameFieldsOf(asks)}
          labelOf={labelOf}
          validate={(values) => nameFaults(values, asks, today)}
          onSubmit={(values) => faultsUnlessDone(nameTravellerFx({ token, details: detailsOf(values, asks) }))}
        >
          <NameFields asks={asks} />
          <FormSubmit>{t('traveller.save')}</FormSubmit>
        </AccountForm>
      </Stack>
    </Card>
  );
}
