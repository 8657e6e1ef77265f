import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  getTracker,
  type CandidateStepStatus,
  type TrackerActivity,
  type TrackerDetail,
} from '#contract/progress/progress.ts'
import { sendVerification } from '#contract/session/verification.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { findActivity, TRACKER, trackerWith } from '#testing/components/tracker.ts'
import { deviceDatabase } from '#web/offline/database.ts'

describe('an application that the company moved', () => {
  it('says which position it was for, and who moved it', async () => {
    const moved = { ...trackerDetail, moved_from: 'Dock worker' }
    await renderApp(TRACKER, { as: candidate, replies: [reply(getTracker, { data: moved })] })
    await screen.findByText(
      `You applied for Dock worker. ${moved.account_name} moved your application to this position.`,
    )
    await expectAccessible()
  })
})

it('an application without a step says so, and shows no empty list', async () => {
  const without = { ...trackerDetail, steps: [] }
  await renderApp(TRACKER, { as: candidate, replies: [reply(getTracker, { data: without })] })
  await screen.findByText('Nothing to do yet')
  await expectAccessible()
})

it('the server’s answer that comes after the stored one makes the activities ready as well', async () => {
  const extraTimes = async () => {
    const rows = await deviceDatabase().packages.toArray()
    return rows.map(({ content }) => content.extra_time)
  }
  await renderApp(TRACKER, { as: candidate, replies: [trackerWith({ status: 'available' })] })
  await waitFor(async () => expect(await extraTimes()).toEqual([undefined]))
  await closeApp({ keepsDevice: true })
  const answer = Promise.withResolvers<undefined>()
  const extended = trackerWith({ status: 'available', extra_time: '1.5' })
  const late = {
    ...extended,
    respond: async (request: Parameters<typeof extended.respond>[0]) => {
      await answer.promise
      return extended.respond(request)
    },
  }
  await renderApp(TRACKER, { as: candidate, replies: [late] })
  await screen.findAllByRole('heading', { level: 3 })
  expect(await extraTimes()).toEqual([undefined])
  answer.resolve(undefined)
  await waitFor(async () => expect(await extraTimes()).toEqual(['1.5']))
})

describe('what the company says before anything is started', () => {
  const withPosition = (position: TrackerDetail['position']) =>
    reply(getTracker, { data: { ...trackerDetail, position } })

  it.each([
    {
      locale: 'en',
      heading: 'Required before your application is complete',
      page: 'Your LinkedIn page',
    },
    {
      locale: 'es',
      heading: 'Obligatorio para completar tu candidatura',
      page: 'Tu página de LinkedIn',
    },
    {
      locale: 'fr',
      heading: 'Obligatoire pour compléter votre candidature',
      page: 'Votre page LinkedIn',
    },
  ] as const)('names what is required, and whom to ask, in the language $locale', async (texts) => {
    const accommodations = { text: 'More time on request.', contact: 'ana@harbor.example' }
    const required = ['resume', 'linkedin'] as const
    const languages = ['en', 'es', 'fr'] as const
    const position = { required: [...required], languages: [...languages], accommodations }
    const { locale, heading, page } = texts
    await renderApp(TRACKER, { as: candidate, locale, replies: [withPosition(position)] })
    await screen.findByRole('heading', { level: 2, name: heading })
    screen.getByText(page)
    screen.getByText('More time on request.')
    const link = screen.getByRole('link', { name: 'ana@harbor.example' })
    expect(link.getAttribute('href')).toBe('mailto:ana%40harbor.example')
    await expectAccessible()
  })

  it('offers the languages of the position to who uses another one', async () => {
    const position = { required: [], languages: ['es' as const], accommodations: null }
    const { user } = await renderApp(TRACKER, { as: candidate, replies: [withPosition(position)] })
    await screen.findByText('This position takes applications in: Español')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Español' }))
    await screen.findByRole('heading', { level: 2, name: 'A continuación: Estilo de trabajo' })
    expect(screen.queryByText(/^Este puesto/)).toBeNull()
  })
})

