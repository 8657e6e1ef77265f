import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  conflictQuestion,
  interviewGuide,
  planQuestion,
} from '#contract/examples/interview-library.ts'
import { recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import {
  createInterviewQuestion,
  deleteInterviewQuestion,
  getInterviewGuide,
  getInterviewQuestion,
  listInterviewQuestions,
  restoreInterviewQuestion,
  saveInterviewQuestion,
} from '#contract/settings/interview-library.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const QUESTIONS = '/settings/templates/interview-question'
const QUESTION = `${QUESTIONS}/31`
const GUIDES = `${QUESTIONS}/guides`
const GUIDE = `${GUIDES}/7`
const NO_PAGE = { data: [], meta: { page: 1, page_size: 25, total: 0 } }

describe('the settings of interview questions and guides', () => {
  it.each([`${QUESTIONS}/old`, `${QUESTION}/edit`, `${GUIDES}/first`, `${GUIDE}/edit`])(
    'have no page at %s',
    async (path) => {
      await renderApp(path, { as: admin })
      await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })
    },
  )

  it.each([`${QUESTIONS}/`, `${GUIDES}/`])('open at %s, with a slash at the end', async (path) => {
    await renderApp(path, { as: admin })
    await screen.findByRole('heading', { level: 1, name: 'Interview questions' })
  })

  it.each([
    { path: QUESTION, endpoint: getInterviewQuestion, said: 'There is no such question' },
    { path: GUIDE, endpoint: getInterviewGuide, said: 'There is no such guide' },
  ])('say at $path when it is not there', async ({ path, endpoint, said }) => {
    await renderApp(path, { as: admin, replies: [refuse(endpoint, 'not_found')] })
    await screen.findByRole('heading', { name: said })
    await expectAccessible()
  })

  it.each([
    {
      locale: 'es',
      path: QUESTIONS,
      heading: 'Preguntas de entrevista',
      text: 'Trabajo en equipo',
    },
    { locale: 'fr', path: GUIDES, heading: 'Questions d’entretien', text: interviewGuide.name },
  ] as const)('speak the language $locale', async ({ locale, path, heading, text }) => {
    await renderApp(path, { as: admin, locale })
    await screen.findByRole('heading', { level: 1, name: heading })
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    await expectAccessible()
  })
})

