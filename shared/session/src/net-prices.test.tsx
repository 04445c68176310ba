import { act, fireEvent, renderHook } from '@testing-library/react';
import { showNetPrices, useNetPricesShown } from './net-prices';

afterEach(() => {
  jest.restoreAllMocks();
  showNetPrices(true);
});
const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);

describe('net prices', () => {
  it('are hidden by one key, everywhere at once and on the next page too, and shown by it again', () => {
    const { unmount } = renderHook(useNetPricesShown);
    const { result } = renderHook(useNetPricesShown);

    press({ key: 'F8' });
    unmount();
    const { result: ofNextPage } = renderHook(useNetPricesShown);
    expect([result.current, ofNextPage.current]).toEqual([false, false]);

    press({ key: 'F8' });
    expect([result.current, ofNextPage.current]).toEqual([true, true]);
  });

  it.each([
    ['a key that is held down', { key: 'F8', repeat: true }],
    ['the key with another', { key: 'F8', ctrlKey: true }],
    ['another key', { key: 'F9' }],
  ])('stay as they are at %s', (_what, init) => {
    const { result } = renderHook(useNetPricesShown);

    press(init);

    expect(result.current).toBe(true);
  });

  it('are hidden for as long as the page lasts where nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('storage is off');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is off');
    });
    const { result } = renderHook(useNetPricesShown);

    act(() => showNetPrices(false));

    expect(result.current).toBe(false);
  });
});
