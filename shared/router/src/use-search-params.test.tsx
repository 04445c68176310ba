import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate, useSearchParams as useDrawnSearchParams } from 'react-router-dom';
import { useSearchParams, withParam } from './use-search-params';

function Choices({ onSecond }: { onSecond: (search: string) => void }) {
  const [search, change] = useSearchParams();
  const [, changeDrawn] = useDrawnSearchParams();
  const navigate = useNavigate();
  const choose = (name: string) => change((now) => withParam(now, name, 'yes'));
  return (
    <>
      <p>{search.toString()}</p>
      <button
        onClick={() => {
          choose('seat');
          choose('meal');
          onSecond(window.location.search);
        }}
      >
        Both
      </button>
      <button
        onClick={() => {
          changeDrawn((now) => withParam(now, 'seat', 'yes'));
          changeDrawn((now) => withParam(now, 'meal', 'yes'));
        }}
      >
        Both by what is drawn
      </button>
      <button
        onClick={() => {
          void navigate('/next?page=2');
          choose('seat');
        }}
      >
        Leave
      </button>
    </>
  );
}

const open = (at: string) => {
  window.history.replaceState(null, '', at);
  const onSecond = jest.fn();
  render(
    <BrowserRouter>
      <Choices onSecond={onSecond} />
    </BrowserRouter>,
  );
  return onSecond;
};
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

describe('useSearchParams', () => {
  it('the hook beneath it loses the first of two changes made before React draws', () => {
    open('/trip?from=batam');
    press('Both by what is drawn');
    expect(window.location.search).toBe('?from=batam&meal=yes');
  });

  it('keeps both', () => {
    const onSecond = open('/trip?from=batam');
    press('Both');
    expect(onSecond).toHaveBeenCalledWith('?from=batam&seat=yes&meal=yes');
    expect(screen.getByText('from=batam&seat=yes&meal=yes')).toBeInTheDocument();
  });

  it('changes nothing on a page that is being left', () => {
    open('/trip?from=batam');
    press('Leave');
    expect(window.location.pathname + window.location.search).toBe('/next?page=2');
  });
});

describe('withParam', () => {
  it('takes a parameter out that gets no value, and leaves the given query as it was', () => {
    const search = new URLSearchParams('q=zoo&page=2');
    expect(withParam(search, 'page', '').toString()).toBe('q=zoo');
    expect(withParam(search, 'page', '3').toString()).toBe('q=zoo&page=3');
    expect(search.toString()).toBe('q=zoo&page=2');
  });
});
