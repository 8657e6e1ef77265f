import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { questionRow } from '#contract/examples/measurements.ts'
import { warehouseSet } from '#contract/examples/screening-sets.ts'
import { listMeasurements } from '#contract/settings/measurements.ts'
import {
  createScreeningSet,
  deleteScreeningSet,
  updateScreeningSet,
} from '#contract/settings/screening-sets.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PATH = '/settings/templates/screening-question'
const [first, second] = warehouseSet.questions
const { text } = questionRow.question

describe('the sets of screening questions', () => {
  it('get a new one of questions that the library has', async () => {
    const sent: unknown[] = []
    const replies = [
      reply(listMeasurements, {
        data: [questionRow],
        meta: { page: 1, page_size: 25, total: 1 },
      }),
      reply(createScreeningSet, ({ body }) => {
        sent.push(body)
        return { data: warehouseSet }
      }),
    ]
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: 'New set' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New set' }))
    await user.type(dialog.getByLabelText('Name'), 'Shifts')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Add a question.')
    await user.click(dialog.getByRole('combobox', { name: /^Add a question/ }))
    await user.click(await screen.findByRole('option', { name: text }))
    within(dialog.getByRole('list', { name: 'Questions of the set' })).getByText(text)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('“Shifts” is added.')
    expect(sent).toEqual([
      { name: 'Shifts', account_question_ids: [questionRow.account_question_id] },
    ])
  })

  it('are put in another order, and back', async () => {
    const sent: unknown[] = []
    const saves = reply(updateScreeningSet, ({ body }) => {
      sent.push(body.account_question_ids)
      return { data: warehouseSet }
    })
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [saves] })
    await user.click(await screen.findByRole('button', { name: 'Edit “Warehouse basics”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the set' }))
    const menu = `Actions for “${first?.question.text}”`
    await user.click(dialog.getByRole('button', { name: menu }))
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const notice = within(await screen.findByText('“Warehouse basics” is saved.'))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    const ids = [first, second].map((one) => one?.account_question_id)
    expect(sent).toEqual([ids.toReversed(), ids])
  })

  it('say at the name that another one has it', async () => {
    const refusal = refuseFields(updateScreeningSet, 'name')
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [refusal] })
    await user.click(await screen.findByRole('button', { name: 'Edit “Warehouse basics”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the set' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Enter a name that is not used yet.')
  })

  it('are deleted, and made again', async () => {
    const made: unknown[] = []
    const replies = [
      reply(deleteScreeningSet, { data: { screening_set_id: 5 } }),
      reply(createScreeningSet, ({ body }) => {
        made.push(body.name)
        return { data: warehouseSet }
      }),
    ]
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: 'Actions for “Warehouse basics”' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const notice = within(await screen.findByText('“Warehouse basics” is deleted.'))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(made).toEqual(['Warehouse basics'])
    await expectAccessible()
  })
})
