import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useForm } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Checkbox } from '@straits/ui/Checkbox';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { countryOptions } from '../../typing/countries';
import { TypedDate, TypedSelect, TypedText } from '../../typing/fields';
import { TypedForm, useTyped } from '../../typing/TypedForm';
import { travellerTyped, type Draft } from '../draft.model';
import { AgeAdvice } from './AgeAdvice';
import { FillFrom } from './FillFrom';
import { MrzField } from './MrzField';
import { SameTravellers } from './SameTravellers';
import { travellersAgain } from './same-travellers.rules';
import { SavedTravellers } from './SavedTravellers';
import { TaskHead } from './TaskHead';
import { questionsOf } from './traveller-answers.rules';
import { TravellerQuestions } from './TravellerQuestions';
import { asksOf, travellerFaults, type Seat, type TravellerValues } from './traveller.rules';
import { valuesOf } from './traveller-records.rules';

const pair = css`
  display: grid;
  gap: 1.25rem 1rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface TravellerFormProps {
  seat: Seat;
  seats: Seat[];
  draft: Draft;
  today: string;
  isFirst: boolean;
  /** Nothing else is incomplete. */
  isLast: boolean;
  /** With all that is done now. */
  onSaved: (seats: Seat[]) => void;
}

type Values = TravellerValues & Record<string, unknown>;

/** One traveller: the names as in the passport, and only what this supplier asks besides. */
export function TravellerForm({ seat, seats, draft, today, isFirst, isLast, onSaved }: TravellerFormProps) {
  const { t } = useTexts('booking');
  const type = useUnit(travellerTyped);
  const keep = (values: TravellerValues) => type({ seat, values });
  const again = travellersAgain(seat, seats, draft.travellers);
  const takeAgain = () => {
    again.forEach(type);
    onSaved(again.filter((one) => Object.keys(travellerFaults(one.values, one.seat, today)).length === 0).map((one) => one.seat));
  };

  return (
    <TypedForm<Values>
      initialValues={valuesOf(seat, draft.travellers) as Values}
      validate={(values) => travellerFaults(values, seat, today)}
      onTyped={keep}
      onSubmit={(values) => {
        keep(values);
        onSaved([seat]);
      }}
    >
      <Card>
        <Stack gap={5}>
          <TaskHead
            title={t('checkout.travellers.seat', { number: seat.number, unit: seat.unit.name })}
            line={seat.line}
            isFirst={isFirst}
          />
          <SameTravellers travellers={again} current={seat} onTaken={takeAgain} />
          <FillFrom seat={seat} seats={seats} draft={draft} />
          <SavedTravellers asked={asksOf(seat)} />
          <Names />
          <Asked {...{ seat, seats, today }} />
          <TravellerQuestions questions={questionsOf(seat.line)} />
        </Stack>
      </Card>
      <div>
        <Button type="submit" prominence="main" size="large">
          {t(isLast ? 'checkout.travellers.saveLast' : 'checkout.travellers.saveNext')}
        </Button>
      </div>
    </TypedForm>
  );
}

function Names() {
  const { t, language } = useTexts('booking');
  const form = useForm();
  const single = useTyped<boolean>('singleName');
  const toggle = (isSingle: boolean) => {
    form.change('singleName', isSingle);
    if (isSingle) form.change('familyName', '');
  };
  // As the page's readers write names.
  const isFamilyFirst = language.startsWith('zh');
  const given = (
    <TypedText
      name="givenNames"
      label={t(single.value ? 'checkout.travellers.singleNameLabel' : 'checkout.travellers.givenNames')}
      hint={t('checkout.travellers.asInPassport')}
      autoComplete="given-name"
      spellCheck={false}
      maxLength={100}
    />
  );
  const family = !single.value && (
    <TypedText
      name="familyName"
      label={t('checkout.travellers.familyName')}
      hint={t('checkout.travellers.familyHint')}
      autoComplete="family-name"
      spellCheck={false}
      maxLength={100}
    />
  );

  return (
    <Stack gap={4}>
      <div css={pair}>
        {isFamilyFirst && family}
        {given}
        {!isFamilyFirst && family}
      </div>
      <Checkbox name="singleName" label={t('checkout.travellers.singleName')} checked={single.value} onChange={toggle} />
    </Stack>
  );
}

const TITLES = ['mr', 'ms', 'mrs', 'mdm', 'dr'] as const;

function Asked({ seat, seats, today }: { seat: Seat; seats: Seat[]; today: string }) {
  const { t, language } = useTexts('booking');
  const asks = asksOf(seat);
  const hasPassport = asks.has('passportNumber') || asks.has('passportExpiry');
  return (
    <>
      {asks.has('title') && (
        <TypedSelect
          name="title"
          isOptional
          label={t('checkout.travellers.honorific.label')}
          placeholder={t('checkout.travellers.honorific.none')}
          options={TITLES.map((title) => ({
            value: t(`checkout.travellers.honorific.${title}`),
            label: t(`checkout.travellers.honorific.${title}`),
          }))}
          autoComplete="honorific-prefix"
        />
      )}
      {asks.has('dateOfBirth') && (
        <TypedDate name="dateOfBirth" label={t('checkout.travellers.dateOfBirth')} hint={t('checkout.travellers.dateHint')} birthday />
      )}
      {asks.has('nationality') && (
        <TypedSelect
          name="nationality"
          label={t('checkout.travellers.nationality')}
          placeholder={t('checkout.travellers.choose')}
          options={countryOptions(language, false)}
          autoComplete="country"
        />
      )}
      {(asks.has('dateOfBirth') || asks.has('nationality')) && <AgeAdvice {...{ seat, seats, today }} />}
      {hasPassport && (
        <Stack gap={4}>
          <p css={{ color: token.color.muted, fontSize: token.text.small }}>{t('checkout.travellers.passportWhy')}</p>
          {asks.has('passportNumber') && asks.has('passportExpiry') && <MrzField today={today} />}
          {asks.has('passportNumber') && (
            <TypedText
              name="passportNumber"
              label={t('checkout.travellers.passportNumber')}
              hint={t('checkout.travellers.passportHint')}
              autoComplete="off"
              spellCheck={false}
              maxLength={30}
              characters={14}
              checkOnLeave
            />
          )}
          {asks.has('passportExpiry') && (
            <TypedDate name="passportExpiry" label={t('checkout.travellers.passportExpiry')} hint={t('checkout.travellers.expiryHint')} />
          )}
        </Stack>
      )}
    </>
  );
}
