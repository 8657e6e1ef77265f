// Example requests and rows of the library of screening questions.
import { randomUUID } from 'node:crypto'

import { isNull, sql } from 'drizzle-orm'

import { license } from '#contract/examples/screening-questions.ts'
import { assessment } from '#server/db/schema/assessment.ts'
import { accountQuestion, screeningSet } from '#server/db/schema/question.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const questionExamples: SliceExamples = {
  bodies: {
    addLibraryQuestion: () => ({ question: exampleQuestion() }),
    updateLibraryQuestion: () => ({ question: exampleQuestion() }),
    createQuestion: () => ({ question: exampleQuestion(), usage_measurement_type_id: 3 }),
    changeQuestion: () => ({ question: exampleQuestion() }),
    restoreQuestion: {},
    createScreeningSet: newSetBody,
    updateScreeningSet: newSetBody,
  },
  params: {
    updateLibraryQuestion: unlessMissing(newQuestion),
    deleteLibraryQuestion: unlessMissing(newQuestion),
    changeQuestion: unlessMissing(newQuestion),
    removeQuestion: unlessMissing(newQuestion),
    restoreQuestion: unlessMissing(newQuestion),
    listQuestionUses: unlessMissing(newQuestion),
    updateScreeningSet: unlessMissing(newSet),
    deleteScreeningSet: unlessMissing(newSet),
    listAssessmentRequisitions: unlessMissing(sharedAssessment),
    listScoreConversions: unlessMissing(sharedAssessment),
  },
  rows: ({ accountId }) => [
    sql`insert into account_question (account_id, text, type, written) values (${accountId}, 'q', 'date', '{}')`,
    sql`insert into screening_set (account_id, name) values (${accountId}, 's')`,
    sql`insert into screening_set_question (account_id, screening_set_id, account_question_id, sort_order)
      select q.account_id, s.screening_set_id, q.account_question_id, 1
      from account_question q join screening_set s on s.account_id = q.account_id where q.account_id = ${accountId}`,
    sql`insert into account_question_attribute (account_id, account_question_id, attribute_type_id)
      select account_id, account_question_id, (select min(attribute_type_id) from attribute_type)
      from account_question where account_id = ${accountId}`,
  ],
}

function exampleQuestion() {
  const { text, help, type, is_required, options } = license
  return { text, help, type, is_required, options: [...options] }
}

async function newSetBody(needs: ExampleNeeds) {
  const { account_question_id: id = NO_ID } = await unlessMissing(newQuestion)(needs)
  return { name: randomUUID(), account_question_ids: [id] }
}

async function newSet({ test, target: { accountId } }: ExampleNeeds) {
  const values = { accountId, name: randomUUID() }
  const [made] = await test.database.owner.insert(screeningSet).values(values).returning()
  return { screening_set_id: made?.screeningSetId ?? NO_ID }
}

async function sharedAssessment({ test }: ExampleNeeds) {
  const isShared = isNull(assessment.accountId)
  const [found] = await test.database.owner.select().from(assessment).where(isShared).limit(1)
  return { asmt_id: found?.asmtId ?? NO_ID }
}

async function newQuestion({ test, target }: ExampleNeeds) {
  const { text, type } = license
  const values = { accountId: target.accountId, text, type, written: exampleQuestion() }
  const [made] = await test.database.owner.insert(accountQuestion).values(values).returning()
  return { account_question_id: made?.accountQuestionId ?? NO_ID }
}
