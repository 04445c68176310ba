import { css } from '@emotion/react';
import { useCallback } from 'react';
import { Button } from './Button';
import { hintCss } from './field.styles';
import { Icon } from './Icon';
import { Progress } from './Progress';
import { token } from './tokens';

/** Words of a file field. */
export interface FileWords {
  choose: string;
  drop: string;
  camera?: string;
  remove: string;
  cancel: string;
  /** Gets whole percent. */
  progress: (percent: number) => string;
}

export interface ChosenFileProps {
  file: File;
  /** Lets `ErrorSummary` find it. */
  name?: string;
  words: FileWords;
  /** What is wrong with it, or about its field. */
  describedBy?: string | undefined;
  onRemove: () => void;
  /** 0 to 1 while it is being sent, otherwise undefined. */
  progress?: number;
  onCancel?: () => void;
  disabled?: boolean;
}

const chosen = css`
  display: grid;
  grid-template-columns: 4rem 1fr auto;
  align-items: center;
  gap: 0.375rem 1rem;
  padding: 0.75rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
`;
const preview = css`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${token.radius.small};
  object-fit: cover;
  background: ${token.color.sunken};
  color: ${token.color.muted};
`;
const fileName = css`
  display: block;
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const wide = css`
  grid-column: 1 / -1;
`;
const about = css`
  min-inline-size: 0;
`;

const notation = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** As the page's language writes it. The page says which that is: a file is only ever chosen in a browser. */
function size(bytes: number) {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toLocaleString(document.documentElement.lang || 'en', notation)} MB`;
}

/** A chosen file: what it looks like, its name and size, how much of it is sent. */
export function ChosenFile({ file, name, words, describedBy, progress, onCancel, onRemove, disabled }: ChosenFileProps) {
  const isSending = progress !== undefined;
  const sent = isSending ? words.progress(Math.round(progress * 100)) : '';
  return (
    <div css={chosen} data-field={name}>
      {file.type.startsWith('image/') ? <Preview file={file} /> : <NoPreview />}
      <span css={about}>
        <span css={fileName}>{file.name}</span>
        <span css={hintCss}>{size(file.size)}</span>
      </span>
      {isSending && onCancel ? (
        <Button prominence="quiet" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : (
        <Button
          prominence="quiet"
          size="small"
          icon={<Icon name="trash" size={18} />}
          disabled={disabled || isSending}
          aria-describedby={describedBy}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      )}
      {isSending && <Progress css={wide} label={sent} value={progress} text={sent} />}
    </div>
  );
}

/** The address of the picture is given back to the browser when it is gone. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img css={preview} ref={show} alt="" />;
}

const NoPreview = () => (
  <span css={preview}>
    <Icon name="ticket" size={26} />
  </span>
);
