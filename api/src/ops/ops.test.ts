import { sql } from 'kysely';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { connect } from '../database/connection';
import { catalogueInput, productInput, seedProduct } from '../testing/seed-product';
import { seedStaff } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';
import { catalogueOps } from './catalogue.ops';
import { databaseOps } from './database.ops';
import { hostOps } from './hosts.ops';
import { UsageError, type OpsCommand } from './ops-command';
import { findCommand, helpText, runCommand } from './run-command';

const decide: OpsCommand = {
  name: 'proof accept',
  usage: 'REFERENCE',
  summary: 'decides',
  words: 1,
  run: async ({ requireStaff, print }) => (print(requireStaff().email), 0),
};
const COMMANDS = [...catalogueOps, ...databaseOps, ...hostOps, decide];

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'straits-ops-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function ops(...given: string[]) {
  const lines: string[] = [];
  const code = await runCommand(shop.deps, findCommand(COMMANDS, given)!, given, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
const ask = async <T>(query: string, db = shop.deps.db) => (await sql.raw<T>(query).execute(db)).rows;

test('lists every command in the help', () => {
  for (const { name, summary } of COMMANDS) expect(helpText(COMMANDS)).toMatch(new RegExp(`${name}.*${summary.slice(0, 10)}`));
});

test('records who did what, and how it ended', async () => {
  await ops('host', 'add', 'Shop.Example.com', 'b2b');

  expect(await ask("select actor, command, given, outcome from ops_acts where command = 'host add'")).toEqual([
    {
      actor: expect.stringMatching(/^ops:/) as string,
      command: 'host add',
      given: { words: ['Shop.Example.com', 'b2b'], options: {} },
      outcome: 'done',
    },
  ]);
  expect(await ask("select variant from hosts where host = 'shop.example.com'")).toEqual([{ variant: 'b2b' }]);
});

test.each([
  [['host', 'add', 'no spaces here', 'b2c']],
  [['host', 'add', 'a.example', 'b3c']],
  [['host', 'add']],
  [['host', 'add', 'a.example', 'b2c', '--quick']],
])('says that %p is called wrongly', async (given) => {
  await expect(ops(...given)).rejects.toThrow(UsageError);
});

describe('a decision', () => {
  test('needs somebody who is signed in: a name is not enough', async () => {
    const staff = await seedStaff(shop.deps);

    await expect(ops('proof', 'accept', 'R1')).rejects.toThrow(/sign-in EMAIL/);
    await expect(ops('proof', 'accept', 'R1', '--as', staff.email)).rejects.toThrow(/sign-in EMAIL/);
  });

  test('is recorded under who is signed in, person or machine, with the account on this machine', async () => {
    const staff = await seedStaff(shop.deps);
    const machine = { ...(await seedStaff(shop.deps)), isMachine: true };

    for (const operator of [staff, machine])
      expect(await runCommand({ ...shop.deps, operator }, decide, ['proof', 'accept', 'R1'], () => {})).toBe(0);

    expect(await ask("select actor, account from ops_acts where command = 'proof accept' and outcome = 'done' order by id")).toEqual([
      { actor: `staff:${staff.userId}`, account: userInfo().username },
      { actor: `machine:${machine.userId}`, account: userInfo().username },
    ]);
  });
});

describe('host remove', () => {
  test('takes a host away, but not the last one of travellers', async () => {
    await ops('host', 'add', 'second.example.com', 'b2c');

    expect(await ops('host', 'remove', 'Second.Example.com:443')).toMatchObject({ code: 0 });
    expect(await ops('host', 'remove', 'second.example.com')).toMatchObject({
      code: 1,
      text: expect.stringContaining('is no host') as string,
    });
    expect(await ops('host', 'remove', 'tour.straits.test')).toMatchObject({ code: 1, text: expect.stringContaining('stays') as string });
    expect(await ask("select host from hosts where variant = 'b2c'")).toEqual([{ host: 'tour.straits.test' }]);
  });
});

describe('catalogue import', () => {
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const drawn = { draw: { scene: 'skyline' as const, seed: 5 } };

  test('takes a file over with its pictures, and changes nothing the second time', async () => {
    const file = write('good.json', catalogueInput([productInput({ id: 'harbour', pictures: [drawn] })]));

    expect(await ops('catalogue', 'import', file, '--dry-run')).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 products are new') as string,
    });
    expect(await ops('catalogue', 'import', file)).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 products are new') as string,
    });
    expect(await ops('catalogue', 'import', file)).toMatchObject({
      code: 0,
      text: expect.stringContaining('0 changed, 1 the same') as string,
    });
    const [picture] = await ask<{ src: string }>("select pictures->0->>'src' as src from products where id = 'harbour'");
    expect(existsSync(path.join(shop.deps.settings.dataDir, `${picture!.src}-480.avif`))).toBe(true);
  });

  test('refuses a file with a bad row, names it, and imports nothing of it', async () => {
    const file = write(
      'bad.json',
      catalogueInput([
        productInput({ id: 'fine', pictures: [drawn] }),
        { ...productInput({ id: 'broken', pictures: [drawn] }), latitude: 91 },
      ]),
    );

    const { code, text } = await ops('catalogue', 'import', file);

    expect(code).toBe(1);
    expect(text).toMatch(/BROKEN.*latitude/);
    expect(await ask("select from products where id in ('fine', 'broken')")).toEqual([]);
  });

  test('lists all that is wrong, and counts those of a kind', async () => {
    const products = Array.from({ length: 120 }, (_, n) => ({ ...productInput({ id: `bad-${n}`, pictures: [drawn] }), latitude: 91 }));

    const { text } = await ops('catalogue', 'import', write('many.json', catalogueInput(products)));

    expect(text.match(/^\/products\/\d+ \(BAD-\d+\)/gm)).toHaveLength(120);
    expect(text).toMatch(/120 problems of 1 kind:\n\s+120 × latitude: .*91 came \(/);
  });

  describe('of prices on sale', () => {
    const priced = (price: number) =>
      write(
        'prices.json',
        catalogueInput([
          productInput({
            id: 'cable-car',
            pictures: [drawn],
            options: [{ units: [{ id: 'adult', type: 'ADULT', name: { en: 'Adult' }, price, netPrice: Math.min(price, 3000) }] }],
          }),
        ]),
      );
    const onSale = () => ask<{ price_minor: number }>("select price_minor from units where option_id like 'cable-car%'");

    test('shows those that change beyond a percentage, and takes them only when they are accepted', async () => {
      await ops('catalogue', 'import', priced(4000));

      const dry = await ops('catalogue', 'import', priced(35), '--dry-run');
      const refused = await ops('catalogue', 'import', priced(35));
      const before = await onSale();
      const accepted = await ops('catalogue', 'import', priced(35), '--accept-price-changes');

      for (const { text } of [dry, refused]) expect(text).toMatch(/CABLE-CAR.*adult\/price.*from SGD 40\.00 to SGD 0\.35 \(−99 %\)/);
      expect([dry.code, refused.code, accepted.code]).toEqual([0, 1, 0]);
      expect(refused.text).toContain('Nothing was imported');
      expect(before).toEqual([{ price_minor: 4000 }]);
      expect(await onSale()).toEqual([{ price_minor: 35 }]);
    });

    test('takes smaller ones, by the percentage that is given', async () => {
      await ops('catalogue', 'import', priced(4000), '--accept-price-changes');

      expect(await ops('catalogue', 'import', priced(4400), '--price-change', '5')).toMatchObject({ code: 1 });
      expect(await ops('catalogue', 'import', priced(4400))).toMatchObject({ code: 0 });
      await expect(ops('catalogue', 'import', priced(4400), '--price-change', 'much')).rejects.toThrow('a percentage');
    });
  });
});

