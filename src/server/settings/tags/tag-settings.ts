// The settings of a company's tags: renaming, merging and deleting them.
import * as contract from '#contract/settings/tags.ts'
import type { UsedTag } from '#contract/settings/tags.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { releaseRules } from '../../automation/rule-references.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { releaseViews } from '../../requisitions/saved-views/tagged-views.ts'
import * as repository from './tag-settings-repository.ts'
import type { TagKey } from './tag-settings-repository.ts'

export function serveTagSettings({ query, command }: StaffEndpoints): void {
  query(contract.listUsedTags, ({ tx, access: { accountId }, query }) =>
    repository.listTags(tx, { ...query, accountId }),
  )

  command(contract.renameTag, (changing) =>
    rename(changing, { ...keyOf(changing.params), name: changing.body.name }),
  )

  command(contract.deleteTag, (changing) =>
    remove(changing, { ...keyOf(changing.params), replaceTo: changing.query.replace_to }),
  )
}

function keyOf(params: { account_id: number; tag_id: number }): TagKey {
  return { accountId: params.account_id, tagId: params.tag_id }
}

/** @throws AppError `not_found`, `tag_name_taken`. */
async function rename(
  { tx, audit }: Changing,
  { name, ...key }: TagKey & { name: string },
): Promise<UsedTag> {
  await repository.lockTags(tx, { accountId: key.accountId, tagIds: [key.tagId] })
  const before = await getTag(tx, key)
  if (await repository.isNameTaken(tx, { ...key, name })) throw new AppError('tag_name_taken')
  await repository.renameTag(tx, { ...key, name })
  await audit({
    entity: 'tag',
    entityId: key.tagId,
    action: 'update',
    before: { name: before.name },
    after: { name },
  })
  return { ...before, name }
}

/** @throws AppError `not_found`, `validation_failed` for a replacement that there is not. */
async function remove(
  changing: Changing,
  { replaceTo, ...key }: TagKey & { replaceTo: number | undefined },
) {
  const { tx, audit } = changing
  const tagIds = replaceTo === undefined ? [key.tagId] : [key.tagId, replaceTo]
  await repository.lockTags(tx, { accountId: key.accountId, tagIds })
  const before = await getTag(tx, key)
  const target = replaceTo === undefined ? null : await replace(tx, { ...key, replaceTo })
  await releaseRules(changing, { kind: 'tag', id: key.tagId, replaceTo })
  await releaseViews(tx, { ...key, replaceTo })
  await repository.deleteTag(tx, key)
  await audit({
    entity: 'tag',
    entityId: key.tagId,
    action: 'delete',
    before: { name: before.name, applicants: before.applicant_count },
    after: target === null ? null : { replaced_by: target.name },
  })
  return { tag_id: key.tagId, applicants: before.applicant_count }
}

async function replace(tx: Tx, change: TagKey & { replaceTo: number }): Promise<UsedTag> {
  const { accountId, tagId, replaceTo } = change
  const target = await repository.findTag(tx, { accountId, tagId: replaceTo })
  if (target === null || replaceTo === tagId) {
    const fields = { replace_to: 'Not another tag of this company.' }
    throw new AppError('validation_failed', { fields })
  }
  await repository.addToTagged(tx, change)
  return target
}

async function getTag(tx: Tx, key: TagKey): Promise<UsedTag> {
  const tag = await repository.findTag(tx, key)
  if (tag === null) throw new AppError('not_found')
  return tag
}
