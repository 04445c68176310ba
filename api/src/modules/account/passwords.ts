import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../../http/refusal';

// OWASP's argon2id floor: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let decoy: Promise<string> | undefined;
/** Whether the password is right. Without an account it checks a decoy, so that the time tells nothing. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  // An account without a password (its hash is none of ours) cannot be entered by one.
  const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return isRight && passwordHash !== undefined;
}

// The most used passwords of seven and more letters: guessed first by everybody who guesses.
const COMMON = new Set(
  'password password1 password123 passw0rd 1234567 12345678 123456789 1234567890 0123456789 qwerty123 qwertyuiop qwerty1 qwertyui iloveyou sunshine princess football baseball welcome1 welcome123 admin123 administrator letmein1 letmein123 monkey123 dragon123 master123 superman batman123 trustno1 starwars whatever michael1 jordan23 jennifer charlie1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjkl asdfghjk abcdefg abcd1234 abc12345 abc123456 aa123456 a1234567 qazwsxedc 11111111 1111111 00000000 0000000 88888888 66666666 987654321 87654321 7654321 12341234 123123123 1231231 123321123 55555555 7777777 11223344 112233445566 147258369 159753456 5201314 woaini1314 woaini520 sayang123 indonesia singapore malaysia bismillah changeme secret123 computer internet password12 passwords p@ssw0rd pa$$word liverpool arsenal1 chelsea1 barcelona'.split(
    ' ',
  ),
);
/** Refuses: password_too_common. */
export function requireUncommon(password: string): void {
  if (COMMON.has(password.toLowerCase())) refuse('password_too_common', [{ field: 'password', message: 'is used by many people' }]);
}
