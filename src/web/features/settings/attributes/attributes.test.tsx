import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { safetyAwareness } from '#contract/examples/attribute-types.ts'
import {
  type AttributeType,
  createAttributeType,
  deleteAttributeType,
  listAttributeTypes,
  restoreAttributeType,
  updateAttributeType,
} from '#contract/settings/attribute-types.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PATH = '/settings/attributes'
const pageOf = (data: readonly AttributeType[]) => ({
  data: [...data],
  meta: { page: 1, page_size: 25, total: data.length },
})

describe('the attributes of a company', () => {
  it.each([
    [PATH, 'Attributes', 1],
    ['/settings/outcome', 'Outcomes', 3],
  ])('at %s are those of their usage type', async (path, title, usage) => {
    const asked: unknown[] = []
    const lists = reply(listAttributeTypes, ({ query }) => {
      asked.push(query)
      return pageOf([])
    })
    await renderApp(path, { as: settingsAdmin, replies: [lists] })
    await screen.findByRole('heading', { name: title, level: 1 })
    await screen.findByRole('heading', { name: `No ${title.toLowerCase()} yet` })
    expect(asked[0]).toMatchObject({ usage_type: usage, language: 'en' })
    await expectAccessible()
  })

  it('can be changed, and shared ones cannot', async () => {
    const { user, address } = await renderApp(PATH, { as: settingsAdmin })
    const rows = within(await screen.findByRole('list', { name: 'Attributes' }))
    rows.getByText('Measured by Personality')
    rows.getByText('Part of Conscientiousness')
    expect(rows.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1)
    await user.selectOptions(screen.getByLabelText('Owner'), 'Shared')
    await user.selectOptions(screen.getByLabelText('Category'), 'Competency')
    expect(address()).toBe(`${PATH}?owner=shared&category=competency`)
    await expectAccessible()
  })

  it('are written in a dialog that asks before it discards them', async () => {
    const { user } = await renderApp(PATH, { as: settingsAdmin })
    await user.click(await screen.findByRole('button', { name: 'New attribute' }))
    const dialog = await screen.findByRole('dialog', { name: 'New attribute' })
    await user.type(within(dialog).getByLabelText('Name (English)'), 'Grit')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    within(dialog).getByDisplayValue('Grit')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(dialog.isConnected).toBe(false)
  })

  it('say where they are used', async () => {
    const { user } = await renderApp(PATH, { as: settingsAdmin })
    await user.click(
      await screen.findByRole('button', { name: 'Used in 2 places Safety awareness' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const link = await dialog.findByRole('link', { name: 'Dock worker' })
    expect(link.getAttribute('href')).toBe('/smartreq-detail/setup/attributes?job=301')
    await expectAccessible()
  })

  it('get a new one with a name in one language', async () => {
    const sent: unknown[] = []
    const creates = reply(createAttributeType, ({ body }) => {
      sent.push(body)
      return { data: safetyAwareness }
    })
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [creates] })
    await user.click(await screen.findByRole('button', { name: 'New attribute' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New attribute' }))
    await user.type(dialog.getByLabelText(/^Name \(English\)/), 'Safety awareness')
    await user.selectOptions(dialog.getByLabelText('Category'), 'Competency')
    await user.click(dialog.getByRole('combobox', { name: /^Part of a broader attribute/ }))
    await user.click(await screen.findByRole('option', { name: 'Conscientiousness' }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('“Safety awareness” is added.')
    expect(sent).toEqual([
      {
        usage_type: 1,
        name: { en: 'Safety awareness', es: '', fr: '' },
        description: '',
        category: 'competency',
        parent_attribute_type_id: 52,
      },
    ])
  })

  it('say at the name that another one has it', async () => {
    const refusal = refuseFields(createAttributeType, 'name.en')
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [refusal] })
    await user.click(await screen.findByRole('button', { name: 'New attribute' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New attribute' }))
    await user.type(dialog.getByLabelText(/^Name \(English\)/), 'Integrity')
    await user.selectOptions(dialog.getByLabelText('Category'), 'Competency')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Enter a name that is not used yet.')
  })

  it('change from what was read, and show what another user stored meanwhile', async () => {
    const begun: (string | null)[] = []
    const { name, description, category, parent_attribute_type_id } = safetyAwareness
    const content = { name, description, category, parent_attribute_type_id }
    const stored = { ...content, name: { en: 'Theirs', es: 'Theirs', fr: 'Theirs' } }
    const conflicts = refuseWith(updateAttributeType, { code: 'conflict', details: { stored } })
    const { user, server } = await renderApp(PATH, { as: settingsAdmin, replies: [conflicts] })
    await user.click(await screen.findByRole('button', { name: 'Edit “Safety awareness”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the attribute' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Theirs')
    const saves = reply(updateAttributeType, ({ headers }) => {
      begun.push(headers.get('if-match'))
      return { data: safetyAwareness }
    })
    server.use(saves)
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    const notice = within(await screen.findByText('“Safety awareness” is saved.'))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(begun).toEqual([stored, content].map(stateTag))
  })

  it('that are used are archived, with the way back', async () => {
    const restored: unknown[] = []
    const replies = [
      reply(deleteAttributeType, { data: { attribute_type_id: 61, is_archived: true } }),
      reply(restoreAttributeType, ({ params }) => {
        restored.push(params.attribute_type_id)
        return { data: safetyAwareness }
      }),
    ]
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: 'Actions for “Safety awareness”' }))
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
    const notice = within(await screen.findByText('“Safety awareness” is archived.'))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(restored.map(Number)).toEqual([safetyAwareness.attribute_type_id])
  })
})
