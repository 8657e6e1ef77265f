import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interviewToConduct } from '#contract/examples/interview-feedback.ts'
import { interviewer } from '#contract/examples/session.ts'
import {
  getInterviewToConduct,
  saveInterviewFeedback,
  type InterviewToConduct,
} from '#contract/interviews/interview-feedback.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { deviceDatabase } from '#web/offline/database.ts'
import { findFeedback } from '#web/offline/feedback-rows.ts'

const PATH = `/interview/${interviewToConduct.interview_uuid}`
const at = '2026-11-24T14:50:00.000Z'

function interviewWith(change: Partial<InterviewToConduct>) {
  return reply(getInterviewToConduct, { data: { ...interviewToConduct, ...change } })
}

/** Takes what is sent and says what that was. */
function listening() {
  const heard: { entries: Record<string, { value: unknown }>; submitted_at: string | null }[] = []
  const taking = reply(saveInterviewFeedback, ({ params, body }) => {
    heard.push(body)
    const status = body.submitted_at === null ? ('draft' as const) : ('submitted' as const)
    return {
      data: {
        interview_uuid: params.interview_uuid,
        user_id: interviewer.user_id,
        status,
        submitted_at: body.submitted_at,
        server_time: at,
      },
    }
  })
  return { heard, taking }
}

/** Another tab becomes the live one, and stays it until it is claimed. */
function claimElsewhere() {
  const name = `${interviewer.user_id}-feedback:${interviewToConduct.interview_uuid}`
  const stays = () => new Promise<void>(() => undefined)
  // It ends when the screen claims it.
  navigator.locks.request(`fairlead-live-${name}`, { steal: true }, stays).catch(() => undefined)
}

function note() {
  return screen.findByRole('textbox', { name: 'Notes on question 1' })
}

describe('the states of an interview', () => {
  it.each([
    { locale: 'en', heading: 'Your assessment', submit: 'Submit', rating: 'Teamwork' },
    { locale: 'es', heading: 'Tu evaluación', submit: 'Enviar', rating: 'Trabajo en equipo' },
    { locale: 'fr', heading: 'Votre évaluation', submit: 'Envoyer', rating: 'Esprit d’équipe' },
  ] as const)('shows the guide and what is written in the language $locale', async (texts) => {
    await renderApp(PATH, { as: interviewer, locale: texts.locale })
    await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })
    screen.getByRole('heading', { level: 2, name: texts.heading })
    screen.getByRole('heading', { level: 2, name: /Tell us about a conflict/ })
    screen.getByDisplayValue('Calm.')
    screen.getByRole('group', { name: texts.rating })
    screen.getByRole('button', { name: texts.submit })
    await expectAccessible()
  })

  it('has the follow-up questions of a question, and how long it takes', async () => {
    const { user } = await renderApp(PATH, { as: interviewer })
    await screen.findByText('About 6 minutes')
    const summary = screen.getByText('Follow-up questions and notes')
    expect(summary.closest('details')).toHaveProperty('open', false)
    await user.click(summary)
    expect(summary.closest('details')).toHaveProperty('open', true)
    screen.getByText('What would you do differently today?')
    await expectAccessible()
  })

  it('says that it is not theirs', async () => {
    const replies = [refuse(getInterviewToConduct, 'not_an_interviewer')]
    await renderApp(PATH, { as: interviewer, replies })
    await screen.findByText('This interview is not yours to conduct')
    await expectAccessible()
  })

  it('passes on as it is that the server forbids it', async () => {
    await renderApp(PATH, {
      as: interviewer,
      replies: [refuse(getInterviewToConduct, 'forbidden')],
    })
    await screen.findByText('You do not have permission to do this.')
  })

  it('shows the place of what comes', async () => {
    await renderApp(PATH, { as: interviewer, replies: [leaveUnanswered(getInterviewToConduct)] })
    await screen.findByText('Loading')
  })

  it('says what went wrong, and tries again', async () => {
    const app = await renderApp(PATH, {
      as: interviewer,
      replies: [refuse(getInterviewToConduct, 'internal')],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    app.server.use(reply(getInterviewToConduct, { data: interviewToConduct }))
    await app.user.click(again)
    await note()
  })

  it('has room for notes where there is no guide', async () => {
    const replies = [interviewWith({ questions: [], attributes: [], intro: '' })]
    await renderApp(PATH, { as: interviewer, replies })
    await screen.findByText('This interview has no guide. Write what matters in the summary.')
    await expectAccessible()
  })
})

describe('what an interviewer writes', () => {
  it('is on this device first, and sent by itself', async () => {
    const { heard, taking } = listening()
    const { user } = await renderApp(PATH, { as: interviewer, replies: [taking] })
    await user.type(await note(), ' Listened.')
    await user.click(screen.getByRole('radio', { name: '5 Solved it for good' }))
    await waitFor(() => {
      const sent = Object.assign({}, ...heard.map(({ entries }) => entries))
      expect(sent['note:conflict']?.value).toBe('Calm. Listened.')
      expect(sent['rating:conflict']?.value).toBe(5)
    })
    await screen.findAllByText('Saved')
  })

  it('stays when there is no network, and is there at the next opening', async () => {
    const app = await renderApp(PATH, { as: interviewer })
    const field = await note()
    app.loseNetwork()
    await app.user.type(field, ' Offline.')
    await screen.findAllByText(/Saved on this device|Offline, saved/i)
    await closeApp({ keepsDevice: true })

    await renderApp(PATH, { as: interviewer, isOffline: true })
    await screen.findByDisplayValue('Calm. Offline.')
  })

  it('can be taken back', async () => {
    const { heard, taking } = listening()
    const { user } = await renderApp(PATH, { as: interviewer, replies: [taking] })
    const teamwork = within(await screen.findByRole('group', { name: 'Teamwork' }))
    await user.click(teamwork.getByRole('radio', { name: /^3/ }))
    await user.click(teamwork.getByRole('button', { name: 'Take the rating back' }))
    expect(teamwork.queryByRole('radio', { checked: true })).toBeNull()
    await waitFor(() => expect(heard.at(-1)?.entries['attribute:31']?.value).toBeNull())
  })
})

