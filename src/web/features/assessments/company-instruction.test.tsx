import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { INSTRUCTION } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const written = {
  ...assessmentPackage,
  company_instruction: '<p>Find a <strong>quiet</strong> place.</p>',
}

it('what the company wrote is read before the activity starts, also without network', async () => {
  const replies = [reply(getJobQuestions, { data: written })]
  await renderApp(INSTRUCTION, { as: candidate, replies })
  const word = await screen.findByText('quiet')
  expect(word.tagName).toBe('STRONG')
  screen.getByText(assessmentPackage.instruction.en)
  await expectAccessible()

  await closeApp({ keepsDevice: true })
  await renderApp(INSTRUCTION, { as: candidate, isOffline: true })
  await screen.findByText('quiet')
})
