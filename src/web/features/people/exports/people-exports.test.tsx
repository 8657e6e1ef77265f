import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readyPeopleExport, runningPeopleExport } from '#contract/examples/people-exports.ts'
import { listPeopleExports, requestPeopleExport } from '#contract/people/people-exports.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

async function openDialog(path: string, ...replies: Reply[]) {
  const app = await renderApp(path, { as: settingsAdmin, replies })
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  return { ...app, dialog: within(screen.getByRole('dialog', { name: 'Export employees' })) }
}

describe('exporting the list of people', () => {
  it('sends the filters and the order of the view', async () => {
    const asked: unknown[] = []
    const orders = reply(requestPeopleExport, ({ body }) => {
      asked.push(body)
      return { data: runningPeopleExport }
    })
    const path = '/people?state=%22left%22&ordering=%22-start_date%22'
    const { user, dialog } = await openDialog(path, orders)
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'csv')
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({
      type: 'csv',
      language: 'en',
      has_private_data: false,
      ordering: '-start_date',
      matching: { state: 'left' },
    })
  })

  it('shows how far an export is, and offers the files that are ready', async () => {
    const meta = { page: 1, page_size: 10, total: 2 }
    const data = [runningPeopleExport, { ...readyPeopleExport, people_export_id: OTHER }]
    const { dialog } = await openDialog('/people', reply(listPeopleExports, { data, meta }))
    expect((await dialog.findByRole('progressbar')).getAttribute('value')).toBe('500')
    await dialog.findByRole('button', { name: 'Download the XLSX file' })
    await expectAccessible()
  })

  it('says why an export was refused', async () => {
    const { user, dialog } = await openDialog(
      '/people',
      refuse(requestPeopleExport, 'exports_running'),
    )
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await dialog.findByText('Three of your exports are still running. Wait until one is ready.')
  })
})

const OTHER = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9eac'
