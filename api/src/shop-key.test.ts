import { createSecrets } from './secrets';
import { checkShopKey } from './shop-key';
import { keyOps } from './ops/key.ops';
import { UsageError } from './ops/ops-command';
import { startTestApp, type TestApp } from './testing/test-app';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const withKey = (digits: string) => ({ ...shop.deps, secrets: createSecrets('', digits.repeat(32)) });

it('is the one that the database knows from its first start on', async () => {
  await checkShopKey(shop.deps);

  await expect(checkShopKey(shop.deps)).resolves.toBeUndefined();
});

it('stops a start with another one, and says where the right one belongs and what to do', async () => {
  await checkShopKey(shop.deps);

  await expect(checkShopKey(withKey('cd'))).rejects.toThrow(/not the key that has sealed .* since .* Put that one back.*key replace/);
});

it('is replaced by staff alone; what the lost one sealed is as if it was not there', async () => {
  await checkShopKey(shop.deps);
  const sealed = shop.deps.secrets.encrypt('K1234567');
  const replaced = withKey('cd');
  const nobody = () => {
    throw new UsageError('--as EMAIL');
  };
  const unnamed = { deps: replaced, actor: 'root', operator: undefined, print: () => undefined, requireStaff: nobody };
  await expect(keyOps[0]!.run(unnamed, { words: [], options: {} })).rejects.toThrow(UsageError);
  await expect(checkShopKey(replaced)).rejects.toThrow('not the key');
  await keyOps[0]!.run(
    {
      deps: replaced,
      actor: 'staff',
      operator: undefined,
      print: () => undefined,
      requireStaff: () => ({ userId: '', email: '', isMachine: false }),
    },
    { words: [], options: {} },
  );

  await expect(checkShopKey(replaced)).resolves.toBeUndefined();
  expect(replaced.secrets.decrypt(sealed)).toBeNull();
});
