import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  listInterviewGuides,
  listInterviewQuestions,
} from '#contract/settings/interview-library.ts'
import { buildCompany } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listGuides } from './guide-repository.ts'
import { listQuestions } from './question-repository.ts'

const MANY = 50_000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)(
  'a page of a library of fifty thousand questions and guides',
  () => {
    let accountId = 0
    let smallId = 0

    beforeAll(async () => {
      ;({ accountId } = await buildCompany(database))
      smallId = (await buildCompany(database)).accountId
      // One of a thousand is archived; one of a hundred counts for an attribute.
      const questions = (account: number, count: number) =>
        sql`insert into interview_question (account_id, text, help, details, anchors, minutes, attribute_type_id,
            updated_at, archived_at)
          select ${account}, 'Question ' || md5(n::text), '', '', '["", "", "", "", ""]', n % 30,
            case when n % 100 = 0 then (select min(attribute_type_id) from attribute_type) end,
            now() - n * interval '1 minute', case when n % 1000 = 7 then now() end
          from generate_series(1, ${count}) n`
      const guides = (account: number, count: number) =>
        sql`insert into interview_guide (account_id, name, intro, updated_at, archived_at)
          select ${account}, 'Guide ' || md5(n::text), '', now() - n * interval '1 minute',
            case when n % 1000 = 7 then now() end
          from generate_series(1, ${count}) n`
      const statements = [
        questions(accountId, MANY),
        questions(smallId, 100),
        guides(accountId, MANY),
        guides(smallId, 100),
        sql`insert into interview_guide_question (account_id, interview_guide_id, interview_question_id, sort_order)
          select g.account_id, g.interview_guide_id, q.interview_question_id, 1
          from interview_guide g join interview_question q
            on q.account_id = g.account_id and md5(g.name) < md5(q.text)
          where g.account_id = ${accountId} and g.interview_guide_id % 500 = 0 and q.interview_question_id % 500 = 0`,
      ]
      const tables = ['interview_question', 'interview_guide', 'interview_guide_question']
      await fillForPlans(database, { tables, statements })
    })

    const orderings = ['-updated_at', 'updated_at']
    it.each<Record<string, string>>([
      ...['text', '-text', 'minutes', '-minutes', ...orderings].map((ordering) => ({ ordering })),
      { state: 'archived' },
      { state: 'archived', ordering: '-updated_at' },
      { attribute_type_id: '1' },
    ])('of questions by %o reads little', async (asked) => {
      const query = { ...listInterviewQuestions.query.parse(asked), accountId }
      const plan = await planOfFirst({ database, accountId }, (tx) => listQuestions(tx, query))
      expectFewRows(plan, 'interview_question')
      expect(seqScansOf(plan)).not.toContain('interview_guide_question')
    })

    it.each<Record<string, string>>([
      ...['name', '-name', ...orderings].map((ordering) => ({ ordering })),
      { state: 'archived' },
    ])('of guides by %o reads little', async (asked) => {
      const query = { ...listInterviewGuides.query.parse(asked), accountId }
      const plan = await planOfFirst({ database, accountId }, (tx) => listGuides(tx, query))
      expectFewRows(plan, 'interview_guide')
      expect(seqScansOf(plan)).not.toContain('interview_guide_question')
    })

    it('that a search finds reads what its own company has', async () => {
      const scope = { database, accountId: smallId }
      const asked = { search: 'abc' }
      const questions = { ...listInterviewQuestions.query.parse(asked), accountId: smallId }
      const guides = { ...listInterviewGuides.query.parse(asked), accountId: smallId }
      const ofQuestions = await planOfFirst(scope, (tx) => listQuestions(tx, questions))
      const ofGuides = await planOfFirst(scope, (tx) => listGuides(tx, guides))
      expectFewRows(ofQuestions, 'interview_question')
      expectFewRows(ofGuides, 'interview_guide')
    })
  },
)
