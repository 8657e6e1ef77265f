// Keeps what a user agreed to until the server has it. Its promises resolve when the transaction completed (I1). It must
// not send anything.
import type { ShownText } from '#contract/privacy/consents.ts'

import {
  CONSENT_WORK,
  type AskingLoginPage,
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
 * Keeps that a user agreed to these versions. What waits already is not kept twice, and what was refused gives way to
 * the new word where that says all of it. `now`: by the server's clock, ms since the epoch.
 */
export function keepConsent(
  { db, ownerId }: Owned,
  {
    shown,
    door: loginPage,
    now,
  }: { shown: readonly ShownText[]; door: AskingLoginPage; now: number },
): Promise<void> {
  return withReopen(db, () =>
    db.transaction('rw', [db.outbox], async () => {
      const before = await findUnsentConsents({ db, ownerId })
      const repeated = before.filter(
        ({ refusal, body }) => refusal !== null && isAllIn(body.shown, textsOf([{ shown }])),
      )
      await db.outbox.bulkDelete(repeated.flatMap((row) => row.seq ?? []))
      if (isAllIn(shown, waitingOf(before))) return
      await db.outbox.add({
        commandId: uuidv7(now),
        ownerId,
        attemptId: CONSENT_WORK,
        kind: 'give-consent',
        body: { shown, door: loginPage, agreedAt: new Date(now).toISOString() },
        refusal: null,
      })
    }),
  )
}

/** The texts that a user agreed to on this device and that are on their way. */
export async function findAgreedTexts(owned: Owned): Promise<ReadonlySet<number>> {
  return waitingOf(await findUnsentConsents(owned))
}

function waitingOf(rows: readonly ConsentRow[]): Set<number> {
  return textsOf(rows.filter(({ refusal }) => refusal === null).map(({ body }) => body))
}

function isAllIn(shown: readonly ShownText[], texts: ReadonlySet<number>): boolean {
  return shown.every((one) => texts.has(one.text_id))
}

function textsOf(words: readonly { readonly shown: readonly ShownText[] }[]): Set<number> {
  return new Set(words.flatMap(({ shown }) => shown.map((one) => one.text_id)))
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
