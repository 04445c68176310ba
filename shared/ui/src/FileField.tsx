import { css } from '@emotion/react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from './Button';
import { ChosenFile, type FileWords } from './ChosenFile';
import { Field, type ControlIds, type FieldTexts } from './Field';
import { hintCss } from './field.styles';
import { Icon } from './Icon';
import { media, token } from './tokens';

export interface FileFieldProps extends FieldTexts {
  name?: string;
  file: File | null;
  /** Gets the chosen file; the caller checks type and size, and says what is wrong with `error`. */
  onChoose: (file: File) => void;
  onRemove: () => void;
  words: FileWords;
  /** As the `accept` attribute: 'image/*,application/pdf'. */
  accept?: string;
  /** Which camera phones open: shown as a second button. */
  capture?: 'user' | 'environment';
  /** 0 to 1 while it is being sent, otherwise undefined. */
  progress?: number;
  onCancel?: () => void;
  disabled?: boolean;
}

const zone = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 1.125rem;
  border: 1.5px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  transition: background-color ${token.motion.quick};
`;
const over = css`
  border-color: ${token.color.lagoon};
  background: ${token.color.infoSoft};
`;
const faulty = css`
  border-color: ${token.color.danger};
`;
const finePointer = css`
  display: none;
  ${media.hover} {
    display: inline;
  }
`;

function DropZone({ control, words, accept, capture, name, onChoose, disabled, error }: FileFieldProps & { control: ControlIds }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const first = files?.[0];
    if (first && !disabled) onChoose(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      css={[zone, isOver && over, error && faulty]}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...control}
        ref={input}
        name={name}
        className="visually-hidden"
        type="file"
        accept={accept}
        disabled={disabled}
        tabIndex={-1}
        onFocus={() => button.current?.focus()}
        onChange={(event) => take(event.target.files)}
      />
      <Button
        icon={<Icon name="upload" size={18} />}
        disabled={disabled}
        ref={button}
        aria-describedby={control['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      {capture && words.camera && <Camera label={words.camera} capture={capture} disabled={disabled} onTake={take} />}
      <span css={[hintCss, finePointer]}>{words.drop}</span>
    </div>
  );
}

type Take = (files: FileList | null) => void;

// A second input, since one with `capture` gives phones no choice of a kept file.
function Camera({
  label,
  capture,
  disabled,
  onTake,
}: {
  label: string;
  capture: 'user' | 'environment';
  disabled: boolean | undefined;
  onTake: Take;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture={capture}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onTake(event.target.files)}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** One file: choose, drop or photograph it; see it; take it away; watch it being sent and stop that. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, required, labelHidden, id, className, file } = props;
  return (
    <Field {...{ label, hint, error, optional, required, labelHidden, id, className }}>
      {(control) =>
        file ? <ChosenFile {...props} file={file} describedBy={control['aria-describedby']} /> : <DropZone {...props} control={control} />
      }
    </Field>
  );
}
