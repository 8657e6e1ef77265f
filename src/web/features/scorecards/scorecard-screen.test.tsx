import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getDuplicates } from '#contract/applicants/duplicates.ts'
import { duplicates } from '#contract/examples/duplicates.ts'
import { applicant } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { candidate, interviewer, recruiter } from '#contract/examples/session.ts'
import { listInterviewFeedback } from '#contract/interviews/interview-feedback.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { plainText } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail-applicant/901'

const noDuplicates = reply(getDuplicates, { data: { ...duplicates, possible: [] } })

describe('the states of the scorecard', () => {
  it.each([
    {
      locale: 'en',
      headings: [
        'Fit score',
        'Not fully answered',
        'Scores by scale',
        'Decision',
        'Comments',
        'Shared outside the company',
        'Personal details',
        'Kiosk code',
        'Extra time',
      ],
      facts: [
        'Step: Application & assessments',
        'Awaiting decision',
        'Referrals',
        'Mar 4, 2026, 2:30 PM',
      ],
      openness: 'Openness to new ideas: percentile 65',
      tabs: ['Answers', 'History'],
      statuses: ['Scored', 'In progress', 'Timing verified'],
      metric: 'Percentile in the norm group · 24 of 24 answered',
      personal: ['Allowed', 'July 21, 1994', 'Female'],
      history: ['Reviewed the application', 'Started the application'],
    },
    {
      locale: 'es',
      headings: [
        'Puntuación de adecuación',
        'Respuestas incompletas',
        'Puntuaciones por escala',
        'Decisión',
        'Comentarios',
        'Compartida fuera de la empresa',
        'Datos personales',
        'Código de quiosco',
        'Tiempo adicional',
      ],
      facts: ['Paso: Candidatura y evaluaciones', 'Pendiente de decisión', 'Recomendaciones'],
      openness: 'Apertura a ideas nuevas: percentil 65',
      tabs: ['Respuestas', 'Historial'],
      statuses: ['Puntuada', 'En curso', 'Tiempo verificado'],
      metric: 'Percentil en el grupo de referencia · 24 de 24 respondidas',
      personal: ['Permitidos', '21 de julio de 1994', 'Femenino'],
      history: ['Revisó la candidatura', 'Empezó la candidatura'],
    },
    {
      locale: 'fr',
      headings: [
        'Score d’adéquation',
        'Réponses incomplètes',
        'Scores par échelle',
        'Décision',
        'Commentaires',
        'Partagée hors de l’entreprise',
        'Informations personnelles',
        'Code de borne',
        'Temps supplémentaire',
      ],
      facts: ['Étape : Candidature et évaluations', 'En attente de décision', 'Cooptation'],
      openness: 'Ouverture aux idées nouvelles : percentile 65',
      tabs: ['Réponses', 'Historique'],
      statuses: ['Notée', 'En cours', 'Temps vérifié'],
      metric: 'Percentile dans le groupe de référence · 24 sur 24 répondues',
      personal: ['Autorisés', '21 juillet 1994', 'Féminin'],
      history: ['Examen de la candidature', 'Début de la candidature'],
    },
  ] as const)('shows who applied and what was measured in the language $locale', async (texts) => {
    const replies = [reply(listInterviewFeedback, { data: [] }), noDuplicates]
    const { user } = await renderApp(PATH, { as: recruiter, locale: texts.locale, replies })
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(texts.headings)
    const { facts, statuses, personal, history, metric, openness } = texts
    const shows = async (shown: readonly string[]) => {
      for (const text of shown) await screen.findAllByText(text, { normalizer: plainText })
      await expectAccessible()
    }
    await shows([...facts, ...personal, metric, openness])
    await user.click(screen.getByRole('link', { name: texts.tabs[0] }))
    await shows(statuses)
    await user.click(screen.getByRole('link', { name: texts.tabs[1] }))
    await shows(history)
  })

  it('says that there is nothing to score, no score and no history yet', async () => {
    const empty = {
      ...scorecard,
      applicant: { ...applicant, score: null },
      activities: [],
      history: [],
    }
    const replies = [reply(getScorecard, { data: empty })]
    const { user } = await renderApp(PATH, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'No activities' })
    screen.getByText('There is none yet. It appears when the assessments are scored.')
    await user.click(screen.getByRole('link', { name: 'History' }))
    await screen.findByText('Nothing has happened yet.')
    await expectAccessible()
  })

  it('says that the server failed, and shows the scorecard when it works again', async () => {
    const { user, server } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(getScorecard, 'internal')],
    })
    const alert = await screen.findByRole('alert')
    within(alert).getByRole('heading', { level: 1, name: 'The scorecard could not be loaded' })
    await expectAccessible()
    server.use(reply(getScorecard, { data: scorecard }))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
  })

  it('says that there is no such applicant, and leads to the requisitions', async () => {
    const { user, address } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(getScorecard, 'not_found')],
    })
    await screen.findByRole('heading', { level: 1, name: 'There is no such applicant' })
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Show all requisitions' }))
    await screen.findByRole('heading', { level: 1, name: 'Requisitions' })
    expect(address()).toBe('/hire')
  })

  it('says that there is no network, and shows the scorecard when it is back', async () => {
    const { regainNetwork } = await renderApp(PATH, { as: recruiter, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    await expectAccessible()
    regainNetwork()
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
  })

  it('is closed to a candidate, who is told why', async () => {
    const { address } = await renderApp(PATH, { as: candidate })
    await screen.findByText(/your account has no role in a company/)
    expect(address()).toBe('/not-authorized?missing=role')
  })

  it('says that it may not be seen when the server refuses it', async () => {
    await renderApp(PATH, { as: interviewer, replies: [refuse(getScorecard, 'forbidden')] })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    await expectAccessible()
  })

  it('asks for a sign-in first, and remembers the way back', async () => {
    const { address } = await renderApp(PATH)
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(PATH)}`)
  })
})
