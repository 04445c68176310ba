import { isEmail } from '@straits/api-contract/email';
import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';

const form = css`
  display: grid;
  gap: ${token.space(3)};
  align-content: start;
  label {
    font-weight: 500;
  }
  input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    min-block-size: 3rem;
    padding-inline: ${token.space(4)};
    border: 1px solid transparent;
    border-radius: ${token.radius.small};
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
  input[aria-invalid='true'] {
    border-color: ${token.color.coral};
    outline: 2px solid ${token.color.coral};
  }
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space(2)};
`;

type Outcome = 'none' | 'sending' | 'success' | 'failure' | 'malformed';

/** Success and failure are said in place (M318, M319); what was typed stays until it has worked. */
export function NewsletterForm() {
  const { t } = useTexts('shell');
  const { locale } = useSite();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const email = String(new FormData(element).get('email') ?? '').trim();
    if (!isEmail(email)) return setOutcome('malformed');
    setOutcome('sending');
    const answer = await http.post('/newsletter', { email, lang: locale }, { notices: false });
    if (answer.ok) element.reset();
    setOutcome(answer.ok ? 'success' : 'failure');
  };
  const isWrong = outcome === 'failure' || outcome === 'malformed';
  return (
    <form css={form} onSubmit={(event) => void send(event)} noValidate>
      <h2>{t('newsletter.title')}</h2>
      <label htmlFor="newsletter-email">{t('newsletter.label')}</label>
      <div css={row}>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-invalid={outcome === 'malformed'}
          aria-describedby="newsletter-outcome"
        />
        <Button type="submit" prominence="main" busy={outcome === 'sending'}>
          {t('newsletter.send')}
        </Button>
      </div>
      <p id="newsletter-outcome" role={isWrong ? 'alert' : 'status'}>
        {outcome !== 'none' && outcome !== 'sending' && t(`newsletter.${outcome}`)}
      </p>
    </form>
  );
}
