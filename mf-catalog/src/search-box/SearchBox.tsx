import { css } from '@emotion/react';
import { useId, useRef, type FormEvent } from 'react';
import type { Suggestion } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { DateInput } from '@straits/ui/DateInput';
import { Icon } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { suggestionPath, useSuggestions } from './use-suggestions';

const SuggestionList = later(() =>
  import(/* webpackChunkName: "suggestion-list" */ './SuggestionList').then((part) => part.SuggestionList),
);

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0.625rem;
  & > div:first-of-type {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    & > div:first-of-type {
      grid-column: auto;
    }
    grid-template-columns: 1fr auto auto;
  }
`;
const field = css`
  position: relative;
  display: block;
`;
const label = css`
  display: block;
  margin-block-end: 0.25rem;
  font-size: ${token.text.small};
  font-weight: 600;
`;
const box = css`
  display: block;
  position: relative;
  svg {
    position: absolute;
    inset-inline-start: 0.875rem;
    inset-block-start: 50%;
    translate: 0 -50%;
    color: ${token.color.muted};
    pointer-events: none;
  }
`;
const input = css`
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: 0.5rem 0.875rem 0.5rem 2.75rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: 1.0625rem;
`;
const dateInput = css`
  padding-inline-start: 0.875rem;
  ${media.tablet} {
    inline-size: 11.5rem;
  }
`;

interface WordsProps {
  id: string;
  q: string;
  examples: string | undefined;
  onPick: (suggestion: Suggestion) => void;
  onSearch: () => void;
}

/** The text box with its list (WAI-ARIA combobox). Never controlled, so that nothing typed before hydration is lost. */
function Words({ id, q, examples, onPick, onSearch }: WordsProps) {
  const { t } = useTexts('catalog');
  const { items, query, isAsking, isOpen, active, type, press, close, setActive, search } = useSuggestions({ onPick, onSearch });
  const list = `${id}-list`;
  return (
    <div css={field} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <label css={label} htmlFor={id}>
        {t('search.label')}
      </label>
      <span css={box}>
        <Icon name="search" />
        <input
          css={input}
          id={id}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          placeholder={examples ?? t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => press(event.nativeEvent)}
        />
      </span>
      {isOpen && (
        <SuggestionList
          id={list}
          label={t('search.suggestions')}
          {...{ items, query, isAsking, active }}
          onPoint={setActive}
          onPick={onPick}
          onSearch={search}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen && !isAsking ? t('search.found', { count: items.length }) : ''}
      </span>
    </div>
  );
}

const filledFields = (form: HTMLFormElement | null) =>
  [...new FormData(form ?? undefined)]
    .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value.trim() : ''])
    .filter(([, value]) => value);

export interface SearchBoxProps {
  /** What was searched for. */
  q?: string;
  date?: string | null;
  /** What the date is of: a visit when it is not said. */
  dateLabel?: string;
  /** Words that find something here; of all kinds when they are not said. */
  examples?: string;
  /** The page of results; of everything when none is named. */
  action?: string;
  /** Filters that stay when the words or the date change. */
  keep?: URLSearchParams;
}

/** Words and a date, with suggestions while typing. Before scripts run it is a plain form that asks for the results page. */
export function SearchBox({ q = '', date = null, dateLabel, examples, action = '/search', keep }: SearchBoxProps) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const pick = (suggestion: Suggestion) =>
    void navigate(suggestionPath(suggestion, new URLSearchParams(filledFields(formRef.current)).get('date') ?? ''));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`${action}?${new URLSearchParams(filledFields(event.currentTarget))}`);
  };

  return (
    <form css={form} role="search" action={action} method="get" ref={formRef} onSubmit={submit} key={`${q}|${date}`}>
      <Words id={id} q={q} examples={examples} onPick={pick} onSearch={() => formRef.current?.requestSubmit()} />
      {[...(keep ?? [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div css={field}>
        <label css={label} htmlFor={`${id}-date`}>
          {dateLabel ?? t('search.date')}
        </label>
        <DateInput css={[input, dateInput]} id={`${id}-date`} name="date" defaultValue={date ?? ''} />
      </div>
      <Button type="submit" prominence="main" size="large" css={{ minBlockSize: '3.25rem' }}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
