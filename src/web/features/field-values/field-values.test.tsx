import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { personExample } from '#contract/examples/people.ts'
import { getPerson } from '#contract/people/people.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import {
  type FieldValue,
  listJobFields,
  listPersonFields,
  saveJobFields,
  savePersonFields,
} from '#contract/settings/field-values.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const as = settingsAdmin
const PERSON = '/people/701'
const common = { help: '', is_required: false }
const options = ['Days', 'Nights', 'Weekends'].map((text, at) => ({
  value: at + 1,
  text,
  is_knock_out: false,
}))
const QUESTIONS: WrittenQuestion[] = [
  { ...common, type: 'short_text', text: 'Badge', help: 'As on the card.' },
  { ...common, type: 'long_text', text: 'Notes' },
  { ...common, type: 'single_choice', text: 'Shift', options },
  { ...common, type: 'multiple_choice', text: 'Shifts', options },
  { ...common, type: 'yes_no', text: 'Union' },
  { ...common, type: 'number', text: 'Boots', min: 30, max: 50, unit: 'EU' },
  { ...common, type: 'date', text: 'License' },
]
const ANSWERS = ['B-7', 'One\nTwo', 2, [1, 3], 2, 42.5, '2027-02-28']
type Given = { field: WrittenQuestion; answer: FieldValue['answer']; id: number }
const valueOf = ({ field, answer, id }: Given): FieldValue => ({
  user_field_id: answer === null ? null : 300 + id,
  account_field_id: id,
  field,
  is_private: false,
  is_archived: false,
  answer,
})
const listed = (answers: FieldValue['answer'][]) => ({
  data: {
    fields: QUESTIONS.map((field, index) =>
      valueOf({ field, answer: answers[index] ?? null, id: index + 1 }),
    ),
  },
})
const card = async (name = 'Personal fields') => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('section') ?? heading)
}
const textsOf = (of: Awaited<ReturnType<typeof card>>) =>
  of.getAllByRole('definition').map(({ textContent }) => textContent)

