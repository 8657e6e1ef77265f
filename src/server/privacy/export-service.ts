// Rules of copies of what is held about a user: who may ask, how often, and who may have them. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import * as contract from '#contract/privacy/privacy.ts'
import {
  dataExportSchema,
  EXPORT_DAYS,
  EXPORTS_PER_DAY,
  type DataExport,
} from '#contract/privacy/privacy.ts'

import { seesPrivateData, type StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By } from '../access/staff-command.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { once } from '../http/idempotency.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailContext } from '../mail/order-mail.ts'
import * as repository from './export-repository.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly scopes: StaffScopes
  readonly now: () => Date
}
type Page = { readonly page: number; readonly page_size: number }
type Candidate = { readonly accountId: number; readonly userId: number }
type CandidateWish = Candidate & { readonly mailContext: MailContext }
type Wish = repository.Whose & { readonly by: MailContext; readonly hasPrivateData: boolean }

const DAY_MS = 86_400_000

export type ExportService = ReturnType<typeof createExportService>

export function createExportService(deps: Deps) {
  return { ...ownExports(deps), ...candidateExports(deps) }
}

/** A person's own: anyone else's answer `not_found`. */
function ownExports(deps: Deps) {
  const { database, jobs, now } = deps
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)
  return {
    async list(caller: Caller, { userId, ...page }: Page & { userId: number }) {
      assertOwn(caller, userId)
      return asPerson(userId, (tx) => listPage(tx, { userId, accountId: null, at: now(), ...page }))
    },

    /** @throws AppError `export_running`, or `rate_limited` after some in a day. */
    async request(
      caller: Caller,
      given: { userId: number; idempotencyKey: string; by: MailContext },
    ): Promise<DataExport> {
      const { userId, by } = given
      assertOwn(caller, userId)
      const made = await asPerson(userId, (tx) =>
        once(tx, {
          userId,
          key: given.idempotencyKey,
          name: 'request-export',
          request: { userId },
          replySchema: dataExportSchema,
          effect: (unit) =>
            order(unit, { deps, wish: { userId, accountId: null, by, hasPrivateData: true } }),
        }),
      )
      jobs.wake('build-export')
      return made
    },

    /** A copy that can be downloaded. @throws AppError `not_found`. */
    async get(caller: Caller, given: { userId: number; exportId: string }) {
      const { userId } = given
      assertOwn(caller, userId)
      return asPerson(userId, (tx) => getReady(tx, { ...given, accountId: null, at: now() }))
    },
  }
}

/** What a company asks about people who applied there. */
function candidateExports(deps: Deps) {
  const { scopes, now } = deps
  return {
    listOfCandidate(caller: Caller, query: Page & Candidate) {
      const { accountId } = query
      const { policy } = contract.listCandidateExports
      return scopes.inAccount({ caller, accountId, policy }, async (tx, access) => {
        await assertCandidate(tx, query)
        return listPage(tx, { ...query, seesPrivateData: seesPrivateData(access), at: now() })
      })
    },

    /** @throws AppError `not_found` for a user who never applied there, `export_running`, `rate_limited`. */
    requestOfCandidate: (by: By, given: CandidateWish) => requestOfCandidate(deps, { by, given }),

    /** @throws AppError `not_found`. */
    getOfCandidate(caller: Caller, given: Candidate & { exportId: string }) {
      const { accountId } = given
      const { policy } = contract.downloadCandidateExport
      return scopes.inAccount({ caller, accountId, policy }, (tx, access) =>
        getReady(tx, { ...given, seesPrivateData: seesPrivateData(access), at: now() }),
      )
    },
  }
}

async function requestOfCandidate(
  deps: Deps,
  { by, given }: { by: By; given: CandidateWish },
): Promise<DataExport> {
  const { mailContext, ...candidate } = given
  const { userId, accountId } = candidate
  const made = await staffCommand(deps.scopes, {
    by,
    accountId,
    name: 'request-candidate-export',
    policy: contract.requestCandidateExport.policy,
    request: candidate,
    replySchema: dataExportSchema,
    change: async ({ tx, audit, access }) => {
      await assertCandidate(tx, candidate)
      // The job that makes it has no role to ask about.
      const hasPrivateData = seesPrivateData(access)
      const wish = { userId, accountId, by: mailContext, hasPrivateData }
      const ordered = await order(tx, { deps, wish })
      await audit({ entity: 'candidate_data', entityId: userId, action: 'export' })
      return ordered
    },
  })
  deps.jobs.wake('build-export')
  return made
}

async function order(tx: Tx, given: { deps: Deps; wish: Wish }): Promise<DataExport> {
  const { deps, wish } = given
  const { userId, accountId, by, hasPrivateData } = wish
  const requestedAt = deps.now()
  await repository.lockWishes(tx, wish)
  const since = new Date(requestedAt.getTime() - DAY_MS)
  const { asked, running } = await repository.countExports(tx, { ...wish, since })
  if (running > 0) throw new AppError('export_running')
  if (asked >= EXPORTS_PER_DAY) throw new AppError('rate_limited')
  const row = await repository.insertExport(tx, {
    exportId: randomUUID(),
    userId,
    accountId,
    hasPrivateData,
    ...by,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + EXPORT_DAYS * DAY_MS),
  })
  await deps.jobs.send(tx, 'build-export', { exportId: row.exportId })
  return describeExport(row)
}

async function listPage(tx: Tx, query: Page & repository.Whose & { at: Date }) {
  const { rows, total } = await repository.listExports(tx, query)
  const meta = { page: query.page, page_size: query.page_size, total }
  return { data: rows.map(describeExport), meta }
}

async function getReady(
  tx: Tx,
  given: repository.Whose & { exportId: string; at: Date },
): Promise<DataExport> {
  const row = await repository.findExport(tx, given)
  if (row === null || row.readyAt === null || row.expiresAt <= given.at)
    throw new AppError('not_found')
  return describeExport(row)
}

async function assertCandidate(tx: Tx, candidate: Candidate): Promise<void> {
  if (!(await repository.isCandidate(tx, candidate))) throw new AppError('not_found')
}

function assertOwn(caller: Caller, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}

function describeExport(row: repository.ExportRow): DataExport {
  return {
    export_id: row.exportId,
    requested_at: row.requestedAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    bytes: row.bytes,
  }
}
