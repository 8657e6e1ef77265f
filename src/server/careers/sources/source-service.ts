// Rules of sources and of the links that count for them. Knows no HTTP.
import { randomBytes } from 'node:crypto'

import { z } from 'zod'

import { SOURCE_TYPES, type SourceType } from '#contract/careers/careers-rules.ts'
import * as contract from '#contract/careers/sources.ts'
import type { Source, SourceLink } from '#contract/careers/sources.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './source-repository.ts'

/** 72 bits: too many to find a link by trying, and few enough for a QR code that is read from afar. */
const TOKEN_BYTES = 9

const SEARCH = 'prospecting' satisfies SourceType
const sourceReply = contract.getSource.responses[200].shape.data
const linkReply = contract.createSourceLink.responses[201].shape.data
const typeSchema = z.enum(SOURCE_TYPES)

type SourceKey = { readonly accountId: number; readonly sourceId: number }
type Query = z.output<typeof contract.listSources.query>
type Page = z.output<typeof contract.listSourceLinks.query>
type LinkableQuery = z.output<typeof contract.listLinkableSources.query>

/** What applicants count for who come with a token. */
type Counted = {
  readonly accountId: number
  /** Null for the token of a feed. */
  readonly jobId: number | null
  readonly sourceId: number
  readonly sourceType: string
}

export type SourceService = ReturnType<typeof createSourceService>

export function createSourceService(deps: {
  database: Database
  scopes: StaffScopes
  now: () => Date
}) {
  return { ...reading(deps), ...changing(deps), ...links(deps) }
}

function reading({ scopes }: { scopes: StaffScopes }) {
  return {
    list: (caller: Caller, { accountId, query }: { accountId: number; query: Query }) =>
      scopes.inAccount({ caller, accountId, policy: contract.listSources.policy }, async (tx) => {
        const { rows, total } = await repository.listSources(tx, { ...query, accountId })
        const { page, page_size } = query
        return { data: rows.map(describe), meta: { page, page_size, total } }
      }),

    /** @throws AppError `not_found`. */
    get: (caller: Caller, key: SourceKey): Promise<Source> =>
      scopes.inAccount(
        { caller, accountId: key.accountId, policy: contract.getSource.policy },
        (tx) => getSource(tx, key),
      ),
  }
}

function changing({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  return {
    /** @throws AppError `source_name_taken`. */
    create: (by: By, given: { accountId: number; name: string; type: SourceType }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.createSource.policy,
        name: 'create-source',
        request: given,
        replySchema: sourceReply,
        change: (changing) => create(changing, given),
      }),

    /** @throws AppError `not_found`, `source_name_taken`. */
    rename: (by: By, given: SourceKey & { name: string }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.updateSource.policy,
        name: 'update-source',
        request: given,
        replySchema: sourceReply,
        change: (changing) => rename(changing, given),
      }),

    /** @throws AppError `not_found`. */
    toggle: (by: By, given: SourceKey & { isActive: boolean }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.toggleSource.policy,
        name: 'toggle-source',
        request: given,
        replySchema: sourceReply,
        change: (changing) => toggle(changing, { ...given, at: now() }),
      }),
  }
}

function links({ database, scopes }: { database: Database; scopes: StaffScopes }) {
  return {
    listLinks: (caller: Caller, { jobId, query }: { jobId: number; query: Page }) =>
      scopes.atJob(
        { caller, jobId, policy: contract.listSourceLinks.policy },
        async (tx, { accountId }) => {
          const { rows, total } = await repository.listLinks(tx, { ...query, accountId, jobId })
          return { data: rows.map(describeLink), meta: { ...query, total } }
        },
      ),

    listLinkable: (caller: Caller, { jobId, query }: { jobId: number; query: LinkableQuery }) =>
      scopes.atJob(
        { caller, jobId, policy: contract.listLinkableSources.policy },
        async (tx, { accountId }) => {
          const { rows, total } = await repository.listLinkable(tx, { ...query, accountId, jobId })
          const { page, page_size } = query
          return { data: rows.map(withType), meta: { page, page_size, total } }
        },
      ),

    /** @throws AppError `not_found` for a source of another company, or an archived one. */
    createLink: (by: By, given: { jobId: number; sourceId: number }): Promise<SourceLink> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.createSourceLink.policy,
        name: 'create-source-link',
        request: given,
        replySchema: linkReply,
        change: (changing) => createLink(changing, given),
      }),

    /** The link that invitations to apply lead to: it counts for the company's own search. In the caller's transaction. */
    async linkForInvitations(changing: Changing, jobId: number): Promise<SourceLink> {
      return linkOf(changing, { jobId, sourceId: (await sourceOfSearch(changing)).sourceId })
    },

    /** What candidates count for whom staff add by hand: the company's own search. */
    sourceOfSearch,

    /** The source that staff chose for a candidate. @throws AppError `validation_failed` for one that is not in use. */
    chosenSource,

    /** What a token counts for; null for one that there is not. */
    findLink: (token: string) =>
      database.inScope({ kind: 'system' }, (tx) => findCounted(tx, token)),
  }
}

