// Keeps answers to equal-opportunity questions until the server has them. Its promises resolve when the transaction completed
// (I1). It must not send anything.
import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'

import { EEOC_WORK, type CommandRow, type EeocRow, type OfflineDatabase } from './database.ts'
import { withReopen } from './reopen.ts'
import { uuidv7 } from './uuid.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** What the server does not have yet, or refused; oldest first. */
export async function findUnsentEeoc({ db, ownerId }: Owned): Promise<EeocRow[]> {
  return (await db.outbox.where({ ownerId }).sortBy('seq')).filter(isEeoc)
}

/** Saves the answers of one application, over those that still wait. `now`: by the server's clock, ms since the epoch. */
export function saveEeoc(
  { db, ownerId }: Owned,
  { refId, answers, now }: { refId: number; answers: EeocAnswers; now: number },
): Promise<void> {
  return withReopen(db, () =>
    db.transaction('rw', [db.outbox], async () => {
      const unsent = await findUnsentEeoc({ db, ownerId })
      const before = unsent.filter(({ body }) => body.refId === refId)
      await db.outbox.bulkDelete(before.flatMap((row) => row.seq ?? []))
      // The newest answers win (I7): what is saved later here is later, even when the clock was set back.
      const last = Math.max(0, ...before.map(({ body }) => Date.parse(body.answeredAt) + 1))
      await db.outbox.add({
        commandId: uuidv7(now),
        ownerId,
        attemptId: EEOC_WORK,
        kind: 'submit-eeoc',
        body: { refId, answers, answeredAt: new Date(Math.max(now, last)).toISOString() },
        refusal: null,
      })
    }),
  )
}

/** Lets what was refused be sent again as it is. */
export async function retryEeoc({ db, ownerId }: Owned): Promise<void> {
  await withReopen(db, async () => {
    await db.outbox.where({ ownerId }).filter(isEeoc).modify({ refusal: null })
  })
}

function isEeoc(row: CommandRow): row is EeocRow {
  return row.kind === 'submit-eeoc'
}
