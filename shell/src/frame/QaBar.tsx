import { css } from '@emotion/react';
import { useState } from 'react';
import { showToast } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Select } from '@straits/ui/Select';
import { media, token } from '@straits/ui/tokens';
import { showBoundaries } from '../browser/qa-boundaries';
import { FAULTS, keepFault, readFaults, type Fault } from '../browser/qa-faults';
import type { PageState, RemoteSlice } from '../page/page-state';

const WORDS: Record<Fault, string> = {
  down: 'qa.faultDown',
  chunk: 'qa.faultChunk',
  slow: 'qa.faultSlow',
  hangs: 'qa.faultHangs',
  load: 'qa.faultLoad',
  render: 'qa.faultRender',
  contract: 'qa.faultContract',
  tampered: 'qa.faultTampered',
  old: 'qa.faultOld',
};

const bar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: 60;
  display: grid;
  gap: ${token.space(3)};
  padding: ${token.space(3)} ${token.space(5)};
  border-block-start: 3px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  color: ${token.color.ink};
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space(3)};
  p {
    flex: 1 1 18rem;
    overflow-wrap: anywhere;
  }
`;
const faults = css`
  display: grid;
  gap: ${token.space(3)};
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface Props {
  remotes: RemoteSlice[];
  overridden: NonNullable<PageState['overridden']>;
}

/** Where the browser lets nobody write to the clipboard the link is shown, to be copied by hand. */
const copy = async (text: string) => navigator.clipboard.writeText(text);

async function copyLink(words: { copied: string; byHand: string }) {
  const answer = await fetch('/qa/link');
  const { link } = (await answer.json()) as { link?: string };
  if (!link) return;
  const isCopied = await copy(link).then(
    () => true,
    () => false,
  );
  showToast({ tone: isCopied ? 'success' : 'info', title: isCopied ? words.copied : words.byHand, text: link });
}

/** What stands in: a published version by its name, anything else by where it lies. */
const standsIn = (remote: RemoteSlice | undefined) =>
  remote?.integrity === null ? `${remote.version} (${new URL(remote.baseUrl).host})` : (remote?.version ?? '');

/** Stands on every page while QA tests: says what is not live here, shows boundaries, makes faults, ends the test with one press. */
export function QaBar({ remotes, overridden }: Props) {
  const { t, language } = useTexts('shell');
  const [hide, setHide] = useState<(() => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const kept = readFaults();
  const choose = (remote: string, fault: string) => {
    keepFault(remote, (FAULTS as readonly string[]).includes(fault) ? (fault as Fault) : null);
    location.reload();
  };
  const toggle = () => {
    hide?.();
    setHide(hide ? null : () => showBoundaries(remotes));
  };
  const until = new Date(overridden.until).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  const names = overridden.names.map((name) => `${name}@${standsIn(remotes.find((one) => one.name === name))}`).join(', ');
  const options = [{ value: '', label: t('qa.none') }, ...FAULTS.map((fault) => ({ value: fault, label: t(WORDS[fault]) }))];
  return (
    <section css={bar} aria-label={t('qa.bar')} data-qa="bar" data-print="hide">
      <div css={row}>
        <p>
          <strong>{t('qa.bar')}</strong> {t('qa.barText', { names, until })}
        </p>
        <Button size="small" aria-pressed={hide !== null} onClick={toggle}>
          {t('qa.boundaries')}
        </Button>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('qa.faults')}
        </Button>
        <Button size="small" onClick={() => void copyLink({ copied: t('qa.copied'), byHand: t('qa.copy') })}>
          {t('qa.copy')}
        </Button>
        <form method="post" action="/qa/reset">
          <Button size="small" type="submit">
            {t('qa.reset')}
          </Button>
        </form>
      </div>
      {isOpen && (
        <div css={faults}>
          {remotes.map(({ name }) => (
            <Select key={name} label={name} value={kept[name] ?? ''} options={options} onChange={(fault) => choose(name, fault)} />
          ))}
        </div>
      )}
    </section>
  );
}
