import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answeredForm } from '#contract/examples/answered-activities.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?tab=answers'

describe('a file that an applicant gave', () => {
  it('shows the text of a resume when it is asked for, and offers the file itself', async () => {
    const data = { ...scorecard, activities: [answeredForm] }
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [reply(getScorecard, { data })],
    })
    const file = await screen.findByRole('link', { name: 'Download Inés Prado.pdf' })
    expect(file.getAttribute('href')).toMatch(/^\/smartreq\/v1\/user-smartreq\/901\/recordings\//)
    expect(file.getAttribute('download')).toBe('Inés Prado.pdf')
    await user.click(screen.getByRole('button', { name: 'Read' }))
    const text = await screen.findByRole('region', { name: 'Text of Inés Prado.pdf' })
    expect(text.textContent).toContain('Twelve years in warehouses')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Hide the text' }))
    expect(screen.queryByRole('region', { name: 'Text of Inés Prado.pdf' })).toBeNull()
  })

  it.each([
    ['uploading', null, 'Still on its way, or being checked.'],
    ['failed', null, 'It did not arrive as it was sent. The applicant can send it again.'],
    ['ready', 'waiting', 'Its text is being read.'],
    ['ready', 'unreadable', 'Its text cannot be read here. Download it to open it.'],
  ] as const)(
    'says of a resume that is %s, and its text %s, what comes next',
    async (status, text_state, said) => {
      const questions = answeredForm.questions.map((one) => ({
        ...one,
        file: one.file && { ...one.file, status, text_state },
      }))
      const data = { ...scorecard, activities: [{ ...answeredForm, questions }] }
      await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data })] })
      await screen.findByText(said)
      expect(screen.queryByRole('button', { name: 'Read' })).toBeNull()
      expect(screen.queryByRole('link', { name: /^Download/ }) === null).toBe(status !== 'ready')
    },
  )
})
