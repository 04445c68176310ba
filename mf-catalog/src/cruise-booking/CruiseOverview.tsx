import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { DayTerms } from '../trip/DayTerms';
import { endOf } from '../trip/departure.rules';
import { CabinsToCart } from './CabinsToCart';
import { useGuestWords } from './CruiseSummary';
import type { CruiseTrip } from './use-cruise-trip';

/** Sailing, class and guests at a glance with the way to change each, the terms, and the cart. */
export function CruiseOverview({ trip }: { trip: CruiseTrip }) {
  const { t } = useTexts('catalog');
  const { dates } = useFormat();
  const guestWords = useGuestWords();
  const { choice, facts, options, hrefOf } = trip;
  const option = options.find(({ id }) => id === choice.cabinId);
  if (!option || !choice.date) return null;
  const rows = [
    {
      step: 'available-date' as const,
      label: t('cruise.sailing'),
      words: dates(choice.date, endOf(choice.date, facts.nights)),
    },
    { step: 'pricing' as const, label: t('cruise.cabin'), words: option.name },
    { step: 'available-date' as const, label: t('booking.people'), words: (choice.cabins ?? []).map(guestWords).join(' + ') },
  ];
  return (
    <Stack gap={6}>
      <Card>
        <Facts
          variant="rows"
          facts={rows.map(({ step, label, words }) => ({
            label,
            value: (
              <>
                {words}{' '}
                <TextLink css={{ whiteSpace: 'nowrap' }} href={hrefOf(step)}>
                  {t('trip.change')} <span className="visually-hidden">{label}</span>
                </TextLink>
              </>
            ),
          }))}
        />
      </Card>
      {option.inclusions.length > 0 && (
        <section>
          <SectionTitle css={{ marginBlockEnd: '0.5rem' }}>{t('cruise.inThisCabin')}</SectionTitle>
          <p lang={option.lang}>{option.description}</p>
          <ul css={{ paddingInlineStart: '1.1rem', marginBlockStart: '0.5rem' }} lang={option.lang}>
            {option.inclusions.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <SectionTitle css={{ marginBlockEnd: '0.75rem' }}>{t('trip.beforeYouBook')}</SectionTitle>
        <DayTerms option={option} date={choice.date} timeZone={trip.product.timeZone} />
        {option.passengerFields.includes('passportNumber') && <p css={{ marginBlockStart: '1rem' }}>{t('option.passport')}</p>}
        <p css={{ marginBlockStart: '1rem' }}>{t('trip.namesLater')}</p>
      </section>
      <CabinsToCart trip={trip} />
    </Stack>
  );
}
