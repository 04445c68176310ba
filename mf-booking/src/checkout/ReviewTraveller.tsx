import { css } from '@emotion/react';
import { displayName } from '@straits/api-contract/person-name';
import { formatDate, useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { TextLink } from '@straits/ui/Link';
import { Spread } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { countryName } from '../typing/countries';
import { stepPath } from './steps.rules';
import { answerWords, questionsOf } from './travellers/traveller-answers.rules';
import { asksOf, type Seat, type TravellerValues } from './travellers/traveller.rules';

const BIRTHDAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const muted = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

interface ReviewTravellerProps {
  /** One person's, of each way of a trip. */
  seats: readonly [Seat, ...Seat[]];
  values: TravellerValues;
}

/** Who travels with what was typed of them: once, however many ways they go; each way is changed by itself. */
export function ReviewTraveller({ seats, values }: ReviewTravellerProps) {
  const { t, language } = useTexts('booking');
  const [{ line }] = seats;
  const asks = new Set(seats.flatMap((seat) => [...asksOf(seat)]));
  const details = [
    asks.has('dateOfBirth') &&
      values.dateOfBirth &&
      t('checkout.review.born', { date: formatDate(values.dateOfBirth, language, BIRTHDAY) }),
    asks.has('nationality') && values.nationality && countryName(values.nationality, language),
    asks.has('passportNumber') && values.passportNumber && t('checkout.review.passport', { number: values.passportNumber }),
  ].filter(Boolean);
  const answers = answerWords(questionsOf(line), values, language).map(({ text, lang, ...asked }) => ({
    ...asked,
    value: <span lang={lang}>{text}</span>,
  }));
  return (
    <li>
      <strong>{displayName(values)}</strong>
      {details.length > 0 && <p css={muted}>{details.join(' · ')}</p>}
      {answers.length > 0 && <Facts variant="lines" facts={answers} />}
      {seats.map((seat) => (
        <Way key={seat.key} seat={seat} isTrip={seats.length > 1} who={displayName(values)} />
      ))}
    </li>
  );
}

function Way({ seat: { key, line, unit }, isTrip, who }: { seat: Seat; isTrip: boolean; who: string }) {
  const { t } = useTexts('booking');
  const what = isTrip ? line.optionName : line.productName;
  return (
    <Spread wrap={false} align="start">
      <span css={muted}>
        <span lang={line.lang}>{what}</span> · <span lang={unit.lang}>{unit.name}</span>
      </span>
      <TextLink
        css={{ flex: 'none' }}
        href={stepPath('travellers', { who: key })}
        aria-label={t('checkout.review.changeNamed', { what: isTrip ? `${who}, ${what}` : who })}
      >
        {t('checkout.review.change')}
      </TextLink>
    </Spread>
  );
}
