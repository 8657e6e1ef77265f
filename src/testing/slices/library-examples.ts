// Example requests and rows of the library of interview questions and guides.
import { sql } from 'drizzle-orm'

import { interviewGuide, interviewQuestion } from '#server/db/schema/interview-library.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const QUESTION = {
  text: 'Tell me about a day on which all plans changed.',
  help: '',
  anchors: ['', '', '', '', ''],
  attribute_type_id: null,
  details: '',
  minutes: 5,
}
const GUIDE = { name: 'First interview', intro: '', interview_question_ids: [] }

export const libraryExamples: SliceExamples = {
  bodies: {
    createInterviewQuestion: QUESTION,
    saveInterviewQuestion: { ...QUESTION, revision: 0 },
    restoreInterviewQuestion: {},
    createInterviewGuide: GUIDE,
    saveInterviewGuide: { ...GUIDE, revision: 0 },
    archiveInterviewGuide: { is_archived: true },
  },
  params: {
    getInterviewQuestion: unlessMissing(newQuestion),
    saveInterviewQuestion: unlessMissing(newQuestion),
    deleteInterviewQuestion: unlessMissing(newQuestion),
    restoreInterviewQuestion: unlessMissing(newQuestion),
    getInterviewGuide: unlessMissing(newGuide),
    saveInterviewGuide: unlessMissing(newGuide),
    archiveInterviewGuide: unlessMissing(newGuide),
  },
  rows: ({ accountId }) => [
    sql`insert into interview_question (account_id, text, help, details, anchors) values (${accountId}, 'q', '', '', '[]')`,
    sql`insert into interview_guide (account_id, name, intro) values (${accountId}, 'g', '')`,
    sql`insert into interview_guide_question
        select account_id, interview_guide_id, (select max(interview_question_id) from interview_question q where q.account_id = ${accountId}), 1
        from interview_guide where account_id = ${accountId}`,
  ],
}

async function newQuestion({ test, target }: ExampleNeeds) {
  const { accountId } = target
  const anchors = ['', '', '', '', '']
  const [row] = await test.database.owner
    .insert(interviewQuestion)
    .values({ accountId, text: 'Why do you want this job?', help: '', details: '', anchors })
    .returning()
  return { interview_question_id: row?.interviewQuestionId ?? NO_ID }
}

async function newGuide({ test, target }: ExampleNeeds) {
  const { accountId } = target
  const [row] = await test.database.owner
    .insert(interviewGuide)
    .values({ accountId, name: 'First interview', intro: '' })
    .returning()
  return { interview_guide_id: row?.interviewGuideId ?? NO_ID }
}