describe('the steps of an application', () => {
  const [first, second] = trackerDetail.steps
  const withSteps = (one: CandidateStepStatus | null, two: CandidateStepStatus | null) =>
    reply(getTracker, {
      data: {
        ...trackerDetail,
        steps: [
          { ...first, status: one },
          { ...second, status: two },
        ],
      } as TrackerDetail,
    })
  const stepOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name })
    return heading.parentElement?.textContent
  }

  it.each([
    { statuses: ['in_progress', 'later'], says: ['In progress', 'Later'] },
    { statuses: ['in_review', 'later'], says: ['In review', 'Later'] },
    { statuses: ['done', 'in_progress'], says: ['Done', 'In progress'] },
    { statuses: ['done', null], says: ['Done', ''] },
  ] as const)('say how each stands: $statuses', async ({ statuses: [one, two], says }) => {
    await renderApp(TRACKER, { as: candidate, replies: [withSteps(one, two)] })
    expect([await stepOf('Application & assessments'), await stepOf('Interview')]).toEqual([
      `Application & assessments${says[0]}`,
      `Interview${says[1]}`,
    ])
    await expectAccessible()
  })

  it('stand below the last day to apply and the contact', async () => {
    const data = { ...trackerDetail, apply_until: '2026-12-12', contact: 'jobs@harbor.example' }
    await renderApp(TRACKER, { as: candidate, replies: [reply(getTracker, { data })] })
    const card = await screen.findByRole('region', { name: 'Next: Work style' })
    await within(card).findByText('Applications close on December 12, 2026.')
    within(card).getByRole('link', { name: 'jobs@harbor.example' })
  })
})

