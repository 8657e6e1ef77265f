import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interviewFeedback } from '#contract/examples/interview-feedback.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  listInterviewFeedback,
  unlockInterviewFeedback,
  type InterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?tab=interviews'

function feedbackWith(change: Partial<InterviewFeedback>) {
  return reply(listInterviewFeedback, { data: [{ ...interviewFeedback, ...change }] })
}

async function card() {
  return within(await screen.findByRole('region', { name: 'Interview feedback' }))
}

describe('interview feedback on the scorecard', () => {
  it.each([
    { locale: 'en', title: 'Interview feedback', yes: 'Yes', mean: '4.5' },
    { locale: 'es', title: 'Evaluación de la entrevista', yes: 'Sí', mean: '4,5' },
    { locale: 'fr', title: 'Évaluation de l’entretien', yes: 'Oui', mean: '4,5' },
  ] as const)('compares what was rated in the language $locale', async (texts) => {
    await renderApp(PATH, { as: recruiter, locale: texts.locale })
    const region = within(await screen.findByRole('region', { name: texts.title }))
    const table = within(await region.findByRole('table'))
    table.getByRole('columnheader', { name: 'Ben Adler' })
    table.getByRole('cell', { name: texts.yes })
    expect(table.getAllByRole('cell', { name: texts.mean })).toHaveLength(2)
    await expectAccessible()
  })

  it('shows how far apart they are, and names those whose feedback is still to come', async () => {
    const [one, other] = interviewFeedback.feedback
    if (one === undefined || other === undefined) throw new Error('The example has two.')
    const entries = { ...one.entries, 'rating:conflict': { value: 2, at: '2026-11-24T14:40:00Z' } }
    const missing = {
      ...other,
      user_id: 14,
      full_name: 'Cleo Dunn',
      is_own: false,
      status: 'draft' as const,
      submitted_at: null,
      recommendation: null,
      entries: null,
      can_unlock: false,
    }
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [feedbackWith({ feedback: [{ ...one, entries }, other, missing] })],
    })
    const region = await card()
    const table = within(await region.findByRole('table'))
    const rows = table.getAllByRole('row').map((row) => {
      const [, ...cells] = [...row.children].map((cell) => cell.textContent)
      return cells
    })
    expect(rows).toEqual([
      ['Ben Adler', 'Maya Torres', 'Cleo Dunn', 'Mean', 'Spread'],
      ['2', '5', '–', '3.5', '2 to 5'],
      ['4', '5', '–', '4.5', '4 to 5'],
      ['Yes', 'Strong yes', 'Not submitted', '–', '–'],
    ])
    region.getByText('Not submitted yet: Cleo Dunn')
    await user.click(table.getByText('1 note'))
    table.getByText('Listened to both sides first.')
    await expectAccessible()
  })

  it('opens what one of them wrote', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    const region = await card()
    await user.click(await region.findByText('What Maya Torres wrote'))
    expect(region.getAllByText('Listened to both sides first.')).toHaveLength(2)
    region.getByText(/5 of 5: Solved it for good/)
  })

  it('says that it is hidden until theirs is submitted', async () => {
    const feedback = interviewFeedback.feedback.map((one) => ({
      ...one,
      entries: null,
      recommendation: null,
    }))
    await renderApp(PATH, { as: recruiter, replies: [feedbackWith({ is_hidden: true, feedback })] })
    const region = await card()
    await region.findByText('Hidden until you have submitted your feedback')
    expect(region.queryByRole('table')).toBeNull()
    const href = `/interview/${interviewFeedback.interview_uuid}`
    expect(region.getByRole('link', { name: 'Write my feedback' })).toHaveProperty('pathname', href)
    await expectAccessible()
  })

  it('is left out where there is no interview', async () => {
    await renderApp(PATH, { as: recruiter, replies: [reply(listInterviewFeedback, { data: [] })] })
    await screen.findByRole('heading', { level: 2, name: 'Comments' })
    expect(screen.queryByRole('region', { name: 'Interview feedback' })).toBeNull()
  })

  it('says what went wrong, and tries again', async () => {
    const app = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(listInterviewFeedback, 'internal')],
    })
    const region = await card()
    const again = await region.findByRole('button', { name: 'Try again' })
    app.server.use(feedbackWith({}))
    await app.user.click(again)
    await region.findByRole('table')
  })
})

describe('unlocking', () => {
  it('asks for a reason, and sends it', async () => {
    const heard: object[] = []
    const data = {
      interview_uuid: interviewFeedback.interview_uuid,
      user_id: 12,
      status: 'unlocked' as const,
      submitted_at: null,
      server_time: '2026-11-24T14:40:00.000Z',
    }
    const taking = reply(unlockInterviewFeedback, ({ body }) => {
      heard.push(body)
      return { data }
    })
    const { user } = await renderApp(PATH, { as: recruiter, replies: [taking] })
    await user.click(await (await card()).findByRole('button', { name: 'Unlock…' }))
    const dialog = within(screen.getByRole('dialog'))
    const unlock = dialog.getByRole('button', { name: 'Unlock' })
    expect(unlock).toHaveProperty('disabled', true)
    await expectAccessible()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One answer is missing')
    await user.click(unlock)
    expect(heard).toEqual([{ user_id: 12, reason: 'One answer is missing' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what the server refuses', async () => {
    const replies = [refuse(unlockInterviewFeedback, 'feedback_not_submitted')]
    const { user } = await renderApp(PATH, { as: recruiter, replies })
    await user.click(await (await card()).findByRole('button', { name: 'Unlock…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'x')
    await user.click(dialog.getByRole('button', { name: 'Unlock' }))
    await dialog.findByText('This feedback is not submitted.')
  })
})
