import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { User } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { loginPath, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { TextLink } from '@straits/ui/Link';
import { Spread, Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { countryOptions, callingCodeOf } from '../typing/countries';
import { TypedSelect, TypedText } from '../typing/fields';
import { TypedForm, useTyped } from '../typing/TypedForm';
import { contactFaults, NO_CONTACT, type ContactValues } from './contact.rules';
import { contactTyped, stepLeft, type Draft } from './draft.model';
import { SavedMark } from './SavedMark';
import { stepPath, type Step } from './steps.rules';

const signIn = css`
  padding: 0.75rem 1rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
  font-size: ${token.text.small};
`;
const phoneRow = css`
  display: grid;
  gap: 1.25rem 1rem;
  align-items: end;
  ${media.tablet} {
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
  }
`;

const ownContact = (user: User): ContactValues => ({
  name: user.Name,
  email: user.Email,
  phone: user.Phone ?? '',
  country: user.Nationality ?? NO_CONTACT.country,
});

/** Whom to write to. Guests first: signing in is an offer beside, and comes back here (U3). */
export function ContactStep({ draft, next }: { draft: Draft; next: Step }) {
  const { t } = useTexts('booking');
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { type, leave } = useUnit({ type: contactTyped, leave: stepLeft });
  const typed = Object.fromEntries(Object.entries(draft.contact).filter(([, value]) => value));
  const goOn = (contact: ContactValues) => {
    type(contact);
    leave();
    void navigate(stepPath(new URLSearchParams(search).has('back') ? 'review' : next));
  };

  return (
    <TypedForm<ContactValues & Record<string, unknown>>
      // A sign-in in the middle brings the person's own details, where nothing was typed yet.
      key={session.status}
      initialValues={{ ...(session.status === 'signed' ? ownContact(session.user) : NO_CONTACT), ...typed }}
      validate={contactFaults}
      onTyped={type}
      onSubmit={goOn}
    >
      {session.status === 'visitor' && <SignInOffer />}
      <ContactFields />
      <Spread>
        <Button type="submit" prominence="main" size="large">
          {t(`checkout.contact.to.${next}`)}
        </Button>
        <SavedMark />
      </Spread>
    </TypedForm>
  );
}

function SignInOffer() {
  const { t } = useTexts('booking');
  const { pathname, search } = useLocation();
  return (
    <p css={signIn}>
      {t('checkout.contact.haveAccount')} <TextLink href={loginPath(pathname + search)}>{t('checkout.contact.signIn')}</TextLink>
    </p>
  );
}

function ContactFields() {
  const { t } = useTexts('booking');
  return (
    <Card>
      <Stack gap={5}>
        <TypedText
          name="name"
          label={t('checkout.contact.name')}
          hint={t('checkout.contact.nameHint')}
          autoComplete="name"
          spellCheck={false}
          maxLength={200}
        />
        <TypedText
          name="email"
          type="email"
          label={t('checkout.contact.email')}
          hint={t('checkout.contact.emailHint')}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          checkOnLeave
        />
        <div css={phoneRow}>
          <CountryCode />
          <PhoneNumber />
        </div>
      </Stack>
    </Card>
  );
}

function CountryCode() {
  const { t, language } = useTexts('booking');
  return (
    <TypedSelect name="country" label={t('checkout.contact.country')} options={countryOptions(language, true)} autoComplete="country" />
  );
}

function PhoneNumber() {
  const { t } = useTexts('booking');
  const { value: country } = useTyped<string>('country');
  const code = callingCodeOf(country);
  return (
    <TypedText
      name="phone"
      type="tel"
      label={t('checkout.contact.phone')}
      hint={t('checkout.contact.phoneHint')}
      autoComplete="tel"
      inputMode="tel"
      prefix={code ? `+${code}` : undefined}
      maxLength={30}
      checkOnLeave
    />
  );
}