describe('the states of the progress tracker', () => {
  it.each([
    {
      locale: 'en',
      steps: ['Next: Work style', 'Application & assessments', 'Interview'],
      activities: ['Work style', 'Competencies'],
      facts: ['Ready to start', '3 questions', 'about 4 min', 'Submitted', '36 questions'],
      start: 'Start: Work style',
      interview: 'You’ll hear from Harbor & Pine Logistics if you move on.',
      status: 'Not finished',
    },
    {
      locale: 'es',
      steps: ['A continuación: Estilo de trabajo', 'Candidatura y evaluaciones', 'Entrevista'],
      activities: ['Estilo de trabajo', 'Competencias'],
      facts: ['Listo para empezar', '3 preguntas', 'aprox. 4 min', 'Enviado', '36 preguntas'],
      start: 'Iniciar: Estilo de trabajo',
      interview: 'Harbor & Pine Logistics te avisará si avanzas.',
      status: 'Sin terminar',
    },
    {
      locale: 'fr',
      steps: ['Ensuite : Style de travail', 'Candidature et évaluations', 'Entretien'],
      activities: ['Style de travail', 'Compétences'],
      facts: ['Prêt à commencer', '3 questions', 'environ 4 min', 'Envoyé', '36 questions'],
      start: 'Démarrer : Style de travail',
      interview: 'Harbor & Pine Logistics vous préviendra si votre candidature avance.',
      status: 'Non terminée',
    },
  ] as const)('shows the steps of an application in the language $locale', async (texts) => {
    await renderApp(TRACKER, { as: candidate, locale: texts.locale })
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    await screen.findByRole('heading', { level: 2, name: texts.steps[0] })
    const names = (level: number) =>
      screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
    expect(names(2)).toEqual(texts.steps)
    expect(names(3)).toEqual(texts.activities)
    for (const fact of texts.facts) screen.getByText(fact)
    screen.getByText(texts.interview)
    screen.getByText(texts.status)
    screen.getByText('Harbor & Pine Logistics · Savannah, GA')
    const links = screen.getAllByRole('link', { name: texts.start })
    const path = '/user/assessment-instruction?ref=801&activity=61'
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path])
    await expectAccessible()
  })

  it('shows a skeleton while the tracker is on its way', async () => {
    await renderApp(TRACKER, { as: candidate, replies: [leaveUnanswered(getTracker)] })
    await screen.findByText('Loading')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await expectAccessible()
  })

  it('says that there is nothing to do yet', async () => {
    const steps = trackerDetail.steps.map((step) => ({ ...step, activities: [] }))
    await renderApp(TRACKER, {
      as: candidate,
      replies: [reply(getTracker, { data: { ...trackerDetail, steps } })],
    })
    await screen.findByRole('heading', { name: 'Nothing to do yet' })
    screen.getByText('You will find your next step here.')
    await expectAccessible()
  })

  it('says that the server failed, and shows the tracker when it works again', async () => {
    const { user, server } = await renderApp(TRACKER, {
      as: candidate,
      replies: [refuse(getTracker, 'internal')],
    })
    const alert = await screen.findByRole('alert')
    within(alert).getByRole('heading', { level: 1, name: 'An error occurred please try again' })
    await expectAccessible()
    server.use(trackerWith({}))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
  })

  it('says that there is no such application', async () => {
    await renderApp(TRACKER, { as: candidate, replies: [refuse(getTracker, 'not_found')] })
    await screen.findByRole('heading', { level: 1, name: 'This could not be found.' })
    await expectAccessible()
  })

  it('says that there is no network where nothing is stored, and opens when it is back', async () => {
    const { user, regainNetwork } = await renderApp(TRACKER, { as: candidate, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    await expectAccessible()
    regainNetwork()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
  })

  it('shows what this device stored while there is no network', async () => {
    await renderApp(TRACKER, { as: candidate })
    await findActivity('Work style')
    await closeApp({ keepsDevice: true })
    await renderApp(TRACKER, { as: candidate, isOffline: true })
    const activity = await findActivity('Work style')
    within(activity).getByRole('link', { name: 'Start: Work style' })
    await expectAccessible()
  })

  it('asks for a sign-in first, and remembers the way back', async () => {
    const { address } = await renderApp(TRACKER)
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(TRACKER)}`)
  })

  it('leads to the list of applications when the address names none', async () => {
    const { address } = await renderApp('/user/progress-tracker', { as: candidate })
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    expect(address()).toBe('/user/progress')
  })
})

describe('the notice to confirm an email address', () => {
  it.each(['/user/progress', TRACKER])(
    'is at %s, and asks the server for the link again',
    async (path) => {
      const { user } = await renderApp(path, {
        as: { ...candidate, is_email_verified: false },
        replies: [refuse(sendVerification, 'rate_limited')],
      })
      await screen.findByText(/^Confirm your email address/)
      await expectAccessible()
      await user.click(screen.getByRole('button', { name: 'Send again' }))
      await screen.findByText('Too many tries. Wait a little and try again.')
    },
  )

  it('is gone once the address is confirmed', async () => {
    await renderApp(TRACKER, { as: { ...candidate, is_email_verified: true } })
    await findActivity('Work style')
    expect(screen.queryByText(/^Confirm your email address/)).toBeNull()
  })
})

describe('what the tracker says once everything required is submitted', () => {
  const [step] = trackerDetail.steps
  const [open, submitted] = step?.activities ?? []
  const done = (change: Partial<TrackerDetail>, activities = [submitted]) =>
    reply(getTracker, {
      data: {
        ...trackerDetail,
        status: 'submitted',
        steps: [{ ...step, activities }],
        ...change,
      } as TrackerDetail,
    })

  it.each([
    { answer: { by: '2026-12-04', is_overdue: false }, says: /will reply by December 4, 2026\.$/ },
    {
      answer: { by: '2026-12-04', is_overdue: true },
      says: /planned to answer by December 4, 2026/,
    },
    { answer: null, says: /takes the next step and writes to you\.$/ },
  ])('by when the company answers: $answer', async ({ answer, says }) => {
    await renderApp(TRACKER, { as: candidate, replies: [done({ answer })] })
    const card = await screen.findByRole('region', { name: 'Everything required is submitted' })
    within(card).getByText(says)
    expect(within(card).queryByRole('link')).toBeNull()
    await expectAccessible()
  })

  it('offers what is optional by its name', async () => {
    const optional = { ...open, is_required: false } as TrackerActivity
    await renderApp(TRACKER, { as: candidate, replies: [done({}, [submitted, optional])] })
    const card = await screen.findByRole('region', { name: 'Everything required is submitted' })
    within(card).getByText('You can still do, if you like:')
    within(card).getByRole('link', { name: 'Start: Work style' })
    await expectAccessible()
  })

  it('says nothing of it for an application that has ended', async () => {
    await renderApp(TRACKER, { as: candidate, replies: [done({ status: 'not_selected' })] })
    await findActivity('Competencies')
    expect(screen.queryByRole('region', { name: 'Everything required is submitted' })).toBeNull()
  })
})
