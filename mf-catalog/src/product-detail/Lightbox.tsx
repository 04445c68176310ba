import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import type { Picture as PictureData } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Dialog } from '@straits/ui/Dialog';
import { IconButton } from '@straits/ui/IconButton';
import { Picture } from '@straits/ui/Picture';
import { token } from '@straits/ui/tokens';

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block-start: 0.75rem;
  p {
    text-align: center;
  }
`;

export interface LightboxProps {
  pictures: PictureData[];
  /** Null is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** One picture large; arrow keys and buttons turn to the next. */
export function Lightbox({ pictures, shown, onShow }: LightboxProps) {
  const { t } = useTexts('catalog');
  const index = shown ?? 0;
  const picture = pictures[index];
  const turn = (step: number) => onShow((index + step + pictures.length) % pictures.length);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog
      open={shown !== null}
      onClose={() => onShow(null)}
      title={t('pictures.counter', { number: index + 1, total: pictures.length })}
      closeLabel={t('pictures.close')}
      variant="wide"
    >
      {picture && (
        // Keys are a convenience beside the buttons below.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={press}>
          <Picture key={picture.src} picture={picture} sizes="(min-width: 940px) 850px, 92vw" radius={token.radius.small} loading="eager" />
          <div css={bar}>
            <IconButton icon="chevron-left" label={t('pictures.previous')} edged onClick={() => turn(-1)} />
            <p aria-live="polite">{picture.alt}</p>
            <IconButton icon="chevron-right" label={t('pictures.next')} edged onClick={() => turn(1)} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
