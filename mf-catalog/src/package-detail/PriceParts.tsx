import type { Option, Unit } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { Table } from '@straits/ui/Table';
import { token } from '@straits/ui/tokens';

/** What each traveller pays: adult, the ways in which a child sleeps, infant, senior. */
export function PriceParts({ option }: { option: Option }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const band = ({ minAge, maxAge }: Unit) => {
    if (minAge !== null && maxAge !== null) return t('booking.ages.between', { min: minAge, max: maxAge });
    return minAge !== null ? t('booking.ages.from', { min: minAge }) : '';
  };
  return (
    <section id="prices">
      <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('package.prices')}</SectionTitle>
      <Table
        caption={t('package.prices')}
        rows={option.units}
        rowKey={({ id }) => id}
        columns={[
          { key: 'who', header: t('package.who'), isRowHeader: true, cell: ({ name }) => name },
          { key: 'age', header: t('package.age'), cell: band },
          { key: 'price', header: t('package.perPerson'), align: 'end', cell: ({ priceFrom }) => money(priceFrom.shown) },
        ]}
      />
      <p css={{ marginBlockStart: '0.5rem', color: token.color.muted, fontSize: token.text.small }}>{t('package.pricesNote')}</p>
    </section>
  );
}
