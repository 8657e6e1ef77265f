import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { INSTRUCTION } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { deviceDatabase } from '#web/offline/database.ts'

const numerical = { ...assessmentPackage, kind: 'skill-test' as const, slug: 'numerical' }

async function openInstruction(content: typeof assessmentPackage) {
  const replies = [reply(getJobQuestions, { data: content })]
  const app = await renderApp(INSTRUCTION, { as: candidate, replies })
  await screen.findByText(content.instruction.en)
  return app
}

it('explains a wrong and a right answer, and ends after the last question', async () => {
  const { user } = await openInstruction(numerical)
  await user.click(await screen.findByRole('button', { name: 'Start practice' }))
  screen.getByText('Practice question 1 of 3')
  const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check my answer' })
  expect(check().disabled).toBe(true)

  await user.click(screen.getByRole('radio', { name: '148' }))
  await user.click(check())
  const solution = within(await screen.findByRole('region', { name: 'Practice questions' }))
  solution.getByText('The correct answer is: 168')
  solution.getByText('7 × 24 = 168')
  await expectAccessible()

  // Another choice takes the solution away, until it is checked, too.
  await user.click(screen.getByRole('radio', { name: '168' }))
  expect(screen.queryByText('7 × 24 = 168')).toBeNull()
  await user.click(check())
  solution.getByText('Correct')

  for (const [index, right] of ['16', '30'].entries()) {
    await user.click(screen.getByRole('button', { name: 'Continue practice' }))
    // The button is gone: the focus goes on with what comes in its place.
    expect(document.activeElement?.textContent).toBe(`Practice question ${index + 2} of 3`)
    await user.click(screen.getByRole('radio', { name: right }))
    await user.click(check())
    solution.getByText('Correct')
  }
  await user.click(screen.getByRole('button', { name: 'Continue practice' }))
  expect(document.activeElement).toBe(screen.getByText('That was the last practice question.'))
  screen.getByRole('button', { name: 'Start practice again' })
})

it('stores nothing on the device and starts no attempt', async () => {
  const { user } = await openInstruction(numerical)
  await user.click(await screen.findByRole('button', { name: 'Start practice' }))
  await user.click(screen.getByRole('radio', { name: '168' }))
  await user.click(screen.getByRole('button', { name: 'Check my answer' }))
  await screen.findByText('Correct')
  const db = deviceDatabase()
  expect(await db.answers.count()).toBe(0)
  expect(await db.outbox.count()).toBe(0)
})

it('works without network once the test is on the device', async () => {
  await openInstruction(numerical)
  await closeApp({ keepsDevice: true })
  const { user } = await renderApp(INSTRUCTION, { as: candidate, isOffline: true })
  await user.click(await screen.findByRole('button', { name: 'Start practice' }))
  screen.getByText('Practice question 1 of 3')
})
