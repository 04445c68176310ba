import type { FragmentModule, FragmentName, Fragments, RemoteName } from './index';
import { FRAGMENT_PROPS, propsSchemaOf } from './props';
import { REMOTES } from './index';

// Were a type to vanish (an `any` takes everything), tsc would complain of these lines: nothing would be wrong with them any more.
// @ts-expect-error -- a fragment that nobody has
const unknownFragment: FragmentName = 'mf_booking/NoSuchFragment';
// @ts-expect-error -- a remote that is none
const unknownRemote: RemoteName = 'mf_nobody';
// @ts-expect-error -- `hint` is missing
const missingProp: Fragments['mf_booking/AddToCart'] = { selection: null };
// @ts-expect-error -- `hint` is a text
const wrongProp: Fragments['mf_booking/AddToCart'] = { selection: null, hint: 1 };
// @ts-expect-error -- a selection has a product
const wrongSelection: Fragments['mf_booking/AddToCart'] = { selection: { optionId: 'a', units: [] }, hint: '' };
// @ts-expect-error -- it takes nothing
const tooMuch: Fragments['mf_wallet/WalletBalance'] = { amount: 1 };
// @ts-expect-error -- a component that wants what nobody gives
const wrongComponent: FragmentModule<'mf_account/AccountMenu'>['default'] = ({ name }: { name: string }) => name;
const wrong = [unknownFragment, unknownRemote, missingProp, wrongProp, wrongSelection, tooMuch, wrongComponent];

test('what the types refuse is what the schemas refuse', () => {
  expect(wrong).toHaveLength(7);
  expect(FRAGMENT_PROPS['mf_booking/AddToCart'].safeParse(missingProp).success).toBe(false);
  expect(FRAGMENT_PROPS['mf_booking/AddToCart'].safeParse(wrongProp).success).toBe(false);
  expect(FRAGMENT_PROPS['mf_booking/AddToCart'].safeParse(wrongSelection).success).toBe(false);
  expect(FRAGMENT_PROPS['mf_wallet/WalletBalance'].safeParse(tooMuch).success).toBe(false);
});

test.each(Object.keys(FRAGMENT_PROPS))('%s belongs to a remote, and its props are data', (name) => {
  expect(REMOTES).toContain(name.split('/')[0]);
  expect(propsSchemaOf(name)).toMatchObject({ type: 'object' });
});
