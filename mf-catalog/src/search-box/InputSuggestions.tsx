import { css } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import type { Suggestion } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { SuggestionList } from './SuggestionList';
import { suggestionPath, useSuggestions } from './use-suggestions';

const place = css`
  position: relative;
`;

/** Makes a text box that stands elsewhere on the page a combobox: its words stay its own, the list opens below this. */
export function InputSuggestions({ inputId }: { inputId: string }) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const pick = (suggestion: Suggestion) => void navigate(suggestionPath(suggestion, ''));
  const onSearch = () => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement) input.form?.requestSubmit();
  };
  const { items, query, isAsking, isOpen, active, type, press, close, setActive, search } = useSuggestions({ onPick: pick, onSearch });
  const list = `${inputId}-list`;

  const typed = useEffectEvent((text: string) => type(text));
  const pressed = useEffectEvent((event: KeyboardEvent) => press(event));
  const left = useEffectEvent(() => close());
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => typed(input.value), { signal });
    input.addEventListener('keydown', (event) => pressed(event), { signal });
    input.addEventListener('blur', () => left(), { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    // What was typed while this was on its way.
    if (input.value) typed(input.value);
    return () => listening.abort();
  }, [inputId]);
  useEffect(() => {
    const input = document.getElementById(inputId);
    input?.setAttribute('aria-expanded', String(isOpen));
    for (const [name, value] of [
      ['aria-controls', isOpen && list],
      ['aria-activedescendant', isOpen && active >= 0 && `${list}-${active}`],
    ] as const)
      if (value) input?.setAttribute(name, value);
      else input?.removeAttribute(name);
  }, [inputId, isOpen, active, list]);

  return (
    <div css={place}>
      {isOpen && (
        <SuggestionList
          id={list}
          label={t('search.suggestions')}
          {...{ items, query, isAsking, active }}
          onPoint={setActive}
          onPick={pick}
          onSearch={search}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen && !isAsking ? t('search.found', { count: items.length }) : ''}
      </span>
    </div>
  );
}
