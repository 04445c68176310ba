import { passwordFault } from '../password.rules';
import { bareCode, isEmail } from '../text-format.rules';

/** What /login shows. The trade host sends every address here, so whatever a visitor needs is a view of this page (R7). */
export type LoginView = 'sign-in' | 'forgot' | 'reset' | 'register' | 'confirm';
const VIEWS: readonly string[] = ['forgot', 'reset', 'register', 'confirm'];

/** The view that the address asks for; a trade host's redirect names the page that was wanted in `next`. */
export function viewOf(search: URLSearchParams): LoginView {
  const asked = search.get('view');
  if (asked && VIEWS.includes(asked)) return asked as LoginView;
  const wanted = (search.get('next') ?? '').split('?')[0];
  if (wanted === '/register') return 'register';
  return wanted === '/emailconfirmation' ? 'confirm' : 'sign-in';
}

/** Why the shell has led somebody here who did not ask for it: the session has ended, or a link's token was no good. */
export function whyOf(search: URLSearchParams): 'ended' | 'token' | null {
  const why = search.get('why');
  return why === 'ended' || why === 'token' ? why : null;
}

/** Address of another view of this page; where to go afterwards is kept. */
export function viewPath(view: LoginView, next: string): string {
  const search = new URLSearchParams();
  if (view !== 'sign-in') search.set('view', view);
  if (next !== '/') search.set('next', next);
  const query = search.toString();
  return query ? `/login?${query}` : '/login';
}

export interface SignInValues {
  username?: string;
  password?: string;
}
export interface ResetValues {
  email?: string;
  code?: string;
  password?: string;
}
type Faults<T> = Partial<Record<keyof T, string>>;

// Faults are keys of the texts.
export function signInFaults({ username, password }: SignInValues): Faults<SignInValues> {
  const faults: Faults<SignInValues> = {};
  if (!username?.trim()) faults.username = 'fault.usernameMissing';
  if (!password) faults.password = 'fault.passwordMissing';
  return faults;
}

export const emailFault = (email: string | undefined) => {
  if (!email?.trim()) return 'fault.emailMissing';
  return isEmail(email) ? undefined : 'fault.emailFormat';
};

export function resetFaults({ email, code, password }: ResetValues): Faults<ResetValues> {
  const faults: Faults<ResetValues> = {};
  const wrongEmail = emailFault(email);
  if (wrongEmail) faults.email = wrongEmail;
  if (!bareCode(code ?? '')) faults.code = 'fault.codeMissing';
  const wrongPassword = passwordFault(password);
  if (wrongPassword) faults.password = wrongPassword;
  return faults;
}
