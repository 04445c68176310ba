import { useTexts } from '@straits/i18n';
import { Facts } from '@straits/ui/Facts';
import { TextLink } from '@straits/ui/Link';
import { Spread } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import type { Draft } from './draft.model';
import { answersOf, askedOf, type About } from './travellers/about-booking.rules';
import { taskPath } from './travellers/TaskCards';
import { answerWords } from './travellers/traveller-answers.rules';

const muted = { color: token.color.muted, fontSize: token.text.small };

/** What was answered of a booking, with its way back (U5). */
export function ReviewAbout({ about, draft }: { about: About; draft: Draft }) {
  const { t, language } = useTexts('booking');
  const facts = answerWords(askedOf(about), answersOf(about, draft.travellers), language).map(({ text, lang, ...asked }) => ({
    ...asked,
    value: <span lang={lang}>{text}</span>,
  }));
  return (
    <Spread as="li" wrap={false} align="start">
      <div>
        <strong>{t('checkout.about.title')}</strong>
        <br />
        <span css={muted} lang={about.line.lang}>
          {about.line.productName}
        </span>
        {facts.length > 0 ? <Facts variant="lines" facts={facts} /> : <p css={muted}>{t('checkout.about.none')}</p>}
      </div>
      <TextLink
        css={{ flex: 'none' }}
        href={taskPath(about)}
        aria-label={t('checkout.review.changeNamed', { what: t('checkout.about.of', { product: about.line.productName }) })}
      >
        {t('checkout.review.change')}
      </TextLink>
    </Spread>
  );
}
