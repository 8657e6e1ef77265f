// Rules of writing, publishing and taking off a requisition's postings. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/careers/job-postings.ts'
import type { JobPosting, PostingContent } from '#contract/careers/job-postings.ts'
import { postingContent } from '#contract/careers/posting-content.ts'
import type { PostingAction } from '#contract/careers/posting-terms.ts'
import { openDay } from '#contract/core/deadline-day.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { assertBegunFrom, jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { ensureCareerPage } from '../career-page-service.ts'
import { changePostingStatus, postingStatus } from './posting-machine.ts'
import * as repository from './posting-repository.ts'
import { assertPlace, describePosting } from './posting-view.ts'

const replySchema = contract.getJobPosting.responses[200].shape.data

type Of = { readonly jobId: number; readonly jobPostingId: number }
type Page = z.output<typeof contract.listJobPostings.query>

export function createJobPostingService(deps: { scopes: StaffScopes; now: () => Date }) {
  return { ...reading(deps), ...changing(deps), ...removing(deps) }
}

function reading({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  return {
    list: (caller: Caller, { jobId, query }: { jobId: number; query: Page }) =>
      scopes.atJob(
        { caller, jobId, policy: contract.listJobPostings.policy },
        async (tx, { accountId }) => {
          const { rows, total } = await repository.listPostings(tx, { ...query, accountId, jobId })
          const today = openDay(now())
          return {
            data: rows.map((row) => describePosting(row, today)),
            meta: { ...query, total },
          }
        },
      ),

    /** @throws AppError `not_found`. */
    get: (caller: Caller, given: Of): Promise<JobPosting> =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: contract.getJobPosting.policy },
        (tx, { accountId }) => getPosting(tx, { ...given, accountId, at: now() }),
      ),
  }
}

function changing({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  return {
    create: (by: By, jobId: number): Promise<JobPosting> =>
      jobCommand(scopes, {
        by,
        jobId,
        policy: contract.createJobPosting.policy,
        name: 'create-job-posting',
        request: { jobId },
        replySchema,
        change: (changing) => create(changing, { jobId, at: now() }),
      }),

    /** @throws AppError `not_found`. */
    save: (by: By, given: Of & { content: PostingContent }): Promise<JobPosting> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveJobPosting.policy,
        name: 'save-job-posting',
        request: given,
        replySchema,
        change: (changing) => save(changing, { ...given, at: now() }),
      }),

    /**
     * Publishes a posting with what it says now, or takes it off.
     * @throws AppError `not_found`, `posting_expired`, `conflict`, `validation_failed` for a place that is missing.
     */
    changeStatus: (
      by: By,
      given: Of & { action: PostingAction; content?: PostingContent | undefined },
    ): Promise<JobPosting> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.changePostingStatus.policy,
        name: 'change-posting-status',
        request: given,
        replySchema,
        change: (changing) => act(changing, { ...given, at: now() }),
      }),
  }
}

function removing({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  return {
    /** @throws AppError `not_found`, `posting_was_public`. */
    remove: (by: By, given: Of): Promise<{ job_posting_id: number }> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.deleteJobPosting.policy,
        name: 'delete-job-posting',
        request: given,
        replySchema: contract.deleteJobPosting.responses[200].shape.data,
        change: (changing) => remove(changing, { ...given, at: now() }),
      }),
  }
}

async function create(
  { tx, access, audit }: Changing,
  { jobId, at }: { jobId: number; at: Date },
): Promise<JobPosting> {
  const { accountId } = access
  const jobPostingId = await repository.insertPosting(tx, { accountId, jobId })
  if (jobPostingId === null) throw new AppError('not_found')
  await audit({
    entity: 'job_posting',
    entityId: jobPostingId,
    action: 'create',
    toState: 'draft',
    after: { job_id: jobId },
  })
  return getPosting(tx, { accountId, jobId, jobPostingId, at })
}

async function save(
  changing: Changing,
  { content, at, ...of }: Of & { content: PostingContent; at: Date },
): Promise<JobPosting> {
  const { tx, access, audit } = changing
  const key = { ...of, accountId: access.accountId }
  await lock(tx, key)
  const before = await getPosting(tx, { ...key, at })
  assertBegunFrom(changing, postingContent(before))
  const clean = { ...content, description: cleanRichText(content.description) }
  await repository.updateContent(tx, { ...key, content: clean, at })
  const after = await getPosting(tx, { ...key, at })
  if (after.status === 'published') assertPlace(after, '')
  await audit({
    entity: 'job_posting',
    entityId: of.jobPostingId,
    action: 'update',
    before: postingContent(before),
    after: postingContent(after),
  })
  return after
}

async function act(
  changing: Changing,
  {
    action,
    content,
    at,
    ...of
  }: Of & {
    action: PostingAction
    content?: PostingContent | undefined
    at: Date
  },
): Promise<JobPosting> {
  const { tx, access, audit } = changing
  const key = { ...of, accountId: access.accountId }
  await lock(tx, key)
  if (content !== undefined) await save(changing, { ...of, content, at })
  const row = await getRow(tx, key)
  const today = openDay(at)
  const status = changePostingStatus(row.posting, { action, today })
  if (status === 'published') {
    assertPlace(describePosting(row, today), content === undefined ? '' : 'content.')
    await ensureCareerPage(changing)
  }
  const publishedAt = status === 'published' ? { publishedAt: row.posting.publishedAt ?? at } : {}
  await repository.updateStatus(tx, { ...key, set: { status, updatedAt: at, ...publishedAt } })
  await audit({
    entity: 'job_posting',
    entityId: of.jobPostingId,
    action,
    fromState: postingStatus(row.posting, today),
    toState: status,
  })
  return getPosting(tx, { ...key, at })
}

// The address of one that was public may stand elsewhere: it goes on to say that the position is closed.
async function remove(
  { tx, access, audit }: Changing,
  { at, ...of }: Of & { at: Date },
): Promise<{ job_posting_id: number }> {
  const key = { ...of, accountId: access.accountId }
  await lock(tx, key)
  const before = await getPosting(tx, { ...key, at })
  if (before.status !== 'draft') throw new AppError('posting_was_public')
  await repository.deletePosting(tx, key)
  await audit({
    entity: 'job_posting',
    entityId: of.jobPostingId,
    action: 'delete',
    before: { job_id: of.jobId, ...postingContent(before) },
  })
  return { job_posting_id: of.jobPostingId }
}

async function lock(tx: Tx, key: repository.PostingKey): Promise<void> {
  if (!(await repository.lockPosting(tx, key))) throw new AppError('not_found')
}

async function getRow(tx: Tx, key: repository.PostingKey): Promise<repository.PostingRow> {
  const row = await repository.findPosting(tx, key)
  if (row === null) throw new AppError('not_found')
  return row
}

async function getPosting(
  tx: Tx,
  { at, ...key }: repository.PostingKey & { at: Date },
): Promise<JobPosting> {
  return describePosting(await getRow(tx, key), openDay(at))
}
