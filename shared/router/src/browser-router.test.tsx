import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter as PlainRouter, Link as LinkOfRouter } from 'react-router-dom';
import { BrowserRouter } from './browser-router';
import { Link, type LinkProps } from './Link';
import { useSearchParams, withParam } from './use-search-params';

const PlainLink = ({ href, ...rest }: LinkProps) => <LinkOfRouter to={href} {...rest} />;

function Trip({ Way }: { Way: ComponentType<LinkProps> }) {
  const [search, change] = useSearchParams();
  const guests = Number(search.get('guests') ?? 1);
  return (
    <>
      <p>{guests} guests</p>
      <button onClick={() => change(() => ({ guests: String(guests + 1) }))}>One more</button>
      <button onClick={() => change((now) => withParam(now, 'shown', String(guests)))}>Keep</button>
      <Way href={`/cabins?guests=${guests}`}>Cabins</Way>
    </>
  );
}

const open = (Router: ComponentType<{ children: ReactNode }> = BrowserRouter, Way: ComponentType<LinkProps> = Link) => {
  window.history.replaceState(null, '', '/trip');
  render(
    <Router>
      <Trip Way={Way} />
    </Router>,
  );
};
const find = (name: string) => screen.getByText(name);
/** Presses that come faster than React draws. */
const pressAtOnce = (...names: string[]) =>
  act(async () => {
    for (const name of names) find(name).click();
    await Promise.resolve();
  });
const address = () => window.location.pathname + window.location.search;

describe('a press that comes before the last one is drawn', () => {
  it('acts on what is drawn by the plain router: the guest that was just added is lost', async () => {
    open(PlainRouter, PlainLink);
    await pressAtOnce('One more', 'Cabins');
    expect(address()).toBe('/cabins?guests=1');
  });

  it('waits, and then acts on what was chosen', async () => {
    open();
    await pressAtOnce('One more', 'Cabins');
    expect(address()).toBe('/cabins?guests=2');
  });

  it('is one of many, each seeing the one before', async () => {
    open();
    await pressAtOnce('One more', 'One more', 'One more', 'Keep');
    expect(address()).toBe('/trip?guests=4&shown=4');
  });

  it('does not wait when it is to open elsewhere', async () => {
    open();
    const followed = jest.fn((event: Event) => event.preventDefault());
    find('Cabins').addEventListener('click', followed);
    await act(async () => {
      find('One more').click();
      find('Cabins').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
      await Promise.resolve();
    });
    expect(followed).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/trip?guests=2');
  });
});

it('a press on what is drawn is like any other', async () => {
  open();
  const user = userEvent.setup({ delay: null });
  await user.click(find('One more'));
  await user.click(find('Cabins'));
  expect(address()).toBe('/cabins?guests=2');
});
