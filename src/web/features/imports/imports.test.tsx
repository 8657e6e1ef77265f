import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { checkedImport } from '#contract/examples/imports.ts'
import {
  cancelImport,
  checkImport,
  chooseImportSheet,
  correctImportRow,
  startImport,
  undoImport,
} from '#contract/imports/import-steps.ts'
import {
  type DataImport,
  getImport,
  listImports,
  saveImportMapping,
} from '#contract/imports/imports.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PAGE = '/settings/upload-import-file'
const ONE = `${PAGE}?import=41`
const stored = { data: { import_id: 41, state: 'checking' } } as const
const running = { data: { import_id: 41, state: 'running' } } as const
const unmapped: DataImport = { ...checkedImport, state: 'read', mapping: null, counts: [] }

describe('the imports of a company', () => {
  it('are listed, and lead to the upload of the first one where there are none', async () => {
    const meta = { page: 1, page_size: 25, total: 0 }
    await renderApp('/settings/import-data', {
      as: settingsAdmin,
      replies: [reply(listImports, { data: [], meta })],
    })
    await screen.findByRole('heading', { name: 'No imports yet' })
    expect(screen.getByRole('link', { name: 'Upload a file' }).getAttribute('href')).toBe(PAGE)
    await expectAccessible()
  })

  it('say that none matches where a filter finds none', async () => {
    const meta = { page: 1, page_size: 25, total: 0 }
    await renderApp('/settings/import-data?import_type=people', {
      as: settingsAdmin,
      replies: [reply(listImports, { data: [], meta })],
    })
    await screen.findByRole('heading', { name: 'No import matches' })
    expect(screen.queryByText('No imports yet')).toBeNull()
  })

  it('ask for a file before anything is sent', async () => {
    const { user } = await renderApp(PAGE, { as: settingsAdmin })
    await user.click(await screen.findByRole('button', { name: 'Upload' }))
    await screen.findByText('Choose a CSV or XLSX file of at most 20 MB.')
    await expectAccessible()
  })
})

describe('the columns of an imported file', () => {
  it('are proposed by their names, and checked once the order of dates is known', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(getImport, { data: unmapped }),
        reply(saveImportMapping, ({ body }) => {
          sent.push(body)
          return stored
        }),
        reply(checkImport, () => {
          sent.push('check')
          return stored
        }),
      ],
    })
    const email = await screen.findByRole('combobox', { name: /^Email/ })
    expect(email).toHaveProperty('value', '0')
    await user.click(screen.getByRole('button', { name: 'Check the rows' }))
    await screen.findByText('Choose how the file writes dates.')
    await expectAccessible()
    await user.selectOptions(screen.getByRole('combobox', { name: /dates\?/ }), 'day_first')
    await user.click(screen.getByRole('checkbox', { name: /Create job profiles/ }))
    await user.click(screen.getByRole('checkbox', { name: /lists everyone who works here/ }))
    await user.click(screen.getByRole('button', { name: 'Check the rows' }))
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          date_order: 'day_first',
          creates_profiles: true,
          lists_everyone: true,
          columns: { profile: 3 },
        },
        'check',
      ])
  })
})

describe('the sheets of an imported workbook', () => {
  it('are offered where there are several, and another one is read once it is chosen', async () => {
    let sent: unknown = null
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(getImport, { data: { ...unmapped, sheets: ['People', 'Archive'], sheet: 0 } }),
        reply(chooseImportSheet, ({ body }) => {
          sent = body
          return { data: { import_id: 41, state: 'uploaded' } } as const
        }),
      ],
    })
    const sheet = await screen.findByRole('combobox', { name: /^Sheet/ })
    expect(sheet).toHaveProperty('value', '0')
    expect(screen.queryByRole('button', { name: 'Use this sheet' })).toBeNull()
    await user.selectOptions(sheet, 'Archive')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Use this sheet' }))
    await expect.poll(() => sent).toEqual({ sheet: 1 })
  })
})

describe('the check of an imported file', () => {
  it('shows old and new values and reasons, before the import is started', async () => {
    let isStarted = false
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(startImport, () => {
          isStarted = true
          return running
        }),
      ],
    })
    const table = await screen.findByRole('table', { name: 'Rows of the file' })
    const [, changed, refused] = within(table).getAllByRole('row')
    expect(changed?.textContent).toContain('Department: Dock → Yard')
    expect(refused?.textContent).toContain('Job profile: There is no such job profile')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Start the import' }))
    await expect.poll(() => isStarted).toBe(true)
  })

  it('offers the columns again, and asks before the import is cancelled', async () => {
    let isCancelled = false
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(cancelImport, () => {
          isCancelled = true
          return { data: { import_id: 41, state: 'cancelled' } } as const
        }),
      ],
    })
    await user.click(await screen.findByText('Change columns and options'))
    expect(screen.getByRole('combobox', { name: /^Email/ })).toHaveProperty('value', '0')
    await user.click(screen.getByRole('button', { name: 'Cancel the import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this import?' })
    expect(dialog.textContent).toContain('Nothing about your employees was changed.')
    expect(isCancelled).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the import' }))
    await expect.poll(() => isCancelled).toBe(true)
  })

  it('lets a refused cell be corrected in its place', async () => {
    let sent: unknown = null
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(correctImportRow, ({ body }) => {
          sent = body
          return { data: { import_id: 41, state: 'checked' } } as const
        }),
      ],
    })
    const [cell] = await screen.findAllByRole('textbox', { name: 'Role (row 3)' })
    const [again] = screen.getAllByRole('button', { name: 'Check this row again' })
    if (cell === undefined || again === undefined) throw new Error('The row has no cell.')
    await user.clear(cell)
    await user.type(cell, 'Crane operator')
    await user.click(again)
    await expect.poll(() => sent).toEqual({ cells: [{ column: 3, value: 'Crane operator' }] })
  })
})

describe('an import that ended', () => {
  it('says what its undo would do before it is undone', async () => {
    let isUndone = false
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(getImport, { data: { ...checkedImport, state: 'done', can_undo: true } }),
        reply(undoImport, () => {
          isUndone = true
          return { data: { import_id: 41, state: 'undoing' } } as const
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' })
    await within(dialog).findByText('Removed: 377 jobs, and with them 375 people')
    expect(dialog.textContent).toContain('Not undone: 2 rows (Changed after the import)')
    expect(isUndone).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }))
    await expect.poll(() => isUndone).toBe(true)
  })
})
