import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { checkedImport, importValues, separationsImport } from '#contract/examples/imports.ts'
import { recruiter } from '#contract/examples/session.ts'
import { checkImport } from '#contract/imports/import-steps.ts'
import { listImportValues } from '#contract/imports/import-values.ts'
import {
  getImport,
  type ImportRow,
  listImportRows,
  listImports,
  saveImportMapping,
  uploadImport,
} from '#contract/imports/imports.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PAGE = '/settings/upload-import-file'
const ONE = `${PAGE}?import=42`
const stored = { data: { import_id: 42, state: 'checking' } } as const

describe('the upload of a file to import', () => {
  it('asks what the file holds', async () => {
    const { user } = await renderApp(PAGE, { as: settingsAdmin })
    expect(await screen.findByRole('radio', { name: /^Employees/ })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: /^Separations/ }))
    expect(screen.getByRole('radio', { name: /^Separations/ })).toHaveProperty('checked', true)
    await expectAccessible()
  })

  it('opens with the kind of the address, and sends it', async () => {
    // The fake server reads no forms.
    const setField = vi.spyOn(FormData.prototype, 'set')
    const { user } = await renderApp(`${PAGE}/separations`, {
      as: settingsAdmin,
      replies: [
        reply(uploadImport, { data: { import_id: 42, state: 'uploaded' } }),
        reply(getImport, { data: separationsImport }),
      ],
    })
    const separations = await screen.findByRole('radio', { name: /^Separations/ })
    expect(separations).toHaveProperty('checked', true)
    await user.upload(screen.getByLabelText(/^File/), new File(['Email'], 'leavers.csv'))
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    await screen.findByText('leavers.csv')
    expect(setField).toHaveBeenCalledWith('import_type', 'separations')
  })

  it('has no page for a kind that does not exist', async () => {
    await renderApp(`${PAGE}/invoices`, { as: settingsAdmin })
    await screen.findByRole('heading', { name: 'We cannot find this page' })
  })
})

describe('the mapping of separations', () => {
  it('matches unknown types to choices before the rows are checked', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(getImport, { data: separationsImport }),
        reply(listImportValues, ({ query }) =>
          query.field === 'separation_type'
            ? { data: importValues }
            : { data: { texts: [], has_more: false, choices: [] } },
        ),
        reply(saveImportMapping, ({ body }) => {
          sent.push(body)
          return stored
        }),
        reply(checkImport, stored),
      ],
    })
    const group = await screen.findByRole('group', { name: 'Unknown values: Type of separation' })
    const text = within(group).getByRole('combobox', { name: /^Laid off/ })
    expect(text).toHaveProperty('value', '')
    await user.selectOptions(text, 'Involuntary')
    await expectAccessible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check the rows' }))
    const value = { field: 'separation_type', text: 'Laid off', choice: 'involuntary' }
    await expect.poll(() => sent).toMatchObject([{ values: [value] }])
  })

  it('takes what the company chose last, and asks for a type where no column has it', async () => {
    const { separation_type: _type, ...proposed } = separationsImport.proposed
    const texts = [{ text: 'Pay', rows: 2, proposed: '17' }]
    const choices = [{ choice: '17', name: 'Better pay', separation_type: 'voluntary' }] as const
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(getImport, { data: { ...separationsImport, proposed } }),
        reply(listImportValues, { data: { texts, has_more: true, choices: [...choices] } }),
      ],
    })
    const pay = await screen.findByRole('combobox', { name: /^Pay/ })
    expect(pay.textContent).toContain('Better pay (Voluntary)')
    expect(pay).toHaveProperty('value', '17')
    screen.getByText(/There are more/)
    await user.click(screen.getByRole('button', { name: 'Check the rows' }))
    await screen.findByText('Choose a column for Type of separation.')
  })

  it.each([
    ['offers the note to readers of private data', settingsAdmin, 1],
    ['does not offer the note to others', withoutPrivateData(), 0],
  ])('%s', async (_, as, notes) => {
    const replies = [
      reply(getImport, { data: separationsImport }),
      reply(listImportValues, { data: { ...importValues, texts: [] } }),
    ]
    await renderApp(ONE, { as, replies })
    await screen.findByRole('combobox', { name: /^Separation reason/ })
    expect(screen.queryAllByRole('combobox', { name: /^Separation note/ })).toHaveLength(notes)
  })
})

describe('the rows of separations', () => {
  it('show the type by its name, and the undo says what continues', async () => {
    const row: ImportRow = {
      row_number: 2,
      outcome: 'changed',
      reason: null,
      field: null,
      full_name: 'Ada Moreau',
      email: null,
      cells: [],
      changes: [{ field: 'separation_type', from: null, to: 'voluntary' }],
      is_applied: true,
      is_undone: false,
      kept: [],
    }
    const { counts } = checkedImport
    const done = { ...separationsImport, counts, state: 'done', can_undo: true } as const
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(getImport, { data: done }),
        reply(listImportRows, { data: [row], meta: { page: 1, page_size: 25, total: 1 } }),
      ],
    })
    const table = await screen.findByRole('table', { name: 'Rows of the file' })
    expect(table.textContent).toContain('Type of separation: – → Voluntary')
    await user.click(screen.getByRole('button', { name: 'Undo the import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' })
    expect(dialog.textContent).toContain('Jobs that the import ended continue')
  })
})

describe('the history of imports', () => {
  it('is filtered by kind on the server', async () => {
    const asked: unknown[] = []
    const { user } = await renderApp('/settings/import-data', {
      as: settingsAdmin,
      replies: [
        reply(listImports, ({ query }) => {
          asked.push(query.import_type)
          return { data: [], meta: { page: 1, page_size: 25, total: 0 } }
        }),
      ],
    })
    const kinds = await screen.findByRole('combobox', { name: 'Content' })
    await user.selectOptions(kinds, 'Separations')
    await expect.poll(() => asked.at(-1)).toBe('separations')
    await expectAccessible()
  })
})

function withoutPrivateData(): CurrentUser {
  const flags = {
    full_access: false,
    company_settings_access: true,
    all_employee_access: true,
    private_data_access: false,
  }
  return {
    ...recruiter,
    roles: recruiter.roles.slice(0, 1).map((role) => ({ ...role, ...flags })),
  }
}
