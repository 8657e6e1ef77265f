import { and, eq, gt, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { listAccountApplicants as accountEndpoint } from '#contract/applicants/account-applicants.ts'
import {
  countApplicants as countEndpoint,
  listApplicants as endpoint,
} from '#contract/requisitions/requisitions.ts'
import { attempt } from '#server/db/schema/assessment.ts'
import { jobStep } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import {
  fillForPlans,
  indexOnlyScansOf,
  planOfFirst,
  rowsReadBy,
  seqScansOf,
  sortMethodsOf,
  type Plan,
} from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { findNarrowing } from './account-narrowing.ts'
import { countApplicants, listAccountApplicants, listApplicants } from './applicant-repository.ts'
import { describeApplicant } from './applicant-service.ts'
import { countByStepId } from './applicant-step-counts.ts'
import { withAttributeScores } from './attribute-scores.ts'
import { withTimes } from './row-times.ts'
import { withStepProgress } from './step-progress.ts'

const APPLICANTS = 50_000
/** Enough that reading the whole table for one of them would be the dearer way. */
const REQUISITIONS = 5
/** The words that resumes differ by. */
const RESUME_WORDS = 500
/** What a first page may read of the applications. */
const FEW_ROWS = 2000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the first page of fifty thousand applicants', () => {
  let key = { accountId: 0, jobId: 0 }
  let stepIds: number[] = []
  let resumeForm = 0

  beforeAll(async () => {
    const { accountId } = await buildCompany(database)
    const jobIds: number[] = []
    for (let count = 0; count < REQUISITIONS; count += 1)
      jobIds.push((await buildRequisition(database, { company: { accountId } })).jobId)
    key = { accountId, jobId: jobIds[0] ?? 0 }
    await fill({ accountId, jobIds })
    stepIds = await fillSteps(key)
    resumeForm = await fillResumes(key)
  })

  it.each([
    '-application_date',
    'application_date',
    'name',
    '-name',
    'score',
    '-score',
    'status',
    '-status',
    'source',
    'days_in_step',
    '-days_in_step',
  ])('ordered by %s reads little', async (ordering) => {
    const plan = await planOf(key, { ordering })
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })

  it.each([
    'step',
    '-step',
    'location',
    '-location',
    'class',
    '-class',
    'assigned',
    '-assigned',
    '-source',
    'knock_outs',
    '-knock_outs',
    'last_activity',
    '-last_activity',
  ])(
    'ordered by %s, which has no index, keeps no more than the page in memory',
    async (ordering) => {
      const methods = sortMethodsOf(await planOf(key, { ordering })).filter(Boolean)
      expect(methods).toContain('top-N heapsort')
      // The page itself is sorted once more.
      expect(methods.filter((method) => method?.startsWith('external'))).toEqual([])
    },
  )

  it.each(['score', '-score'])(
    'ordered by %s of an attribute keeps no more than the page in memory',
    async (ordering) => {
      const plan = await planOf(key, { ordering, score_of: '1' })
      const methods = sortMethodsOf(plan).filter(Boolean)
      expect(methods).toContain('top-N heapsort')
      expect(methods.filter((method) => method?.startsWith('external'))).toEqual([])
    },
  )

  it.each(['answer', '-answer'])(
    'ordered by %s of a question reads each answer once, and keeps no more than the page in memory',
    async (ordering) => {
      const answerSource = { asmtIds: [resumeForm], questionIds: ['resume'], isDay: true }
      const query = { ...endpoint.query.parse({ ordering }), ...key, answerSource }
      const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
        listApplicants(tx, query),
      )
      expect(rowsReadBy(plan, 'answer')).toBeLessThanOrEqual(APPLICANTS)
      const methods = sortMethodsOf(plan).filter(Boolean)
      expect(methods).toContain('top-N heapsort')
      expect(methods.filter((method) => method?.startsWith('external'))).toEqual([])
    },
  )

  it.each<Record<string, string>>([
    { status: 'offer' },
    { search: 'person-4242' },
    { search: 'no one at all' },
    { status: 'offer', search: 'person-4242' },
    { source_types: 'referrals' },
    { source_types: 'referrals', exclude: 'source_types' },
    { score_min: '99.9', ordering: '-score' },
    { score_min: '10', ordering: '-score' },
    { applied_to: '2000-01-01T00:00:00Z' },
    { applied_from: '2000-01-01T00:00:00Z', ordering: 'application_date' },
  ])('that fits %o is found through an index', async (query) => {
    const plan = await planOf(key, query)
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })

  it.each([
    { step: 0, ordering: '-application_date' },
    { step: 1, ordering: '-application_date' },
    { step: 2, ordering: '-application_date' },
    { step: 0, ordering: '-score' },
    { step: 1, ordering: '-score' },
    { step: 2, ordering: '-score' },
    { step: 0, ordering: 'name' },
  ])('of step $step by $ordering reads little', async ({ step, ordering }) => {
    const jobStepId = stepIds[step] ?? 0
    const query = { ...endpoint.query.parse({ ordering }), ...key, job_step_id: jobStepId }
    const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
      listApplicants(tx, { ...query, stepVersions: [jobStepId] }),
    )
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })

  it.each<Record<string, string>>([
    { ordering: '-application_date' },
    { ordering: 'application_date' },
    { ordering: 'name' },
    { ordering: '-name' },
    { ordering: 'score' },
    { ordering: '-score' },
    { status: 'offer' },
    { status: 'offer', ordering: 'name' },
    { search: 'person-4242' },
    { tag_id: '1' },
    { human_review: 'open' },
    { knock_out: 'with' },
    { resume: 'word42 welding' },
    { assigned_user_ids: '1' },
    { source_types: 'referrals' },
    { score_min: '99.9', ordering: '-score' },
    { applied_to: '2000-01-01T00:00:00Z' },
    { job_types: '2' },
    { job_types: '4' },
    { user_id: '1' },
    { hiring_class_id: '1' },
    { standard_steps: 'interview' },
    { standard_steps: 'offer' },
  ])('of all requisitions by %o reads little', async (query) => {
    const plan = await planOfAccount(key, { query, seen: null })
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })

  it.each([
    ['no requisition', () => []],
    ['one requisition', () => [key.jobId]],
  ])('for a user who sees %s reads little', async (_, seen) => {
    const plan = await planOfAccount(key, { query: {}, seen: seen() })
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })

  it('has counts beside its filters from an index, its own applicants read once', async () => {
    const filters = { ...countEndpoint.query.parse({}), ...key }
    const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
      countApplicants(tx, filters),
    )
    expect(indexOnlyScansOf(plan)).toStrictEqual(['application'])
    expect(rowsReadBy(plan, 'application')).toBe(APPLICANTS)
  })

  it('has counts by step from an index, its own applicants read once', async () => {
    const filters = { ...countEndpoint.query.parse({}), ...key }
    const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
      countByStepId(tx, filters),
    )
    expect(indexOnlyScansOf(plan)).toStrictEqual(['application'])
    expect(rowsReadBy(plan, 'application')).toBe(APPLICANTS)
  })

  it('has the steps of a page from the rows of that page', async () => {
    const { accountId } = key
    const scope = { kind: 'account', accountId, userId: null } as const
    const { rows } = await database.inScope(scope, (tx) =>
      listApplicants(tx, { ...endpoint.query.parse({}), ...key }),
    )
    const plan = await planOfFirst({ database, accountId }, (tx) =>
      withStepProgress(tx, { accountId, rows: rows.map(describeApplicant) }),
    )
    expect(rowsReadBy(plan, 'application')).toBe(rows.length)
  })

  it('has the times and the scores of a page from the rows of that page', async () => {
    const { accountId } = key
    const scope = { kind: 'account', accountId, userId: null } as const
    const { rows } = await database.inScope(scope, (tx) =>
      listApplicants(tx, { ...endpoint.query.parse({}), ...key }),
    )
    for (const read of [withTimes, withAttributeScores]) {
      const plan = await planOfFirst({ database, accountId }, (tx) => read(tx, { accountId, rows }))
      expect(rowsReadBy(plan, 'application')).toBeLessThanOrEqual(rows.length)
    }
  })

  it('finds what resumes say through an index', async () => {
    const scope = { kind: 'account', accountId: key.accountId, userId: null } as const
    const { found, rows } = await database.inScope(scope, async (tx) => {
      const query = endpoint.query.parse({ resume: '"word42 welding"' })
      const { total } = await listApplicants(tx, { ...query, ...key })
      // The plan of a function's query is in no plan of its caller: what the transaction read says it.
      const read = await tx.db.execute(sql`select
        pg_stat_get_xact_numscans('recording_folded_resume'::regclass)::int as by_index,
        pg_stat_get_xact_numscans('recording'::regclass)::int as whole`)
      return {
        found: total,
        ...z
          .object({ rows: z.array(z.object({ by_index: z.number(), whole: z.number() })) })
          .parse(read),
      }
    })
    expect(found).toBe(APPLICANTS / RESUME_WORDS)
    expect(rows).toEqual([{ by_index: expect.toSatisfy((count) => count > 0), whole: 0 }])
  })

  it('has counts under a search from those who were found', async () => {
    const filters = { ...countEndpoint.query.parse({ search: 'person-4242' }), ...key }
    const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
      countApplicants(tx, filters),
    )
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })
})

