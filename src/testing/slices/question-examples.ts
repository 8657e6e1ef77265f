// Example requests and rows of the library of screening questions.
import { sql } from 'drizzle-orm'

import { license } from '#contract/examples/screening-questions.ts'
import { accountQuestion } from '#server/db/schema/question.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const questionExamples: SliceExamples = {
  bodies: {
    addLibraryQuestion: () => ({ question: exampleQuestion() }),
    updateLibraryQuestion: () => ({ question: exampleQuestion() }),
  },
  params: {
    updateLibraryQuestion: unlessMissing(newQuestion),
    deleteLibraryQuestion: unlessMissing(newQuestion),
  },
  rows: ({ accountId }) => [
    sql`insert into account_question (account_id, text, type, written) values (${accountId}, 'q', 'date', '{}')`,
    sql`insert into account_question_attribute (account_id, account_question_id, attribute_type_id)
      select account_id, account_question_id, (select min(attribute_type_id) from attribute_type)
      from account_question where account_id = ${accountId}`,
  ],
}

function exampleQuestion() {
  const { text, help, type, is_required, options } = license
  return { text, help, type, is_required, options: [...options] }
}

async function newQuestion({ test, target }: ExampleNeeds) {
  const { text, type } = license
  const values = { accountId: target.accountId, text, type, written: exampleQuestion() }
  const [made] = await test.database.owner.insert(accountQuestion).values(values).returning()
  return { account_question_id: made?.accountQuestionId ?? NO_ID }
}
