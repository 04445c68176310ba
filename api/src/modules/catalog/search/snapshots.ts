import { PRODUCT_KINDS, type SearchScope, type SortOrder } from '@straits/api-contract';
import type { Db } from '../../../database/connection';
import { askedTogether } from './asked-together';
import { breathe } from './breathe';
import { optionColumns } from './option-columns';
import { viewIn } from '../view';
import { readSnapshot, type Snapshot } from './snapshot';
import { countProducts, findVersion } from './snapshot.sql';
import { suggest } from './suggest';

/** From this many products on, reading takes long enough for a shopper to notice: the one before answers meanwhile (decision 0050). */
const LARGE = 5_000;
const LOOK_EVERY_MS = 400;

export interface Snapshots {
  /** What to answer with: the newest; of a large catalogue that is being read, the one before. */
  get(): Promise<Snapshot>;
  /** Whether there is one to answer with at full speed: of a large catalogue, some seconds after the start. */
  isRead(): boolean;
  /** Reads in the background what nobody has asked for yet: at start, and after each change of the catalogue. Answers how to stop it. */
  keepWarm(): () => void;
}

const SCOPES: SearchScope[] = ['all', ...PRODUCT_KINDS];
/** Popular names that are looked for in advance: the first shopper's letters find the search at its full speed. */
const FIRST_TYPED = 20;
const SHOWN = 8;
const FIRST_ASKED: SortOrder[] = ['recommended', 'popularity', 'price'];

/** What the first questions need and is worked out only once, a part at a time. */
async function warmUp(snapshot: Snapshot): Promise<Snapshot> {
  for (const kind of SCOPES) {
    for (const sort of FIRST_ASKED) {
      snapshot.orderOf(kind, sort);
      await breathe();
    }
  }
  optionColumns(snapshot);
  await breathe();
  const view = viewIn({}, snapshot.currencies);
  const today = new Date().toISOString().slice(0, 10);
  for (const row of snapshot.orderOf('all', 'popularity').subarray(0, FIRST_TYPED)) {
    const name = snapshot.nameOf(row, 'en');
    // Its beginning, and the name without its first letter: mistyped, which takes every way there is.
    for (const q of [name.slice(0, 3), name.slice(1)]) {
      suggest({ snapshot, query: { q, limit: SHOWN }, view, today });
      await breathe();
    }
  }
  return snapshot;
}

interface Reading {
  version: number;
  isLarge: Promise<boolean>;
  /** Read, and not warm yet: the first there is. */
  read: Promise<Snapshot>;
  snapshot: Promise<Snapshot>;
  /** A small catalogue's reading gives way to a newer one; a large one's ends first. */
  endsFirst: boolean;
}

/** Keeps the snapshot of the catalogue's version; callers at once share one reading. */
export function createSnapshots(db: Db, largeFrom = LARGE): Snapshots {
  const versionNow = askedTogether(() => findVersion(db));
  let settled: Snapshot | undefined;
  let reading: Reading | undefined;

  function begin(version: number): Reading {
    const isLarge = countProducts(db).then((count) => count >= largeFrom);
    const read = isLarge.then(() => readSnapshot(db, version, settled));
    const snapshot = read.then(async (cold) => ((await isLarge) ? warmUp(cold) : cold));
    const begun: Reading = { version, isLarge, read, snapshot, endsFirst: false };
    isLarge.then(
      (large) => (begun.endsFirst = large),
      () => undefined,
    );
    const end = (warm?: Snapshot) => {
      if (reading !== begun) return;
      reading = undefined;
      settled = warm ?? settled;
    };
    snapshot.then(end, () => end());
    reading = begun;
    return begun;
  }
  const readingOf = (version: number) => (reading && (reading.version === version || reading.endsFirst) ? reading : begin(version));

  async function get(): Promise<Snapshot> {
    const version = await versionNow();
    if (settled?.version === version) return settled;
    const { isLarge, read, snapshot } = readingOf(version);
    if (!settled) return read;
    return (await isLarge) ? settled : snapshot;
  }

  return {
    get,
    isRead: () => settled !== undefined,
    keepWarm() {
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      const look = async () => {
        // A database that is away for a moment is asked again; who asks meanwhile is told.
        await get().catch(() => undefined);
        if (!isStopped) timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
      };
      void look();
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
