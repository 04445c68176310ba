import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { Select } from '@straits/ui/Select';
import { TextField } from '@straits/ui/TextField';
import { globalStyles } from '@straits/ui/global-styles';
import { media, token } from '@straits/ui/tokens';
import { CHOICES, choiceNames, keepChoices, readChoices, withoutChoices, type ChoiceName, type Choices } from './choices';

const LABELS: Record<ChoiceName, string> = {
  session: 'Session',
  locale: 'Language',
  currency: 'Currency',
  theme: 'Theme',
  viewport: 'Width',
  fault: 'API fault',
  answers: 'Answers',
};

const whole = css`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100dvh;
  background: ${token.color.sunken};
`;
const bar = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space(3)};
  padding: ${token.space(4)};
  border-block-end: 1px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  ${media.desktop} {
    grid-template-columns: 1.4fr 1.4fr repeat(7, minmax(0, 1fr));
  }
`;
const stage = css`
  display: flex;
  justify-content: safe center;
  overflow: auto;
  iframe {
    border: 0;
    background: ${token.color.sand};
    box-shadow: ${token.shadow.high};
  }
`;

interface Props {
  name: string;
  paths: string[];
}

/** What the address asks for is kept like what is chosen, so that every later page of the frame has it. */
function takeChoices(): Choices {
  const choices = readChoices();
  keepChoices(choices);
  return choices;
}

/** What surrounds a remote alone: every choice, and the page in a frame as wide as the chosen viewport. */
export function Panel({ name, paths }: Props) {
  const [choices, setChoices] = useState<Choices>(takeChoices);
  const [address, setAddress] = useState(() => withoutChoices(location.href));
  const [typed, setTyped] = useState(address);
  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change };
    keepChoices(next);
    setChoices(next);
  };
  const goTo = (to: string) => {
    history.replaceState(null, '', to);
    setTyped(to);
    setAddress(to);
  };
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <div css={whole}>
      <Global styles={globalStyles} />
      <section css={bar} aria-label={`${name} alone`}>
        <Select label="Page" value={paths.includes(address) ? address : ''} options={options(['', ...paths])} onChange={goTo} />
        <form onSubmit={(event) => (event.preventDefault(), goTo(typed))}>
          <TextField label="Address" value={typed} onChange={setTyped} />
        </form>
        {choiceNames.map((choice) => (
          <Select
            key={choice}
            label={LABELS[choice]}
            value={choices[choice]}
            options={options(CHOICES[choice])}
            onChange={(value) => choose({ [choice]: value })}
          />
        ))}
      </section>
      <div css={stage}>
        <iframe
          key={JSON.stringify([choices, address])}
          title={`${name}: ${address}`}
          src={address}
          style={{ width: choices.viewport === 'full' ? '100%' : `${choices.viewport}px`, height: '100%' }}
        />
      </div>
    </div>
  );
}
