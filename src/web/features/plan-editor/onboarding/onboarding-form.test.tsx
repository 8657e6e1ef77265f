import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { accountOnboardingForm as form } from '#contract/examples/account-onboarding-forms.ts'
import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
  type ScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import {
  listAccountOnboardingForms,
  type AccountOnboardingForm,
} from '#contract/settings/account-onboarding-forms.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/setup/screening-plan?job=301'
const TITLE = 'Onboarding form'
const chosen = { kind: 'onboarding-form', ...form } as const
const seasonal = { ...form, account_onboarding_form_id: 32, name: 'Seasonal work' }

function planWith(settings: typeof chosen | null): ScreeningPlan {
  const [step, ...rest] = plan.steps
  const [activity] = step?.activities ?? []
  if (step === undefined || activity === undefined) throw new Error('The example plan is empty.')
  const title = { en: TITLE, es: TITLE, fr: TITLE }
  const count = settings === null ? 0 : 8
  const one = {
    ...activity,
    asmt_id: 16,
    kind: chosen.kind,
    title,
    question_count: count,
    settings,
  }
  const problems: ScreeningPlan['problems'] =
    settings === null ? [{ code: 'no_onboarding_form', step: 0, attribute_type_id: null }] : []
  return { ...plan, problems, steps: [{ ...step, activities: [one] }, ...rest] }
}

async function openPlan(
  settings: typeof chosen | null,
  forms: AccountOnboardingForm[] | null = [form, seasonal],
) {
  const bodies: PlanBody[] = []
  const data = planWith(settings)
  const listed =
    forms === null
      ? refuse(listAccountOnboardingForms, 'internal')
      : reply(listAccountOnboardingForms, {
          data: forms,
          meta: { page: 1, page_size: 100, total: forms.length },
        })
  const replies = [
    reply(getScreeningPlan, { data }),
    listed,
    reply(saveScreeningPlan, ({ body }) => {
      bodies.push(body)
      return { data: { ...data, revision: body.revision + 1 } }
    }),
  ]
  const { user } = await renderApp(PATH, { as: recruiter, replies })
  return { user, sent: () => bodies.at(-1)?.steps[0]?.activities[0]?.settings }
}

describe('the onboarding form of an activity', () => {
  it('is one of the company’s, chosen by its name, and its fields are listed', async () => {
    const { user, sent } = await openPlan(null)
    await user.selectOptions(await screen.findByLabelText('Form'), 'Seasonal work')
    await waitFor(() => expect(sent()).toEqual({ kind: 'onboarding-form', ...seasonal }))
    await user.click(screen.getByText('8 fields'))
    screen.getByText('Can you work at night?')
    await expectAccessible()
  })

  it('keeps its fields when the company changes the form, and takes the change when asked to', async () => {
    const changed = { ...form, name: 'New colleague' }
    const { user, sent } = await openPlan(chosen, [changed])
    await user.click(await screen.findByRole('button', { name: 'Use the form as it is now' }))
    await waitFor(() => expect(sent()).toEqual({ kind: 'onboarding-form', ...changed }))
    await waitFor(() => expect(screen.queryByText(/was changed after you chose it/)).toBeNull())
    await expectAccessible()
  })

  it('stays where it was chosen when the company does not offer it any more', async () => {
    await openPlan(chosen, [seasonal])
    const field = await screen.findByLabelText('Form')
    within(field).getByRole('option', { name: 'New employee', selected: true })
    expect(screen.queryByRole('button', { name: /as it is now/ })).toBeNull()
  })

  it('cannot be chosen where the company has none', async () => {
    await openPlan(null, [])
    await screen.findByText(/has no onboarding form yet/)
    expect(screen.queryByLabelText('Form')).toBeNull()
    await expectAccessible()
  })

  it('is missing from a plan that leads to its choice', async () => {
    const { user } = await openPlan(null)
    const field = await screen.findByLabelText('Form')
    await user.click(screen.getByRole('link', { name: `Choose a form for “${TITLE}”` }))
    expect(document.activeElement).toBe(field)
  })

  it('says so when the forms cannot be loaded', async () => {
    await openPlan(null, null)
    await screen.findByText('The onboarding forms could not be loaded')
    await expectAccessible()
  })
})
