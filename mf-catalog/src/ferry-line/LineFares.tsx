import type { Attraction } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { FareTable } from '../ferry-trip/FareTable';
import { CancellationOfAll } from '../product-detail/Cancellation';
import { faresOf } from './timetable.rules';

/** What each traveller pays on this line, and until when it is paid back. */
export function LineFares({ line }: { line: Attraction }) {
  const { t } = useTexts('catalog');
  return (
    <section>
      <SectionTitle css={{ marginBlockEnd: '0.75rem' }}>{t('ferry.fares')}</SectionTitle>
      <FareTable sold={{ fares: faresOf(line.options) }} />
      <CancellationOfAll options={line.options} lang={line.lang} moment="departure" level={3} />
    </section>
  );
}