describe('an interview that is open on two screens', () => {
  it('I7 shows what the other one wrote, and goes on from it', async () => {
    const { heard, taking } = listening()
    const app = await renderApp(PATH, { as: interviewer, replies: [taking] })
    await app.user.type(await note(), ' Mine.')
    await waitFor(() => expect(heard.at(-1)?.entries['note:conflict']?.value).toBe('Calm. Mine.'))
    const other = {
      value: 'Calm. Theirs.',
      at: '2099-01-01T00:00:00.000Z',
      device: 'phone',
      base: null,
      others: [{ value: 'Calm. Mine.', at: '2098-01-01T00:00:00.000Z', device: 'laptop' }],
    }
    const feedback = { ...interviewToConduct.feedback, entries: { 'note:conflict': other } }
    app.server.use(interviewWith({ feedback }))
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByDisplayValue('Calm. Theirs.')
    screen.getByText('Calm. Mine.')
    await expectAccessible()

    await app.user.click(screen.getByRole('button', { name: 'Add to the text above' }))
    await waitFor(() =>
      expect(heard.at(-1)?.entries['note:conflict']?.value).toBe('Calm. Theirs.\n\nCalm. Mine.'),
    )
    expect(screen.queryByText(/You also wrote this/)).toBeNull()
  })

  it('I4 is only read in the tab that does not write, until it is claimed', async () => {
    const { user } = await renderApp(PATH, { as: interviewer })
    const field = await note()
    claimElsewhere()
    await screen.findByText('You are writing this feedback in another tab')
    expect(field.closest('fieldset')).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Continue here' }))
    await waitFor(() => expect(field.closest('fieldset')).toHaveProperty('disabled', false))
  })
})

describe('submitting', () => {
  it('asks for the recommendation, and says what is missing', async () => {
    const { heard, taking } = listening()
    const { user } = await renderApp(PATH, { as: interviewer, replies: [taking] })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByText('Choose a recommendation before you submit.')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Definitely not' }))
    await expectAccessible()

    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Submit with ratings missing?' }))
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Your feedback is submitted')
    await waitFor(() => expect(heard.at(-1)?.submitted_at).not.toBeNull())
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('works without network', async () => {
    const app = await renderApp(PATH, { as: interviewer })
    await app.user.click(await screen.findByRole('radio', { name: 'Strong yes' }))
    app.loseNetwork()
    await app.user.click(screen.getByRole('button', { name: 'Submit' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Submit with ratings missing?' }))
    await app.user.click(dialog.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Your feedback is saved on this device, not submitted yet')
    expect(screen.queryByText('Your feedback is submitted')).toBeNull()
    await expectAccessible()
    const place = {
      db: deviceDatabase(),
      ownerId: interviewer.user_id,
      interviewUuid: interviewToConduct.interview_uuid,
    }
    expect((await findFeedback(place))?.body.submittedAt).not.toBeNull()
  })

  it('says that it is on its way until the server says that it has it', async () => {
    const replies = [leaveUnanswered(saveInterviewFeedback)]
    const { user } = await renderApp(PATH, { as: interviewer, replies })
    await user.click(await screen.findByRole('radio', { name: 'Strong yes' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Submit with ratings missing?' }))
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Sending…')
    expect(screen.queryByText('Your feedback is submitted')).toBeNull()
    expect(screen.queryByText('What the others say')).toBeNull()
  })

  it('I6 says what was written here after it was submitted on another device', async () => {
    const app = await renderApp(PATH, {
      as: interviewer,
      replies: [refuse(saveInterviewFeedback, 'feedback_submitted')],
    })
    const field = await note()
    const feedback = {
      ...interviewToConduct.feedback,
      status: 'submitted',
      submitted_at: at,
    } as const
    app.server.use(interviewWith({ feedback }))
    await app.user.type(field, ' Too late.')
    await screen.findByText('Your feedback is submitted')
    await screen.findByText('Written here after you submitted: it does not count')
    screen.getByText('Calm. Too late.')
    await app.user.click(screen.getByRole('button', { name: 'Show it' }))
    screen.getByText('Calm.')
    await expectAccessible()
  })

  it('that the server refuses leaves everything in the fields, with the reason', async () => {
    const replies = [refuse(saveInterviewFeedback, 'interview_not_open')]
    const { user } = await renderApp(PATH, { as: interviewer, replies })
    await user.type(await note(), '!')
    await screen.findByText('The server did not accept your feedback. It is saved on this device.')
    screen.getByDisplayValue('Calm.!')
    await expectAccessible()
  })
})
