import { css } from '@emotion/react';
import { useEffect } from 'react';
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
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture large; arrow keys and buttons turn to the next. */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const { t } = useTexts('catalog');
  const picture = pictures[shown];
  const turn = (step: number) => onShow((shown + step + pictures.length) % pictures.length);
  // The focus begins at the dialog's own button: the keys are heard wherever it is.
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pictures.counter', { number: shown + 1, total: pictures.length })}
      closeLabel={t('pictures.close')}
      variant="wide"
    >
      {picture && (
        <div>
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
