// Local storage is at hand at once, but it reaches the disk seconds later: a browser that is killed comes back with what
// it was before, be that another user's. The database is on disk when it says so, and knows who signed in here last. So
// the entry asks it before anything of anyone's is shown (I11), without the app, which it does not wait for.
import { findRememberedJson, remember, type StorageKey } from './browser-storage.ts'
import { DATABASE_NAME, KEPT_USER, META_TABLE } from './database-name.ts'

/** A database that another page is changing may take its time; the app asks the server then. */
const PATIENCE_MS = 1000

/** What earlier builds kept of a user's last screen, and nothing reads any more. */
const RETIRED: readonly StorageKey[] = ['picture', 'early-answer']

/** Makes local storage remember the user whom the database remembers. */
export async function repairStorage(indexedDB = globalThis.indexedDB): Promise<void> {
  for (const key of RETIRED) remember(key, null)
  const kept = await keptUser(indexedDB)
  if (kept === UNKNOWN) return
  const remembered = findRememberedJson('user')
  if (idOf(kept) === idOf(remembered)) return
  remember('user', kept === null ? null : JSON.stringify(kept))
}

const UNKNOWN = Symbol('unknown')

// By hand: the library comes with the screens. Whatever goes wrong, the app starts as it would without this.
function keptUser(indexedDB: IDBFactory): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, UNKNOWN)
    try {
      const opening = indexedDB.open(DATABASE_NAME)
      // There is none yet; the one that would be made now has no tables.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('error', () => resolve(UNKNOWN))
      opening.addEventListener('success', () => read(opening.result, resolve))
    } catch {
      resolve(UNKNOWN)
    }
  })
}

function read(database: IDBDatabase, resolve: (kept: unknown) => void): void {
  database.addEventListener('versionchange', () => database.close())
  try {
    const asking = database.transaction(META_TABLE).objectStore(META_TABLE).get(KEPT_USER)
    asking.addEventListener('error', () => resolve(UNKNOWN))
    asking.addEventListener('success', () => {
      const row: unknown = asking.result
      resolve(isRow(row) ? row.value : null)
    })
  } catch {
    // A database without that table is of a time before it.
    resolve(UNKNOWN)
  } finally {
    // Once what was asked of it is answered.
    database.close()
  }
}

function isRow(row: unknown): row is { value: unknown } {
  return typeof row === 'object' && row !== null && 'value' in row
}

function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'user_id' in user ? user.user_id : null
}
