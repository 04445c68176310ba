import { hashOf, SCRIPT_HASHES } from './inline-scripts';
import { settings } from './settings';

// emotion's own element starts empty and gets its rules through the object model.
const EMPTY_STYLE = hashOf('');

interface PageSecurity {
  /** `'nonce-…'` of this answer, or hashes of the styles that are in the page. */
  styles: string[];
  remoteOrigins: string[];
  /** A token came with the address: no page may learn of it by the referrer. */
  hasToken: boolean;
  isSecure: boolean;
}

/** Content-Security-Policy: no inline script but our two, no frames, no plugins. Style attributes are allowed, they run nothing. */
export function contentPolicy({ styles, remoteOrigins }: Pick<PageSecurity, 'styles' | 'remoteOrigins'>): string {
  const api = settings.apiBase ? [settings.apiBase] : [];
  const isDevelopment = settings.browserFolder === 'dev';
  // emotion writes its rules as text there, and patches come over a socket.
  const styleRules = isDevelopment ? ["'unsafe-inline'"] : [...styles, EMPTY_STYLE];
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteOrigins, ...SCRIPT_HASHES],
    'style-src': ["'self'", ...styleRules],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...settings.imageOrigins],
    'font-src': ["'self'"],
    // A remote's file that was blocked is looked at once more, to tell an altered one from a missing one.
    'connect-src': ["'self'", ...api, ...remoteOrigins, ...(isDevelopment ? ['ws:'] : [])],
    // The worker of kept tickets, and no other.
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Patches are code as text.
    ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    'report-uri': ['/reports/csp'],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const PERMISSIONS =
  'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(self), usb=()';

export function pageHeaders(security: PageSecurity): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(security),
    'referrer-policy': security.hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    // A browser on localhost would remember it for every other program there.
    ...(security.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
