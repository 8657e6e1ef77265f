// A reason and a tag of a company that nothing uses yet: each of them for one change.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { applicantTag } from '#server/db/schema/applicant-change.ts'
import { rejectionReason } from '#server/db/schema/decision.ts'

import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

const NAMES_REASON = ['updateRejectionReason', 'deleteRejectionReason']
const NAMES_TAG = ['renameTag', 'deleteTag']

/** What the address of an endpoint of the settings names; null for other endpoints. */
export async function decisionSettingsExample(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, number> | null> {
  const { owner } = test.database
  const { accountId } = target
  if (NAMES_REASON.includes(name)) {
    const [row] = await owner
      .insert(rejectionReason)
      .values({ accountId, reasonType: 'other', label: randomUUID(), sortOrder: 99 })
      .returning()
    return { rejection_reason_id: row?.rejectionReasonId ?? NO_ID }
  }
  if (NAMES_TAG.includes(name)) {
    const [row] = await owner
      .insert(applicantTag)
      .values({ accountId, name: randomUUID() })
      .returning()
    return { tag_id: row?.tagId ?? NO_ID }
  }
  return null
}

/** A reason that a company rejects for. */
export async function reasonOf({ database }: TestApp, { accountId }: Target): Promise<number> {
  const { owner } = database
  const isTheirs = eq(rejectionReason.accountId, accountId)
  const [reason] = await owner.select().from(rejectionReason).where(isTheirs)
  return reason?.rejectionReasonId ?? NO_ID
}
