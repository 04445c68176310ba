import { css } from '@emotion/react';
import type { Cart, CartLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Spread, Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { LineHead } from '../cart-line/LineHead';
import { ContactPhone } from './ContactPhone';
import type { Draft } from './draft.model';
import { ReviewAbout } from './ReviewAbout';
import { ReviewTraveller } from './ReviewTraveller';
import { stepPath } from './steps.rules';
import { linesNamedLater } from './travellers/names-later.rules';
import { isAbout, isSeat, type Task } from './travellers/task.rules';
import { personsOf } from './travellers/person.rules';
import { valuesOf } from './travellers/traveller-records.rules';

const title = { fontSize: token.text.title };
const units = css`
  list-style: none;
  display: grid;
  gap: 0.375rem;
  padding-block-start: 1rem;
  border-block-start: 1px solid ${token.color.line};
`;
const people = css`
  list-style: none;
  display: grid;
  gap: 0.75rem;
`;
const muted = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

const oneLine = css`
  flex: none;
`;

interface ReviewAnswersProps {
  cart: Cart;
  draft: Draft;
  tasks: Task[];
}

/** All answers, each with a Change link that leads there and comes back (U5). */
export function ReviewAnswers({ cart, draft, tasks }: ReviewAnswersProps) {
  const { t } = useTexts('booking');
  const { contact } = draft;
  const seats = tasks.filter(isSeat);
  const later = linesNamedLater(seats, draft.travellers);
  const named = seats.filter(({ line }) => !later.includes(line));
  return (
    <>
      <Card>
        <Stack gap={3}>
          <Head text={t('page.step.contact')} href={stepPath('contact', { back: 'review' })} what={t('checkout.contact.step')} />
          <Facts
            variant="rows"
            facts={[
              { label: t('checkout.contact.name'), value: contact.name },
              { label: t('checkout.contact.email'), value: contact.email },
              { label: t('checkout.contact.phone'), value: <ContactPhone phone={contact.phone} country={contact.country} /> },
            ]}
          />
        </Stack>
      </Card>
      {tasks.length > 0 && (
        <Card>
          <Stack gap={3}>
            <SectionTitle level={2} css={title}>
              {t(`page.step.${seats.length > 0 ? 'travellers' : 'about'}`)}
            </SectionTitle>
            <ul css={people} role="list">
              {tasks.filter(isAbout).map((about) => (
                <ReviewAbout key={about.key} about={about} draft={draft} />
              ))}
              {later.map((line) => (
                <Later key={line.id} line={line} />
              ))}
              {personsOf(named, draft.travellers).map((own) => (
                <ReviewTraveller key={own[0].key} seats={own} values={valuesOf(own[0], draft.travellers)} />
              ))}
            </ul>
          </Stack>
        </Card>
      )}
      {cart.lines.map((line) => (
        <Item key={line.id} line={line} />
      ))}
    </>
  );
}

function Head({ text, href, what }: { text: string; href: string; what: string }) {
  const { t } = useTexts('booking');
  return (
    <Spread wrap={false} align="baseline">
      <SectionTitle level={2} css={title}>
        {text}
      </SectionTitle>
      <TextLink css={oneLine} href={href} aria-label={t('checkout.review.changeNamed', { what })}>
        {t('checkout.review.change')}
      </TextLink>
    </Spread>
  );
}

function Later({ line }: { line: CartLine }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  return (
    <li>
      <strong lang={line.lang}>{line.productName}</strong>
      <br />
      <span css={muted}>{t('checkout.review.namesLater', { when: format.instant(line.namesUntil ?? '', line.timeZone) })}</span>
    </li>
  );
}

function Item({ line }: { line: CartLine }) {
  const { t } = useTexts('booking');
  return (
    <Card>
      <Stack gap={4}>
        <LineHead line={line} units={line.units} level={2} compact />
        <ul css={units} role="list">
          {line.units.map((unit) => (
            <Bought key={unit.unitId} {...unit} />
          ))}
          {line.extras.map((extra) => (
            <Bought key={extra.extraId} {...extra} lang={line.lang} />
          ))}
        </ul>
        <TextLink href="/cart">{t(`checkout.review.${line.kind === 'hotel' ? 'changeStay' : 'changeItem'}`)}</TextLink>
      </Stack>
    </Card>
  );
}

type BoughtProps = Pick<CartLine['extras'][number], 'name' | 'quantity' | 'unitPrice'> & { lang?: string | undefined };

/** Tickets of a kind, or something that was added: how many, at what, together. */
function Bought({ name, lang, quantity, unitPrice: { shown } }: BoughtProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  return (
    <Spread as="li" wrap={false}>
      <span>
        <span lang={lang}>{name}</span>{' '}
        <span css={muted}>{t('checkout.review.times', { count: quantity, amount: format.money(shown) })}</span>
      </span>
      <span>{format.money({ ...shown, amount: shown.amount * quantity })}</span>
    </Spread>
  );
}
