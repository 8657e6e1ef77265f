// What account admins read of the audit trail. Knows no HTTP.
import * as contract from '#contract/access/audit.ts'
import { auditEntitySchema, type AuditEvent } from '#contract/access/audit.ts'

import { withNamedScores } from '../../assessments/instruments/describe-attribute.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import type { StaffScopes } from '../staff-access.ts'
import * as repository from './audit-repository.ts'
import { recordAuditWithId } from './audit-trail.ts'
import { csvLine } from './csv.ts'

export type AuditService = ReturnType<typeof createAuditService>

/** Read at a time, each in a unit of work of its own: a long export holds no transaction open. */
const BATCH = 1000

const COLUMNS = [
  'audit_id',
  'at',
  'actor_id',
  'actor_name',
  'address',
  'entity',
  'entity_id',
  'action',
  'from_state',
  'to_state',
  'reason',
  'before',
  'after',
] as const satisfies readonly (keyof AuditEvent)[]

const { policy } = contract.exportAuditEvents

/** What an export is of: from the beginning to the entry that says that it was made. */
type Part = {
  readonly scopes: StaffScopes
  readonly caller: Caller
  readonly filter: repository.AuditFilter
  readonly before: number
}

export function createAuditService({ scopes }: { scopes: StaffScopes }) {
  return {
    list(caller: Caller, query: repository.AuditQuery) {
      const { accountId } = query
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listAuditEventRows(tx, query)
        const meta = { page: query.page, page_size: query.page_size, total }
        return { data: rows.map(describeEvent), meta }
      })
    },

    /** The lines of a CSV file; the trail says who took them. @throws AppError `forbidden` before the first line. */
    async export(
      { caller, address }: { caller: Caller; address: string },
      filter: repository.AuditFilter,
    ): Promise<AsyncIterable<string>> {
      const { accountId, ...after } = filter
      const actor = { accountId, actorId: caller.userId, address }
      const about = { entity: 'audit_trail', entityId: accountId, action: 'export' } as const
      const { first, part } = await scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const before = await recordAuditWithId(tx, { ...actor, ...about, after })
        const whole: Part = { scopes, caller, filter, before }
        return { first: await readBatch(tx, { ...whole, after: 0 }), part: whole }
      })
      return withHead(linesFrom(first, part))
    },
  }
}

function readBatch(tx: Tx, { filter, after, before }: Part & { after: number }) {
  return repository.listAuditEventsAfter(tx, { ...filter, after, before, limit: BATCH })
}

async function* linesFrom(
  first: readonly repository.AuditRow[],
  part: Part,
): AsyncGenerator<string> {
  for (const row of first) yield lineOf(row)
  const after = first.at(-1)?.event.auditId
  if (after === undefined || first.length < BATCH) return
  const { scopes, caller, filter } = part
  const { accountId } = filter
  const next = await scopes.inAccount({ caller, accountId, policy }, (tx) =>
    readBatch(tx, { ...part, after }),
  )
  yield* linesFrom(next, part)
}

async function* withHead(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  yield* lines
}

function lineOf(row: repository.AuditRow): string {
  const event = describeEvent(row)
  return csvLine(COLUMNS.map((column) => event[column]))
}

function describeEvent({ event, actorName }: repository.AuditRow): AuditEvent {
  return {
    audit_id: event.auditId,
    at: event.at.toISOString(),
    actor_id: event.actorId,
    actor_name: actorName,
    address: event.address,
    entity: auditEntitySchema.parse(event.entity),
    entity_id: event.entityId,
    action: event.action,
    from_state: event.fromState,
    to_state: event.toState,
    reason: event.reason,
    before: withNamedScores(event.before),
    after: withNamedScores(event.after),
  }
}
