import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'hotels', label: 'Hotels', content: 'Where to sleep' },
  { id: 'ferries', label: 'Ferries', content: 'How to cross' },
  { id: 'cruises', label: 'Cruises', content: 'How to float' },
];

describe('Tabs', () => {
  it('shows the first view, named by its tab', () => {
    render(<Tabs label="Search" tabs={tabs} />);

    expect(screen.getByRole('tabpanel', { name: 'Hotels' })).toHaveTextContent('Where to sleep');
  });

  it('changes the view with a press', async () => {
    render(<Tabs label="Search" tabs={tabs} />);

    await userEvent.click(screen.getByRole('tab', { name: 'Ferries' }));

    expect(screen.getByRole('tabpanel')).toHaveTextContent('How to cross');
  });

  it.each([
    ['{ArrowRight}', 'Ferries'],
    ['{ArrowLeft}', 'Cruises'],
    ['{End}', 'Cruises'],
    ['{End}{ArrowRight}', 'Hotels'],
    ['{End}{Home}', 'Hotels'],
  ])('moves with %s to %s and takes the focus along', async (keys, name) => {
    render(<Tabs label="Search" tabs={tabs} />);

    await userEvent.tab();
    await userEvent.keyboard(keys);

    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  });

  it('is one stop for the Tab key', async () => {
    render(<Tabs label="Search" tabs={tabs} />);

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('leaves the choice to the caller when one is given', async () => {
    const onSelect = jest.fn();
    render(<Tabs label="Search" tabs={tabs} selected="ferries" onSelect={onSelect} />);

    await userEvent.click(screen.getByRole('tab', { name: 'Cruises' }));

    expect(onSelect).toHaveBeenCalledWith('cruises');
    expect(screen.getByRole('tab', { name: 'Ferries', selected: true })).toBeInTheDocument();
  });
});
