import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { beginAssessment, findQuestion } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'

const PASSAGE = 'The night bus runs every twenty minutes.'

it('shows the text that a question is about before it, and none where there is none', async () => {
  const [first, ...others] = assessmentPackage.questions
  if (first === undefined) throw new Error('The example has no question.')
  const passage = { en: PASSAGE, es: PASSAGE, fr: PASSAGE }
  const data = { ...assessmentPackage, questions: [{ ...first, passage }, ...others] }
  const { user } = await beginAssessment([reply(getJobQuestions, { data })])
  const [choice] = screen.getAllByRole('radio')
  const position = choice && screen.getByText(PASSAGE).compareDocumentPosition(choice)
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expectAccessible()
  await user.keyboard('1{Enter}')
  await findQuestion(2)
  expect(screen.queryByText(PASSAGE)).toBeNull()
})
