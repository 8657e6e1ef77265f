// SQL of kiosk stations for staff, and of the codes that they make. Runs in the company's scope.
import { and, asc, eq, sql } from 'drizzle-orm'

import type { SessionStart } from '#contract/kiosk/kiosk-rules.ts'

import type { Tx } from '../db/database.ts'
import { kioskCode, kioskSession, kioskStation } from '../db/schema/kiosk.ts'
import { application } from '../db/schema/requisition.ts'
import { hasWords } from '../db/search.ts'

type Key = { readonly accountId: number; readonly stationId: number }

type Using = {
  readonly started_at: string
  readonly user_smartreq_id: number
  readonly begun_by: SessionStart | null
}

// Who began last and did not end.
const using = sql<Using | null>`(
  select json_build_object('started_at', s.started_at, 'user_smartreq_id', s.user_smartreq_id,
    'begun_by', s.begun_by)
  from kiosk_session s
  where s.account_id = kiosk_station.account_id and s.station_id = kiosk_station.station_id
    and s.ended_at is null
  order by s.started_at desc limit 1)`

/** One page of a company's stations by name, and how many there are. */
export async function listStations(
  tx: Tx,
  query: { accountId: number; search: string; page: number; page_size: number },
) {
  const where = and(eq(kioskStation.accountId, query.accountId), matches(query.search))
  const rows = await tx.db
    .select({ station: kioskStation, using })
    .from(kioskStation)
    .where(where)
    .orderBy(asc(kioskStation.name), asc(kioskStation.stationId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(kioskStation, where) }
}

export type ListedStation = Awaited<ReturnType<typeof listStations>>['rows'][number]

function matches(search: string) {
  return hasWords(sql`concat_ws(' ', ${kioskStation.name}, ${kioskStation.place})`, search)
}

/** A station, locked; null for another company's. */
export async function lockStation(tx: Tx, key: Key) {
  const [row] = await tx.db.select().from(kioskStation).where(isStation(key)).for('update')
  return row ?? null
}

export async function insertStation(
  tx: Tx,
  values: Omit<typeof kioskStation.$inferInsert, 'stationId'>,
): Promise<number> {
  const [row] = await tx.db
    .insert(kioskStation)
    .values(values)
    .returning({ stationId: kioskStation.stationId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.stationId
}

export async function updateStation(
  tx: Tx,
  { set, ...key }: Key & { set: Partial<typeof kioskStation.$inferInsert> },
): Promise<void> {
  await tx.db.update(kioskStation).set(set).where(isStation(key))
}

/** Ends what is open at a station. */
export async function endSessions(tx: Tx, { at, ...key }: Key & { at: Date }): Promise<void> {
  await tx.db
    .update(kioskSession)
    .set({ endedAt: at, endedBy: 'revoked' })
    .where(
      and(
        eq(kioskSession.accountId, key.accountId),
        eq(kioskSession.stationId, key.stationId),
        sql`${kioskSession.endedAt} is null`,
      ),
    )
}

/** Whether an application is there to be worked on. */
export async function isOpen(
  tx: Tx,
  { accountId, userSmartreqId }: { accountId: number; userSmartreqId: number },
): Promise<boolean> {
  const where = and(
    eq(application.accountId, accountId),
    eq(application.userSmartreqId, userSmartreqId),
    sql`${application.deletedAt} is null and ${application.erasedAt} is null`,
  )
  return (await tx.db.$count(application, where)) > 0
}

export async function insertCode(tx: Tx, values: typeof kioskCode.$inferInsert): Promise<void> {
  await tx.db.insert(kioskCode).values(values)
}

function isStation({ accountId, stationId }: Key) {
  return and(eq(kioskStation.accountId, accountId), eq(kioskStation.stationId, stationId))
}
