/** A database of Dexie's with the app's table of answers and nothing else: what a choice costs without the app. */
import { Dexie, type Table } from 'dexie'

import type { AnswerRow } from '../../../src/web/offline/database.ts'

class BareDatabase extends Dexie {
  declare answers: Table<AnswerRow, [string, string]>

  constructor() {
    super('bare', { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      answers:
        '[attemptId+questionId], attemptId, ownerId, [attemptId+isWaiting], [ownerId+isWaiting]',
    })
  }
}

export async function openBareDatabase(): Promise<BareDatabase> {
  const db = new BareDatabase()
  await db.open()
  return db
}
