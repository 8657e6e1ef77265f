// SQL of what stations do. Runs in the system's scope: a device is known by its credential alone.
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { attempt } from '../db/schema/assessment.ts'
import { kioskCode, kioskSession, kioskStation } from '../db/schema/kiosk.ts'
import { recording } from '../db/schema/media.ts'
import { application } from '../db/schema/requisition.ts'

type Key = { readonly accountId: number; readonly stationId: number }

/** The station that may be enrolled by a code now, locked; null for none. */
export async function lockEnrollable(tx: Tx, { hashes, at }: { hashes: string[]; at: Date }) {
  const [row] = await tx.db
    .select()
    .from(kioskStation)
    .where(
      and(
        inArray(kioskStation.enrolmentHash, hashes),
        gt(kioskStation.enrolmentExpiresAt, at),
        isNull(kioskStation.revokedAt),
      ),
    )
    .for('update')
  return row ?? null
}

/** The station that the device of a key was enrolled as, revoked or not, locked; null for none. */
export async function lockByDeviceKey(tx: Tx, deviceKey: string) {
  const { accountId, stationId } = kioskStation
  const [row] = await tx.db
    .select({ accountId, stationId })
    .from(kioskStation)
    .where(eq(kioskStation.deviceKey, deviceKey))
    .for('update')
  return row ?? null
}

/** A device is one station at a time: what it was enrolled as before does not know it any more. */
export async function forgetDeviceKey(tx: Tx, deviceKey: string): Promise<void> {
  const { deviceKey: stored } = kioskStation
  await tx.db.update(kioskStation).set({ deviceKey: null }).where(eq(stored, deviceKey))
}

/** The station of a credential, revoked or not; null for none. */
export async function findStation(tx: Tx, hash: string) {
  const [row] = await tx.db
    .select({ station: kioskStation, companyName: account.name, companyLogoUrl: account.logoUrl })
    .from(kioskStation)
    .innerJoin(account, eq(account.accountId, kioskStation.accountId))
    .where(eq(kioskStation.credentialHash, hash))
  return row ?? null
}

export type FoundStation = NonNullable<Awaited<ReturnType<typeof findStation>>>

export async function updateStation(
  tx: Tx,
  { set, ...key }: Key & { set: Partial<typeof kioskStation.$inferInsert> },
): Promise<void> {
  await tx.db.update(kioskStation).set(set).where(isStation(key))
}

/** Counts a wrong code or PIN, for staff to see. */
export async function noteWrong(
  tx: Tx,
  { what, at, ...key }: Key & { what: 'wrongCodes' | 'wrongPins'; at: Date },
): Promise<void> {
  await tx.db
    .update(kioskStation)
    .set({ [what]: sql`${kioskStation[what]} + 1`, wrongAt: at })
    .where(isStation(key))
}

/** The application that a code of a company opens now; null for none. */
export async function findByCode(
  tx: Tx,
  { accountId, hashes, at }: { accountId: number; hashes: string[]; at: Date },
) {
  const [row] = await tx.db
    .select({
      codeId: kioskCode.codeId,
      userSmartreqId: application.userSmartreqId,
      userId: application.userId,
      refId: application.refId,
    })
    .from(kioskCode)
    .innerJoin(
      application,
      and(
        eq(application.accountId, kioskCode.accountId),
        eq(application.userSmartreqId, kioskCode.userSmartreqId),
      ),
    )
    .where(
      and(
        eq(kioskCode.accountId, accountId),
        inArray(kioskCode.codeHash, hashes),
        gt(kioskCode.expiresAt, at),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
  return row ?? null
}

/** Whether a device may still have work of a session of that station that began since. */
export async function hasUnsent(
  tx: Tx,
  { accountId, stationId, since }: Key & { since: Date },
): Promise<boolean> {
  const where = and(
    eq(kioskSession.accountId, accountId),
    eq(kioskSession.stationId, stationId),
    isNull(kioskSession.receivedAt),
    gt(kioskSession.startedAt, since),
  )
  return (await tx.db.$count(kioskSession, where)) > 0
}

/** Begins a session; what was open at the station until now has ended without a word. */
export async function openSession(tx: Tx, values: typeof kioskSession.$inferInsert): Promise<void> {
  await tx.db
    .update(kioskSession)
    .set({ endedAt: values.startedAt, endedBy: 'restart' })
    .where(
      and(
        eq(kioskSession.accountId, values.accountId),
        eq(kioskSession.stationId, values.stationId),
        isNull(kioskSession.endedAt),
      ),
    )
  await tx.db.insert(kioskSession).values(values)
}

/** A session of the station with that credential, and whose it is; null for none. */
export async function findSession(
  tx: Tx,
  { sessionId, hash }: { sessionId: string; hash: string },
) {
  const [row] = await tx.db
    .select({
      session: kioskSession,
      refId: application.refId,
      revokedAt: kioskStation.revokedAt,
      erasedAt: application.erasedAt,
    })
    .from(kioskSession)
    .innerJoin(
      kioskStation,
      and(
        eq(kioskStation.accountId, kioskSession.accountId),
        eq(kioskStation.stationId, kioskSession.stationId),
      ),
    )
    .innerJoin(
      application,
      and(
        eq(application.accountId, kioskSession.accountId),
        eq(application.userSmartreqId, kioskSession.userSmartreqId),
      ),
    )
    .where(and(eq(kioskSession.sessionId, sessionId), eq(kioskStation.credentialHash, hash)))
  return row ?? null
}

export async function updateSession(
  tx: Tx,
  {
    set,
    ...key
  }: { accountId: number; sessionId: string } & {
    set: Partial<typeof kioskSession.$inferInsert>
  },
): Promise<void> {
  await tx.db
    .update(kioskSession)
    .set(set)
    .where(
      and(eq(kioskSession.accountId, key.accountId), eq(kioskSession.sessionId, key.sessionId)),
    )
}

function isStation({ accountId, stationId }: Key) {
  return and(eq(kioskStation.accountId, accountId), eq(kioskStation.stationId, stationId))
}

/** Whether an attempt or a recording of that id is of another application than the one of a session. */
export async function isOfOther(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; named: readonly string[] },
): Promise<boolean> {
  const named = [...given.named]
  if (named.length === 0) return false
  const isOther = (table: typeof attempt | typeof recording) =>
    or(ne(table.accountId, given.accountId), ne(table.userSmartreqId, given.userSmartreqId))
  const attempts = await tx.db.$count(
    attempt,
    and(inArray(attempt.attemptId, named), isOther(attempt)),
  )
  if (attempts > 0) return true
  const recordings = await tx.db.$count(
    recording,
    and(inArray(recording.recordingId, named), isOther(recording)),
  )
  return recordings > 0
}
