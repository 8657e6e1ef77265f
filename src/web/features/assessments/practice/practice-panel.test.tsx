import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
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

it.each([
  { slug: 'numerical', order: ['4', '3', '2', '1', '0'] },
  { slug: 'verbal', order: ['0', '1', '2'] },
])('shows the choices of $slug in an order by chance where the test does', async (practised) => {
  const { user } = await openInstruction({ ...numerical, slug: practised.slug })
  const start = await screen.findByRole('button', { name: 'Start practice' })
  const draws = [4, 3, 2, 1, 0]
  const chance = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((drawn) => {
    if (drawn instanceof Uint32Array) drawn[0] = draws.shift() ?? 0
    return drawn
  })
  await user.click(start)
  chance.mockRestore()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value }) => value)).toEqual(practised.order)
  await user.click(screen.getAllByRole('radio')[0] ?? start)
  await user.click(screen.getByRole('button', { name: 'Check my answer' }))
  await screen.findByText(practised.slug === 'verbal' ? 'Correct' : 'The correct answer is: 168')
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
