import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Countdown, type CountdownProps } from './Countdown';

const NOW = Date.parse('2027-03-01T10:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const Hold = (props: Partial<CountdownProps>) => (
  <Countdown endsAt="2027-03-01T10:25:00Z" announce={(left) => `${left.total} seconds left`} {...props}>
    {(left) => left.clock}
  </Countdown>
);
function pass(seconds: number) {
  act(() => {
    jest.advanceTimersByTime(seconds * 1000);
  });
}

describe('Countdown', () => {
  it('ticks each second', () => {
    render(<Hold />);

    pass(1);

    expect(screen.getByRole('timer')).toHaveTextContent('24:59');
  });

  it('goes by the clock of the server', () => {
    render(<Hold clockOffset={-60_000} />);

    expect(screen.getByRole('timer')).toHaveTextContent('26:00');
  });

  it('draws no time on the server, whose second is not the browser’s', () => {
    expect(renderToString(<Hold />)).not.toContain('25:00');
  });

  it('is silent between the thresholds and speaks at five minutes and at one', () => {
    render(<Hold />);
    const heard: string[] = [];

    for (const seconds of [1199, 1, 180, 60, 30]) {
      pass(seconds);
      heard.push(screen.getByRole('status').textContent);
    }

    expect(heard).toEqual(['', '300 seconds left', '300 seconds left', '60 seconds left', '60 seconds left']);
  });

  it('speaks when a sleeping tab wakes past a threshold', () => {
    render(<Hold />);

    jest.setSystemTime(NOW + 1_250_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });

    expect(screen.getByRole('status')).toHaveTextContent('250 seconds left');
  });

  it('says once that it is over, and stays at nothing', () => {
    const onEnd = jest.fn();
    render(<Hold onEnd={onEnd} />);

    pass(1500);
    pass(60);

    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  });

  it('starts again when the hold is renewed', () => {
    const onEnd = jest.fn();
    const { rerender } = render(<Hold onEnd={onEnd} />);
    pass(1500);

    rerender(<Hold onEnd={onEnd} endsAt="2027-03-01T10:50:00Z" />);

    expect(screen.getByRole('timer')).toHaveTextContent('25:00');
  });
});
