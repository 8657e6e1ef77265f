// A question and a guide of a company's library of interviews: each of them for one change.
import { interviewGuide, interviewQuestion } from '#server/db/schema/interview-library.ts'

import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

/** What the address of an endpoint of the library names; null for other endpoints. */
export async function interviewLibraryExample(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, number> | null> {
  const { owner } = test.database
  const { accountId } = target
  if (/^(get|save|delete|restore)InterviewQuestion$/.test(name)) {
    const anchors = ['', '', '', '', '']
    const [row] = await owner
      .insert(interviewQuestion)
      .values({ accountId, text: 'Why do you want this job?', help: '', details: '', anchors })
      .returning()
    return { interview_question_id: row?.interviewQuestionId ?? NO_ID }
  }
  if (/^(get|save|archive)InterviewGuide$/.test(name)) {
    const [row] = await owner
      .insert(interviewGuide)
      .values({ accountId, name: 'First interview', intro: '' })
      .returning()
    return { interview_guide_id: row?.interviewGuideId ?? NO_ID }
  }
  return null
}
