import type { PageState } from '../page/page-state';
import { documentBody, documentHead } from './document';
import { escapeHtml, escapeJson } from './escape.rules';

const NASTY = `</script><script>alert("1")</script><!--\u2028`;
const context = {
  origin: 'https://straits.test',
  address: '/attraction?q=a',
  locales: ['EN' as const, 'ZHTD' as const],
  companyName: 'Straits',
  isNoindex: false,
};

describe('what is written into a page', () => {
  it('cannot end a script element', () => {
    const written = escapeJson({ text: NASTY });

    expect(written).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(written)).toEqual({ text: NASTY });
  });

  it('cannot leave an attribute or an element', () => {
    expect(escapeHtml(`"><img src=x onerror='a'>&`)).toBe('&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;');
  });

  it('escapes titles, descriptions and structured data', () => {
    const head = documentHead({ title: NASTY, description: NASTY, canonical: `https://x/"${NASTY}`, jsonLd: [{ name: NASTY }] }, context);

    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head).not.toContain('alert("1")');
  });

  it('escapes the state', () => {
    const body = documentBody({
      html: Buffer.from(''),
      state: { origin: NASTY, remotes: [] } as unknown as PageState,
      files: { run: [], preload: [] },
    });

    expect(body.join('').match(/<script/g)).toHaveLength(3);
  });
});

describe('the head', () => {
  it('names every language by its tag', () => {
    const head = documentHead({ title: 'A' }, context);

    expect(head).toContain('hreflang="zh-Hant" href="https://straits.test/attraction?q=a&amp;lang=ZHTD"');
    expect(head).toContain('hreflang="x-default" href="https://straits.test/attraction?q=a"');
  });

  it('names the languages of the page itself, without what was chosen on it', () => {
    const head = documentHead({ title: 'A', canonical: 'https://straits.test/attraction?lang=EN' }, context);

    expect(head).toContain('hreflang="zh-Hant" href="https://straits.test/attraction?lang=ZHTD"');
  });

  it('says to whom a page is shown in a conversation what it is and where', () => {
    const head = documentHead({ title: 'A', canonical: 'https://straits.test/attraction?lang=EN' }, context);

    expect(head).toContain('<meta property="og:type" content="website">');
    expect(head).toContain('<meta property="og:url" content="https://straits.test/attraction?lang=EN">');
    expect(documentHead({ title: 'A' }, { ...context, isNoindex: true })).not.toContain('og:url');
  });

  it('keeps an agents’ host and pages that do not exist out of search engines', () => {
    expect(documentHead({ title: 'A' }, { ...context, isNoindex: true })).toContain('content="noindex"');
    expect(documentHead({ title: 'A', status: 404 }, context)).toContain('content="noindex"');
  });
});