function planOf(
  key: { accountId: number; jobId: number },
  query: Record<string, string>,
): Promise<Plan> {
  return planOfFirst({ database, accountId: key.accountId }, (tx) =>
    listApplicants(tx, { ...endpoint.query.parse(query), ...key }),
  )
}

async function planOfAccount(
  { accountId }: { accountId: number },
  { query, seen }: { query: Record<string, string>; seen: readonly number[] | null },
): Promise<Plan> {
  const asked = { ...accountEndpoint.query.parse(query), accountId, seen }
  const scope = { kind: 'account', accountId, userId: null } as const
  const narrowing = await database.inScope(scope, (tx) => findNarrowing(tx, asked))
  return planOfFirst({ database, accountId }, (tx) =>
    listAccountApplicants(tx, { ...asked, narrowing }),
  )
}

/** As many applicants for each job; those of one lie between those of the others, as time brings them. */
async function fill(given: { accountId: number; jobIds: number[] }): Promise<void> {
  const { accountId, jobIds } = given
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First' || n % 500, 'Last' || n % 5000
        from generate_series(1, ${APPLICANTS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email, city)
        select ${accountId}, user_id, first_name, last_name, email, 'City ' || user_id % 300 from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, source_type, score, created_at)
        select ${accountId}, job_id, user_id,
               case when user_id % 1000 = 0 then 'offer' when user_id % 3 = 0 then 'new' else 'incomplete' end,
               case when user_id % 1000 = 0 then 'referrals' else 'direct' end,
               case when user_id % 4 = 0 then null else (user_id * 7 % 10000) / 100.0 end,
               now() - user_id * interval '1 minute'
        from app_user, jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb) id, cast(id as bigint) job_id
        order by user_id`,
  ]
  await fillForPlans(database, { tables: ['app_user', 'applicant', 'application'], statements })
}

/** Steps for one of the jobs: most of its applicants are at the first, some at the second, few at the last. */
async function fillSteps({ accountId, jobId }: { accountId: number; jobId: number }) {
  const statements = [
    sql`insert into job_step (account_id, job_id, plan_version, title, sort_order)
        select ${accountId}, ${jobId}, 1, 'Step ' || n, 100 + n from generate_series(1, 3) n`,
    sql`update job_step set standard_title = 'interview'
        where account_id = ${accountId} and job_id = ${jobId} and sort_order = 103`,
    sql`update application set job_step_id = s.job_step_id from job_step s
        where application.account_id = ${accountId} and application.job_id = ${jobId}
          and s.account_id = ${accountId} and s.job_id = ${jobId} and s.sort_order = 100 +
            case when user_id % 1000 = 0 then 3 when user_id % 10 = 0 then 2 else 1 end`,
    // They came to their steps one after another.
    sql`update application set step_since = created_at where account_id = ${accountId}`,
  ]
  await fillForPlans(database, { tables: ['job_step', 'application'], statements })
  const steps = await database.owner
    .select({ id: jobStep.jobStepId })
    .from(jobStep)
    .where(and(eq(jobStep.jobId, jobId), gt(jobStep.sortOrder, 100)))
    .orderBy(jobStep.sortOrder)
  return steps.map(({ id }) => id)
}

/** A resume for each applicant of one of the jobs, and nothing else of their attempts; returns the activity that asked. */
async function fillResumes({ accountId, jobId }: { accountId: number; jobId: number }) {
  const statements = [
    sql`insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id,
          language, device_id, pledge_accepted_at, device_started_at)
        select md5('attempt ' || user_smartreq_id)::uuid, account_id, user_id, user_smartreq_id, user_smartreq_id,
          (select min(asmt_id) from assessment), 'en', gen_random_uuid(), now(), now()
        from application where account_id = ${accountId} and job_id = ${jobId}`,
    sql`insert into recording (account_id, recording_id, attempt_id, question_id, user_id, user_smartreq_id,
          device_id, mime, status, file_name, text_state, file_text)
        select account_id, md5('file ' || user_smartreq_id)::uuid, md5('attempt ' || user_smartreq_id)::uuid,
          'resume', user_id, user_smartreq_id, gen_random_uuid(), 'application/pdf', 'ready', 'resume.pdf', 'ready',
          'Years of experience with word' || user_id % ${RESUME_WORDS} || ' welding and safety'
        from application where account_id = ${accountId} and job_id = ${jobId}`,
    sql`insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        select account_id, attempt_id, question_id, user_id, to_jsonb(recording_id::text), now(), device_id, 1
        from recording where account_id = ${accountId}`,
  ]
  await fillForPlans(database, { tables: ['attempt', 'recording', 'answer'], statements })
  const [asked] = await database.owner.select({ id: attempt.asmtId }).from(attempt).limit(1)
  return asked?.id ?? 0
}
