import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import type { Fragments } from '@straits/remote-contract';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { FailureNotice } from '../acts/FailureNotice';
import { $adding, $outcome, addAsked, outcomeSeen, type Outcome, type Purpose, type Selection } from './add-to-cart.model';

const acts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 0.625rem;
`;
const hintCss = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

const isSame = (one: Selection, other: Selection | null) => JSON.stringify(one) === JSON.stringify(other);

/** What to choose differently after a refusal: the key of the words on the button that leads back to the choice. */
const remedies: Record<string, string> = {
  date_sold_out: 'add.otherDate',
  date_unavailable: 'add.otherDate',
  date_past: 'add.otherDate',
  cut_off_passed: 'add.otherDate',
  option_unknown: 'add.otherOption',
  quantity_out_of_range: 'add.otherQuantity',
  unit_needs_companion: 'add.otherQuantity',
  places_limited: 'add.otherQuantity',
  network_places_limited: 'add.otherDate',
  hold_used_up: 'add.otherDate',
};

/** What came of the last press, as long as it is about what is chosen now. */
function useOutcome(selection: Selection | null) {
  const navigate = useNavigate();
  const { see, outcome } = useUnit({ see: outcomeSeen, outcome: $outcome });
  const here = outcome && isSame(outcome.selection, selection) ? outcome : null;
  const goesOn = here?.kind === 'added' && here.purpose === 'checkout';
  useEffect(() => {
    if (!goesOn) return;
    see();
    void navigate('/checkout');
  }, [goesOn, see, navigate]);
  // Leaving the page ends the conversation about what was added there.
  useEffect(() => () => see(), [see]);
  return { outcome: goesOn ? null : here, see };
}

export function AddToCartPanel({ selection, hint, onMissing }: Fragments['mf_booking/AddToCart']) {
  const { t } = useTexts('booking');
  const { add, adding } = useUnit({ add: addAsked, adding: $adding });
  const { outcome, see } = useOutcome(selection);
  // The second click of a double click may come after a fast answer: it is still the same act.
  const press = (purpose: Purpose, event?: MouseEvent) => {
    if (event && event.detail > 1) return;
    if (selection) add({ selection, purpose });
    else onMissing?.();
  };
  const chooseAgain = onMissing && (() => (see(), onMissing()));

  return (
    <Stack gap={3}>
      <div css={acts}>
        <Button full size="large" busy={adding === 'stay'} onClick={(event) => press('stay', event)}>
          {t('add.toCart')}
        </Button>
        <Button full size="large" prominence="main" busy={adding === 'checkout'} onClick={(event) => press('checkout', event)}>
          {t('add.bookNow')}
        </Button>
      </div>
      {!selection && hint && <p css={hintCss}>{hint}</p>}
      <div role="status">
        {adding && <StillHolding />}
        {outcome?.kind === 'added' && <Added outcome={outcome} onStay={() => see()} />}
      </div>
      {outcome?.kind === 'refused' && <Refused failure={outcome.failure} onRetry={() => press('stay')} onChooseAgain={chooseAgain} />}
    </Stack>
  );
}

/** After so long a spinner alone leaves people wondering whether they were heard. */
const LONG_MS = 5_000;

function StillHolding() {
  const { t } = useTexts('booking');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <p css={hintCss}>{t('add.stillHolding')}</p>;
}

interface RefusedProps {
  failure: HttpFailure;
  onRetry: () => void;
  onChooseAgain: (() => void) | undefined;
}

function Refused({ failure, onRetry, onChooseAgain }: RefusedProps) {
  const { t } = useTexts('booking');
  const remedy = remedies[refusalCode(failure) ?? ''];
  const actions = remedy && onChooseAgain && (
    <Button size="small" onClick={onChooseAgain}>
      {t(remedy)}
    </Button>
  );
  return <FailureNotice failure={failure} onRetry={onRetry} actions={actions} />;
}

function Added({ outcome, onStay }: { outcome: Extract<Outcome, { kind: 'added' }>; onStay: () => void }) {
  const { t } = useTexts('booking');
  const panel = useRef<HTMLDivElement>(null);
  const [first] = [outcome.selection].flat();
  const line = outcome.cart.lines.find(
    ({ optionId, localDate }) => optionId === first?.optionId && localDate === (first.localDate ?? null),
  );
  // On a phone the panel appears below the fold of a bottom bar: bring it into sight.
  useEffect(() => void panel.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' }), []);

  return (
    <div ref={panel}>
      <Notice
        tone="success"
        title={t('add.added')}
        actions={
          <>
            <ButtonLink href="/cart" size="small">
              {t('add.goToCart')}
            </ButtonLink>
            <Button prominence="quiet" size="small" onClick={onStay}>
              {t('add.keepLooking')}
            </Button>
          </>
        }
      >
        {line?.state === 'held' ? t('add.held') : t('add.kept')}
      </Notice>
    </div>
  );
}
