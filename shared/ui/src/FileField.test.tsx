import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField, type FileFieldProps } from './FileField';

const words = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  camera: 'Take a photo',
  remove: 'Remove',
  cancel: 'Cancel',
  progress: (percent: number) => `${percent} % sent`,
};
const proof = new File(['paid'], 'proof.pdf', { type: 'application/pdf' });

function setup(props: Partial<FileFieldProps> = {}) {
  const handlers = { onChoose: jest.fn(), onRemove: jest.fn(), onCancel: jest.fn() };
  render(<FileField label="Proof of payment" file={null} words={words} {...handlers} {...props} />);
  return handlers;
}

describe('FileField', () => {
  it('gives the chosen file', async () => {
    const { onChoose } = setup();

    await userEvent.upload(screen.getByLabelText('Proof of payment'), proof);

    expect(onChoose).toHaveBeenCalledWith(proof);
  });

  it('gives a dropped file', () => {
    const { onChoose } = setup();

    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [proof] } });

    expect(onChoose).toHaveBeenCalledWith(proof);
  });

  it('takes nothing dropped while it is disabled', () => {
    const { onChoose } = setup({ disabled: true });

    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [proof] } });

    expect(onChoose).not.toHaveBeenCalled();
  });

  it('offers the camera only where it is asked for', () => {
    setup({ capture: 'environment' });

    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeInTheDocument();
  });

  it('shows the chosen file and takes it away', async () => {
    const { onRemove } = setup({ file: proof });

    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    expect(screen.getByText('proof.pdf')).toBeInTheDocument();
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 5_400_000, '5.4 MB'],
    ['id', 5_400_000, '5,4 MB'],
    ['zh-Hans', 2_000_000, '2.0 MB'],
    ['id', 5_400, '5 KB'],
  ])('says on a page in %s how large %d bytes are: %s', (language, bytes, words) => {
    document.documentElement.lang = language;
    setup({ file: Object.defineProperty(new File([], 'large.pdf'), 'size', { value: bytes }) });

    expect(screen.getByText(words)).toBeInTheDocument();
    document.documentElement.lang = 'en';
  });

  it('shows how much is sent, and stops on demand', async () => {
    const { onCancel } = setup({ file: proof, progress: 0.42 });

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('says what is wrong', () => {
    setup({ error: 'Choose a JPG, PNG or PDF' });

    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription('Choose a JPG, PNG or PDF');
  });

  it('passes the focus that an error summary gives it on to its button', () => {
    setup({ name: 'proof' });

    act(() => screen.getByLabelText('Proof of payment').focus());

    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  });
});
