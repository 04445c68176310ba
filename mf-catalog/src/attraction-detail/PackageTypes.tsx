import { css } from '@emotion/react';
import type { Attraction, Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Disclosure } from '@straits/ui/Disclosure';
import { SectionTitle } from '@straits/ui/Heading';
import { PriceTag } from '@straits/ui/PriceTag';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { cutOffSpan } from '../attraction-booking/cancellation.rules';
import { isConverted } from '../product/converted.rules';
import { useSpanWords } from '../product/free-until';
import { Cancellation } from '../product-detail/below';
import { useFromWords } from '../product/from-words';

const card = css`
  display: grid;
  gap: 0.75rem 1.5rem;
  padding: 1.25rem 1.25rem 0.5rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  & + & {
    margin-block-start: 0.875rem;
  }
  details {
    grid-column: 1 / -1;
    border-block: 1px solid ${token.color.line};
    border-block-end: 0;
  }
  h3 {
    font-size: ${token.text.title};
  }
`;
const chosenCard = css`
  border-color: ${token.color.lagoon};
  box-shadow: inset 0 0 0 1px ${token.color.lagoon};
`;
const buy = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.25rem;
  ${media.tablet} {
    flex-direction: column;
    align-items: end;
    justify-content: flex-start;
  }
`;
const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-block-start: 0.625rem;
`;
const details = css`
  display: grid;
  gap: 1.25rem;
  ul {
    padding-inline-start: 1.25rem;
  }
  h4 {
    font: 600 1rem/1.3 ${token.font.text};
    margin-block-end: 0.375rem;
  }
`;

function OptionDetails({ option }: { option: Option }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const spanWords = useSpanWords();
  const { inclusions, cutOffMinutes, startTimes, passengerFields } = option;
  return (
    <div css={details}>
      {inclusions.length > 0 && (
        <div>
          <h4>{t('detail.included')}</h4>
          <ul lang={option.lang}>
            {inclusions.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <Cancellation option={option} moment="visit" />
      {startTimes.length > 0 && <p>{t('option.startTimes', { times: row(startTimes) })}</p>}
      {!option.openDated && (
        <p>{cutOffMinutes > 0 ? t('option.cutOff', { span: spanWords(cutOffSpan(cutOffMinutes)) }) : t('option.noCutOff')}</p>
      )}
      {passengerFields.includes('passportNumber') && <p>{t('option.passport')}</p>}
    </div>
  );
}

interface CardProps {
  option: Option;
  isChosen: boolean;
  isOffered: boolean;
  onChoose: (optionId: string) => void;
}
function OptionCard({ option, isChosen, isOffered, onChoose }: CardProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const unit = option.units.find(({ type }) => type === 'ADULT') ?? option.units[0];
  const hasFull = option.cancellation.some(({ refundPercent }) => refundPercent === 100);
  return (
    <article css={[card, isChosen && chosenCard]}>
      <div>
        <h3 lang={option.lang}>{option.name}</h3>
        <p css={{ marginBlockStart: '0.25rem', color: token.color.muted }} lang={option.lang}>
          {option.description}
        </p>
        <div css={tags}>
          {option.openDated && (
            <Tag>{option.validityDays ? t('option.validity', { count: option.validityDays }) : t('product.openDated')}</Tag>
          )}
          {hasFull && <Tag tone="success">{t('option.freeCancellation')}</Tag>}
        </div>
      </div>
      <div css={buy}>
        {unit && (
          <PriceTag
            {...fromWords()}
            amount={money(unit.priceFrom.shown)}
            align="end"
            sub={isConverted(unit.priceFrom) ? t('booking.charged', { amount: money(unit.priceFrom.charge) }) : undefined}
          />
        )}
        {isOffered && (
          <Button prominence="second" data-print="hide" aria-pressed={isChosen} onClick={() => onChoose(option.id)}>
            {isChosen ? t('option.chosen') : t('option.choose')}
            <span className="visually-hidden" lang={option.lang}>
              {' '}
              {option.name}
            </span>
          </Button>
        )}
      </div>
      <Disclosure summary={t('option.details')}>
        <OptionDetails option={option} />
      </Disclosure>
    </article>
  );
}

export interface PackageTypesProps {
  attraction: Attraction;
  chosen: Option | null;
  onChoose: (optionId: string) => void;
}

/** What can be bought here, compared side by side. */
export function PackageTypes({ attraction, chosen, onChoose }: PackageTypesProps) {
  const { t } = useTexts('catalog');
  return (
    <section id="package-types">
      <SectionTitle css={{ marginBlockEnd: '1rem' }}>{t('option.title')}</SectionTitle>
      {attraction.options.map((option) => (
        <OptionCard
          key={option.id}
          option={option}
          isChosen={option.id === chosen?.id}
          isOffered={attraction.available}
          onChoose={onChoose}
        />
      ))}
    </section>
  );
}
