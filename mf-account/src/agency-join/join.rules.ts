import { nameFault } from '../name.rules';
import { passwordFault } from '../password.rules';

export interface JoinValues {
  name?: string;
  password?: string;
}

/** The invitation's token in an address's part behind `#`. */
export const tokenIn = (hash: string): string | null => /^#invite=([\w-]{20,100})$/.exec(hash)?.[1] ?? null;

/** Name and password are asked of new accounts only. */
export function joinFaults({ name, password }: JoinValues, { hasAccount }: { hasAccount: boolean }): Record<string, string> {
  if (hasAccount) return {};
  const wrongName = nameFault(name);
  const wrongPassword = passwordFault(password);
  return {
    ...(wrongName ? { name: wrongName } : {}),
    ...(wrongPassword ? { password: wrongPassword } : {}),
  };
}
