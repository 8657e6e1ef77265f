import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { conflictQuestion, interviewGuide } from '#contract/examples/interview-library.ts'
import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobAttributes } from '#contract/plan-editor/job-attributes.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import {
  listInterviewGuides,
  listInterviewQuestions,
} from '#contract/settings/interview-library.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const EDITOR = '/smartreq-detail/setup/screening-plan?job=301'
const name = { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Travail d’équipe' }

const OWN = interviewSetup.guide.questions[0]?.text
const LIBRARY = interviewGuide.questions.map(({ text }) => text)

it('the guide of an interview says what a rating counts for, and has an introduction', async () => {
  const saved: PlanBody[] = []
  const { user } = await renderApp(EDITOR, { as: recruiter, replies: replies(saved) })
  await user.click(await screen.findByText('Questions for interviewers'))
  await user.click(screen.getByRole('button', { name: 'Add a question for interviewers' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Question for interviewers' }))
  await user.type(dialog.getByLabelText('Question'), 'Whom did you help last?')
  const attribute = dialog.getByRole('combobox', { name: /Attribute that the rating counts for/ })
  await dialog.findByRole('option', { name: 'Teamwork' })
  await user.selectOptions(attribute, 'Teamwork')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Save the question' }))
  await waitFor(() =>
    expect(guideIn(saved.at(-1))?.questions.at(-1)).toMatchObject({
      text: 'Whom did you help last?',
      attribute_type_id: 51,
    }),
  )
  await user.click(
    screen.getByRole('button', { name: /^(Add|Edit) (an|the) introduction for interviewers$/ }),
  )
  const form = within(screen.getByRole('group', { name: 'Introduction for interviewers' }))
  await form.findByRole('textbox', { name: 'Introduction for interviewers' })
  await expectAccessible()
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: /introduction for interviewers$/ })
})

it('a guide of the library is copied into the plan, without what is asked already, and taken back', async () => {
  const saved: PlanBody[] = []
  const { user } = await renderApp(EDITOR, { as: recruiter, replies: replies(saved) })
  await user.click(await screen.findByText('Questions for interviewers'))
  await user.click(await screen.findByRole('button', { name: 'Add questions from the library' }))
  const questions = within(screen.getByRole('dialog', { name: /Interview questions/ }))
  await user.click(await questions.findByRole('button', { name: `Add “${conflictQuestion.text}”` }))
  await questions.findByText('Added')
  await expectAccessible()
  await user.click(questions.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Use a guide from the library' }))
  const guides = within(screen.getByRole('dialog', { name: /Interview guides/ }))
  await expectAccessible()
  await user.click(await guides.findByRole('button', { name: `Add “${interviewGuide.name}”` }))
  await screen.findByText(/1 question added/)
  await waitFor(() => expect(textsIn(saved.at(-1))).toEqual([OWN, ...LIBRARY]))
  const { attribute_name: _name, guide_count: _count, ...written } = conflictQuestion
  const { is_archived: _state, updated_at: _change, revision: _revision, ...copy } = written
  expect(guideIn(saved.at(-1))?.questions[1]).toEqual({ question_id: expect.any(String), ...copy })
  expect(guideIn(saved.at(-1))?.intro).toBe(interviewSetup.guide.intro)
  screen.getByText('The questions take about 12 minutes.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(textsIn(saved.at(-1))).toEqual([OWN, conflictQuestion.text]))
})

it('the library of interviews says that it is empty, and what could not be loaded', async () => {
  const { user } = await renderApp(EDITOR, {
    as: recruiter,
    replies: [
      ...replies([]),
      refuse(listInterviewGuides, 'internal'),
      reply(listInterviewQuestions, { data: [], meta: { page: 1, page_size: 25, total: 0 } }),
    ],
  })
  await user.click(await screen.findByText('Questions for interviewers'))
  await user.click(await screen.findByRole('button', { name: 'Add questions from the library' }))
  await screen.findByText(/The library has no interview questions yet/)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Use a guide from the library' }))
  const guides = within(screen.getByRole('dialog', { name: /Interview guides/ }))
  await guides.findByRole('button', { name: 'Try again' })
  await expectAccessible()
})

it('a question for interviewers takes as many minutes as fit, and has a text', async () => {
  const { user } = await renderApp(EDITOR, { as: recruiter, replies: replies([]) })
  await user.click(await screen.findByText('Questions for interviewers'))
  await user.click(screen.getByRole('button', { name: 'Add a question for interviewers' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Question for interviewers' }))
  await user.type(dialog.getByLabelText(/^Minutes for the question/), '90')
  await user.type(dialog.getByLabelText('Question'), ' ')
  await user.click(dialog.getByRole('button', { name: 'Save the question' }))
  await dialog.findByText('Between 1 and 60 minutes.')
  await user.clear(dialog.getByLabelText(/^Minutes for the question/))
  await user.click(dialog.getByRole('button', { name: 'Save the question' }))
  await dialog.findByText('Write the question.')
})

function replies(saved: PlanBody[]) {
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('skill-test')
  const [first] = plan.steps
  if (first === undefined) throw new Error('The example has no step.')
  const meeting = { ...content, kind: 'interview' as const, minutes: 45, question_count: 0 }
  const activity = { ...meeting, job_step_activity_id: 95, is_required: true, instruction: '' }
  const withInterview = {
    ...plan,
    steps: [{ ...first, activities: [{ ...activity, settings: interviewSetup }] }],
  }
  const attribute = { attribute_type_id: 51, slug: 'teamwork', category: 'competencies', name }
  const library = [{ ...attribute, is_measured: true, used_in: 0 }]
  return [
    reply(getScreeningPlan, { data: withInterview }),
    reply(getJobAttributes, { data: { attributes: [], groups: [], library } }),
    reply(saveScreeningPlan, ({ body }) => {
      saved.push(body)
      return { data: withInterview }
    }),
  ]
}

function textsIn(body: PlanBody | undefined): string[] {
  return guideIn(body)?.questions.map(({ text }) => text) ?? []
}

function guideIn(body: PlanBody | undefined) {
  const settings = body?.steps[0]?.activities[0]?.settings
  return settings?.kind === 'interview' ? settings.guide : undefined
}
