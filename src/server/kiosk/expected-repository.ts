// SQL of who may begin at a station without network, and of sessions that began so. Runs in the system's scope.
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { attempt, userStepActivity } from '../db/schema/assessment.ts'
import { kioskCode, kioskSession } from '../db/schema/kiosk.ts'
import { application } from '../db/schema/requisition.ts'

// Moves with every start, save, submission and change of a state of the application's activities.
const version = sql<string>`(
  select md5(coalesce(string_agg(
    ${userStepActivity.userStepActivityId} || ${userStepActivity.status} || ' ' ||
      coalesce(${attempt.attemptId}::text, '') || coalesce(${attempt.lastSavedAt}::text, ''),
    ',' order by ${userStepActivity.userStepActivityId}, ${attempt.attemptId}), ''))
  from ${userStepActivity}
  left join ${attempt} on ${attempt.accountId} = ${userStepActivity.accountId}
    and ${attempt.userStepActivityId} = ${userStepActivity.userStepActivityId}
  where ${userStepActivity.accountId} = ${kioskCode.accountId}
    and ${userStepActivity.userSmartreqId} = ${kioskCode.userSmartreqId})`

type Named = { readonly accountId: number; readonly codeId: string }

/** The codes of a company by which people may begin now and have work left, the newest first. */
export async function listExpected(
  tx: Tx,
  { accountId, at, limit }: { accountId: number; at: Date; limit: number },
) {
  return tx.db
    .select({ codeId: kioskCode.codeId, expiresAt: kioskCode.expiresAt, version })
    .from(kioskCode)
    .innerJoin(application, isOfCode())
    .where(
      and(
        eq(kioskCode.accountId, accountId),
        gt(kioskCode.expiresAt, at),
        lt(application.pctComplete, 100),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(kioskCode.madeAt), desc(kioskCode.codeId))
    .limit(limit)
}

/** A code of a company, expired or not, and whose it is; null once the application is deleted or erased. */
export async function findCode(tx: Tx, { accountId, codeId }: Named) {
  const [row] = await tx.db
    .select({
      codeHash: kioskCode.codeHash,
      madeAt: kioskCode.madeAt,
      expiresAt: kioskCode.expiresAt,
      userSmartreqId: application.userSmartreqId,
      userId: application.userId,
      refId: application.refId,
    })
    .from(kioskCode)
    .innerJoin(application, isOfCode())
    .where(
      and(
        eq(kioskCode.accountId, accountId),
        eq(kioskCode.codeId, codeId),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
      ),
    )
  return row ?? null
}

/** Stores a session that began without network, unless it is there; answers whether it is this one, and new. */
export async function insertSession(
  tx: Tx,
  values: typeof kioskSession.$inferInsert,
): Promise<{ isOurs: boolean; isNew: boolean }> {
  const inserted = await tx.db
    .insert(kioskSession)
    .values(values)
    // Two requests at once meet at either of its keys.
    .onConflictDoNothing()
    .returning({ sessionId: kioskSession.sessionId })
  const where = and(
    eq(kioskSession.sessionId, values.sessionId),
    eq(kioskSession.accountId, values.accountId),
    eq(kioskSession.stationId, values.stationId),
    eq(kioskSession.codeId, values.codeId),
  )
  const isOurs = (await tx.db.$count(kioskSession, where)) > 0
  return { isOurs, isNew: inserted.length > 0 }
}

function isOfCode() {
  return and(
    eq(application.accountId, kioskCode.accountId),
    eq(application.userSmartreqId, kioskCode.userSmartreqId),
  )
}
