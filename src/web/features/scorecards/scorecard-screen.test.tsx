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
        'Decision',
        'Fit score',
        'Not fully answered',
        'Work style',
        'Competencies',
        'Personal details',
        'Kiosk code',
        'Extra time',
        'Documents',
        'Comments',
        'Messages',
        'Shared outside the company',
        'History',
      ],
      facts: [
        'Application & assessments',
        'Awaiting decision',
        'Referrals',
        'Mar 4, 2026, 2:30 PM',
      ],
      openness: 'Openness to new ideas: percentile 65',
      statuses: ['Scored', 'In progress', 'Timing verified'],
      metric: 'Percentile in the norm group · 24 of 24 answered',
      personal: ['Allowed', 'July 21, 1994', 'Female'],
      history: ['Reviewed the application', 'Started the application'],
    },
    {
      locale: 'es',
      headings: [
        'Decisión',
        'Puntuación de adecuación',
        'Respuestas incompletas',
        'Estilo de trabajo',
        'Competencias',
        'Datos personales',
        'Código de quiosco',
        'Tiempo adicional',
        'Documentos',
        'Comentarios',
        'Mensajes',
        'Compartida fuera de la empresa',
        'Historial',
      ],
      facts: ['Candidatura y evaluaciones', 'Pendiente de decisión', 'Recomendaciones'],
      openness: 'Apertura a ideas nuevas: percentil 65',
      statuses: ['Puntuada', 'En curso', 'Tiempo verificado'],
      metric: 'Percentil en el grupo de referencia · 24 de 24 respondidas',
      personal: ['Permitidos', '21 de julio de 1994', 'Femenino'],
      history: ['Revisó la candidatura', 'Empezó la candidatura'],
    },
    {
      locale: 'fr',
      headings: [
        'Décision',
        'Score d’adéquation',
        'Réponses incomplètes',
        'Style de travail',
        'Compétences',
        'Informations personnelles',
        'Code de borne',
        'Temps supplémentaire',
        'Documents',
        'Commentaires',
        'Messages',
        'Partagée hors de l’entreprise',
        'Historique',
      ],
      facts: ['Candidature et évaluations', 'En attente de décision', 'Cooptation'],
      openness: 'Ouverture aux idées nouvelles : percentile 65',
      statuses: ['Notée', 'En cours', 'Temps vérifié'],
      metric: 'Percentile dans le groupe de référence · 24 sur 24 répondues',
      personal: ['Autorisés', '21 juillet 1994', 'Féminin'],
      history: ['Examen de la candidature', 'Début de la candidature'],
    },
  ] as const)('shows who applied and what was measured in the language $locale', async (texts) => {
    const replies = [reply(listInterviewFeedback, { data: [] }), noDuplicates]
    await renderApp(PATH, { as: recruiter, locale: texts.locale, replies })
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(texts.headings)
    const { facts, statuses, personal, history, metric, openness } = texts
    for (const text of [...facts, ...statuses, ...personal, ...history, metric, openness])
      screen.getAllByText(text, { normalizer: plainText })
    await expectAccessible()
  })

  it('says that there is nothing to score, no score and no history yet', async () => {
    const empty = {
      ...scorecard,
      applicant: { ...applicant, score: null },
      activities: [],
      history: [],
    }
    await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data: empty })] })
    await screen.findByRole('heading', { name: 'No activities' })
    screen.getByText('There is none yet. It appears when the assessments are scored.')
    screen.getByText('Nothing has happened yet.')
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
