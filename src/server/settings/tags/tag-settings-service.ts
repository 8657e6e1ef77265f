// Rules of a company's tags in its settings. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/settings/tags.ts'
import type { UsedTag } from '#contract/settings/tags.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import { releaseRules } from '../../automation/rule-references.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { releaseViews } from '../../requisitions/saved-views/tagged-views.ts'
import * as repository from './tag-settings-repository.ts'
import type { TagKey } from './tag-settings-repository.ts'

type Query = z.output<typeof contract.listUsedTags.query>
type Renaming = TagKey & { readonly name: string }
type Deletion = TagKey & { readonly replaceTo: number | undefined }

const tagSchema = contract.renameTag.responses[200].shape.data
const deletedSchema = contract.deleteTag.responses[200].shape.data

export function createTagSettingsService({ scopes }: { scopes: StaffScopes }) {
  return {
    list: (caller: Caller, { accountId, query }: { accountId: number; query: Query }) =>
      scopes.inAccount({ caller, accountId, policy: contract.listUsedTags.policy }, async (tx) => {
        const { rows, total } = await repository.listTags(tx, { ...query, accountId })
        const { page, page_size } = query
        return { data: rows, meta: { page, page_size, total } }
      }),

    /** @throws AppError `not_found`, `tag_name_taken`. */
    rename: (by: By, request: Renaming) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.renameTag.policy,
        name: 'rename-tag',
        request,
        replySchema: tagSchema,
        change: (changing) => rename(changing, request),
      }),

    /** @throws AppError `not_found`, `validation_failed` for a replacement that there is not. */
    remove: (by: By, request: Deletion) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.deleteTag.policy,
        name: 'delete-tag',
        request,
        replySchema: deletedSchema,
        change: (changing) => remove(changing, request),
      }),
  }
}

async function rename({ tx, audit }: Changing, { name, ...key }: Renaming): Promise<UsedTag> {
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

async function remove(changing: Changing, { replaceTo, ...key }: Deletion) {
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
