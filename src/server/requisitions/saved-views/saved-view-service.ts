// Rules of saved views: their owner alone changes them; a shared one is everyone's to choose. Knows no HTTP.
import type { z } from 'zod'

import { MAX_VIEWS, type SavedViewList } from '#contract/requisitions/requisitions-rules.ts'
import * as contract from '#contract/requisitions/saved-views.ts'
import type { SavedView } from '#contract/requisitions/saved-views.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './saved-view-repository.ts'

type InAccount = { readonly accountId: number }
type Addition = InAccount & z.output<typeof contract.createSavedView.body>
type Change = InAccount & { viewId: number } & z.output<typeof contract.updateSavedView.body>
type Removal = InAccount & { viewId: number }

export function createSavedViewService({ scopes }: { scopes: StaffScopes }) {
  return {
    list: (
      caller: Caller,
      { accountId, list }: InAccount & { list: SavedViewList },
    ): Promise<SavedView[]> =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listSavedViews.policy },
        async (tx) => {
          const { userId } = caller
          const rows = await repository.listViews(tx, { accountId, userId, list })
          return rows.map((row) => describe(row, userId))
        },
      ),
    ...commands(scopes),
  }
}

function commands(scopes: StaffScopes) {
  return {
    /** @throws AppError `view_name_taken`, or `too_many_views`. */
    create: (by: By, given: Addition): Promise<SavedView> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.createSavedView.policy,
        name: 'create-saved-view',
        request: given,
        replySchema: contract.createSavedView.responses[200].shape.data,
        change: (changing) => create(changing, { ...given, userId: by.caller.userId }),
      }),

    /** @throws AppError `not_found`, `view_of_another`, `view_name_taken`. */
    update: (by: By, given: Change): Promise<SavedView> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.updateSavedView.policy,
        name: 'update-saved-view',
        request: given,
        replySchema: contract.updateSavedView.responses[200].shape.data,
        change: (changing) => update(changing, { ...given, userId: by.caller.userId }),
      }),

    /** @throws AppError `not_found`, `view_of_another`. */
    remove: (by: By, given: Removal): Promise<{ view_id: number }> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.deleteSavedView.policy,
        name: 'delete-saved-view',
        request: given,
        replySchema: contract.deleteSavedView.responses[200].shape.data,
        change: (changing) => remove(changing, { ...given, userId: by.caller.userId }),
      }),
  }
}

async function create(
  { tx, audit }: Changing,
  given: Addition & { userId: number },
): Promise<SavedView> {
  const { accountId, userId, list, name, query, is_shared: isShared } = given
  const count = await repository.countViews(tx, { accountId, userId, list })
  if (count >= MAX_VIEWS) throw new AppError('too_many_views')
  const values = { accountId, userId, list, name, query, isShared }
  const viewId = await repository.insertView(tx, values)
  if (viewId === null) throw new AppError('view_name_taken')
  const made = await ownView(tx, { accountId, userId, viewId })
  await audit({ entity: 'saved_view', entityId: viewId, action: 'create', after: traceOf(made) })
  return describe(made, userId)
}

async function update(
  { tx, audit }: Changing,
  given: Change & { userId: number },
): Promise<SavedView> {
  const { accountId, userId, viewId } = given
  const view = await ownView(tx, given)
  const values = {
    name: given.name ?? view.name,
    query: given.query ?? view.query,
    isShared: given.is_shared ?? view.isShared,
  }
  const key = { accountId, userId, viewId }
  if (await repository.hasName(tx, { ...key, list: view.list, name: values.name }))
    throw new AppError('view_name_taken')
  await repository.updateView(tx, { ...key, ...values })
  const changed = { ...view, ...values }
  await audit({
    entity: 'saved_view',
    entityId: viewId,
    action: 'update',
    before: traceOf(view),
    after: traceOf(changed),
  })
  return describe(changed, userId)
}

async function remove(
  { tx, audit }: Changing,
  given: Removal & { userId: number },
): Promise<{ view_id: number }> {
  const { viewId } = given
  const view = await ownView(tx, given)
  await repository.deleteView(tx, given)
  await audit({ entity: 'saved_view', entityId: viewId, action: 'delete', before: traceOf(view) })
  return { view_id: viewId }
}

async function ownView(
  tx: Changing['tx'],
  { accountId, userId, viewId }: { accountId: number; userId: number; viewId: number },
): Promise<repository.ViewRow> {
  const view = await repository.findView(tx, { accountId, viewId })
  if (view === null) throw new AppError('not_found')
  if (view.userId === userId) return view
  // A view that is not shared is its owner's secret.
  throw new AppError(view.isShared ? 'view_of_another' : 'not_found')
}

function traceOf({ list, name, query, isShared }: repository.ViewRow) {
  return { list, name, query, is_shared: isShared }
}

function describe(row: repository.ViewRow, userId: number): SavedView {
  return {
    view_id: row.viewId,
    list: row.list,
    name: row.name,
    query: row.query,
    is_shared: row.isShared,
    is_mine: row.userId === userId,
    owner_name: row.ownerName,
  }
}
