// Whether this browser stores anything, found out in a database of its own: the user's work is not touched.
import { Dexie, type Table } from 'dexie'

import type { MetaRow } from '../database.ts'
import { canWrite } from './local-probes.ts'

const TRIAL_NAME = 'fairlead-device-check'

class TrialDatabase extends Dexie {
  declare rows: Table<MetaRow, string>

  constructor() {
    super(TRIAL_NAME)
    this.version(1).stores({ rows: 'key' })
  }
}

/** Writes, reads again, and deletes the database. False where the browser refuses any of it. */
export async function tryStorage(): Promise<boolean> {
  const db = new TrialDatabase()
  try {
    return await canWrite(db.rows)
  } catch {
    // Why does not matter: what helps is the same.
    return false
  } finally {
    await db.delete().catch(() => undefined)
  }
}
