import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';

const notice = css`
  padding: ${token.space(1)} ${token.space(4)};
  background: ${token.color.sea};
  color: ${token.color.onSea};
  font-size: ${token.text.small};
  /* Whole points: what lies below it stays sharp. */
  line-height: 1.25rem;
  text-align: center;
`;

/** Above every page of the demonstration, and of a shop whose cards only pretend to pay. */
export function DemonstrationNotice() {
  const { t } = useTexts('shell');
  return (
    <aside css={notice} aria-label={t('demonstration.title')}>
      {t('demonstration.text')}
    </aside>
  );
}
