// A company's sets of screening questions: questions of its library that plans take together.
import * as contract from '#contract/settings/screening-sets.ts'
import type { ScreeningSet, ScreeningSetContent } from '#contract/settings/screening-sets.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './set-repository.ts'
import type { SetKey } from './set-repository.ts'

type Change = SetKey & { readonly content: ScreeningSetContent }

export function serveScreeningSets({ query, command }: StaffEndpoints): void {
  query(contract.listScreeningSets, ({ tx, params, query: asked }) =>
    repository.listSets(tx, { ...asked, accountId: params.account_id }),
  )
  command(contract.createScreeningSet, ({ body, ...changing }) => create(changing, body))
  command(contract.updateScreeningSet, ({ params, body, ...changing }) =>
    update(changing, { ...keyOf(params), content: body }),
  )
  command(contract.deleteScreeningSet, ({ params, ...changing }) => remove(changing, keyOf(params)))
}

function keyOf(params: { account_id: number; screening_set_id: number }): SetKey {
  return { accountId: params.account_id, screeningSetId: params.screening_set_id }
}

/** @throws AppError `value_taken`, `validation_failed` for a question that is not offered. */
async function create(
  { tx, access: { accountId }, audit }: Changing,
  content: ScreeningSetContent,
): Promise<ScreeningSet> {
  await lockList(tx, { accountId })
  await assertValid(tx, { accountId, content, before: null })
  const screeningSetId = await repository.insertSet(tx, { accountId, name: content.name })
  const key = { accountId, screeningSetId }
  await repository.replaceQuestions(tx, { ...key, ids: content.account_question_ids })
  await audit({ ...entryOf(key), action: 'create', after: content })
  return lock(tx, key)
}

/** @throws AppError `not_found`, `conflict`, `value_taken`, `validation_failed` for a question that is not offered. */
async function update(changing: Changing, { content, ...key }: Change): Promise<ScreeningSet> {
  const { tx, audit } = changing
  await lockList(tx, key)
  const before = await lock(tx, key)
  assertBegunFrom(changing, contentOf(before))
  await assertValid(tx, { accountId: key.accountId, content, before })
  await repository.renameSet(tx, { ...key, name: content.name })
  await repository.replaceQuestions(tx, { ...key, ids: content.account_question_ids })
  await audit({ ...entryOf(key), action: 'update', before: contentOf(before), after: content })
  return lock(tx, key)
}

/** @throws AppError `not_found`. */
async function remove({ tx, audit }: Changing, key: SetKey) {
  const before = await lock(tx, key)
  await repository.deleteSet(tx, key)
  await audit({ ...entryOf(key), action: 'delete', before: contentOf(before) })
  return { screening_set_id: key.screeningSetId }
}

type Checked = {
  readonly accountId: number
  readonly content: ScreeningSetContent
  /** What it asked before, which may have been archived since. */
  readonly before: ScreeningSet | null
}

async function assertValid(tx: Tx, { accountId, content, before }: Checked): Promise<void> {
  const { name, account_question_ids: ids } = content
  if (await repository.isNameTaken(tx, { accountId, name, except: before?.screening_set_id }))
    throw new AppError('value_taken', { fields: { name: 'Another set has this name.' } })
  const asked = new Set(before === null ? [] : contentOf(before).account_question_ids)
  const found = await repository.lockQuestions(tx, { accountId, ids })
  const offered = found.filter(({ id, archivedAt }) => archivedAt === null || asked.has(id))
  if (offered.length < ids.length)
    throw new AppError('validation_failed', {
      fields: { account_question_ids: 'A question is not in the library any more.' },
    })
}

async function lock(tx: Tx, key: SetKey): Promise<ScreeningSet> {
  const found = await repository.lockSet(tx, key)
  if (found === null) throw new AppError('not_found')
  return found
}

/** The state that a change begins from. */
function contentOf({ name, questions }: ScreeningSet): ScreeningSetContent {
  return { name, account_question_ids: questions.map((one) => one.account_question_id) }
}

function entryOf({ screeningSetId }: SetKey) {
  return { entity: 'screening_set', entityId: screeningSetId } as const
}
