import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforePaint } from '../server/inline-scripts';

const code = beforePaint.replace(/^<script>|<\/script>$/g, '');
// The script is text for the page's head: it is run here as it stands.
const run = () => {
  const location = { href: window.location.href, replace: jest.fn() };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script element's text, and this is how one is run
  new Function('document', 'location', code)(document, location);
  return location;
};

beforeEach(() => {
  sessionStorage.clear();
  for (const name of ['straits_lang', 'straits_currency']) document.cookie = `${name}=; path=/; max-age=0`;
  localStorage.clear();
  delete document.documentElement.dataset.gate;
  history.replaceState(null, '', '/');
});

describe('before the first paint', () => {
  it('takes the token out of the address and keeps it for the exchange', () => {
    history.replaceState(null, '', '/attraction?q=zoo&token=secret');

    run();

    expect(window.location.search).toBe('?q=zoo');
    expect(sessionStorage.getItem('straits_token')).toBe('secret');
  });

  it.each([
    ['?lang=zhtd&currency=myr', 'straits_lang=ZHTD; straits_currency=MYR'],
    ['?lang=<script>&currency=EUR;x', ''],
    ['?lang=XX', ''],
  ])('keeps what %s chooses, for the link that is followed before the code is here', (search, kept) => {
    history.replaceState(null, '', `/attraction${search}`);

    run();

    expect(document.cookie).toBe(kept);
  });

  it('sends a visitor of a gated page to sign in, with the way back', () => {
    document.documentElement.dataset.gate = 'signed';
    history.replaceState(null, '', '/order-history?tab=past');

    expect(run().replace).toHaveBeenCalledWith('/login?next=%2Forder-history%3Ftab%3Dpast');
  });

  it('lets a customer stay, and one who comes with a token', () => {
    document.documentElement.dataset.gate = 'signed';
    localStorage.setItem('token', 'mine');
    const customer = run();
    localStorage.clear();
    history.replaceState(null, '', '/order-history?token=secret');
    const comer = run();

    expect(customer.replace).not.toHaveBeenCalled();
    expect(comer.replace).not.toHaveBeenCalled();
  });

  it('leaves pages that are not gated alone', () => {
    expect(run().replace).not.toHaveBeenCalled();
  });

  it('holds a form that is sent before its code is there, and sends it once to the code when it comes', async () => {
    run();
    document.body.innerHTML = '<form method="post" aria-label="Sign in"><button>Go</button></form>';
    const form = screen.getByRole('form');
    let lastPrevented: boolean | undefined;
    form.addEventListener('submit', (event) => (lastPrevented = event.defaultPrevented));

    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(lastPrevented).toBe(true);
    const taken = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', taken);

    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('keeps a press on a button that has no code yet, and gives it to the code once, when the page answers', async () => {
    const marks: object[] = [];
    Object.assign(performance, { getEntriesByName: () => marks });
    run();
    document.body.innerHTML = '<button type="button">Hotels</button>';
    const button = screen.getByRole('button');
    fireEvent.click(button);
    fireEvent.click(button);
    const taken = jest.fn();
    button.addEventListener('click', taken);

    // The code comes later than the press, in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    expect(button).toHaveAttribute('aria-busy', 'true');
    Object.assign(button, { __reactProps$x: {} });
    marks.push({});

    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
    expect(button).not.toHaveAttribute('aria-busy');
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(taken).toHaveBeenCalledTimes(2);
  });

  it('leaves a press alone that React took the button for, and acted on', async () => {
    Object.assign(performance, { getEntriesByName: () => [{}] });
    run();
    document.body.innerHTML = '<button type="button">One more</button>';
    const button = screen.getByRole('button');
    const acted = jest.fn(() => Object.assign(button, { __reactProps$x: {} }));
    button.addEventListener('click', acted);

    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 250));

    expect(acted).toHaveBeenCalledTimes(1);
  });

  it('says again what was ticked or chosen before there was code, when the page answers', async () => {
    const marks: object[] = [];
    Object.assign(performance, { getEntriesByName: () => marks });
    run();
    document.body.innerHTML =
      '<input type="checkbox" aria-label="Nature"><select aria-label="Sort"><option>best</option><option>rating</option></select><input type="date" title="Check-in">';
    const [tick, list] = [screen.getByRole<HTMLInputElement>('checkbox'), screen.getByRole<HTMLSelectElement>('combobox')];
    fireEvent.click(tick);
    const day = screen.getByTitle<HTMLInputElement>('Check-in');
    fireEvent.change(list, { target: { value: 'rating' } });
    fireEvent.change(day, { target: { value: '2026-12-12' } });
    const said: unknown[] = [];
    tick.addEventListener('click', () => said.push(tick.checked));
    list.addEventListener('change', () => said.push(list.value));
    day.addEventListener('input', () => said.push(day.value));
    await new Promise((resolve) => setTimeout(resolve));
    expect(said).toEqual([]);

    for (const control of [tick, list, day]) Object.assign(control, { __reactProps$x: {} });
    marks.push({});

    await waitFor(() => expect(said).toEqual([true, 'rating', '2026-12-12']));
    expect(tick.checked).toBe(true);
  });

  it.each(['', '2026-12-24'])('says to React that a date is %j now, which its page had drawn', async (typed) => {
    const marks: object[] = [];
    Object.assign(performance, { getEntriesByName: () => marks });
    run();
    document.body.replaceChildren();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<input type="date" title="Day" value="2026-12-09">';
    fireEvent.change(screen.getByTitle('Day'), { target: { value: typed } });
    await new Promise((resolve) => setTimeout(resolve));
    const said: string[] = [];
    render(<input type="date" title="Day" value="2026-12-09" onChange={(event) => said.push(event.target.value)} />, {
      container,
      hydrate: true,
    });

    marks.push({});

    await waitFor(() => expect(said).toEqual([typed]));
  });

  it.each(['pointerDown', 'keyDown'] as const)('makes a date field of the line of text that stands for it, at %s', (act) => {
    run();
    document.body.innerHTML = '<input type="text" data-becomes="date" value="2026-12-09" title="Day">';
    fireEvent.focus(screen.getByTitle('Day'));
    expect(screen.getByTitle('Day')).toHaveAttribute('type', 'text');

    fireEvent[act](document.body);

    expect(screen.getByTitle('Day')).toHaveAttribute('type', 'date');
    expect(screen.getByTitle('Day')).toHaveValue('2026-12-09');
  });

  it('says again what a program wrote into a line of text that has become a date field since', async () => {
    const marks: object[] = [];
    Object.assign(performance, { getEntriesByName: () => marks });
    run();
    document.body.innerHTML = '<input type="text" data-becomes="date" title="Day">';
    const day = screen.getByTitle<HTMLInputElement>('Day');
    // As a program types: the change is told when the field is left, which may be after React has taken it.
    fireEvent.input(day, { target: { value: '2026-12-12' } });
    await new Promise((resolve) => setTimeout(resolve));
    const said: string[] = [];
    day.addEventListener('input', () => said.push(day.value));

    day.type = 'date';
    Object.assign(day, { __reactProps$x: {} });
    marks.push({});

    await waitFor(() => expect(said).toEqual(['2026-12-12']));
  });

  it('says of what was ticked and unticked nothing, and of a group the last', async () => {
    const marks: object[] = [];
    Object.assign(performance, { getEntriesByName: () => marks });
    run();
    document.body.innerHTML =
      '<input type="checkbox"><input type="radio" name="g" value="a"><input type="radio" name="g" value="b"><input type="radio" name="g" value="c">';
    const [tick] = screen.getAllByRole('checkbox');
    const [a, b, c] = screen.getAllByRole('radio');
    const controls = [tick!, a!, b!, c!];
    for (const control of [tick!, tick!, b!, a!, c!]) fireEvent.click(control);
    const said: string[] = [];
    for (const control of controls) control.addEventListener('click', () => said.push((control as HTMLInputElement).value));
    await new Promise((resolve) => setTimeout(resolve));

    for (const control of controls) Object.assign(control, { __reactProps$x: {} });
    marks.push({});
    await waitFor(() => expect(said).toEqual(['c']));
    await new Promise((resolve) => setTimeout(resolve, 150));

    expect(said).toEqual(['c']);
    expect(c).toBeChecked();
    expect(tick).not.toBeChecked();
  });

  it('leaves a form that has an address of its own to the browser', () => {
    run();
    document.body.innerHTML = '<form action="/search"><button>Search</button></form>';
    let prevented: boolean | undefined;
    document.addEventListener(
      'submit',
      (event) => {
        prevented = event.defaultPrevented;
        // The test's browser goes nowhere.
        event.preventDefault();
      },
      { once: true },
    );

    fireEvent.click(screen.getByRole('button'));

    expect(prevented).toBe(false);
  });
});
