import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { getTracker, type TrackerDetail } from '#contract/progress/progress.ts'
import { beginAssessment, findQuestion } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply, type Reply } from '#testing/components/fake-server.ts'

/** Two parts: the one that is taken here, and another one that is open. */
function openTracker(): Reply {
  const [step] = trackerDetail.steps
  const activities = (step?.activities ?? []).map((one) => ({
    ...one,
    status: 'available',
    is_completed: false,
    attempt_id: null,
    answered_count: 0,
  }))
  return reply(getTracker, {
    data: { ...trackerDetail, steps: [{ ...step, activities }] } as TrackerDetail,
  })
}

async function submitFirstPart(replies: readonly Reply[]) {
  const begun = await beginAssessment([openTracker(), ...replies])
  for (const number of [1, 2, 3]) {
    await findQuestion(number)
    await begun.user.keyboard(`${number}{Enter}`)
  }
  await begun.user.click(await screen.findByRole('button', { name: 'Submit' }))
  await screen.findByText('Submitted. Thank you!')
  return begun
}

it('A part that was submitted ends with the next part and its minutes, and with its report', async () => {
  const { user, address } = await submitFirstPart([])
  const next = await screen.findByRole('region', { name: 'Next: Competencies' })
  within(next).getByText('about 6 min left')
  const report = screen.getByRole('link', { name: 'See your report' })
  expect(report.getAttribute('href')).toBe('/user/assessment-report/81')
  await expectAccessible()
  await user.click(within(next).getByRole('link', { name: 'Start: Competencies' }))
  await waitFor(() => expect(address()).toBe('/user/assessment-instruction?ref=801&activity=62'))
})

it('A part of a kind without a report offers none', async () => {
  const content = { ...assessmentPackage, kind: 'recordings' as const }
  await submitFirstPart([reply(getJobQuestions, { data: content })])
  await screen.findByRole('region', { name: 'Next: Competencies' })
  expect(screen.queryByRole('link', { name: 'See your report' })).toBeNull()
})
