import { css } from '@emotion/react';
import { useState, type SyntheticEvent } from 'react';
import type { Order, OrderLine } from '@straits/api-contract';
import { download, http, replaceResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Facts } from '@straits/ui/Facts';
import { Icon } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { Row, Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { Refused } from '../Refused';
import { useAct } from '../use-act';
import { berthWordsOf, changedBerths, sharedBerths, standingOf, type Typed } from './berths.rules';

const box = css`
  margin-block-start: 0.75rem;
  padding: 1rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;
const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 0.75rem 1rem;
  align-items: end;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  legend {
    margin-block-end: 0.75rem;
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
  label {
    overflow-wrap: anywhere;
  }
`;

const name = css`
  display: block;
  overflow-wrap: anywhere;
`;

interface BerthFormProps {
  order: Order;
  line: OrderLine;
  /** A viewer reads the list and changes nothing. */
  mayAct: boolean;
}

function useBerths({ order: { code }, line }: BerthFormProps) {
  const people = standingOf(line);
  const [typed, setTyped] = useState<Typed>({});
  const [isSaved, setSaved] = useState(false);
  const act = useAct();
  const path = `/orders/${encodeURIComponent(code)}/lines/${line.id}/berths`;
  const changed = changedBerths(people, typed);
  const keep = async () => {
    if (changed.length === 0) return true;
    const order = await act.run(http.put<Order>(path, { berths: changed }, { notices: false }));
    if (!order) return false;
    await replaceResource(`/orders/${code}`, order);
    setTyped({});
    return true;
  };
  return {
    ...{ people, act, isSaved },
    berthOf: ({ id, berth = '' }: OrderLine['passengers'][number]) => typed[id] ?? berth,
    type: (id: string, text: string) => {
      setTyped((before) => ({ ...before, [id]: text }));
      setSaved(false);
    },
    save: async () => setSaved(await keep()),
    /** The file tells what is on the screen. */
    load: async () => {
      if (await keep()) await act.run(download(`${path}.csv`, `list-${code}.csv`));
    },
  };
}

/** A box for each traveller, who is where as it is typed, and the same as a file. */
export function BerthForm(props: BerthFormProps) {
  const { t } = useTexts('account');
  const words = berthWordsOf(props.line);
  const { people, act, isSaved, berthOf, type, save, load } = useBerths(props);
  const labelled = people.map((person, index) => ({
    ...{ id: person.id, berth: berthOf(person) },
    label: t('berths.person', { number: index + 1, name: person.name || person.unitName }),
    lang: person.name ? undefined : (person.unitLang ?? props.order.lang),
  }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form css={box} noValidate onSubmit={submit} aria-label={t(`berths.${words}.title`)}>
      <Stack gap={4}>
        {props.mayAct && (
          <fieldset css={fields}>
            <legend>{t(`berths.${words}.hint`)}</legend>
            {labelled.map(({ id, label, lang, berth }) => (
              <TextField
                key={id}
                name={`berth-${id}`}
                label={label}
                {...(lang && { labelLang: lang })}
                value={berth}
                onChange={(text) => type(id, text)}
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
              />
            ))}
          </fieldset>
        )}
        <Shared people={labelled} words={words} />
        <Refused failure={act.failure} />
        <Row gap={2} wrap>
          {props.mayAct && (
            <Button type="submit" prominence="main" busy={act.isBusy}>
              {t('berths.save')}
            </Button>
          )}
          <Button icon={<Icon name="download" size={18} />} busy={act.isBusy} onClick={() => void load()}>
            {t('berths.csv')}
          </Button>
        </Row>
        <div role="status">{isSaved && <Notice tone="success">{t('berths.saved')}</Notice>}</div>
      </Stack>
    </form>
  );
}

interface Labelled {
  id: string;
  label: string;
  lang: string | undefined;
  berth: string;
}
interface SharedProps {
  people: Labelled[];
  words: ReturnType<typeof berthWordsOf>;
}

/** Who shares each room or cabin; of seats, which one was given twice. */
function Shared({ people, words }: SharedProps) {
  const { t } = useTexts('account');
  const shared = sharedBerths(people);
  if (words === 'seat')
    return shared
      .filter((one) => one.people.length > 1)
      .map(({ berth, people: sharing }) => (
        <Notice key={berth} tone="warning" title={t('berths.twice', { seat: berth })}>
          <Names people={sharing} />
        </Notice>
      ));
  if (words === 'sharing' || words === 'riding' || shared.length === 0) return null;
  return (
    <Facts
      variant="rows"
      facts={shared.map(({ berth, people: sharing }) => ({
        label: t(`berths.${words}.one`, { name: berth }),
        value: <Names people={sharing} />,
      }))}
    />
  );
}

/** One under the other: a name may have commas of its own. */
function Names({ people }: { people: Labelled[] }) {
  return people.map(({ id, label, lang }) => (
    <span key={id} lang={lang} css={name}>
      {label}
    </span>
  ));
}
