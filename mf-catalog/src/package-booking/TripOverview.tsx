import { fragment } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { quantityOf } from '../attraction-booking/units.rules';
import { DayTerms } from '../trip/DayTerms';
import { endOf } from '../trip/departure.rules';
import { ToCart } from '../trip/ToCart';
import { packageLineOf } from './package-choice.rules';
import type { PackageTrip } from './use-package-trip';

const AddToCart = fragment('mf_booking/AddToCart');

/** Who travels, in one line: "2 × Adult, 1 × Child without bed (7 years)". */
function usePeopleWords({ option, choice }: PackageTrip): string {
  const { t } = useTexts('catalog');
  const { list } = useFormat();
  return list(
    option.units.flatMap(({ id, name }) => {
      const count = quantityOf(choice.quantities, id);
      if (count === 0) return [];
      const ages = (choice.ages[id] ?? []).flatMap((age) => (age === null ? [] : [t('trip.years', { count: age })]));
      const words = t('trip.times', { count, name });
      return [ages.length > 0 ? `${words} (${list(ages)})` : words];
    }),
  );
}

/** Everything chosen at a glance with the way to change each part, the terms, and the cart. */
export function TripOverview({ trip }: { trip: PackageTrip }) {
  const { t } = useTexts('catalog');
  const { dates, row } = useFormat();
  const navigate = useNavigate();
  const people = usePeopleWords(trip);
  const { product, option, choice, facts, hrefOf } = trip;
  const extras = option.extras.flatMap(({ id, name }) => {
    const count = quantityOf(choice.extras, id);
    return count > 0 ? [t('trip.times', { count, name })] : [];
  });
  const change = (step: 'available-dates' | 'passenger-details' | 'add-on', of: string) => (
    <TextLink css={{ whiteSpace: 'nowrap' }} href={hrefOf(step)}>
      {t('trip.change')} <span className="visually-hidden">{of}</span>
    </TextLink>
  );
  const rows = [
    {
      step: 'available-dates' as const,
      label: t('trip.dates'),
      words: choice.date ? dates(choice.date, endOf(choice.date, facts.nights)) : '',
    },
    { step: 'passenger-details' as const, label: t('booking.people'), words: people },
    { step: 'add-on' as const, label: t('package.step.add-on'), words: extras.length > 0 ? row(extras) : t('package.noneChosen') },
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
                {words} {change(step, label)}
              </>
            ),
          }))}
        />
      </Card>
      <section>
        <SectionTitle css={{ marginBlockEnd: '0.75rem' }}>{t('trip.beforeYouBook')}</SectionTitle>
        {choice.date && <DayTerms option={option} date={choice.date} timeZone={product.timeZone} />}
        {option.passengerFields.includes('passportNumber') && <p css={{ marginBlockStart: '1rem' }}>{t('option.passport')}</p>}
        <p css={{ marginBlockStart: '1rem' }}>{t('trip.namesLater')}</p>
      </section>
      <ToCart>
        <AddToCart selection={packageLineOf(product, trip)} hint="" onMissing={() => void navigate(hrefOf('available-dates'))} />
      </ToCart>
    </Stack>
  );
}
