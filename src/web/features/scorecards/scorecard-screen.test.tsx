import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getDuplicates } from '#contract/duplicates.ts'
import { answeredActivity, answeredForm } from '#contract/examples/answered-activities.ts'
import { duplicates } from '#contract/examples/duplicates.ts'
import { applicant } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { candidate, interviewer, recruiter } from '#contract/examples/session.ts'
import { listInterviewFeedback } from '#contract/interview-feedback.ts'
import { listApplicants } from '#contract/requisitions.ts'
import { getScorecard } from '#contract/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { plainText } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail-applicant/901'

/** The scorecard of whomever the address names, whose last names are their numbers. */
const numbered = reply(getScorecard, ({ params }) => ({
  data: {
    ...scorecard,
    applicant: { ...applicant, last_name: `No. ${params.user_smartreq_id}` },
  },
}))

const noDuplicates = reply(getDuplicates, { data: { ...duplicates, possible: [] } })

/** Two pages of applicants, 901 to 925 and 926 to 950. */
const twoPages = reply(listApplicants, ({ query: { page } }) => ({
  data: Array.from({ length: 25 }, (_, index) => ({
    ...applicant,
    user_smartreq_id: 901 + (page - 1) * 25 + index,
  })),
  meta: { page, page_size: 25, total: 50 },
}))

const waived = { status: 'waived' } as const
const optional = {
  status: 'available',
  is_required: false,
  answered_count: 0,
  started_at: null,
} as const

function named(title: string) {
  return { en: title, es: title, fr: title }
}

