import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BrowserRouter } from './browser-router';
import { Link, type LinkProps } from './Link';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

/** How often it has been drawn. */
function Counted(props: LinkProps) {
  const times = useRef(0);
  times.current += 1;
  return <Link {...props}>drawn {times.current}</Link>;
}

const open = (props: LinkProps) => {
  window.history.replaceState(null, '', '/list?q=zoo');
  render(
    <BrowserRouter>
      <Place />
      <Counted {...props} />
    </BrowserRouter>,
  );
  return screen.getByRole('link');
};

/** Whether the press is left to the browser; the tests' one goes nowhere. */
function press(link: HTMLElement, init: MouseEventInit = {}) {
  let isLeft = true;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, { button: 0, ...init });
  return isLeft;
}

describe('a link inside the site', () => {
  it('is an address for whoever copies it, and shows that page when it is pressed', () => {
    const link = open({ href: '/detail?id=1' });

    expect(link).toHaveAttribute('href', '/detail?id=1');
    expect(press(link)).toBe(false);
    expect(screen.getByText('/detail?id=1')).toBeVisible();
  });

  it('is not drawn again when the address changes', () => {
    const link = open({ href: '/detail?id=1' });
    press(link);

    expect(link).toHaveTextContent('drawn 1');
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is the browser’s business %s', (_, init) => {
    const link = open({ href: '/detail?id=1' });

    expect(press(link, init)).toBe(true);
    expect(screen.getByText('/list?q=zoo')).toBeVisible();
  });

  it('goes nowhere when its owner has acted on the press', () => {
    const link = open({ href: '/detail?id=1', onClick: (event) => event.preventDefault() });
    press(link);

    expect(screen.getByText('/list?q=zoo')).toBeVisible();
  });

  it('to where the page is adds nothing to the history', () => {
    const link = open({ href: '/list?q=zoo' });
    const { length } = window.history;
    press(link);

    expect(window.history).toHaveLength(length);
  });

  it('to elsewhere can be gone back from', async () => {
    const link = open({ href: '/detail?id=1' });
    press(link);
    await act(async () => {
      const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await back;
    });

    expect(screen.getByText('/list?q=zoo')).toBeVisible();
  });
});