describe('the list of interview questions', () => {
  it('is searched, narrowed and sorted by its address', async () => {
    const asked: Record<string, unknown>[] = []
    const replies = [
      reply(listInterviewQuestions, ({ query }) => {
        asked.push(query)
        return { ...NO_PAGE, data: [conflictQuestion], meta: { ...NO_PAGE.meta, total: 1 } }
      }),
    ]
    const { user, address } = await renderApp(QUESTIONS, { as: admin, replies })
    await user.click(await screen.findByRole('button', { name: 'Minutes' }))
    await waitFor(() => expect(address()).toContain('ordering=minutes'))
    await user.selectOptions(screen.getByLabelText('Attribute'), 'Teamwork')
    await waitFor(() => expect(address()).toContain('attribute_type_id=51'))
    await user.type(screen.getByRole('searchbox', { name: /questions/ }), 'conflict{Enter}')
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        ordering: 'minutes',
        attribute_type_id: 51,
        search: 'conflict',
      }),
    )
    await expectAccessible()
  })

  it('teaches the first step while it is empty, and says when nothing matches', async () => {
    const replies = [reply(listInterviewQuestions, NO_PAGE)]
    const { user } = await renderApp(QUESTIONS, { as: admin, replies })
    await screen.findByRole('heading', { name: 'No interview questions yet' })
    expect(screen.getAllByRole('link', { name: 'New question' })).toHaveLength(2)
    await expectAccessible()
    await user.type(screen.getByRole('searchbox', { name: /questions/ }), 'x{Enter}')
    await screen.findByRole('heading', { name: 'No question matches' })
    await user.click(screen.getByRole('button', { name: 'Show all questions' }))
    await screen.findByRole('heading', { name: 'No interview questions yet' })
  })

  it('archives a question that is used, and takes that back', async () => {
    const restored: unknown[] = []
    const replies = [
      reply(restoreInterviewQuestion, ({ params }) => {
        restored.push(params.interview_question_id)
        return { data: conflictQuestion }
      }),
    ]
    const { user } = await renderApp(QUESTIONS, { as: admin, replies })
    await user.click(await screen.findByRole('button', { name: menuOf(conflictQuestion) }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    await screen.findByText(/is archived, because guides or plans ask it/)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(restored).toEqual([31]))
  })

  it('deletes a question that nothing uses, and writes it again when that is taken back', async () => {
    const written: unknown[] = []
    const replies = [
      reply(deleteInterviewQuestion, {
        data: { interview_question_id: 32, is_archived: false },
      }),
      reply(createInterviewQuestion, ({ body }) => {
        written.push(body)
        return { data: planQuestion }
      }),
    ]
    const { user } = await renderApp(QUESTIONS, { as: admin, replies })
    await user.click(await screen.findByRole('button', { name: menuOf(planQuestion) }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(/is deleted/)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const { text, help, details, anchors, attribute_type_id, minutes } = planQuestion
    await waitFor(() =>
      expect(written).toEqual([{ text, help, details, anchors, attribute_type_id, minutes }]),
    )
  })
})

describe('an interview question of the library', () => {
  it('is written as a new one, and opens at its own address', async () => {
    const written: unknown[] = []
    const replies = [
      reply(createInterviewQuestion, ({ body }) => {
        written.push(body)
        return { data: { ...planQuestion, text: body.text } }
      }),
    ]
    const { user, address } = await renderApp(`${QUESTIONS}/new`, { as: admin, replies })
    await user.type(await screen.findByLabelText('Question'), 'Why?')
    await user.selectOptions(screen.getByLabelText(/^Attribute that the rating/), 'Teamwork')
    await user.type(screen.getByLabelText(/^Minutes for the question/), '5')
    await user.type(screen.getByLabelText(/rated 5/), 'Names a reason')
    await screen.findByRole('textbox', { name: 'Follow-up questions and notes' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe(`${QUESTIONS}/32`))
    expect(written).toEqual([
      {
        text: 'Why?',
        help: '',
        details: '',
        anchors: ['', '', '', '', 'Names a reason'],
        attribute_type_id: 51,
        minutes: 5,
      },
    ])
  })

  it('takes the examples of its ratings from a criterion, and asks before it replaces written ones', async () => {
    const { user } = await renderApp(`${QUESTIONS}/new`, { as: admin })
    const criterion = await screen.findByLabelText(/^Scoring criterion/)
    await user.selectOptions(criterion, 'Scoring criterion 1')
    const best = screen.getByLabelText(/rated 5/)
    expect(best).toHaveProperty('value', 'Scoring criterion 1')
    await user.type(best, ': Names a reason')
    await user.selectOptions(criterion, 'Scoring criterion 2')
    await user.click(await screen.findByRole('button', { name: 'Keep them' }))
    expect(best).toHaveProperty('value', 'Scoring criterion 1: Names a reason')
    await user.selectOptions(criterion, 'Scoring criterion 2')
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    expect(best).toHaveProperty('value', 'Scoring criterion 2')
  })

  it('says at the field what was refused, and keeps what was typed', async () => {
    const replies = [refuseFields(saveInterviewQuestion, 'attribute_type_id')]
    const { user } = await renderApp(QUESTION, { as: admin, replies })
    const text = await screen.findByLabelText('Question')
    await user.type(text, ' Really?')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Attribute that the rating/).getAttribute('aria-invalid')).toBe(
        'true',
      ),
    )
    expect(text).toHaveProperty('value', `${conflictQuestion.text} Really?`)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Question')).toHaveProperty('value', conflictQuestion.text)
  })

  it('that another user changed meanwhile is not overwritten, and can be loaded', async () => {
    const sent: (number | undefined)[] = []
    const replies = [refuse(saveInterviewQuestion, 'library_changed')]
    const { user, server } = await renderApp(QUESTION, { as: admin, replies })
    const text = await screen.findByLabelText('Question')
    await user.type(text, ' Really?')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Another user has saved a change/)
    expect(text).toHaveProperty('value', `${conflictQuestion.text} Really?`)
    await expectAccessible()
    const theirs = { ...conflictQuestion, text: 'Theirs?', revision: 4 }
    server.use(
      reply(getInterviewQuestion, { data: theirs }),
      reply(saveInterviewQuestion, ({ body }) => {
        sent.push(body.revision)
        return { data: { ...theirs, revision: 5 } }
      }),
    )
    await user.click(
      screen.getByRole('button', { name: 'Discard mine and load the saved version' }),
    )
    await screen.findByDisplayValue('Theirs?')
    expect(screen.queryByText(/^Another user has saved a change/)).toBeNull()
    await user.type(screen.getByLabelText('Question'), ' Ours?')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([4]))
  })

  it('begins as a copy of another one, which is saved only by its button', async () => {
    await renderApp(`${QUESTIONS}/new?from=31`, { as: admin })
    expect(await screen.findByDisplayValue(conflictQuestion.text)).toBeDefined()
    screen.getByRole('button', { name: 'Save' })
  })

  it('is offered again once it is archived', async () => {
    const archived = { ...conflictQuestion, is_archived: true }
    const replies = [reply(getInterviewQuestion, { data: archived })]
    const { user } = await renderApp(QUESTION, { as: admin, replies })
    await screen.findByText('This question is archived')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    await screen.findByText('The question can be asked again.')
  })
})

function menuOf({ text }: { text: string }): string {
  return `Actions for “${text}”`
}
