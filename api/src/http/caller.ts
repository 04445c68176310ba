import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { App, Deps } from '../deps';
import { hashOf, newToken } from '../secrets';
import { refuse } from './refusal';

/** The person behind a bearer token. */
export interface SignedCaller {
  userId: string;
  sessionId: string;
  agencyId: string | null;
  agencyRole: 'admin' | 'booker' | 'viewer' | null;
  isStaff: boolean;
}

export interface Caller {
  user: SignedCaller | null;
  /** Hash of the browser's httpOnly cart cookie; null until something is put into the cart. */
  cartCookieHash: Buffer | null;
  /** Whom an Idempotency-Key belongs to. */
  key: string;
  /** The cookie that a browser without one gets: the same for the same act, of which an answer may have been lost with its cookie. */
  newCartToken: () => string;
  /** The cart's cookie of before, which is handed out anew under its present name. */
  formerCartToken: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

export const CART_COOKIE = 'straits_cart';
/** By https: no other host and no plain connection can set a cookie of such a name. */
const SECURE_CART_COOKIE = `__Host-${CART_COOKIE}`;
const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const cartCookieOf = (request: FastifyRequest) => (isSecure(request) ? SECURE_CART_COOKIE : CART_COOKIE);
/** How long a browser keeps it. */
export const CART_DAYS = 30;

async function findCaller(deps: Deps, token: string): Promise<SignedCaller | undefined> {
  const now = deps.clock.now();
  const { rows } = await sql<SignedCaller>`
    update sessions s set last_seen_at = ${now} from users u
    left join agencies a on a.id = u.agency_id and a.approved_at is not null
    where s.token_hash = ${hashOf(token)} and s.expires_at > ${now} and u.id = s.user_id
    returning u.id as "userId", s.id as "sessionId", a.id as "agencyId", case when a.id is null then null else u.agency_role end as "agencyRole", u.is_staff as "isStaff"`.execute(
    deps.db,
  );
  return rows[0];
}

const BEARER = /^Bearer ([\w-]{20,100})$/;

/** Whom an Idempotency-Key belongs to: the person, or else the browser's cart, or else the network. */
function keyOf(request: FastifyRequest, user: SignedCaller | null | undefined, cartCookieHash: Buffer | null): string {
  if (user) return `user:${user.userId}`;
  return cartCookieHash ? `cart:${cartCookieHash.toString('hex')}` : `network:${request.network}`;
}

/** Nobody guesses such a key; shorter ones that somebody thought up may meet. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function cartTokenFor(deps: Deps, request: FastifyRequest): string {
  const act = request.headers['idempotency-key'];
  const id = typeof act === 'string' && UUID.test(act) ? deps.secrets.sign(`new-cart:${request.network}:${act}`) : newToken();
  return `${id}.${deps.secrets.sign(`cart:${id}`)}`;
}

function isSigned({ secrets }: Deps, token: string): boolean {
  const [id = '', signature = ''] = token.split('.');
  return secrets.isSignatureOf(`cart:${id}`, signature);
}

/** Carts and forms of before cookies were signed, or of before the shop's key was replaced. */
async function isKept({ db }: Deps, token: string): Promise<boolean> {
  const { rows } = await sql`select from carts where cookie_hash = ${hashOf(token)}
    union all select from typed_forms where cookie_hash = ${hashOf(token)} limit 1`.execute(db);
  return rows.length > 0;
}

const COOKIE_SHAPE = /^[\w.-]{20,200}$/;

/** The cookie of a cart, if it is one that we gave: nobody plants a cart whose name they know. */
async function findCartToken(deps: Deps, request: FastifyRequest): Promise<Pick<Caller, 'formerCartToken'> & { token: string | null }> {
  const token = request.cookies[cartCookieOf(request)] ?? '';
  if (COOKIE_SHAPE.test(token) && (isSigned(deps, token) || (await isKept(deps, token)))) return { token, formerCartToken: null };
  // Under the name of before, by https: only what was given before.
  const former = isSecure(request) ? (request.cookies[CART_COOKIE] ?? '') : '';
  if (COOKIE_SHAPE.test(former) && !former.includes('.') && (await isKept(deps, former))) return { token: former, formerCartToken: former };
  return { token: null, formerCartToken: null };
}

function setCartCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cartCookieOf(request), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: CART_DAYS * 86_400,
    secure: isSecure(request),
  });
}

