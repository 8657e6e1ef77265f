// Keeps what somebody agreed to until the server has it. Its promises resolve when the transaction completed (I1). It must
// not send anything.
import type { ShownText } from '#contract/consents.ts'

import {
  CONSENT_WORK,
  type AskingDoor,
  type CommandRow,
  type ConsentRow,
  type OfflineDatabase,
} from './database.ts'
import { withReopen } from './reopen.ts'
import { uuidv7 } from './uuid.ts'

type Owned = { readonly db: OfflineDatabase; readonly ownerId: number }

/** What the server does not have yet, or refused; oldest first. */
export async function findUnsentConsents({ db, ownerId }: Owned): Promise<ConsentRow[]> {
  return (await db.outbox.where({ ownerId }).sortBy('seq')).filter(isConsent)
}

/**
 * Keeps that somebody agreed to these versions. What waits already is not kept twice, and what was refused gives way to
 * the new word. `now`: by the server's clock, ms since the epoch.
 */
export function keepConsent(
  { db, ownerId }: Owned,
  { shown, door, now }: { shown: readonly ShownText[]; door: AskingDoor; now: number },
): Promise<void> {
  return withReopen(db, () =>
    db.transaction('rw', [db.outbox], async () => {
      const before = await findUnsentConsents({ db, ownerId })
      const isIn = (rows: readonly ConsentRow[], textId: number) =>
        rows.some(({ body }) => body.shown.some((one) => one.text_id === textId))
      const refused = before.filter(
        (row) => row.refusal !== null && shown.some(({ text_id: textId }) => isIn([row], textId)),
      )
      const waiting = before.filter((row) => row.refusal === null)
      await db.outbox.bulkDelete(refused.flatMap((row) => row.seq ?? []))
      if (shown.every(({ text_id: textId }) => isIn(waiting, textId))) return
      await db.outbox.add({
        commandId: uuidv7(now),
        ownerId,
        attemptId: CONSENT_WORK,
        kind: 'give-consent',
        body: { shown, door, agreedAt: new Date(now).toISOString() },
        refusal: null,
      })
    }),
  )
}

/** Those of some texts that nobody has agreed to on this device. */
export async function withoutAgreed<T extends { readonly text_id: number }>(
  owned: Owned,
  texts: readonly T[],
): Promise<T[]> {
  const waiting = (await findUnsentConsents(owned)).filter(({ refusal }) => refusal === null)
  const agreed = new Set(waiting.flatMap(({ body }) => body.shown.map((one) => one.text_id)))
  return texts.filter(({ text_id: textId }) => !agreed.has(textId))
}

/** Lets what was refused be sent again as it is. */
export async function retryConsents({ db, ownerId }: Owned): Promise<void> {
  await withReopen(db, async () => {
    await db.outbox.where({ ownerId }).filter(isConsent).modify({ refusal: null })
  })
}

function isConsent(row: CommandRow): row is ConsentRow {
  return row.kind === 'give-consent'
}
