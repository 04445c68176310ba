import { css } from '@emotion/react';
import { useState } from 'react';
import type { AgencyPaper, Profile } from '@straits/api-contract';
import { AGENCY_PAPER_MAX_BYTES, AGENCY_PAPERS, type AgencyPaperKind } from '@straits/api-contract/constants';
import { upload } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { FileField } from '@straits/ui/FileField';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { useFailureText } from '../failures';
import { SHOP_ZONE } from '../shop-zone';
import { useProfile } from './profile.api';

const received = css`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${token.color.success};
  }
`;

/** What staff looks at before an agency is let in: only shown while it waits. */
export function PapersCard() {
  const { t } = useTexts('account');
  const { data, mutate } = useProfile();
  const agency = data?.agency;
  if (agency?.state !== 'waiting') return null;
  return (
    <Card as="section" aria-labelledby="papers-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <CardTitle id="papers-title">{t('papers.title')}</CardTitle>
          <p>{t('papers.lead')}</p>
        </Stack>
        {AGENCY_PAPERS.map((kind) => (
          <PaperField
            key={kind}
            kind={kind}
            paper={agency.papers.find((paper) => paper.kind === kind)}
            onSent={(profile) => void mutate(profile, { revalidate: false })}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface PaperFieldProps {
  kind: AgencyPaperKind;
  paper: AgencyPaper | undefined;
  onSent: (profile: Profile) => void;
}

/** One paper, sent as soon as it is chosen; another takes the place of the one before. */
function PaperField({ kind, paper, onSent }: PaperFieldProps) {
  const { t } = useTexts('account');
  const textOf = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const send = async (chosen: File) => {
    setFault(undefined);
    if (chosen.size > AGENCY_PAPER_MAX_BYTES) return setFault(t('papers.tooLarge'));
    setFile(chosen);
    setProgress(0);
    const address = `/user/agency-papers/${kind}`;
    const answer = await upload<Profile>(address, { file: chosen, fields: {} }, { notices: false, onProgress: setProgress });
    setProgress(undefined);
    setFile(null);
    if (answer.ok) onSent(answer.value);
    else setFault(textOf(answer.failure));
  };
  return (
    <Stack gap={2}>
      <FileField
        label={t(`papers.${kind}`)}
        hint={t(`papers.${kind}_hint`)}
        accept="application/pdf,image/png,image/jpeg"
        file={file}
        error={fault}
        progress={progress}
        onChoose={(chosen) => void send(chosen)}
        onRemove={() => setFile(null)}
        words={{
          choose: t(paper ? 'papers.replace' : 'papers.choose'),
          drop: t('papers.drop'),
          remove: t('papers.remove'),
          cancel: t('form.cancel'),
          progress: (percent) => t('papers.progress', { percent }),
        }}
      />
      <div role="status">{paper && <Received paper={paper} />}</div>
    </Stack>
  );
}

function Received({ paper: { name, sentAt } }: { paper: AgencyPaper }) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <p css={received}>
      <Icon name="check" size={18} />
      <span>{t('papers.received', { name, at: format.instant(sentAt, SHOP_ZONE) })}</span>
    </p>
  );
}
