import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextArea } from './TextArea';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Remarks() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="Remarks"
      value={value}
      onChange={setValue}
      max={5}
      counter={(left) => (left < 0 ? `${-left} too many` : `${left} left`)}
    />
  );
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Remarks'), { target: { value } });

describe('TextArea', () => {
  it('counts code points: an emoji is one', () => {
    render(<Remarks />);

    type('你好🙂');

    expect(screen.getByLabelText('Remarks')).toHaveAccessibleDescription('2 left');
  });

  it('keeps what is too long and says by how much', () => {
    render(<Remarks />);

    type('sunshine');

    expect(screen.getByLabelText('Remarks')).toHaveValue('sunshine');
    expect(screen.getByLabelText('Remarks')).toHaveAccessibleDescription('3 too many');
  });

  it('speaks a second after the last letter, not at each', () => {
    render(<Remarks />);

    type('s');
    act(() => jest.advanceTimersByTime(900));
    type('su');
    act(() => jest.advanceTimersByTime(900));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(100));

    expect(screen.getByRole('status')).toHaveTextContent('3 left');
  });
});
