import type { PublishedVersion } from '@straits/remote-contract/schema';
import { createRemoteHealth } from './remote-health';

function aServer() {
  let at = 0;
  const health = createRemoteHealth(() => at);
  return {
    ...health,
    isUsable: (version = 'v2') => health.isUsable('mf_wallet', { version } as PublishedVersion),
    pass: (ms: number) => void (at += ms),
  };
}

describe('a version that broke on this server', () => {
  it('is left alone for five seconds, alone, and then tried again', () => {
    const server = aServer();
    server.broke('mf_wallet', 'v2');

    expect([server.isUsable(), server.isUsable('v1')]).toEqual([false, true]);
    server.pass(4_999);
    expect(server.isUsable()).toBe(false);
    server.pass(1);
    expect(server.isUsable()).toBe(true);
  });

  it('is left alone twice as long each time that it breaks again, at the longest for ten minutes', () => {
    const server = aServer();
    const waits = Array.from({ length: 10 }, () => {
      server.broke('mf_wallet', 'v2');
      let seconds = 0;
      for (; !server.isUsable(); seconds += 5) server.pass(5_000);
      return seconds;
    });

    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
  });

  it('is not judged again by pages that were under way', () => {
    const server = aServer();
    server.broke('mf_wallet', 'v2');
    server.broke('mf_wallet', 'v2');
    server.pass(5_000);

    expect(server.isUsable()).toBe(true);
  });

  it('begins anew once it has worked', () => {
    const server = aServer();
    server.broke('mf_wallet', 'v2');
    server.pass(5_000);
    server.worked('mf_wallet', 'v2');
    server.broke('mf_wallet', 'v2');
    server.pass(5_000);

    expect(server.isUsable()).toBe(true);
  });
});
