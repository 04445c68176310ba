import { z } from 'zod';
import { PutCartLine } from '@straits/api-contract';

const nothing = z.record(z.string(), z.never());
const callback = z.custom<() => void>((given) => typeof given === 'function').meta({ callback: true });

/** Props of every fragment. Data, so that can-i-deploy can compare what one build gives with what another takes, and make examples of them. */
export const FRAGMENT_PROPS = {
  /** Suggestions for what is typed into the text box of this id; the box and its form are the page's own and work without them. */
  'mf_catalog/SearchSuggestions': z.object({ inputId: z.string() }),
  /** Cart button with the number of items, for the header. */
  'mf_booking/MiniCart': nothing,
  /** Puts a chosen option, date and units into the cart, or the lines of a trip, all or none. `selection` null: not all is chosen yet, `hint` says what is missing. */
  'mf_booking/AddToCart': z.object({
    selection: z.union([PutCartLine, z.array(PutCartLine)]).nullable(),
    hint: z.string(),
    onMissing: callback.optional(),
  }),
  /** Sign-in links, or the person's menu. */
  'mf_account/AccountMenu': nothing,
  /** An agent's balance in the header; nothing for others. */
  'mf_wallet/WalletBalance': nothing,
} as const;

/** Props of a fragment as JSON Schema, or undefined for a name that the contract does not know. */
export function propsSchemaOf(name: string): Record<string, unknown> | undefined {
  const schema = FRAGMENT_PROPS[name as keyof typeof FRAGMENT_PROPS] as z.ZodType | undefined;
  return schema && { ...z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) };
}
