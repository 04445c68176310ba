import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Dialog } from './Dialog';

// jsdom has the element, but neither modality nor its first focus, the close button: those are the browser's, and a journey's to prove.
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
  within(this).getAllByRole('button')[0]!.focus();
});
const close = jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function Filters({ keepOnOutside }: { keepOnOutside?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filters</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filter hotels" closeLabel="Close" keepOnOutside={keepOnOutside}>
        <p>Pool</p>
      </Dialog>
    </>
  );
}
const openFilters = () => userEvent.click(screen.getByRole('button', { name: 'Filters' }));

describe('Dialog', () => {
  it('holds nothing until it is opened', () => {
    render(<Filters />);

    expect(screen.queryByText('Pool')).not.toBeInTheDocument();
  });

  it('opens as a modal with its name', async () => {
    render(<Filters />);

    await openFilters();

    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Filter hotels' })).toHaveTextContent('Pool');
  });

  it('closes with its cross', async () => {
    render(<Filters />);
    await openFilters();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Pool')).not.toBeInTheDocument();
  });

  it('asks its owner to close on Escape instead of closing by itself', async () => {
    render(<Filters />);
    await openFilters();
    const dialog = screen.getByRole('dialog');

    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);

    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByText('Pool')).not.toBeInTheDocument();
  });

  it('closes on a press beside it, not on one inside', async () => {
    render(<Filters />);
    await openFilters();

    fireEvent.mouseDown(screen.getByText('Pool'));
    expect(screen.getByText('Pool')).toBeInTheDocument();
    fireEvent.mouseDown(screen.getByRole('dialog'));

    expect(screen.queryByText('Pool')).not.toBeInTheDocument();
  });

  it('stays on a press beside it when it must be answered', async () => {
    render(<Filters keepOnOutside />);
    await openFilters();

    fireEvent.mouseDown(screen.getByRole('dialog'));

    expect(screen.getByText('Pool')).toBeInTheDocument();
  });
});

describe('the focus when a dialog opens', () => {
  const show = (children: ReactNode) =>
    render(
      <Dialog open onClose={() => undefined} title="Invite somebody" closeLabel="Close" actions={<button>Remove</button>}>
        {children}
      </Dialog>,
    );
  const role = (
    <>
      <input type="radio" name="role" aria-label="Admin" />
      <input type="radio" name="role" aria-label="Booker" defaultChecked />
    </>
  );
  const touch = () =>
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList);
  afterEach(() => jest.restoreAllMocks());

  it('is at the first field, with what stands there chosen as by Tab', async () => {
    show(
      <>
        <button>What is this?</button>
        <input type="hidden" />
        <input aria-label="Id" disabled />
        <input aria-label="Mark-up" defaultValue="10" />
      </>,
    );

    await userEvent.keyboard('12');

    expect(screen.getByLabelText('Mark-up')).toHaveValue('12');
  });

  it('is at the choice that is made', () => {
    show(role);

    expect(screen.getByRole('radio', { name: 'Booker' })).toHaveFocus();
  });

  it('stays at the close button, never at what removes, where there is nothing to fill', () => {
    show(<p>They lose their access at once.</p>);

    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('waits for days that are on their way, unless something is pressed before', async () => {
    const wait = (days: ReactNode) => (
      <Dialog open onClose={() => undefined} title="Change date" closeLabel="Close">
        <fieldset>
          <div aria-busy={!days || undefined}>{days}</div>
        </fieldset>
        <textarea aria-label="Why" />
      </Dialog>
    );
    const { rerender } = render(wait(null));
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

    rerender(wait(<input type="radio" name="day" aria-label="1 Dec" />));

    await waitFor(() => expect(screen.getByRole('radio', { name: '1 Dec' })).toHaveFocus());
  });

  it('is left to who has pressed a key while the field was on its way', async () => {
    const wait = (field: ReactNode) => (
      <Dialog open onClose={() => undefined} title="Change date" closeLabel="Close" actions={<button>Keep</button>}>
        {field}
      </Dialog>
    );
    const { rerender } = render(wait(null));
    await userEvent.tab();

    rerender(wait(<textarea aria-label="Why" />));
    await new Promise((resolve) => setTimeout(resolve));

    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  });

  it('opens no keyboard on a touch screen, and takes a choice there', () => {
    touch();
    const { unmount } = show(<input aria-label="Email" />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    unmount();

    show(role);

    expect(screen.getByRole('radio', { name: 'Booker' })).toHaveFocus();
  });
});