describe('the personal fields of a person', () => {
  it('are shown in words', async () => {
    const replies = [reply(listPersonFields, listed(ANSWERS))]
    await renderApp(PERSON, { as, replies })
    expect(textsOf(await card())).toEqual([
      'B-7',
      'One\nTwo',
      'Nights',
      'Days and Weekends',
      'No',
      '42.5 EU',
      'Feb 28, 2027',
    ])
    await expectAccessible()
  })

  it('are filled in by a control for each kind, of which only the changed ones are sent', async () => {
    const sent: unknown[] = []
    const tags: unknown[] = []
    const saves = reply(savePersonFields, ({ body, headers }) => {
      sent.push(body)
      tags.push(headers.get('if-match'))
      return listed(ANSWERS)
    })
    const replies = [reply(listPersonFields, listed([null, 'Two'])), saves]
    const { user } = await renderApp(PERSON, { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Edit personal fields' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal fields' }))
    await expectAccessible()
    await user.type(dialog.getByLabelText('Badge'), ' B-7 ')
    await user.selectOptions(dialog.getByLabelText('Shift'), 'Nights')
    await user.click(dialog.getByRole('checkbox', { name: 'Weekends' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Days' }))
    await user.selectOptions(dialog.getByLabelText('Union'), 'No')
    await user.type(dialog.getByLabelText('Boots (EU)'), '42.5')
    await user.type(dialog.getByLabelText('License'), '2027-02-28')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('The personal fields are saved.')
    const answered = (answers: unknown[]) =>
      [1, 3, 4, 5, 6, 7].map((account_field_id, index) => ({
        account_field_id,
        answer: answers[index] ?? null,
      }))
    expect(sent).toEqual([{ values: answered(['B-7', 2, [1, 3], 2, 42.5, '2027-02-28']) }])
    expect(tags).toEqual([stateTag({ values: answered([]) })])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(sent[1]).toEqual({ values: answered([]) })
    expect(tags[1]).toBe(stateTag({ values: answered(['B-7', 2, [1, 3], 2, 42.5, '2027-02-28']) }))
  })

  it('begin from what the dialog shows, whatever a colleague has saved since', async () => {
    let answers: FieldValue['answer'][] = ['B-7']
    const tags: unknown[] = []
    const reads = reply(listPersonFields, () => listed(answers))
    const saves = reply(savePersonFields, ({ headers }) => {
      tags.push(headers.get('if-match'))
      return listed(answers)
    })
    const { user } = await renderApp(PERSON, { as, replies: [reads, saves] })
    await user.click(await screen.findByRole('button', { name: 'Edit personal fields' }))
    answers = ['C-1']
    // The user comes back to the window a minute later: the card is read again behind the dialog.
    const later = Date.now() + 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    globalThis.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('C-1')
    await user.type(screen.getByLabelText('Badge'), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The personal fields are saved.')
    expect(tags).toEqual([stateTag({ values: [{ account_field_id: 1, answer: 'B-7' }] })])
  })

  it('say which of them was refused, and forget it when they are opened again', async () => {
    const required: WrittenQuestion = {
      ...common,
      type: 'multiple_choice',
      text: 'Shifts',
      options,
      is_required: true,
    }
    const replies = [
      reply(listPersonFields, {
        data: { fields: [valueOf({ field: required, answer: null, id: 1 })] },
      }),
      refuseWith(savePersonFields, {
        code: 'validation_failed',
        fields: { 'values.0.answer': 'This field is required.' },
      }),
    ]
    const { user } = await renderApp(PERSON, { as, replies })
    const edit = await screen.findByRole('button', { name: 'Edit personal fields' })
    await user.click(edit)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Choose at least one answer.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(edit)
    await screen.findByRole('dialog', { name: 'Edit personal fields' })
    expect(screen.queryByText('Choose at least one answer.')).toBeNull()
  })

  it('are left as they are without a change', async () => {
    const { user } = await renderApp(PERSON, {
      as,
      replies: [reply(listPersonFields, listed(ANSWERS))],
    })
    await user.click(await screen.findByRole('button', { name: 'Edit personal fields' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('The personal fields are saved.')).toBeNull()
  })

  it('that are archived can only be read', async () => {
    const { data } = listed(ANSWERS)
    const archived = data.fields.map((one) => ({ ...one, is_archived: true, is_private: true }))
    const replies = [reply(listPersonFields, { data: { fields: archived } })]
    await renderApp(PERSON, { as, replies })
    const of = await card()
    expect([of.getAllByText('Archived').length, of.getAllByText('Private').length]).toEqual([7, 7])
    expect(of.queryByRole('button')).toBeNull()
  })

  it('can only be read in a record that was merged into another one', async () => {
    const merge = {
      user_id: 702,
      name: 'Ada Okafor',
      merged_at: '2026-05-01T09:00:00.000Z',
      merged_by: null,
      undo_until: null,
    }
    const merged = reply(getPerson, { data: { ...personExample, merge } })
    await renderApp(PERSON, { as, replies: [merged, reply(listPersonFields, listed(ANSWERS))] })
    expect((await card()).queryByRole('button')).toBeNull()
  })

  it('take no place in a company that has none', async () => {
    const replies = [reply(listPersonFields, { data: { fields: [] } })]
    await renderApp(PERSON, { as, replies })
    await screen.findByRole('heading', { name: 'Contact details' })
    expect(screen.queryByText('Personal fields')).toBeNull()
  })
})

describe('the job fields of a job', () => {
  it.each(['/smartreq-detail/setup/details?job=7', '/jobdetails/setup/details?job=7'])(
    'at %s are filled in beside its details',
    async (path) => {
      const sent: unknown[] = []
      const saves = reply(saveJobFields, ({ body }) => {
        sent.push(body)
        return listed(['CC-1'])
      })
      const replies = [reply(listJobFields, listed([])), saves]
      const { user } = await renderApp(path, { as, replies })
      await user.click(await screen.findByRole('button', { name: 'Edit job fields' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit job fields' }))
      await user.type(dialog.getByLabelText('Badge'), 'CC-1')
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      await screen.findByText('The job fields are saved.')
      expect(sent).toEqual([{ values: [{ account_field_id: 1, answer: 'CC-1' }] }])
    },
  )
})