async function create(
  { tx, audit }: Changing,
  { accountId, name, type }: { accountId: number; name: string; type: SourceType },
): Promise<Source> {
  const sourceId = await repository.insertSource(tx, { accountId, name, sourceType: type })
  if (sourceId === null) throw new AppError('source_name_taken')
  const after = { name, source_type: type }
  await audit({ entity: 'source', entityId: sourceId, action: 'create', after })
  return getSource(tx, { accountId, sourceId })
}

async function rename(
  { tx, audit }: Changing,
  { name, ...key }: SourceKey & { name: string },
): Promise<Source> {
  const before = await getSource(tx, key)
  if (await repository.isNameTaken(tx, { ...key, name })) throw new AppError('source_name_taken')
  await repository.updateSource(tx, { ...key, set: { name } })
  await audit({
    entity: 'source',
    entityId: key.sourceId,
    action: 'update',
    before: { name: before.name },
    after: { name },
  })
  return getSource(tx, key)
}

async function toggle(
  { tx, audit }: Changing,
  { isActive, at, ...key }: SourceKey & { isActive: boolean; at: Date },
): Promise<Source> {
  await getSource(tx, key)
  await repository.updateSource(tx, { ...key, set: { archivedAt: isActive ? null : at } })
  const action = isActive ? 'restore' : 'archive'
  await audit({ entity: 'source', entityId: key.sourceId, action })
  return getSource(tx, key)
}

// The token of a link, or that of a feed, which is for every requisition of the company.
async function findCounted(tx: Tx, token: string): Promise<Counted | null> {
  if (!z.uuid().safeParse(token).success) return repository.findLinkByToken(tx, token)
  const found = await repository.findSourceByFeed(tx, token)
  return found === null ? null : { ...found, jobId: null }
}

async function sourceOfSearch({ tx, access }: Changing) {
  const { accountId } = access
  const sourceId = await repository.findStandard(tx, { accountId, sourceType: SEARCH })
  if (sourceId === null) throw new Error(`The company has no source ${SEARCH}.`)
  return { sourceId, sourceType: SEARCH }
}

async function chosenSource({ tx, access }: Changing, sourceId: number) {
  const found = await repository.findSource(tx, { accountId: access.accountId, sourceId })
  if (found === null || found.archivedAt !== null) {
    const fields = { source_id: 'Not a source that your company uses.' }
    throw new AppError('validation_failed', { fields })
  }
  return { sourceId, sourceType: found.source_type }
}

async function createLink(
  changing: Changing,
  given: { jobId: number; sourceId: number },
): Promise<SourceLink> {
  const key = { accountId: changing.access.accountId, sourceId: given.sourceId }
  const source = await getSource(changing.tx, key)
  if (!source.is_active) throw new AppError('not_found')
  return linkOf(changing, given)
}

async function linkOf(
  { tx, access, audit }: Changing,
  { jobId, sourceId }: { jobId: number; sourceId: number },
): Promise<SourceLink> {
  const key = { accountId: access.accountId, jobId, sourceId }
  // A letter first: a router would read digits alone as a number.
  const token = `k${randomBytes(TOKEN_BYTES).toString('base64url')}`
  if (await repository.insertLink(tx, { ...key, token })) {
    const after = { source_id: sourceId }
    await audit({ entity: 'requisition', entityId: jobId, action: 'add_source_link', after })
  }
  const link = await repository.findLink(tx, key)
  if (link === null) throw new Error('The link that was just made is not there.')
  return describeLink(link)
}

async function getSource(tx: Tx, key: SourceKey): Promise<Source> {
  const row = await repository.findSource(tx, key)
  if (row === null) throw new AppError('not_found')
  return describe(row)
}

function describe({ archivedAt, ...row }: repository.SourceRow): Source {
  return { ...withType(row), is_active: archivedAt === null }
}

function describeLink(
  row: Omit<SourceLink, 'path' | 'source_type'> & { source_type: string },
): SourceLink {
  return { ...withType(row), path: `/j/${row.token}` }
}

function withType<T extends { source_type: string }>(row: T) {
  return { ...row, source_type: typeSchema.parse(row.source_type) }
}