function part(name: string): HTMLElement {
  return screen.getByRole('region', { name })
}

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

  it('shows a skeleton while the scorecard is on its way', async () => {
    await renderApp(PATH, { as: recruiter, replies: [leaveUnanswered(getScorecard)] })
    await screen.findByText('Loading')
    expect(screen.queryByRole('article')).toBeNull()
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

describe('reading a scorecard', () => {
  it('shows the facets of a scale, and says why an activity has no scores', async () => {
    await renderApp(PATH, { as: recruiter })
    const facet = await screen.findByText('Imaginative thinking: percentile 58')
    const row = facet.closest('li')
    expect(row?.textContent).toContain('3 of 4 answered')
    screen.getByText('The applicant is working on this. Scores appear after they submit it.')
    screen.getByText('24 of 24 questions answered')
  })

  it('explains two kinds of scores where both stand beside each other', async () => {
    const [activity] = scorecard.activities
    const shares = activity?.scores.map((score) => ({ ...score, metric: 'pomp' as const })) ?? []
    const activities = scorecard.activities.map((one, index) =>
      index === 1 ? { ...one, status: 'scored' as const, scores: shares } : one,
    )
    await renderApp(PATH, {
      as: recruiter,
      replies: [reply(getScorecard, { data: { ...scorecard, activities } })],
    })
    await screen.findByText('Several kinds of scores, not to be compared with each other')
    screen.getByText('Openness to new ideas: 65 of 100 points')
  })

  it('explains each attribute in words for work, and names the scales of the instrument in its notes only', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    const card = (await screen.findByRole('heading', { name: 'Work style' })).closest('section')
    const inCard = within(card ?? document.body)
    inCard.getByRole('heading', { level: 3, name: 'Openness to new ideas' })
    inCard.getByText('How much the person looks for new ideas.')
    const notes = inCard.getByText('Technical notes').closest('details')
    const original = inCard.getByText('Openness to experience')
    expect(notes?.contains(original)).toBe(true)
    expect(notes?.open).toBe(false)
    await user.click(inCard.getByText('Technical notes'))
    expect(notes?.open).toBe(true)
    within(notes ?? document.body).getByText(/Journal of Examples, 51/)
    await user.click(inCard.getByText('What these parts mean'))
    inCard.getByText('How readily the person pictures what does not exist yet.')
    await expectAccessible()
  })

  it.each([
    ['en', 'Answered very fast', 'Median time per question: 0.2 seconds.'],
    ['es', 'Respondida muy rápido', 'Tiempo mediano por pregunta: 0,2 segundos.'],
    ['fr', 'Réponses très rapides', 'Temps médian par question : 0,2 seconde.'],
  ] as const)('flags very fast answers by words in %s', async (locale, flag, median) => {
    const pace = { median_seconds: 0.167, is_very_fast: true }
    const activities = scorecard.activities.map((one, index) =>
      index === 0 ? { ...one, pace } : one,
    )
    const replies = [reply(getScorecard, { data: { ...scorecard, activities } })]
    await renderApp(PATH, { as: recruiter, locale, replies })
    await screen.findByText(flag)
    screen.getByText(median, { normalizer: plainText })
    await expectAccessible()
  })

  it('lists the activities that are not fully answered, with their state and how much is answered', async () => {
    const [scored, begun] = scorecard.activities
    if (scored === undefined || begun === undefined) throw new Error('The example has two.')
    const activities = [
      { ...scored, answered_count: 20 },
      begun,
      { ...begun, user_step_activity_id: 83, title: named('Typing'), ...optional },
      { ...begun, user_step_activity_id: 84, title: named('Waived test'), ...waived },
      { ...scored, user_step_activity_id: 85, title: named('Complete test') },
    ]
    const replies = [reply(getScorecard, { data: { ...scorecard, activities } })]
    await renderApp(PATH, { as: recruiter, replies })
    await screen.findByRole('heading', { level: 2, name: 'Not fully answered' })
    const list = part('Not fully answered')
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Work styleApplication & assessments20 of 24 answeredScored',
      'CompetenciesApplication & assessments10 of 36 answeredIn progress',
      'TypingApplication & assessments · Optional0 of 36 answeredNot started',
    ])
    // Without a card of its own: there is nothing more to show.
    expect(screen.queryByRole('heading', { name: 'Typing' })).toBeNull()
    await expectAccessible()
  })

  it('lists nothing as not answered where everything is', async () => {
    const activities = scorecard.activities.slice(0, 1)
    const replies = [reply(getScorecard, { data: { ...scorecard, activities } })]
    await renderApp(PATH, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'Work style' })
    expect(screen.queryByRole('region', { name: 'Not fully answered' })).toBeNull()
  })

  it('does not mention a pace at which questions can be read', async () => {
    await renderApp(PATH, { as: recruiter })
    await screen.findByText('Timing verified')
    expect(screen.queryByText('Answered very fast')).toBeNull()
  })

  it('keeps private data from a role that does not include it', async () => {
    const hidden = { ...scorecard, can_see_private: false, private: null }
    await renderApp(PATH, { as: interviewer, replies: [reply(getScorecard, { data: hidden })] })
    await screen.findByText(/Your role does not include private data/)
    expect(within(part('Personal details')).queryByText('Date of birth')).toBeNull()
  })

  it.each([
    ['en', 'Did not meet: Do you have a driving licence? Knock-out: No'],
    ['es', 'No cumple: Do you have a driving licence? Respuesta excluyente: No'],
    ['fr', 'Critère non rempli : Do you have a driving licence? Réponse éliminatoire : No'],
  ] as const)(
    'flags in %s an answer that is a knock-out, beside all answers',
    async (locale, rule) => {
      const data = { ...scorecard, activities: [answeredActivity] }
      await renderApp(PATH, { as: recruiter, locale, replies: [reply(getScorecard, { data })] })
      const flagged = await screen.findByText((_, element) => element?.textContent === rule, {
        selector: 'p',
      })
      const answers = flagged.closest('dl')?.textContent ?? ''
      for (const { text } of answeredActivity.questions) expect(answers).toContain(text.en)
      expect(answers).toMatch(/2[.,]5 years/)
      await expectAccessible()
    },
  )

  it('shows the answers to a form by their sections, without those that the role may not see', async () => {
    const data = { ...scorecard, activities: [answeredForm] }
    await renderApp(PATH, { as: recruiter, locale: 'es', replies: [reply(getScorecard, { data })] })
    await screen.findByRole('heading', { level: 3, name: 'Datos de contacto' })
    expect(screen.getByRole('link', { name: '+4930123456' }).getAttribute('href')).toBe(
      'tel:+4930123456',
    )
    const site = screen.getByRole('link', { name: 'ines.example' })
    expect(site.getAttribute('rel')).toBe('noopener noreferrer')
    screen.getByText('Tu rol no incluye datos privados.')
    await expectAccessible()
  })

  it('leads to the applicants before and after, also across the pages of the list', async () => {
    const path = '/smartreq-detail-applicant/924?job=301&ordering=name'
    const { user, address } = await renderApp(path, {
      as: recruiter,
      replies: [numbered, twoPages],
    })
    await screen.findByText('24 of 50')
    await user.click(screen.getByRole('link', { name: 'Next applicant' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines No. 925' })
    await user.click(await screen.findByRole('link', { name: 'Next applicant' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines No. 926' })
    await screen.findByText('26 of 50')
    expect(address()).toBe('/smartreq-detail-applicant/926?job=301&ordering=name&page=2')
    await user.click(await screen.findByRole('link', { name: 'Previous applicant' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines No. 925' })
  })

  it('offers no one before the first applicant of the list', async () => {
    await renderApp(`${PATH}?job=301`, { as: recruiter, replies: [numbered, twoPages] })
    await screen.findByText('1 of 50')
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous applicant' })
    expect(previous.disabled).toBe(true)
    await waitFor(() => screen.getByRole('link', { name: 'Next applicant' }))
  })

  it('leads back to the list of its requisition when it was opened by a link', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter })
    await user.click(await screen.findByRole('link', { name: 'Applicants of Warehouse Lead' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(address()).toBe('/smartreq-detail/applicants?job=301')
  })
})
