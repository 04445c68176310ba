import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

// jsdom has the element, but neither modality nor focus: those are the browser's, and a journey's to prove.
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
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
