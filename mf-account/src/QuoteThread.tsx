import { css } from '@emotion/react';
import { useState } from 'react';
import type { QuoteMessage } from '@straits/api-contract';
import { http, type HttpFailure, type Result } from '@straits/http';
import { useFormat } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { TextArea } from '@straits/ui/TextArea';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { Refused } from './Refused';
import { SHOP_ZONE } from './shop-zone';

const list = css`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const said = css`
  max-inline-size: min(34rem, 92%);
  padding: 0.75rem 1rem;
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const ours = css`
  justify-self: end;
  background: ${token.color.infoSoft};
`;
const by = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.625rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** The words of the side that reads. */
export interface ThreadWords {
  /** What the list of messages is called. */
  list: string;
  label: string;
  hint: string;
  missing: string;
  send: string;
}

interface QuoteThreadProps<T> {
  messages: QuoteMessage[];
  /** Whose page it is: what they wrote stands at the end of the line. */
  side: QuoteMessage['side'];
  words: ThreadWords;
  /** Where a message is sent, with its query; missing for who only reads. */
  to?: { path: string; query?: Record<string, string> };
  onSent?: (answer: T) => void;
}

/** What an agency and its client say to each other about a quote. */
export function QuoteThread<T>({ messages, side, words, to, onSent }: QuoteThreadProps<T>) {
  const format = useFormat();
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        {messages.length > 0 && (
          <ol css={list} role="list" aria-label={words.list}>
            {messages.map((message) => (
              <li key={message.id} css={[said, message.side === side && ours]}>
                <div css={by}>
                  <strong translate="no">{message.name}</strong>
                  <span>{format.instant(message.at, SHOP_ZONE)}</span>
                </div>
                <span lang="">{message.text}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {to && onSent && <WriteForm words={words} to={to} onSent={onSent} />}
    </Stack>
  );
}

type WriteFormProps<T> = Required<Pick<QuoteThreadProps<T>, 'words' | 'to' | 'onSent'>>;

function WriteForm<T>({ words, to, onSent }: WriteFormProps<T>) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const send = async () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    setBusy(true);
    setFailure(null);
    const answer: Result<T> = await http.post<T>(to.path, { text }, { notices: false, query: to.query });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    // What was typed while it was on its way stays.
    setText((now) => (now === text ? '' : now));
    onSent(answer.value);
  };
  return (
    <Stack gap={3} data-print="hide">
      <TextArea
        label={words.label}
        hint={words.hint}
        value={text}
        onChange={setText}
        error={isMissing && text.trim() === '' ? words.missing : undefined}
        rows={3}
        maxLength={2_000}
      />
      <Refused failure={failure} />
      <div>
        <Button busy={isBusy} onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </Stack>
  );
}
