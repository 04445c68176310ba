import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './Popover';

function setup() {
  render(
    <>
      <Popover label="Language" trigger={(button) => <button {...button}>EN</button>}>
        {(close) => <button onClick={close}>Bahasa Indonesia</button>}
      </Popover>
      <button>Cart</button>
    </>,
  );
  return screen.getByRole('button', { name: 'EN' });
}
const panel = () => screen.queryByRole('group', { name: 'Language' });

describe('Popover', () => {
  it('opens and closes with its button', async () => {
    const button = setup();

    await userEvent.click(button);
    expect(panel()).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);

    expect(panel()).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const button = setup();

    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');

    expect(panel()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when something else is pressed', async () => {
    await userEvent.click(setup());

    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));

    expect(panel()).not.toBeInTheDocument();
  });

  it('closes when the Tab key leaves it', async () => {
    await userEvent.click(setup());

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });

  it('lets its content close it', async () => {
    const button = setup();
    await userEvent.click(button);

    await userEvent.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }));

    expect(panel()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
