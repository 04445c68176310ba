import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts, useTextsPart } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Dialog } from '@straits/ui/Dialog';
import { Field } from '@straits/ui/Field';
import { token } from '@straits/ui/tokens';
import { loadTexts } from '../locales/load-texts';
import { chosenAfter, type Command } from './commands.rules';
import { useCommands } from './use-commands';

const inputCss = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.raised};
`;
const list = css`
  display: grid;
  gap: 0.125rem;
  max-block-size: min(22rem, 50dvh);
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;
`;
const option = css`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  padding: 0.375rem 0.75rem;
  border-radius: ${token.radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;
  &[aria-selected='true'] {
    background: ${token.color.sea};
    color: ${token.color.onSea};
    small {
      color: inherit;
    }
  }
  small {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;
const quiet = css`
  margin-block-start: 0.75rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

interface CommandBarProps {
  isAdmin: boolean;
  onClose: () => void;
}

/** Ctrl+K for an agency's people: an order, a client, a product, a page (D27). A combobox with a list, after the WAI-ARIA pattern. */
export function CommandBar({ isAdmin, onClose }: CommandBarProps) {
  useTextsPart({ namespace: 'account', texts: loadTexts }, 'agency');
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const commands = useCommands(typed, isAdmin);
  const at = Math.min(chosen, commands.length - 1);
  useEffect(() => input.current?.focus(), []);
  const go = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    void navigate(command.href);
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends the writing of a Chinese word chooses that word, not a line.
    if (event.nativeEvent.isComposing) return;
    const next = chosenAfter(event.key, at, commands.length);
    if (event.key === 'Enter') go(commands[at]);
    else if (next !== null) setChosen(next);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title={t('agency.commands.title')} closeLabel={t('agency.close')}>
      <Field label={t('agency.commands.label')}>
        {(control) => (
          <input
            css={inputCss}
            {...control}
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={commands.length > 0}
            aria-controls={listId}
            aria-activedescendant={commands.length > 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <Options {...{ commands, at, listId }} onGo={go} onPoint={setChosen} />
      <p css={quiet} role="status">
        {commands.length > 0 ? t('agency.commands.found', { count: commands.length }) : t('agency.commands.none')}
      </p>
      <p css={quiet}>{t('agency.commands.example')}</p>
      <p css={[quiet, { marginBlockStart: 0 }]}>{t('agency.commands.keys')}</p>
    </Dialog>
  );
}

interface OptionsProps {
  commands: Command[];
  at: number;
  listId: string;
  onGo: (command: Command) => void;
  onPoint: (index: number) => void;
}

function Options({ commands, at, listId, onGo, onPoint }: OptionsProps) {
  const { t } = useTexts('account');
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => void shown.current?.scrollIntoView({ block: 'nearest' }), [at]);
  return (
    <ul css={list} id={listId} role="listbox" aria-label={t('agency.commands.title')}>
      {commands.map((command, index) => (
        // Keys are handled by the text box, which keeps the focus (aria-activedescendant).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={command.id}
          id={`${listId}-${index}`}
          ref={index === at ? shown : undefined}
          css={option}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => onPoint(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onGo(command)}
        >
          <small>{t(`agency.commands.group.${command.group}`)}</small>
          <span>
            <span lang={command.labelLang}>{command.label}</span>{' '}
            {command.detail && <small lang={command.detailLang}>{command.detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
