import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { CartLine } from '@straits/api-contract';
import { refusalCode } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { FailureNotice } from '../acts/FailureNotice';
import { lineName } from '../cart-line/cart-groups.rules';
import { LineHead, productPath } from '../cart-line/LineHead';
import { $holdFailure, allHeldAgain, holdAllFx } from '../held-places/hold-again.model';
import { GonePoints } from './GonePoints';
import { $busyLines, $lineFailures, editOpened, holdAgainAsked, lineRemoved } from './cart.model';

const panel = css`
  background: ${token.color.sunken};
`;
const list = css`
  list-style: none;
  display: grid;
  gap: 1.25rem;
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
    padding-block-start: 1.25rem;
  }
`;
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

interface LapsedLinesProps {
  lines: CartLine[];
  /** 'expired': the places were given back; 'unavailable': withdrawn or sold out. */
  reason: 'expired' | 'unavailable';
}

/** What is in the cart but not held: nothing is lost, one button holds it again (N8). */
export function LapsedLines({ lines, reason }: LapsedLinesProps) {
  const { t } = useTexts('booking');
  return (
    <Card as="section" css={panel} aria-label={t(`cart.${reason}.title`)}>
      <Stack gap={4}>
        <div role="status">
          <SectionTitle level={2} css={{ fontSize: token.text.title }}>
            {t(`cart.${reason}.title`)}
          </SectionTitle>
          <p>{t(`cart.${reason}.text`)}</p>
        </div>
        {reason === 'expired' && lines.length > 1 && <HoldAll lines={lines} />}
        <ul css={list} role="list">
          {lines.map((line) => (
            <li key={line.id}>
              <LapsedLine line={line} name={lineName(line, lines)} reason={reason} isAlone={lines.length === 1} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

/** One press for all of them, in turn; a refusal is told, and each can still be tried alone. */
function HoldAll({ lines }: { lines: CartLine[] }) {
  const { t } = useTexts('booking');
  const { holdAll, isHolding, failure } = useUnit({ holdAll: allHeldAgain, isHolding: holdAllFx.pending, failure: $holdFailure });
  const press = () => holdAll(lines.map(({ id }) => id));
  return (
    <>
      <div>
        <Button prominence="main" busy={isHolding} onClick={press}>
          {t('hold.againAll')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} onRetry={press} />}
    </>
  );
}

interface LapsedLineProps extends Pick<LapsedLinesProps, 'reason'> {
  line: CartLine;
  /** Among the others. */
  name: string;
  isAlone: boolean;
}

function LapsedLine({ line, name, reason, isAlone }: LapsedLineProps) {
  const { t } = useTexts('booking');
  const { busy, failures, holdAgain, edit, remove } = useUnit({
    busy: $busyLines,
    failures: $lineFailures,
    holdAgain: holdAgainAsked,
    edit: editOpened,
    remove: lineRemoved,
  });
  const isBusy = busy.includes(line.id);
  const failure = failures[line.id];
  const canRepeat = reason === 'expired' && refusalCode(failure) === undefined;

  return (
    <Stack gap={3}>
      <LineHead line={line} units={line.units} compact isDim>
        {reason === 'expired' && (
          <Tag css={{ marginBlockStart: '0.5rem' }} tone="warning">
            {t('cart.notHeld')}
          </Tag>
        )}
      </LineHead>
      {reason === 'expired' && <GonePoints line={line} onChoose={() => edit(line.id)} />}
      {failure && <FailureNotice failure={failure} onRetry={() => holdAgain(line.id)} />}
      <div css={acts}>
        {canRepeat && (
          <Button prominence={isAlone ? 'main' : 'second'} size="small" busy={isBusy} onClick={() => holdAgain(line.id)}>
            {t('hold.again')}
          </Button>
        )}
        {line.localDate !== null && (
          <Button size="small" disabled={isBusy} onClick={() => edit(line.id)}>
            {t('hold.otherDate')}
          </Button>
        )}
        {reason === 'unavailable' && (
          <ButtonLink href={productPath(line.kind, line.productId)} size="small">
            {t('cart.seeProduct')}
          </ButtonLink>
        )}
        <Button
          prominence="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t('cart.removeNamed', { name })}
          onClick={() => remove({ line, position: 0 })}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </Stack>
  );
}