/** Works out who calls, on every request. A bearer token that is no good answers 401 at once: the browser then ends its session. */
export function identifyCallers(app: App, deps: Deps) {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const bearer = authorization ? BEARER.exec(authorization)?.[1] : undefined;
    const user = bearer ? await findCaller(deps, bearer) : undefined;
    if (authorization && !user) refuse('unauthenticated');
    const { token, formerCartToken } = await findCartToken(deps, request);
    const cartCookieHash = token ? hashOf(token) : null;
    const newCartToken = () => cartTokenFor(deps, request);
    request.caller = { user: user ?? null, cartCookieHash, key: keyOf(request, user, cartCookieHash), newCartToken, formerCartToken };
    judgeCaller(request);
  });
  app.addHook('onSend', async (request, reply) => {
    const token = request.caller?.formerCartToken;
    // What anybody may keep has nobody's cookie.
    if (!token || String(reply.getHeader('cache-control')).includes('public')) return;
    setCartCookie(request, reply, token);
    void reply.clearCookie(CART_COOKIE, { path: '/' });
  });
}

/** Staff's part of the API, and the part of agencies' people. */
const STAFF_PATH = /^\/travel\/v1\/staff\//;
const AGENCY_PATH = /^\/travel\/v1\/(agency|wallet)(\/|$)/;
const WALLET_PATH = /^\/travel\/v1\/wallet(\/|$)/;

/** The role that a call needs of an agency's people: as its schema says, and who changes something of the agency's books in its name. */
function roleFor({ method, routeOptions: { url = '', schema } }: FastifyRequest): 'admin' | 'booker' | undefined {
  const roles = schema?.security?.flatMap((way) => way['bearer'] ?? []) ?? [];
  if (roles.includes('admin')) return 'admin';
  const changes = method !== 'GET' && method !== 'HEAD';
  return roles.includes('booker') || (changes && AGENCY_PATH.test(url)) ? 'booker' : undefined;
}

function judgeRole(request: FastifyRequest): void {
  const [role, needed] = [request.caller.user?.agencyRole, roleFor(request)];
  if (!role || !needed || role === 'admin' || role === needed) return;
  if (!WALLET_PATH.test(request.routeOptions.url ?? '')) refuse('agency_role_refused');
  refuse(needed === 'admin' ? 'wallet_admin_only' : 'wallet_role_refused');
}

/**
 * Who may not call at all is told so before the form of the call is looked at or its body read: what a route takes is nobody's to try out.
 * A new route below these paths, or one whose schema needs a session, is closed without a word of its own.
 */
function judgeCaller(request: FastifyRequest): void {
  const { url = '', schema } = request.routeOptions;
  if (STAFF_PATH.test(url)) requireStaff(request);
  else if (AGENCY_PATH.test(url) && !requireUser(request).agencyId) refuse('not_found');
  else if (schema?.security?.every((way) => 'bearer' in way)) requireUser(request);
  judgeRole(request);
}

/** The signed-in caller, or 401. */
export const requireUser = (request: FastifyRequest): SignedCaller => request.caller.user ?? refuse('unauthenticated');

/** Staff, or 404: what a caller may not see is not there. */
export function requireStaff(request: FastifyRequest): SignedCaller {
  const user = requireUser(request);
  return user.isStaff ? user : refuse('not_found');
}

/** Gives the browser a cart cookie when it has none, and answers its hash. */
export function ensureCartCookie(request: FastifyRequest, reply: FastifyReply): Buffer {
  if (request.caller.cartCookieHash) return request.caller.cartCookieHash;
  const token = request.caller.newCartToken();
  setCartCookie(request, reply, token);
  const cartCookieHash = hashOf(token);
  // The act is the new cart's from now on: it comes again with the cookie, or without it.
  Object.assign(request.caller, { cartCookieHash, key: keyOf(request, request.caller.user, cartCookieHash) });
  return cartCookieHash;
}
