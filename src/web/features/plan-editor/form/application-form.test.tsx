import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { fieldId, type FormField } from '#contract/assessments/form-fields.ts'
import { accountField } from '#contract/examples/account-fields.ts'
import { applicationForm } from '#contract/examples/application-form.ts'
import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
  type ScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import {
  createAccountField,
  deleteAccountField,
  listAccountFields,
  updateAccountField,
} from '#contract/settings/account-fields.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const TAB = '/smartreq-detail/setup/application-form?job=301'

describe('the application form of a requisition', () => {
  it('begins with what nearly everyone asks, as the first activity of the plan', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(TAB, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: /^Add a form to/ }))
    await screen.findByRole('checkbox', { name: 'Required Phone number' })
    await waitFor(() => expect(idsIn(bodies.at(-1))).toContain('phone'))
    expect(bodies.at(-1)?.steps[0]?.activities[0]?.settings?.kind).toBe('application-form')
    await expectAccessible()
  })

  it('takes standard fields and fields of the company, required and private ones', async () => {
    const bodies: PlanBody[] = []
    const replies = [asking(), storing(bodies)]
    const { user } = await renderApp(TAB, { as: recruiter, replies })
    const section = await screen.findByRole('region', { name: 'Section 3' })
    await user.click(within(section).getByRole('button', { name: 'Add a field' }))
    expect(screen.queryByRole('menuitem', { name: 'Phone number' })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: 'Address' }))
    await waitFor(() => expect(idsIn(bodies.at(-1)).at(-1)).toBe('address'))
    await user.click(screen.getByRole('checkbox', { name: 'Required Address' }))
    await waitFor(() => expect(fieldsIn(bodies.at(-1)).at(-1)).toMatchObject({ is_required: true }))
    await user.click(within(section).getByRole('button', { name: 'Add a field' }))
    await user.click(screen.getByRole('menuitem', { name: 'Single choice' }))
    const dialog = screen.getByRole('dialog', { name: 'New field' })
    expect(within(dialog).queryByRole('checkbox', { name: /Knock-out/ })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Add the field' }))
    expect(within(dialog).getAllByText('Enter some text.')).toHaveLength(3)
    await user.type(within(dialog).getByLabelText('Field or question'), 'Shirt size')
    await user.type(within(dialog).getByRole('textbox', { name: 'Answer 1' }), 'S')
    await user.type(within(dialog).getByRole('textbox', { name: 'Answer 2' }), 'M')
    await user.click(within(dialog).getByRole('checkbox', { name: /^Private/ }))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Add the field' }))
    await waitFor(() =>
      expect(fieldsIn(bodies.at(-1)).at(-1)).toMatchObject({
        is_private: true,
        written: { type: 'single_choice', text: 'Shirt size' },
      }),
    )
  })

  it('is put in order by buttons, and what moved is said', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(TAB, { as: recruiter, replies: [asking(), storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: 'Move “City” up' }))
    await screen.findByText('City: 1 of 8')
    await waitFor(() => expect(idsIn(bodies.at(-1)).slice(0, 2)).toEqual(['city', 'phone']))
    expect(screen.getByRole('button', { name: 'Move “City” up' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Actions for “City”' }))
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(idsIn(bodies.at(-1))).not.toContain('city'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(idsIn(bodies.at(-1))).toContain('city'))
  })

  it('takes custom fields of the company, and makes its own fields custom ones', async () => {
    const bodies: PlanBody[] = []
    const created: unknown[] = []
    const creates = reply(createAccountField, ({ body }) => {
      created.push(body)
      return { data: { ...accountField, ...body, account_field_id: 92 } }
    })
    const replies = [asking(), storing(bodies), creates]
    const { user } = await renderApp(TAB, { as: recruiter, replies })
    const section = await screen.findByRole('region', { name: 'Section 3' })
    await user.click(within(section).getByRole('button', { name: 'Custom fields' }))
    const dialog = screen.getByRole('dialog', { name: 'Custom fields of the company' })
    const { text } = accountField.field
    await user.click(await within(dialog).findByRole('button', { name: `Add “${text}”` }))
    await within(dialog).findByText('Added')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() =>
      expect(fieldsIn(bodies.at(-1)).at(-1)).toMatchObject({ account_field_id: 91 }),
    )
    await user.click(screen.getByRole('button', { name: 'Actions for “Your last employer”' }))
    await user.click(screen.getByRole('menuitem', { name: 'Save as a custom field' }))
    await screen.findByText('It is a custom field now.')
    expect(created).toMatchObject([{ is_private: true, field: { text: 'Your last employer' } }])
    await waitFor(() =>
      expect(fieldsIn(bodies.at(-1)).find((one) => fieldId(one) === 'employer')).toMatchObject({
        account_field_id: 92,
      }),
    )
  })

  it('edits and archives custom fields, and an archived one can be taken back', async () => {
    const changed: unknown[] = []
    const archived: unknown[] = []
    const created: unknown[] = []
    const replies = [
      asking(),
      reply(updateAccountField, ({ body }) => {
        changed.push(body)
        return { data: { ...accountField, ...body } }
      }),
      reply(deleteAccountField, ({ params }) => {
        archived.push(params.account_field_id)
        return { data: { account_field_id: 91 } }
      }),
      reply(createAccountField, ({ body }) => {
        created.push(body.field.text)
        return { data: { ...accountField, ...body } }
      }),
    ]
    const { user } = await renderApp(TAB, { as: recruiter, replies })
    const section = await screen.findByRole('region', { name: 'Section 3' })
    await user.click(within(section).getByRole('button', { name: 'Custom fields' }))
    const { text } = accountField.field
    await user.click(await screen.findByRole('button', { name: `Edit “${text}”` }))
    const dialog = screen.getByRole('dialog', { name: 'Edit the field' })
    await user.click(within(dialog).getByRole('checkbox', { name: /^Private/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(changed).toMatchObject([{ is_private: true }]))
    await user.click(await screen.findByRole('button', { name: `Archive “${text}”` }))
    const news = await screen.findByText(new RegExp(`“${text.replace('?', '.')}” is archived`))
    expect(archived.map(Number)).toEqual([91])
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(created).toEqual([text]))
  })

  it('says when the custom fields could not be loaded', async () => {
    const replies = [asking(), refuse(listAccountFields, 'internal')]
    const { user } = await renderApp(TAB, { as: recruiter, replies })
    const section = await screen.findByRole('region', { name: 'Section 3' })
    await user.click(within(section).getByRole('button', { name: 'Custom fields' }))
    await screen.findByText('The custom fields could not be loaded')
    await expectAccessible()
  })

  it('says when it could not be loaded', async () => {
    await renderApp(TAB, { as: recruiter, replies: [refuse(getScreeningPlan, 'internal')] })
    await screen.findByText('The application form could not be loaded')
    await expectAccessible()
  })
})

/** A server whose plan begins with the form of the examples. */
function asking(): Reply {
  return reply(getScreeningPlan, { data: planWithForm() })
}

function planWithForm(): ScreeningPlan {
  const [first, ...rest] = plan.steps
  if (first === undefined) throw new Error('The plan has no step.')
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('application-form')
  const settings = applicationForm
  const activity = {
    ...content,
    job_step_activity_id: 503,
    is_required: true,
    instruction: '',
    settings,
  }
  return { ...plan, steps: [{ ...first, activities: [activity, ...first.activities] }, ...rest] }
}

/** A server that stores the plan, and says so with the next revision. */
function storing(bodies: PlanBody[]): Reply {
  return reply(saveScreeningPlan, ({ body }) => {
    bodies.push(body)
    return { data: { ...planWithForm(), revision: body.revision + 1 } }
  })
}

function fieldsIn(body: PlanBody | undefined): FormField[] {
  const activities = body?.steps.flatMap((step) => step.activities) ?? []
  return activities.flatMap(({ settings }) =>
    settings?.kind === 'application-form' ? settings.sections.flatMap(({ fields }) => fields) : [],
  )
}

function idsIn(body: PlanBody | undefined): string[] {
  return fieldsIn(body).map(fieldId)
}
