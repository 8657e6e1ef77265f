// A change by staff: allowed by the endpoint's policy, done once for its key, and written into the audit trail, all in one
// transaction.
import type { z } from 'zod'

import type { Policy } from '#contract/core/endpoint.ts'
import { stateTag } from '#contract/core/state-tag.ts'

import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { once } from '../http/idempotency.ts'
import { recordAudit, recordAudits, type AuditEntry } from './audit/audit-trail.ts'
import { assertNotMerged } from './merged-guard.ts'
import type { JobAccess, StaffAccess, StaffScopes } from './staff-access.ts'

/** Who wants a change, under which key, and from which network address. */
export type By = {
  readonly caller: Caller
  readonly idempotencyKey: string
  readonly address: string
  /** The tag of the state that the change began from (`If-Match`); null where the client does not say. */
  readonly begunFrom?: string | null
}

/** Who wants the change that a request asks for. */
export function actorOf(call: {
  caller: Caller
  idempotencyKey: string
  request: { ip: string; headers?: { 'if-match'?: string | undefined } }
}): By {
  return {
    caller: call.caller,
    idempotencyKey: call.idempotencyKey,
    address: call.request.ip,
    begunFrom: call.request.headers?.['if-match'] ?? null,
  }
}

type StaffCommand<S extends z.ZodType, A extends StaffAccess = StaffAccess> = {
  readonly by: By
  /** Name of the endpoint; one key cannot serve two. */
  readonly name: string
  readonly request: unknown
  readonly replySchema: S
  readonly change: (changing: Changing<A>) => Promise<z.output<S>>
}

type Entry = Omit<AuditEntry, 'accountId' | 'actorId' | 'address'>

/** The rule of a requisition that makes a change, in the name of the user who switched it on. */
export type Automation = {
  readonly automationRuleId: number
  /** The rules that started one another up to this one, itself included. */
  readonly chain: readonly number[]
}

/** What a change works with. */
export type Changing<A extends StaffAccess = StaffAccess> = {
  readonly tx: Tx
  readonly access: A
  /** Left out where a user makes the change. */
  readonly automation?: Automation
  /** The tag of the state that the change began from; null, or left out, where no one said. */
  readonly begunFrom?: string | null
  /** Writes into the trail what was changed; who, where and from where is known. */
  readonly audit: (entry: Entry) => Promise<void>
  /** The same for several at once. */
  readonly auditAll: (entries: readonly Entry[]) => Promise<void>
}

/** Runs a change in a company. @throws AppError `forbidden`, `idempotency_key_reused`, or what the change throws. */
export function staffCommand<S extends z.ZodType>(
  scopes: StaffScopes,
  command: StaffCommand<S> & { readonly accountId: number; readonly policy: Policy },
): Promise<z.output<S>> {
  const { accountId, policy, ...rest } = command
  const { caller } = command.by
  return scopes.inAccount({ caller, accountId, policy }, (unit, access) =>
    run(unit, { access, command: rest }),
  )
}

/** Runs a change at a job that the caller may see, or manage where `policy` asks for it. @throws AppError `not_found`, and as above. */
export function jobCommand<S extends z.ZodType>(
  scopes: StaffScopes,
  command: StaffCommand<S, JobAccess> & { readonly jobId: number; readonly policy?: Policy },
): Promise<z.output<S>> {
  const { jobId, policy, ...rest } = command
  const { caller } = command.by
  return scopes.atJob(
    { caller, jobId, ...(policy === undefined ? {} : { policy }) },
    (unit, access) => run(unit, { access, command: rest }),
  )
}

/** Runs a change about an application of a job that the caller manages where `policy` asks for it. @throws as above, `application_merged`. */
export function applicationCommand<S extends z.ZodType>(
  scopes: StaffScopes,
  command: StaffCommand<S, JobAccess> & {
    readonly userSmartreqId: number
    readonly policy: Policy
    /** Whether it may be about an application that was merged into another one, which else takes no actions. */
    readonly isForMerged?: boolean
  },
): Promise<z.output<S>> {
  const { userSmartreqId, policy, isForMerged = false, ...rest } = command
  const { caller } = command.by
  const change: typeof rest.change = async (changing) => {
    const key = { accountId: changing.access.accountId, userSmartreqId }
    if (!isForMerged) await assertNotMerged(changing.tx, key)
    return rest.change(changing)
  }
  return scopes.atApplication({ caller, userSmartreqId, policy }, (unit, access) =>
    run(unit, { access, command: { ...rest, change } }),
  )
}

function run<S extends z.ZodType, A extends StaffAccess>(
  unit: Tx,
  { access, command }: { access: A; command: StaffCommand<S, A> },
): Promise<z.output<S>> {
  const { by, change, ...rest } = command
  const { caller, address, begunFrom = null } = by
  const actor = { accountId: access.accountId, actorId: caller.userId, address }
  return once(unit, {
    ...rest,
    userId: caller.userId,
    key: by.idempotencyKey,
    effect: (tx) =>
      change({
        tx,
        access,
        begunFrom,
        audit: (entry) => recordAudit(tx, { ...actor, ...entry }),
        auditAll: (entries) =>
          recordAudits(
            tx,
            entries.map((entry) => ({ ...actor, ...entry })),
          ),
      }),
  })
}

/**
 * Refuses a change that began from another state than the one that is stored, so that no text is written over unseen.
 * @throws AppError `conflict`, whose details hold what is `stored`
 */
export function assertBegunFrom({ begunFrom }: Pick<Changing, 'begunFrom'>, stored: object): void {
  if (begunFrom === null || begunFrom === undefined || begunFrom === stateTag(stored)) return
  throw new AppError('conflict', { details: { stored } })
}
