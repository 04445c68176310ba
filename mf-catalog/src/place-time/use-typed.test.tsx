import { fireEvent, render, screen } from '@testing-library/react';
import { useTyped } from './use-typed';

const committed = jest.fn();
function Day() {
  // The address is late: nothing of what is committed comes back here.
  const field = useTyped('2026-12-04', committed, (text) => text >= '2026-11-21');
  return <input aria-label="Day" type="date" {...field} />;
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Day'), { target: { value } });
beforeEach(() => committed.mockClear());

it('keeps every digit that is typed, and tells the whole day', () => {
  render(<Day />);

  for (const text of ['', '0002-12-25', '0202-12-25', '2026-12-25']) {
    type(text);
    expect(screen.getByLabelText('Day')).toHaveValue(text);
  }

  expect(committed.mock.calls).toEqual([['2026-12-25']]);
});

it.each([
  ['', ['']],
  ['2020-01-01', ['2020-01-01']],
  ['0002-12-25', undefined],
])('when it is left with %j, %j is told', (text, told) => {
  render(<Day />);
  type(text);
  expect(committed).not.toHaveBeenCalled();

  fireEvent.blur(screen.getByLabelText('Day'));

  expect(committed.mock.calls[0]).toEqual(told);
});
