import { css } from '@emotion/react';
import type { Extra } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { PriceTag } from '@straits/ui/PriceTag';
import { Stack } from '@straits/ui/Stack';
import { Stepper } from '@straits/ui/Stepper';
import { token } from '@straits/ui/tokens';
import { quantityOf } from '../attraction-booking/units.rules';
import { mostOf, peopleIn } from './package-choice.rules';
import type { PackageTrip } from './use-package-trip';

const card = css`
  padding: 1.125rem 1.25rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
`;
const chosenCard = css`
  border-color: ${token.color.lagoon};
  box-shadow: inset 0 0 0 1px ${token.color.lagoon};
`;

function OneExtra({ trip, extra }: { trip: PackageTrip; extra: Extra }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const { choice, choose } = trip;
  const quantity = quantityOf(choice.extras, extra.id);
  return (
    <li css={[card, quantity > 0 && chosenCard]}>
      <Stepper
        label={extra.name}
        labelLang={extra.lang}
        hint={extra.description}
        value={quantity}
        max={mostOf(extra, peopleIn(choice.quantities))}
        onChange={(count) => choose({ extras: { ...choice.extras, [extra.id]: count } })}
        aside={<PriceTag align="end" amount={money(extra.price.shown)} unit={t(`package.extraPer.${extra.per}`)} />}
        minusLabel={t('booking.less', { unit: extra.name })}
        plusLabel={t('booking.moreOf', { unit: extra.name })}
      />
    </li>
  );
}

/** What can be bought with the tour. Nothing is ever chosen for the traveller. */
export function AddOns({ trip }: { trip: PackageTrip }) {
  const { t } = useTexts('catalog');
  const { option, hrefOf } = trip;
  const on = (
    <ButtonLink size="large" prominence="main" href={hrefOf('trip-overview')}>
      {t('package.goTo.trip-overview')}
    </ButtonLink>
  );
  if (option.extras.length === 0)
    return (
      <EmptyState title={t('package.noExtras')} actions={on}>
        {t('package.noExtrasText')}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <p>{t('package.extrasLead')}</p>
      <Stack as="ul" gap={3} role="list">
        {option.extras.map((extra) => (
          <OneExtra key={extra.id} trip={trip} extra={extra} />
        ))}
      </Stack>
      <div>{on}</div>
    </Stack>
  );
}
