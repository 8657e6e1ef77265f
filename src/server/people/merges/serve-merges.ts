// Suggested duplicates of people, their merge, and its undo.
import * as contract from '#contract/people/person-merges.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { AppError } from '../../http/app-error.ts'
import { findCompanyDay } from '../employees/company-day.ts'
import { describeMerge } from './describe-merge.ts'
import * as duplicates from './duplicate-people-repository.ts'
import { mergePeople } from './merge-people.ts'
import { selectPeople } from './merge-repository.ts'
import { describeUndo, undoMerge } from './undo-merge.ts'

type Clock = { readonly now: () => Date }
type Params = { readonly user_id: number; readonly other_user_id: number }

export function serveMergesOfPeople({ query, command }: StaffEndpoints, { now }: Clock): void {
  query(contract.listDuplicatePeople, async ({ tx, access: { accountId }, query: asked }) =>
    duplicates.listDuplicatePeople(tx, {
      ...asked,
      accountId,
      isDismissed: asked.dismissed === '1',
      today: await findCompanyDay(tx, { accountId, at: now() }),
    }),
  )
  command(contract.dismissDuplicatePerson, async ({ params, ...changing }) => {
    const { accountId, userId: by } = changing.access
    const pair = await pairOf(changing, params)
    if (await duplicates.insertDismissal(changing.tx, { accountId, ...pair, by, at: now() }))
      await record(changing, { ...pair, action: 'dismiss_duplicate' })
    return params
  })
  command(contract.restoreDuplicatePerson, async ({ params, ...changing }) => {
    const { accountId } = changing.access
    const pair = await pairOf(changing, params)
    if (await duplicates.deleteDismissal(changing.tx, { accountId, ...pair }))
      await record(changing, { ...pair, action: 'undo_dismiss_duplicate' })
    return params
  })
  query(contract.previewPersonMerge, async ({ tx, params, access }) => {
    const pair = pairIn(access, params)
    return (await describeMerge(tx, { ...pair, access, at: now() })).preview
  })
  command(contract.mergePeople, ({ params, body, ...changing }) => {
    const pair = pairIn(changing.access, params)
    return mergePeople(changing, { ...pair, choices: body, at: now() })
  })
  query(contract.previewPersonMergeUndo, ({ tx, params, access: { accountId } }) =>
    describeUndo(tx, { accountId, userId: params.user_id, at: now() }),
  )
  command(contract.undoPersonMerge, ({ params, ...changing }) => {
    const { accountId } = changing.access
    return undoMerge(changing, { accountId, userId: params.user_id, at: now() })
  })
}

function pairIn({ accountId }: { readonly accountId: number }, params: Params) {
  return { accountId, userId: params.user_id, otherUserId: params.other_user_id }
}

/** @throws AppError `not_found`, `validation_failed` for one person twice. */
async function pairOf({ tx, access: { accountId } }: Changing, params: Params) {
  const { user_id: userId, other_user_id: otherUserId } = params
  const people = await selectPeople(tx, { accountId, userIds: [userId, otherUserId] })
  if (people.some(({ erasedAt }) => erasedAt !== null)) throw new AppError('not_found')
  if (people.length > 0 && userId === otherUserId)
    throw new AppError('validation_failed', { fields: { other_user_id: 'Not another person.' } })
  if (people.length < 2) throw new AppError('not_found')
  return { userId, otherUserId }
}

type Recorded = { readonly userId: number; readonly otherUserId: number; readonly action: string }

function record({ auditAll }: Changing, { userId, otherUserId, action }: Recorded): Promise<void> {
  const entity = 'employee' as const
  return auditAll([
    { entity, entityId: userId, action, after: { other: otherUserId } },
    { entity, entityId: otherUserId, action, after: { other: userId } },
  ])
}