describe('database export and import', () => {
  test('carry everything over to another database, where numbers go on', async () => {
    const { optionId } = await seedProduct(shop.deps, { id: 'moved-zoo' });
    await ask(`insert into inventory (option_id, local_date, capacity, held, sold) values ('${optionId}', '2026-12-12', 9, 2, 3)`);
    await ask("select graphile_worker.add_job('nothing', payload => '{}'::json)");
    const target = path.join(folder, 'export');
    const other = await createTestDatabase();
    const connection = connect(other.connectionString, 2);

    const exported = await ops('database', 'export', target);
    const lines: string[] = [];
    const imported = await runCommand(
      { ...shop.deps, connection, db: connection.db },
      findCommand(COMMANDS, ['database', 'import'])!,
      ['database', 'import', target],
      (line) => lines.push(line),
    );

    expect([exported.code, imported]).toEqual([0, 0]);
    const tables = ['products', 'options', 'units', 'product_words', 'hosts', 'users'];
    for (const table of tables)
      expect(await ask(`select * from ${table} order by 1, 2`, connection.db)).toEqual(await ask(`select * from ${table} order by 1, 2`));
    expect(await ask('select held, sold from inventory', connection.db)).toEqual([{ held: 2, sold: 3 }]);
    expect(await ask('select task_identifier from graphile_worker.jobs', connection.db)).toEqual([{ task_identifier: 'nothing' }]);
    await seedProduct({ ...shop.deps, connection, db: connection.db }, { id: 'new-here' });
    await connection.close();
    await other.drop();
  });

  test('refuse a filled database, and a folder that is no export, without a change', async () => {
    const target = path.join(folder, 'second');
    await ops('database', 'export', target);
    const products = await ask('select count(*) from products');

    expect(await ops('database', 'import', target)).toMatchObject({ code: 1, text: expect.stringContaining('--replace') as string });
    expect(await ops('database', 'import', folder)).toMatchObject({
      code: 1,
      text: expect.stringContaining('manifest.json is missing') as string,
    });
    expect(await ops('database', 'export', target)).toMatchObject({ code: 1, text: expect.stringContaining('not empty') as string });
    expect(await ask('select count(*) from products')).toEqual(products);
  });

  test('refuse an export that was damaged, and keep what is there', async () => {
    const target = path.join(folder, 'damaged');
    await ops('database', 'export', target);
    const file = path.join(target, 'hosts.copy');
    writeFileSync(file, readFileSync(file, 'utf8').replace('b2b', 'b2c'));
    const hosts = await ask('select host from hosts order by host');

    expect(await ops('database', 'import', target, '--replace')).toMatchObject({
      code: 1,
      text: expect.stringContaining('hosts.copy is not as it was exported') as string,
    });
    expect(await ask('select host from hosts order by host')).toEqual(hosts);
  });

  test('replace what is there when told to', async () => {
    const target = path.join(folder, 'replace');
    await ops('database', 'export', target);
    await ask('delete from product_words');
    const before = await ask<{ version: number }>('select version from catalog_version');

    expect(await ops('database', 'import', target, '--replace')).toMatchObject({ code: 0 });
    expect((await ask('select from product_words')).length).toBeGreaterThan(0);
    expect((await ask<{ version: number }>('select version from catalog_version'))[0]!.version).toBeGreaterThan(before[0]!.version);
  });
});
