import { css } from '@emotion/react';
import { useRef } from 'react';
import type { Suggestion } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { useSuggestions } from '../search-box/use-suggestions';
import { inputCss, labelCss } from './DateFields';

const SuggestionList = later(() =>
  import(/* webpackChunkName: "suggestion-list" */ '../search-box/SuggestionList').then((part) => part.SuggestionList),
);

const field = css`
  position: relative;
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
  input {
    padding-inline-start: 2.75rem;
  }
`;

export interface DestinationProps {
  id: string;
  q: string;
  /** A hotel was picked from the list. */
  onHotel: (hotelId: string) => void;
}

/** Where: a city, a region or a hotel's name, with suggestions. Never controlled, so that nothing typed before hydration is lost. */
export function Destination({ id, q, onHotel }: DestinationProps) {
  const { t } = useTexts('catalog');
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ type, id: picked, name }: Suggestion) => {
    if (type === 'product') return onHotel(picked);
    if (input.current) input.current.value = name;
    close();
  };
  const { items, active, type, press, close, setActive } = useSuggestions({ onPick: pick, isWanted: isForHotels });
  const list = `${id}-list`;
  const isOpen = items.length > 0;
  return (
    <div css={field} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <label css={labelCss} htmlFor={id}>
        {t('hotel.where')}
      </label>
      <span css={box}>
        <Icon name="pin" />
        <input
          css={inputCss}
          id={id}
          ref={input}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          placeholder={t('hotel.wherePlaceholder')}
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
        <SuggestionList id={list} label={t('search.suggestions')} items={items} active={active} onPoint={setActive} onPick={pick} />
      )}
      <span className="visually-hidden" role="status">
        {isOpen ? t('search.found', { count: items.length }) : ''}
      </span>
    </div>
  );
}

/** Places and hotels; nobody sleeps in an attraction. */
const isForHotels = ({ type, kind }: Suggestion) => type === 'place' || kind === 'hotel';
