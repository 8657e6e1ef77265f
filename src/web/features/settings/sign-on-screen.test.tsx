import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { getSignOnSettings } from '#contract/session/sign-on.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PAGE = '/settings/security/single-sign-on'
const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const settings = reply(getSignOnSettings, {
  data: {
    account_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d07',
    provider: null,
    roles: [
      { role_id: 1, role_name: 'Limited', is_wide: false },
      { role_id: 2, role_name: 'Account admin', is_wide: true },
    ],
  },
})

describe('the role of newcomers in a single sign-on', () => {
  it('is chosen by the admin: none is preselected, and the least role comes first', async () => {
    await renderApp(PAGE, { as: admin, replies: [settings] })
    const select = await screen.findByRole('combobox', { name: /for the first time/ })
    expect(select).toHaveProperty('value', '')
    expect(select).toHaveProperty('required', true)
    const options = [...select.querySelectorAll('option')].map((one) => one.textContent)
    expect(options).toEqual(['Choose a role', 'Limited', 'Account admin'])
    await expectAccessible()
  })

  it('brings a warning when it is a wide one', async () => {
    const { user } = await renderApp(PAGE, { as: admin, replies: [settings] })
    const select = await screen.findByRole('combobox', { name: /for the first time/ })
    const warning = /whom the provider lets in can do so/
    await user.selectOptions(select, 'Limited')
    expect(screen.queryByText(warning)).toBeNull()
    await user.selectOptions(select, 'Account admin')
    await screen.findByText(warning)
    await expectAccessible()
  })
})
