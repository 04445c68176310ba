import { uploadInPieces } from './upload-pieces';

const SIZE = 600 * 1024;
const file = () => new File([new Uint8Array(SIZE)], 'receipt.jpg', { type: 'image/jpeg' });

interface Fault {
  /** Which piece is lost on its way, and whether the API had it by then. */
  piece: number;
  arrives: boolean;
}

/** An API that keeps what arrives; the fault breaks one piece off. */
function fakeUploads(fault?: Fault) {
  const state = { offset: 0, pieces: 0, begun: 0, finished: 0 };
  const view = () => ({ id: 'u1', bytes: SIZE, offset: state.offset, expiresAt: '2026-12-01T00:00:00Z' });
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const take = async ({ headers, body }: RequestInit) => {
    const offset = Number(new Headers(headers).get('upload-offset'));
    state.pieces += 1;
    const isLost = state.pieces === fault?.piece;
    if (isLost && !fault?.arrives) throw new TypeError('network');
    if (offset !== state.offset) return answer(409, { code: 'upload_offset_wrong', message: '', requestId: 'r' });
    state.offset += (body as Blob).size;
    if (isLost) throw new TypeError('network');
    return answer(200, view());
  };
  globalThis.fetch = async (input, init = {}) => {
    const { pathname } = new URL(input as string, 'http://straits.test');
    if (init.method === 'PATCH') return take(init);
    if (pathname.endsWith('/finish')) return ((state.finished += 1), answer(200, { id: 'p1', status: 'proof_given' }));
    if (init.method === 'POST') state.begun += 1;
    return answer(200, view());
  };
  return state;
}

describe('a file sent in pieces', () => {
  it('arrives whole, with its progress', async () => {
    const state = fakeUploads();
    const seen: number[] = [];

    const answer = await uploadInPieces('/payments/p1', file(), { onProgress: (share) => seen.push(share) });

    expect(answer).toMatchObject({ ok: true, value: { status: 'proof_given' } });
    expect(state).toEqual({ offset: SIZE, pieces: 3, begun: 1, finished: 1 });
    expect(seen.at(-1)).toBe(1);
  });

  it.each([
    ['that never arrived', false],
    ['whose answer was lost', true],
  ])('goes on after a piece %s, and begins nothing anew', async (_, arrives) => {
    const state = fakeUploads({ piece: 2, arrives });

    const answer = await uploadInPieces('/payments/p1', file());

    expect(answer.ok).toBe(true);
    expect(state).toMatchObject({ offset: SIZE, begun: 1, finished: 1 });
  });

  it('is stopped by the shopper at once', async () => {
    fakeUploads();
    const stop = new AbortController();
    stop.abort();
    globalThis.fetch = () => Promise.reject(new DOMException('stopped', 'AbortError'));

    expect(await uploadInPieces('/payments/p1', file(), { signal: stop.signal, notices: false })).toEqual({
      ok: false,
      failure: { kind: 'network', reason: 'aborted' },
    });
  });
});
