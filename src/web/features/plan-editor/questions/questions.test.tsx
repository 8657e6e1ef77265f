import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { libraryQuestions } from '#contract/examples/question-library.ts'
import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { everyType } from '#contract/examples/screening-questions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
  type ScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import {
  addLibraryQuestion,
  deleteLibraryQuestion,
  listLibraryQuestions,
} from '#contract/settings/question-library.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const BUILDER = '/hire/smartreq-builder/questions?job=301'
const EDITOR = '/smartreq-detail/setup/screening-plan?job=301'

describe('the questions of a requisition', () => {
  it('are written from the first one, and stored as they are changed', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(BUILDER, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: /^Ask questions in/ }))
    await screen.findByText(/No questions yet/)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add a question' }))
    await user.click(screen.getByRole('menuitem', { name: 'Single choice' }))
    const dialog = screen.getByRole('dialog', { name: 'New question' })
    await expectAccessible()
    await user.type(within(dialog).getByLabelText('Question'), 'A license?')
    await user.type(within(dialog).getByRole('textbox', { name: 'Answer 1' }), 'Yes')
    await user.type(within(dialog).getByRole('textbox', { name: 'Answer 2' }), 'No')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Knock-out Answer 2' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add the question' }))
    await screen.findByText('A license?')
    screen.getByText('Knock-out')
    await waitFor(() => expect(questionsIn(bodies.at(-1))).toHaveLength(1))
    expect(questionsIn(bodies.at(-1))).toMatchObject([
      {
        type: 'single_choice',
        text: 'A license?',
        is_required: true,
        account_question_id: null,
        options: [
          { value: 1, text: 'Yes', is_knock_out: false },
          { value: 2, text: 'No', is_knock_out: true },
        ],
      },
    ])
  })

  it('warn when every answer is a knock-out, and are stored all the same', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(BUILDER, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: /^Ask questions in/ }))
    await user.click(await screen.findByRole('button', { name: 'Add a question' }))
    await user.click(screen.getByRole('menuitem', { name: 'Single choice' }))
    const dialog = within(screen.getByRole('dialog', { name: 'New question' }))
    const warning = 'Every answer is a knock-out: this question flags every applicant.'
    await user.type(dialog.getByLabelText('Question'), 'A license?')
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), 'Yes')
    await user.type(dialog.getByRole('textbox', { name: 'Answer 2' }), 'No')
    await user.click(dialog.getByRole('checkbox', { name: 'Knock-out Answer 1' }))
    expect(dialog.queryByText(warning)).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: 'Knock-out Answer 2' }))
    dialog.getByText(warning)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Add the question' }))
    await waitFor(() => expect(questionsIn(bodies.at(-1))).toHaveLength(1))
  })

  it('are refused with two equal answers, said at the second one', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(BUILDER, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: /^Ask questions in/ }))
    await user.click(await screen.findByRole('button', { name: 'Add a question' }))
    await user.click(screen.getByRole('menuitem', { name: 'Single choice' }))
    const dialog = within(screen.getByRole('dialog', { name: 'New question' }))
    const second = dialog.getByRole('textbox', { name: 'Answer 2' })
    await user.type(dialog.getByLabelText('Question'), 'A license?')
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), 'Yes')
    await user.type(second, ' yes ')
    await user.click(dialog.getByRole('button', { name: 'Add the question' }))
    dialog.getByText('Another answer has the same text.')
    expect(second.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
    expect(questionsIn(bodies.at(-1)) ?? []).toHaveLength(0)
    await user.clear(second)
    await user.type(second, 'No')
    await user.click(dialog.getByRole('button', { name: 'Add the question' }))
    await waitFor(() => expect(questionsIn(bodies.at(-1))).toHaveLength(1))
  })

  it('say at the field what is missing, and are not stored', async () => {
    const bodies: PlanBody[] = []
    const replies = [asking(), storing(bodies)]
    const { user } = await renderApp(BUILDER, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Add a question' }))
    await user.click(screen.getByRole('menuitem', { name: 'Scale' }))
    const dialog = screen.getByRole('dialog', { name: 'New question' })
    await user.click(within(dialog).getByRole('button', { name: 'Add the question' }))
    within(dialog).getByText('Question should not be empty')
    expect(within(dialog).getAllByText('Enter some text.')).toHaveLength(2)
    const text = within(dialog).getByLabelText('Question')
    await waitFor(() => expect(document.activeElement).toBe(text))
    await expectAccessible()
    expect(bodies).toEqual([])
  })

  it('are edited, moved and removed, and a removal can be taken back', async () => {
    const bodies: PlanBody[] = []
    const replies = [asking(), storing(bodies)]
    const { user } = await renderApp(BUILDER, { as: recruiter, replies })
    const [first, second] = everyType
    const menuOf = (text = '') => screen.findByRole('button', { name: `Actions for “${text}”` })
    await user.click(await menuOf(first?.text))
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(idsIn(bodies.at(-1)).slice(0, 2)).toEqual(['shifts', 'license']))
    await user.click(await menuOf(second?.text))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const dialog = screen.getByRole('dialog', { name: 'Edit the question' })
    await user.click(within(dialog).getByRole('button', { name: 'Move answer 2 up' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(questionsIn(bodies.at(-1))[0]).toMatchObject({
        question_id: 'shifts',
        options: [{ value: 2 }, { value: 1 }, { value: 3 }],
      }),
    )
    await user.click(await menuOf(second?.text))
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(idsIn(bodies.at(-1))).not.toContain('shifts'))
    await user.click(await menuOf(first?.text))
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(idsIn(bodies.at(-1))).not.toContain('license'))
    // Of two, the newest can be taken back.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(idsIn(bodies.at(-1))).toContain('license'))
    expect(idsIn(bodies.at(-1))).not.toContain('shifts')
    await expectAccessible()
  })

  it('are taken from the library of the company, and saved to it', async () => {
    const bodies: PlanBody[] = []
    const added: unknown[] = []
    const adds = reply(addLibraryQuestion, ({ body: { question } }) => {
      added.push(question)
      return { data: { account_question_id: 99, question } }
    })
    const replies = [asking(), storing(bodies), adds]
    const { user } = await renderApp(BUILDER, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Question library' }))
    const dialog = screen.getByRole('dialog', { name: 'Question library' })
    await user.click(await within(dialog).findByRole('button', { name: 'Add “Why this job?”' }))
    await within(dialog).findByText('Added')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(questionsIn(bodies.at(-1))).toHaveLength(everyType.length + 1))
    expect(questionsIn(bodies.at(-1)).at(-1)).toMatchObject({
      text: 'Why this job?',
      account_question_id: 75,
    })
    await user.click(screen.getByRole('button', { name: `Actions for “${everyType[0]?.text}”` }))
    await user.click(screen.getByRole('menuitem', { name: 'Save to the library' }))
    await screen.findByText('The question is in the library.')
    expect(added).toMatchObject([{ text: everyType[0]?.text }])
    await waitFor(() => expect(questionsIn(bodies.at(-1))[0]?.account_question_id).toBe(99))
  })

  it('are taken as a whole set, each once, and the set can be taken back', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(BUILDER, {
      as: recruiter,
      replies: [asking(), storing(bodies)],
    })
    await user.click(await screen.findByRole('button', { name: 'Add a set…' }))
    await user.click(await screen.findByRole('button', { name: 'Add “Warehouse basics”' }))
    await waitFor(() => expect(questionsIn(bodies.at(-1))).toHaveLength(everyType.length + 2))
    const news = within(await screen.findByText('“Warehouse basics”: 2 questions added.'))
    await user.click(news.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(questionsIn(bodies.at(-1))).toHaveLength(everyType.length))
  })

  it('of the library are removed, and a removal can be taken back', async () => {
    const removed: unknown[] = []
    const added: unknown[] = []
    const replies = [
      asking(),
      reply(deleteLibraryQuestion, ({ params }) => {
        removed.push(params.account_question_id)
        return { data: { account_question_id: 75, is_archived: false } }
      }),
      reply(addLibraryQuestion, ({ body: { question } }) => {
        added.push(question.text)
        return { data: { account_question_id: 99, question } }
      }),
    ]
    const { user } = await renderApp(BUILDER, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Question library' }))
    const name = 'Remove “Why this job?” from the library'
    await user.click(await screen.findByRole('button', { name }))
    const news = await screen.findByText(/“Why this job\?” is not in the library any more\./)
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(added).toEqual(['Why this job?']))
    expect(removed.map(Number)).toEqual([75])
  })

  it.each([
    ['is empty', { total: 0 }, 'The library is empty.'],
    ['has more than one page', { total: 40 }, 'Search to see those that are not listed.'],
  ])('of a library that %s come with a way on', async (_, { total }, says) => {
    const data = total === 0 ? [] : libraryQuestions
    const meta = { page: 1, page_size: 25, total }
    const replies = [asking(), reply(listLibraryQuestions, { data, meta })]
    const { user } = await renderApp(BUILDER, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Question library' }))
    await screen.findByText(new RegExp(says))
    await expectAccessible()
  })

  it('of a library that could not be loaded can be asked for again', async () => {
    const replies = [asking(), refuse(listLibraryQuestions, 'internal')]
    const { user } = await renderApp(BUILDER, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Question library' }))
    await screen.findByText('The library could not be loaded')
    await expectAccessible()
  })

  it('stand in the editor of the plan as well', async () => {
    const { user } = await renderApp(EDITOR, { as: recruiter, replies: [asking()] })
    await user.click(await screen.findByText('Questions'))
    for (const { text } of everyType) screen.getByText(text)
    await expectAccessible()
  })

  it('say when they could not be loaded', async () => {
    const replies = [refuse(getScreeningPlan, 'internal')]
    await renderApp(BUILDER, { as: recruiter, replies })
    await screen.findByText('The questions could not be loaded')
    await expectAccessible()
  })
})

/** A server whose plan asks a question of each type. */
function asking(): Reply {
  return reply(getScreeningPlan, { data: planWith() })
}

function planWith(): ScreeningPlan {
  const [first, ...rest] = plan.steps
  if (first === undefined) throw new Error('The plan has no step.')
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('screening-questions')
  const settings = { kind: 'screening-questions' as const, questions: everyType }
  const activity = {
    ...content,
    job_step_activity_id: 502,
    is_required: true,
    instruction: '',
    settings,
  }
  return { ...plan, steps: [{ ...first, activities: [...first.activities, activity] }, ...rest] }
}

/** A server that stores the plan, and says so with the next revision. */
function storing(bodies: PlanBody[]): Reply {
  return reply(saveScreeningPlan, ({ body }) => {
    bodies.push(body)
    return { data: { ...planWith(), revision: body.revision + 1 } }
  })
}

function questionsIn(body: PlanBody | undefined) {
  const activities = body?.steps.flatMap((step) => step.activities) ?? []
  return activities.flatMap(({ settings }) =>
    settings?.kind === 'screening-questions' ? settings.questions : [],
  )
}

function idsIn(body: PlanBody | undefined): string[] {
  return questionsIn(body).map(({ question_id }) => question_id)
}
