import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fillIn, typedFields } from './typed-fields';

function Page({ hasNote = true }: { hasNote?: boolean }) {
  const [name, setName] = useState('');
  const [country, setCountry] = useState('SG');
  const [isAgent, setAgent] = useState(false);
  return (
    <main>
      <input aria-label="Name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Country" name="country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option>SG</option>
        <option>ID</option>
      </select>
      <input type="checkbox" aria-label="Agent" name="isAgent" checked={isAgent} onChange={() => setAgent(!isAgent)} />
      <input type="radio" aria-label="Card" name="how" value="card" />
      <input type="radio" aria-label="Bank" name="how" value="bank" />
      <input type="password" name="password" defaultValue="harbour-7" />
      <input name="number" autoComplete="cc-number" defaultValue="4242" />
      <label>
        Markup
        <input aria-label="Markup" defaultValue="" />
      </label>
      <label>
        Markup
        <input aria-label="Markup" defaultValue="" />
      </label>
      {hasNote && <textarea aria-label="Note" name="note" />}
      <output>{`${name} ${country} ${isAgent}`}</output>
    </main>
  );
}

test('what is typed into a page comes back into the same page, and the page knows it', async () => {
  const { unmount } = render(<Page />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'ID');
  await userEvent.click(screen.getByLabelText('Agent'));
  await userEvent.click(screen.getByLabelText('Bank'));
  await userEvent.type(screen.getAllByLabelText('Markup')[1]!, '12');
  await userEvent.type(screen.getByLabelText('Note'), 'late');
  const kept = typedFields();
  unmount();
  render(<Page hasNote={false} />);

  let waiting: Record<string, string> = {};
  act(() => void (waiting = fillIn(kept)));

  expect(screen.getByRole('status')).toHaveTextContent('Ada ID true');
  expect(screen.getByLabelText('Bank')).toBeChecked();
  expect(screen.getAllByLabelText('Markup').map((field) => (field as HTMLInputElement).value)).toEqual(['', '12']);
  expect(waiting).toEqual({ note: 'late' });
});

test('passwords and cards are not kept', () => {
  render(<Page />);

  expect(JSON.stringify(typedFields())).not.toMatch(/harbour|4242/);
});

test('a field in which somebody is typing is theirs', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ben');

  act(() => void fillIn({ name: 'Ada' }));

  expect(screen.getByLabelText('Name')).toHaveValue('Ben');
});

test('a field that has the focus, in which nobody has typed yet, is filled too', () => {
  render(<Page />);
  act(() => screen.getByLabelText('Name').focus());

  act(() => void fillIn({ name: 'Ada' }));

  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
});
