// Rules of hiring classes: what they are, and when they can be changed or deleted. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/requisitions/hiring-classes.ts'
import type { ClassContent, HiringClass } from '#contract/requisitions/hiring-classes.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './class-repository.ts'
import type { ClassKey } from './class-repository.ts'

const classSchema = contract.saveHiringClass.responses[200].shape.data

type Query = z.output<typeof contract.listHiringClasses.query> & { readonly jobId: number }
type Of = { readonly jobId: number; readonly hiringClassId: number }

export function createClassService({ scopes }: { scopes: StaffScopes }) {
  return {
    list: (caller: Caller, query: Query) =>
      scopes.atJob({ caller, jobId: query.jobId }, async (tx, { accountId }) => {
        const { rows, total } = await repository.listClasses(tx, { ...query, accountId })
        return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
      }),

    /** @throws AppError `class_name_taken`. */
    create: (by: By, given: { jobId: number; content: ClassContent }): Promise<HiringClass> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.createHiringClass.policy,
        name: 'create-hiring-class',
        request: given,
        replySchema: classSchema,
        change: (changing) => create(changing, given),
      }),

    /** @throws AppError `not_found`, `class_name_taken`, `class_seats_taken`. */
    save: (by: By, given: Of & { content: Partial<ClassContent> }): Promise<HiringClass> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveHiringClass.policy,
        name: 'save-hiring-class',
        request: given,
        replySchema: classSchema,
        change: (changing) => save(changing, given),
      }),

    /** @throws AppError `not_found`, `class_not_empty`. */
    remove: (by: By, of: Of) =>
      jobCommand(scopes, {
        by,
        jobId: of.jobId,
        policy: contract.deleteHiringClass.policy,
        name: 'delete-hiring-class',
        request: of,
        replySchema: contract.deleteHiringClass.responses[200].shape.data,
        change: (changing) => remove(changing, of),
      }),
  }
}

async function create(
  { tx, access, audit }: Changing,
  { jobId, content }: { jobId: number; content: ClassContent },
): Promise<HiringClass> {
  const key = { accountId: access.accountId, jobId }
  const hiringClassId = await repository.insertClass(tx, { ...key, content })
  if (hiringClassId === null) throw new AppError('class_name_taken')
  const about = { entity: 'requisition', entityId: jobId, action: 'create_class' } as const
  await audit({ ...about, after: { hiring_class: content.name, ...content } })
  return getClass(tx, { ...key, hiringClassId })
}

async function save(
  { tx, access, audit }: Changing,
  { content, ...of }: Of & { content: Partial<ClassContent> },
): Promise<HiringClass> {
  const key = { accountId: access.accountId, ...of }
  const before = await lockClass(tx, key)
  const { name, seats } = content
  if (name !== undefined && (await repository.isNameTaken(tx, { ...key, name })))
    throw new AppError('class_name_taken')
  if (seats !== undefined && seats < before.filled)
    throw new AppError('class_seats_taken', { details: { filled: before.filled } })
  await repository.updateClass(tx, { ...key, content })
  const after = await getClass(tx, key)
  const about = { entity: 'requisition', entityId: of.jobId, action: 'save_class' } as const
  await audit({ ...about, before: traceOf(before), after: traceOf(after) })
  return after
}

async function remove({ tx, access, audit }: Changing, of: Of) {
  const key = { accountId: access.accountId, ...of }
  // Before the class: applications are locked first everywhere.
  await repository.clearUnlisted(tx, key)
  const before = await lockClass(tx, key)
  if (before.filled > 0)
    throw new AppError('class_not_empty', { details: { filled: before.filled } })
  await repository.deleteClass(tx, key)
  const about = { entity: 'requisition', entityId: of.jobId, action: 'delete_class' } as const
  await audit({ ...about, before: traceOf(before) })
  return { hiring_class_id: of.hiringClassId }
}

async function lockClass(tx: Changing['tx'], { hiringClassId, ...key }: ClassKey) {
  const [found] = await repository.lockClasses(tx, { ...key, ids: [hiringClassId] })
  if (found === undefined) throw new AppError('not_found')
  return found
}

async function getClass(tx: Changing['tx'], key: ClassKey): Promise<HiringClass> {
  const found = await repository.findClass(tx, key)
  if (found === null) throw new Error('A class that was just stored is not there.')
  return found
}

function traceOf({ name, seats, start_date, status }: HiringClass) {
  return { hiring_class: name, seats, start_date, status }
}
