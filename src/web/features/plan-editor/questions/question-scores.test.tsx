import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { license } from '#contract/examples/screening-questions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobAttributes } from '#contract/plan-editor/job-attributes.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const BUILDER = '/hire/smartreq-builder/questions?job=301'

describe('the scores of the answers to a question', () => {
  it('are given for the attributes that the answers score', async () => {
    const bodies: PlanBody[] = []
    const { user, dialog } = await openQuestion([attributes(), storing(bodies)])
    expect(dialog.queryByRole('spinbutton', { name: /^Score/ })).toBeNull()
    await choose(user, 'Teamwork')
    dialog.getByText(/Not part of the fit score: this requisition gives no weight to Teamwork/)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    dialog.getByText('Give at least one answer a score.')
    await expectAccessible()
    const score = dialog.getByRole('spinbutton', { name: 'Score Answer 1' })
    await user.type(score, '120')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    dialog.getByText('Enter a number from 0 to 100.')
    await user.clear(score)
    await user.type(score, '80')
    const weight = dialog.getByRole('spinbutton', { name: 'Weight in Teamwork' })
    await user.clear(weight)
    await user.type(weight, '2')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).not.toEqual([]))
    expect(questionIn(bodies.at(-1))).toMatchObject({
      options: [
        { value: 1, score: 80 },
        { value: 2, text: 'No' },
      ],
      measures: [{ attribute_type_id: 12, weight: 2 }],
    })
    expect(questionIn(bodies.at(-1))).not.toHaveProperty('options.1.score')
    await screen.findByText(/Scored/)
  })

  it('go when the attribute is taken out again', async () => {
    const bodies: PlanBody[] = []
    const { user, dialog } = await openQuestion([attributes(), storing(bodies)])
    await choose(user, 'Teamwork')
    await user.type(dialog.getByRole('spinbutton', { name: 'Score Answer 1' }), '80')
    await user.click(dialog.getByRole('button', { name: /Remove Teamwork/ }))
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), '!')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies).not.toEqual([]))
    const saved = questionIn(bodies.at(-1))
    expect(saved).not.toHaveProperty('measures')
    expect(saved).not.toHaveProperty('options.0.score')
  })

  it('leave a question that can be edited when the attributes could not be loaded', async () => {
    const { dialog } = await openQuestion([refuse(getJobAttributes, 'internal')])
    await dialog.findByText('The attributes could not be loaded')
    dialog.getByRole('textbox', { name: 'Answer 1' })
    await expectAccessible()
  })
})

async function openQuestion(replies: readonly Reply[]) {
  const { user } = await renderApp(BUILDER, { as: recruiter, replies: [asking(), ...replies] })
  const name = `Actions for “${license.text}”`
  await user.click(await screen.findByRole('button', { name }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Edit the question' })) }
}

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('combobox', { name: /Attributes scored by/ }))
  await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
}

function attributes(): Reply {
  const teamwork = {
    attribute_type_id: 12,
    slug: 'teamwork',
    category: 'competency',
    name: { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Travail d’équipe' },
    is_measured: false,
    used_in: 0,
  }
  return reply(getJobAttributes, { data: { attributes: [], groups: [], library: [teamwork] } })
}

/** A server whose plan asks one question. */
function asking(): Reply {
  return reply(getScreeningPlan, {
    data: planWith([{ ...license, options: [...license.options] }]),
  })
}

type Questions = NonNullable<ReturnType<typeof questionIn>>[]

function planWith(questions: Questions) {
  const [first, ...rest] = plan.steps
  if (first === undefined) throw new Error('The plan has no step.')
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('screening-questions')
  const settings = { kind: 'screening-questions' as const, questions }
  const facts = { job_step_activity_id: 502, is_required: true, instruction: '' }
  const activities = [...first.activities, { ...content, ...facts, settings }]
  return { ...plan, steps: [{ ...first, activities }, ...rest] }
}

function storing(bodies: PlanBody[]): Reply {
  return reply(saveScreeningPlan, ({ body }) => {
    bodies.push(body)
    const saved = questionIn(body)
    return { data: { ...planWith(saved ? [saved] : []), revision: body.revision + 1 } }
  })
}

function questionIn(body: PlanBody | undefined) {
  const activities = body?.steps.flatMap((step) => step.activities) ?? []
  return activities.flatMap(({ settings }) =>
    settings?.kind === 'screening-questions' ? settings.questions : [],
  )[0]
}
