import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { saveAnswers } from '#contract/assessments/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { beginAssessment, TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const OPEN = { name: 'Continue on another device' }

it.each([
  ['en', 'Continue on another device', 'Everything is saved', 'Link to this application'],
  ['es', 'Continuar en otro dispositivo', 'Todo está guardado', 'Enlace a esta candidatura'],
  ['fr', 'Continuer sur un autre appareil', 'Tout est enregistré', 'Lien vers cette candidature'],
] as const)('shows the way to another device in "%s"', async (locale, open, saved, label) => {
  const { user } = await renderApp(TRACKER, { as: candidate, locale })
  await user.click(await screen.findByRole('button', { name: open }))
  const dialog = within(await screen.findByRole('dialog', { name: open }))
  await dialog.findByText(saved)
  const link = dialog.getByRole<HTMLInputElement>('textbox', { name: label })
  expect(link.value).toBe(`${globalThis.location.origin}${TRACKER}`)
  dialog.getByRole('img')
  await expectAccessible()
})

it('says first what is on this device only, and when the server has it', async () => {
  const { user, answering } = await beginAssessment([refuse(saveAnswers, 'unavailable')])
  const [choice] = screen.getAllByRole('radio')
  if (choice === undefined) throw new Error('The question has no choices.')
  await user.click(choice)
  await closeApp({ keepsDevice: true })

  const app = await renderApp(TRACKER, {
    as: candidate,
    replies: [refuse(saveAnswers, 'unavailable')],
  })
  await app.user.click(await screen.findByRole('button', OPEN))
  const dialog = within(await screen.findByRole('dialog', OPEN))
  await dialog.findByText('Not everything is sent yet')
  await dialog.findByText(/^1 answer is on this device only\./)
  await expectAccessible()
  app.server.use(...answering)
  await app.user.click(dialog.getByRole('button', { name: 'Send now' }))
  await waitFor(() => dialog.getByText('Everything is saved'))
})
