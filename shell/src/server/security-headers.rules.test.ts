import { contentPolicy, pageHeaders } from './security-headers';

const ask = { styles: ["'nonce-abc'"], remoteOrigins: ['http://localhost:3001'], hasToken: false, isSecure: false };

describe('the security headers of a page', () => {
  it('allow no inline script but the shell’s own, by hash', () => {
    const scripts = contentPolicy(ask).match(/script-src ([^;]+)/)?.[1] ?? '';

    expect(scripts).not.toContain('unsafe');
    expect(scripts).not.toContain('nonce');
    expect(scripts.match(/'sha256-/g)).toHaveLength(2);
    expect(scripts).toContain('http://localhost:3001');
  });

  it('take no markup and no code as text, and no other policy than ours', () => {
    expect(contentPolicy(ask)).toMatch(/require-trusted-types-for 'script'; trusted-types default;/);
  });

  it('allow no inline style element but this answer’s', () => {
    expect(contentPolicy(ask).match(/style-src ([^;]+)/)?.[1]).not.toContain('unsafe');
  });

  it('hide the address from other sites while a token came with it', () => {
    expect(pageHeaders({ ...ask, hasToken: true })['referrer-policy']).toBe('no-referrer');
  });

  it('do not ask browsers to remember HTTPS on a plain connection', () => {
    expect(pageHeaders(ask)).not.toHaveProperty('strict-transport-security');
    expect(pageHeaders({ ...ask, isSecure: true })).toHaveProperty('strict-transport-security');
  });
});
