import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { screeningPackage } from '#contract/examples/screening-questions.ts'
import { beginAssessment, findQuestion } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'

const formatted = '<p>Which <strong>shifts</strong>?</p><ul><li><p>Weekends too</p></li></ul>'

it('a question is shown with its formatting, also offline, and names its choices without it', async () => {
  const questions = screeningPackage.questions.map((one) =>
    one.question_id === 'shifts' ? { ...one, formatted } : one,
  )
  const data = { ...screeningPackage, questions }
  const replies = [reply(getJobQuestions, { data })]
  const { user, loseNetwork } = await beginAssessment(replies, questions.length)
  expect(screen.queryByText('Weekends too')).toBeNull()
  loseNetwork()
  await user.keyboard('2{Enter}')
  await findQuestion(2, questions.length)
  expect(screen.getByText('shifts').tagName).toBe('STRONG')
  screen.getByText('Weekends too')
  await screen.findByRole('group', { name: 'Which shifts can you work?' })
  await expectAccessible()
})
