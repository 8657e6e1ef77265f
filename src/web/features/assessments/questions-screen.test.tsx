import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions, listAnswers, saveAnswers } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, type TrackerActivity } from '#contract/progress/progress.ts'
import { refreshToken } from '#contract/session/session.ts'
import {
  beginAssessment,
  chosenOption,
  findQuestion,
  INSTRUCTION,
  QUESTIONS,
  TRACKER,
} from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { findNextLink } from '#testing/components/tracker.ts'
import { remember } from '#web/offline/browser-storage.ts'
import { deviceDatabase } from '#web/offline/database.ts'

/** An attempt that was begun on another device, which answered the first question by 4. */
const begunElsewhere = trackerWith({
  status: 'in_progress',
  attempt_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7061',
})

function trackerWith(change: Partial<TrackerActivity>) {
  const steps = trackerDetail.steps.map((step) => ({
    ...step,
    activities: step.activities.map((activity) =>
      activity.job_step_activity_id === 61 ? { ...activity, ...change } : activity,
    ),
  }))
  return reply(getTracker, { data: { ...trackerDetail, steps } })
}

describe('the states of the question screen', () => {
  it.each([
    {
      locale: 'en',
      title: 'Work style',
      number: 'Question 2 of 3',
      question: 'I stay calm when plans change.',
      options: ['Not at all', 'A little', 'Partly', 'Mostly', 'Exactly'],
      buttons: ['Back', 'Next', 'Save and continue later'],
    },
    {
      locale: 'es',
      title: 'Estilo de trabajo',
      number: 'Pregunta 2 de 3',
      question: 'Mantengo la calma cuando cambian los planes.',
      options: ['Nada', 'Un poco', 'En parte', 'En gran parte', 'Exactamente'],
      buttons: ['Atrás', 'Siguiente', 'Guardar y continuar más tarde'],
    },
    {
      locale: 'fr',
      title: 'Style de travail',
      number: 'Question 2 sur 3',
      question: 'Je reste calme quand les plans changent.',
      options: ['Pas du tout', 'Un peu', 'En partie', 'En grande partie', 'Exactement'],
      buttons: ['Retour', 'Suivant', 'Enregistrer et continuer plus tard'],
    },
  ] as const)('shows a question and its options in the language $locale', async (texts) => {
    await renderApp(QUESTIONS, { as: candidate, locale: texts.locale, replies: [begunElsewhere] })
    await screen.findByRole('heading', { level: 1, name: texts.title })
    const form = screen.getByRole('form', { name: texts.number })
    within(form).getByRole('group', { name: texts.question })
    for (const name of texts.options) within(form).getByRole('radio', { name })
    for (const name of texts.buttons) screen.getByRole('button', { name })
    expect(chosenOption()).toBeNull()
    await expectAccessible()
  })

  it('keeps the screen before while the questions are on their way', async () => {
    const { user, server } = await renderApp(TRACKER, { as: candidate, replies: [begunElsewhere] })
    const link = await findNextLink()
    server.use(leaveUnanswered(listAnswers))
    await user.click(link)
    await expectAccessible()
    screen.getByRole('heading', { level: 1, name: 'Warehouse Lead' })
  })

  it('says that the server failed, and opens when it works again', async () => {
    const { user, server } = await renderApp(QUESTIONS, {
      as: candidate,
      replies: [begunElsewhere, refuse(getJobQuestions, 'internal')],
    })
    await screen.findByRole('heading', { level: 1, name: 'An error occurred please try again' })
    screen.getByText('Your answers are saved on this device.')
    await expectAccessible()
    server.use(reply(getJobQuestions, { data: assessmentPackage }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findQuestion(2)
  })

  it('says without network that the questions are not on this device yet', async () => {
    await renderApp(TRACKER, { as: candidate, replies: [refuse(getJobQuestions, 'unavailable')] })
    await findNextLink()
    await closeApp({ keepsDevice: true })
    const { regainNetwork, user } = await renderApp(INSTRUCTION, { as: candidate, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    screen.getByText(/These questions are not on this device yet/)
    await expectAccessible()
    regainNetwork()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Accept and start' })
  })

  it('opens without network where it was left, with the answers of this device', async () => {
    const { user } = await beginAssessment()
    await user.keyboard('2{Enter}')
    await findQuestion(2)
    await closeApp({ keepsDevice: true })
    const reopened = await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    await findQuestion(2)
    await expectAccessible()
    await reopened.user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1)
    expect(chosenOption()).toBe('2')
  })

  it('asks for a sign-in first, and remembers the way back', async () => {
    const { address } = await renderApp(QUESTIONS)
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(QUESTIONS)}`)
  })

  it('leads to the pledge when nothing was begun yet', async () => {
    const { address } = await renderApp(QUESTIONS, { as: candidate })
    await screen.findByRole('heading', { level: 2, name: 'Authenticity pledge' })
    expect(address()).toBe(INSTRUCTION)
  })

  it('leads to the tracker when the activity is locked', async () => {
    const { address } = await renderApp(QUESTIONS, {
      as: candidate,
      replies: [trackerWith({ status: 'locked' })],
    })
    // The step says so, and the activity.
    await screen.findAllByText('Later')
    expect(address()).toBe(TRACKER)
  })
})

describe('answering a question', () => {
  it.each(['1', '2', '3', '4', '5'])('chooses the option number %s by its key', async (key) => {
    const { user } = await beginAssessment()
    await user.keyboard(key)
    expect(chosenOption()).toBe(key)
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[Number(key) - 1])
  })

  it('shows options in the order that the server sent, also after a reload, and answers by their values', async () => {
    const agreement = assessmentPackage.response_sets['agreement'] ?? []
    const order = [3, 1, 5, 2, 4]
    const sent = order.flatMap((value) => agreement.find((option) => option.value === value) ?? [])
    const content = {
      ...assessmentPackage,
      response_sets: { agreement: sent },
      shuffled_response_sets: ['agreement'],
    }
    const replies = [reply(getJobQuestions, { data: content })]
    remember('auto-advance', 'off')
    const { user, stored } = await beginAssessment(replies)
    const shown = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    expect(shown()).toEqual(order.map(String))
    await user.keyboard('3')
    expect(chosenOption()).toBe('5')
    await waitFor(() => expect(stored.get('order')).toBe(5))
    await closeApp({ keepsDevice: true })
    await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    await findQuestion(1)
    expect(shown()).toEqual(order.map(String))
    expect(chosenOption()).toBe('5')
  })

  it('chooses by a click, counts it, and goes back without losing it', async () => {
    const { user } = await beginAssessment()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1))
    const second = await findQuestion(2)
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(chosenOption()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1)
    expect(chosenOption()).toBe('4')
  })

  it('goes on by Enter, answered or not, and once only while the key is held', async () => {
    remember('auto-advance', 'off')
    const { user } = await beginAssessment()
    await user.keyboard('{Enter}')
    await findQuestion(2)
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    await user.keyboard('3')
    expect(screen.getByRole('form', { name: 'Question 2 of 3' })).toBeDefined()
    await user.keyboard('{Enter}')
    await findQuestion(3)
  })

  it('goes on once by Enter on a choice or on Next, and back by Enter on Back', async () => {
    const { user } = await beginAssessment()
    screen.getByRole('radio', { name: 'Partly' }).focus()
    await user.keyboard('{Enter}')
    await findQuestion(2)
    screen.getByRole('button', { name: 'Next' }).focus()
    await user.keyboard('{Enter}')
    await findQuestion(3)
    screen.getByRole('button', { name: 'Back' }).focus()
    await user.keyboard('{Enter}')
    await findQuestion(2)
    expect(chosenOption()).toBeNull()
  })

  it('leaves Enter to a menu that is open', async () => {
    const { user } = await beginAssessment()
    screen.getByRole('button', { name: /^Language:/ }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'English' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull())
    screen.getByRole('form', { name: 'Question 1 of 3' })
  })

  it('says where the answers are: on this device without network, with the server once it is back', async () => {
    const { user, stored, loseNetwork, regainNetwork } = await beginAssessment()
    loseNetwork()
    await user.keyboard('5')
    await screen.findByText('1 answer to send')
    expect(screen.getAllByText('Saved on this device').length).toBeGreaterThan(0)
    expect(stored.size).toBe(0)
    regainNetwork()
    await waitFor(() => expect(stored.get('order')).toBe(5))
    await waitFor(() => expect(screen.queryByText('1 answer to send')).toBeNull())
    expect(screen.getAllByText('Saved').length).toBeGreaterThan(0)
  })

  it('goes on when the session ends, and asks for a sign-in without leaving the question', async () => {
    remember('auto-advance', 'off')
    const { user, server, address } = await beginAssessment()
    server.use(refuse(saveAnswers, 'unauthenticated'), refuse(refreshToken, 'session_expired'))
    await user.keyboard('5')
    await screen.findByText('Sign in again to send your answers')
    expect(address()).toBe(QUESTIONS)
    await user.keyboard('4')
    expect(chosenOption()).toBe('4')
    await expectAccessible()
  })

  it('I5 says why the server refuses an answer, and sends it when asked to try again', async () => {
    remember('auto-advance', 'off')
    const { user, server, stored, takeAnswers } = await beginAssessment()
    server.use(refuse(saveAnswers, 'forbidden'))
    await user.keyboard('5')
    const title = 'The server did not accept this. Your answers are saved on this device.'
    const banner = (await screen.findByText(title)).closest<HTMLElement>(
      '[role="alert"], [role="status"]',
    )
    within(banner ?? document.body).getByText('You do not have permission to do this.')
    await expectAccessible()
    takeAnswers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(stored.get('order')).toBe(5))
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  it('I13 sends what the page holds when the browser drops its storage', async () => {
    const { user, stored, loseNetwork, regainNetwork } = await beginAssessment()
    loseNetwork()
    await user.keyboard('5{Enter}')
    await findQuestion(2)
    await screen.findByText('1 answer to send')
    await dropDatabase()
    await screen.findByText(/This browser cleared what it stored/)
    await user.keyboard('2{Enter}')
    await findQuestion(3)
    await user.keyboard('4')
    await screen.findByText('3 answers to send')
    regainNetwork()
    await waitFor(() => expect(Object.fromEntries(stored)).toEqual({ order: 5, calm: 2, help: 4 }))
  })
})

/** As the browser does it that is short of space, or whose owner clears the site's data. */
function dropDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(deviceDatabase().name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(new Error('The database stays.')))
  })
}
