import type { CartLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';

/** What was chosen and is not offered any more, and the way to choose again (A29). */
export function GonePoints({ line, onChoose }: { line: CartLine; onChoose: () => void }) {
  const { t } = useTexts('booking');
  return line.answers
    .filter(({ isGone }) => isGone)
    .map(({ questionId, label }) => (
      <Notice
        key={questionId}
        tone="warning"
        title={t('cart.pointGone', { question: label })}
        actions={
          <Button size="small" prominence="main" onClick={onChoose}>
            {t('cart.chooseAgain')}
          </Button>
        }
      />
    ));
}
