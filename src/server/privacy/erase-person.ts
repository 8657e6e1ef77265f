// The job that erases a user: first they are out of everything, then each company's data goes, then the account.
import { randomUUID } from 'node:crypto'

import { recordAudits } from '../access/audit/audit-trail.ts'
import { forgetOfUser } from '../applicants/exports/forget-exports.ts'
import { forgetInvitations } from '../applicants/invites/forget-invitations.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { forgetImportedPerson } from '../imports/forget-imports.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { forgetPeopleExportsAbout } from '../people/exports/forget-people-exports.ts'
import { forgetResumesOf } from '../people/resumes/forget-resumes.ts'
import { forgetEmployee } from '../people/user-jobs/forget-employees.ts'
import { eraseApplications, type ErasureDeps } from './erase-applications.ts'
import * as erasures from './erasure-repository.ts'
import { exportKey } from './export-key.ts'
import * as repository from './person-repository.ts'
import * as plans from './plan-repository.ts'
import { countMissing, describeMissing, noteRemovable, removeNoted } from './recorded-files.ts'
import { subjectHash } from './subject-hash.ts'

/** Applications at a time, each batch in a transaction of its own: a process that dies loses one batch's work. */
const BATCH = 20
const SYSTEM = { kind: 'system' } as const
const RULE = 'request'

/**
 * Erases a person whose request is due, or what a company had to keep of a user who is erased. Safe to repeat from
 * wherever it broke off; a request that was taken back, or that would leave a company without an admin, does nothing.
 */
export async function erasePerson(deps: ErasureDeps, job: { userId: number }): Promise<void> {
  const { database } = deps
  const { userId } = job
  const begun = await database.inScope(SYSTEM, (tx) => begin(tx, { userId, at: deps.now() }))
  if (begun === 'not due') return
  const companies = await database.inScope(SYSTEM, (tx) => plans.listCompanies(tx, userId))
  for (const { account_id: accountId } of companies)
    await eraseAtCompany(deps, { accountId, userId })
  if (begun !== 'erased before') await eraseAccount(deps, begun)
  // Also what an earlier try left behind.
  await removeNoted(deps)
  await database.inScope(SYSTEM, (tx) => finish(tx, { userId, at: deps.now() }))
}

/** Orders the erasure of everyone whose request is due. One that is under way already is not disturbed by another. */
export async function eraseDue(deps: ErasureDeps & { jobs: Jobs }): Promise<void> {
  const { database, jobs, now } = deps
  await database.inScope(SYSTEM, async (tx) => {
    for (const userId of await repository.listDue(tx, now()))
      await jobs.send(tx, 'erase-person', { userId })
  })
  jobs.wake('erase-person')
}

async function eraseAtCompany(
  deps: ErasureDeps,
  of: { accountId: number; userId: number },
): Promise<void> {
  for (;;) {
    const userSmartreqIds = await deps.database.inScope(SYSTEM, (tx) =>
      erasures.listErasable(tx, { ...of, limit: BATCH }),
    )
    if (userSmartreqIds.length === 0) return
    await eraseApplications(deps, { accountId: of.accountId, userSmartreqIds, rule: RULE })
  }
}

// From here on no one takes it back: the person is signed out, and out of the companies that they work for.
async function begin(
  tx: Tx,
  given: { userId: number; at: Date },
): Promise<repository.ErasureRow | 'not due' | 'erased before'> {
  const { userId, at } = given
  if (await repository.isErased(tx, userId)) return 'erased before'
  const request = await repository.findOpenRequest(tx, { userId, lock: true })
  if (request === null || request.dueAt > at) return 'not due'
  const employers = await repository.listEmployers(tx, userId)
  await repository.lockRoles(tx, employers)
  if ((await plans.listAdminedAlone(tx, userId)).length > 0) return 'not due'
  const user = await repository.findUser(tx, userId)
  if (user === null) return 'not due'
  const companies = await plans.listCompanies(tx, userId)
  const accountIds = [...new Set([...employers, ...companies.map((one) => one.account_id)])]
  await repository.blankReplies(tx, { userId, email: user.email })
  await repository.leaveCompanies(tx, userId)
  await repository.endSessions(tx, given)
  await recordAudits(
    tx,
    employers.map((accountId) => ({
      accountId,
      entity: 'member',
      entityId: userId,
      action: 'erase',
    })),
  )
  for (const accountId of accountIds)
    await erasures.eraseFromLogs(tx, { accountId, userSmartreqIds: [], userId })
  await repository.updateRequest(tx, { erasureId: request.erasureId, outcome: 'erased' })
  return request
}

async function eraseAccount(deps: ErasureDeps, request: repository.ErasureRow): Promise<void> {
  const { database, secret } = deps
  const { userId } = request
  await database.inScope(SYSTEM, async (tx) => {
    const at = deps.now()
    const user = await repository.lockUser(tx, userId)
    if (user === null) throw new AppError('not_found')
    const { email } = user
    await forgetInvitations(tx, email)
    await forgetEmployee(tx, { userId, email, at })
    await forgetImportedPerson(tx, { userId, email })
    await noteRemovable(tx, await forgetOfUser(tx, userId))
    await noteRemovable(tx, await forgetPeopleExportsAbout(tx, userId))
    await noteRemovable(tx, await forgetResumesOf(tx, userId))
    const exports = await repository.listExports(tx, userId)
    await noteRemovable(
      tx,
      exports.map(({ exportId, isReady }) => ({
        key: exportKey(exportId),
        userId,
        isExpected: isReady,
      })),
    )
    await repository.deleteBelongings(tx, { userId, email })
    await repository.emptyUser(tx, { userId, at })
    await erasures.insertProofs(tx, [
      { proofId: randomUUID(), subjectHash: subjectHash(secret, email), rule: RULE, erasedAt: at },
    ])
  })
}

// An erasure has ended when every file of the person was found and removed. Until then the request stays open, and is
// ordered again every hour.
async function finish(tx: Tx, { userId, at }: { userId: number; at: Date }): Promise<void> {
  const missing = await countMissing(tx, { userId })
  if (missing > 0) throw new Error(describeMissing(missing))
  const request = await repository.findOpenRequest(tx, { userId, lock: true })
  if (request?.outcome !== 'erased') return
  await repository.updateRequest(tx, { erasureId: request.erasureId, endedAt: at })
}
