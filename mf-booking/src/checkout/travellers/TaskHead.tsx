import { useEffect, useRef } from 'react';
import type { CartLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { token } from '@straits/ui/tokens';
import { useWhen } from '../../cart-line/LineHead';

interface TaskHeadProps {
  title: string;
  line: CartLine;
  /** The first task of the step: its form comes with the page. */
  isFirst: boolean;
}

/** Whose form this is. The next one comes in place of the last: the focus goes to it. */
export function TaskHead({ title, line, isFirst }: TaskHeadProps) {
  const { t } = useTexts('booking');
  const when = useWhen();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [isFirst]);

  return (
    <div ref={heading} tabIndex={-1}>
      <SectionTitle level={2} css={{ fontSize: token.text.title }}>
        {title}
      </SectionTitle>
      <p css={{ color: token.color.muted }}>
        {line.localDate ? (
          t('checkout.travellers.of', { product: line.productName, date: when(line) })
        ) : (
          <span lang={line.lang}>{line.productName}</span>
        )}
      </p>
    </div>
  );
}
