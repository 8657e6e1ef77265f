import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { checkedImport } from '#contract/examples/imports.ts'
import { getImport } from '#contract/imports/imports.ts'
import { listUnlistedPeople } from '#contract/imports/unlisted-people.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const ONE = '/settings/upload-import-file?import=41'

describe('people who are not in a file that lists everyone', () => {
  it('are counted, and lead to their pages', async () => {
    await renderApp(ONE, { as: settingsAdmin })
    await screen.findByRole('heading', { name: 'Not in the file' })
    const table = screen.getByRole('table', { name: 'People who are not in the file' })
    const noor = within(table).getByRole('link', { name: /Noor Haddad/ })
    expect(noor.getAttribute('href')).toBe('/people/61')
    screen.getByText('2 people')
    screen.getByText(/record a separation on the person’s page/)
    screen.getByRole('button', { name: 'Download these people' })
    await expectAccessible()
  })

  it('are none where everyone is in the file', async () => {
    const meta = { page: 1, page_size: 25, total: 0 }
    await renderApp(ONE, {
      as: settingsAdmin,
      replies: [reply(listUnlistedPeople, { data: [], meta })],
    })
    await screen.findByText('Everyone with a current job is in the file')
    expect(screen.queryByRole('button', { name: 'Download these people' })).toBeNull()
    await expectAccessible()
  })

  it('are not asked for where the file does not list everyone', async () => {
    await renderApp(ONE, {
      as: settingsAdmin,
      replies: [reply(getImport, { data: { ...checkedImport, can_compare: false } })],
    })
    await screen.findByRole('table', { name: 'Rows of the file' })
    expect(screen.queryByRole('heading', { name: 'Not in the file' })).toBeNull()
  })

  it('are shown by page', async () => {
    const asked: unknown[] = []
    const meta = { page: 1, page_size: 25, total: 30 }
    const { user } = await renderApp(ONE, {
      as: settingsAdmin,
      replies: [
        reply(listUnlistedPeople, ({ query }) => {
          asked.push(query.page)
          return { data: [], meta: { ...meta, page: query.page } }
        }),
      ],
    })
    await screen.findByText('30 people')
    await user.click(screen.getByRole('button', { name: /Next/ }))
    await expect.poll(() => asked.at(-1)).toBe(2)
  })
})
