import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Order, OrderLine } from '@straits/api-contract';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { useFailureText } from '../failures';
import { productPath } from '../product-path.rules';
import { isAhead } from './book-again.rules';
import { $added, $addedWithout, $notAdded, bookAgainAsked, bookAgainFx, bookAgainLeft } from './book-again.model';

/** The same again: into the cart where the day is still ahead, else to where another day is chosen. What is refused says why. */
export function BookAgain({ order }: { order: Order }) {
  const { t } = useTexts('account');
  const { list } = useFormat();
  const navigate = useNavigate();
  const { added, notAdded, without, isBusy } = useUnit({
    added: $added,
    notAdded: $notAdded,
    without: $addedWithout,
    isBusy: bookAgainFx.pending,
  });
  const act = useUnit({ ask: bookAgainAsked, leave: bookAgainLeft });
  const now = Date.parse(order.serverNow);
  const ahead = order.lines.filter((line) => isAhead(line, now));
  const isIn = added > 0 && notAdded.length + without.length === 0;
  useEffect(() => {
    if (isIn) void navigate('/cart');
  }, [isIn, navigate]);
  useEffect(() => () => act.leave(), [act]);

  return (
    <Stack gap={3} data-print="hide">
      <div>
        {ahead.length > 0 ? (
          <Button icon={<Icon name="cart" size={18} />} busy={isBusy} onClick={() => act.ask(ahead)}>
            {t('again.toCart')}
          </Button>
        ) : (
          <Elsewhere lines={order.lines} />
        )}
      </div>
      {notAdded.map(({ line, failure }) => (
        <Refused key={line.id} line={line} lang={line.lang ?? order.lang} failure={failure} />
      ))}
      {without.map(({ line, gone }) => (
        <Notice key={line.id} tone="warning" role="alert" title={<span lang={line.lang ?? order.lang}>{line.productName}</span>}>
          {t('again.without', { what: list(gone) })}
        </Notice>
      ))}
      {added > 0 && !isIn && <ButtonLink href="/cart">{t('again.goToCart')}</ButtonLink>}
    </Stack>
  );
}

function Elsewhere({ lines }: { lines: OrderLine[] }) {
  const { t } = useTexts('account');
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()];
  return products.map((line) => (
    <ButtonLink key={line.id} href={productPath(line)}>
      {t('again.product', { name: line.productName })}
    </ButtonLink>
  ));
}

interface RefusedProps {
  line: OrderLine;
  /** Of its name. */
  lang: string | undefined;
  failure: HttpFailure;
}
function Refused({ line, lang, failure }: RefusedProps) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={<span lang={lang}>{line.productName}</span>}
      actions={
        <ButtonLink size="small" href={productPath(line)}>
          {refusalCode(failure) === 'answer_missing' ? t('again.product', { name: line.productName }) : t('again.otherDate')}
        </ButtonLink>
      }
    >
      {failureText(failure)}
    </Notice>
  );
}
