import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { companyDetails } from '#contract/examples/company-details.ts'
import {
  getCompanyDetails,
  saveCompanyDetails,
  savePreference,
} from '#contract/settings/company-details.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const { name, company_size, time_zone, languages, default_language } = companyDetails
const before = { name, company_size, time_zone, languages, default_language }

describe('the details of the company', () => {
  it('are what the settings open with, and say what Fairlead sets', async () => {
    const { address } = await open({ path: '/settings' })
    await screen.findByRole('heading', { level: 1, name: 'Company details' })
    expect(address()).toBe('/settings/details')
    expect(chosenIn('Size')).toBe('1,001–5,000 employees')
    const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'Equal-opportunity dashboardSwitched off',
      'PathwaysSwitched on',
      'Your own logo at the top of every pageSwitched off',
    ])
    await expectAccessible()
  })

  it('have switches that a provider admin sets', async () => {
    const asked: unknown[] = []
    const replies = [
      reply(getCompanyDetails, { data: companyDetails }),
      reply(savePreference, ({ params, body }) => {
        asked.push([params.keyname, body])
        return { data: { keyname: 'PATHWAY_ACCESS', value: '0' } }
      }),
    ]
    const as = { ...settingsAdmin, is_jf_admin: true }
    const { user } = await renderApp('/settings/details', { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Switch off: Pathways' }))
    await screen.findByText('“Pathways” is switched off.')
    expect(asked).toEqual([['PATHWAY_ACCESS', { value: '0' }]])
    await expectAccessible()
  })

  it('are saved, and the default language follows those that are offered', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'English' }))
    expect(chosenIn('Default language')).toBe('Español')
    expect(screen.getByRole('checkbox', { name: 'Español' }).matches(':disabled')).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Madrid')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Not given')
    const field = screen.getByRole('textbox', { name: 'Company name' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent).toEqual([])
    await user.type(field, 'Harbor')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The company details are saved.')
    expect(sent).toEqual([
      {
        name: 'Harbor',
        company_size: null,
        time_zone: 'Europe/Madrid',
        languages: ['es'],
        default_language: 'es',
      },
    ])
  })

  it('are marked where the server refuses them', async () => {
    const refusal = refuseFields(saveCompanyDetails, 'name', 'languages', 'default_language')
    const { user } = await open({ refusal })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Enter the name of the company.')
    within(screen.getByRole('group', { name: /^Languages/ })).getByText(
      'Choose at least one language.',
    )
    const preset = screen.getByRole('combobox', { name: 'Default language' })
    expect(preset.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
  })

  it('show the second of two editors what is saved, and go over it when they say so', async () => {
    const stored = { ...before, name: 'First', company_size: 3 }
    const refusal = refuseWith(saveCompanyDetails, { code: 'conflict', details: { stored } })
    const { user, server, sent, saves } = await open({ refusal })
    await user.type(await screen.findByRole('textbox', { name: 'Company name' }), ' Ltd')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const saved = within(await screen.findByRole('region', { name: 'What is saved now' }))
    for (const text of ['First', '51–200 employees', 'English and Español']) saved.getByText(text)
    await expectAccessible()
    server.use(saves)
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(sent).toEqual([{ ...before, name: `${name} Ltd` }]))
  })
})

describe('the search over all sections', () => {
  it('finds them by name and by other words, until one is opened', async () => {
    const { user, address } = await open()
    const nav = within(await screen.findByRole('navigation', { name: 'Settings' }))
    const names = () => nav.queryAllByRole('link').map(({ textContent }) => textContent)
    await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'GDPR')
    await screen.findByText('1 section')
    expect(names()).toEqual(['Retention'])
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'zebra')
    await screen.findByText('No matches')
    await expectAccessible()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'tags')
    await screen.findByText('1 section')
    await user.click(nav.getByRole('link', { name: 'Tags' }))
    await waitFor(() => expect(address()).toBe('/settings/custom/tags'))
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search settings' }).value).toBe(
      '',
    )
    expect(names()).toContain('Company details')
  })

  it('finds them in the language of the user, without its accents', async () => {
    const { user } = await open({ locale: 'es' })
    await user.type(
      await screen.findByRole('searchbox', { name: 'Buscar en los ajustes' }),
      'contrasena',
    )
    await screen.findByText('1 sección')
  })

  it('is in the palette as well', async () => {
    const { user } = await open()
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Control>}k{/Control}gdpr')
    await screen.findByRole('menuitem', { name: 'Retention' })
  })
})

function chosenIn(name: string): string | undefined {
  return screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.label
}

type Opening = { path?: string; refusal?: Reply; locale?: 'en' | 'es' }

async function open({ path = '/settings/details', refusal, locale = 'en' }: Opening = {}) {
  const sent: unknown[] = []
  const saves = reply(saveCompanyDetails, ({ body }) => {
    sent.push(body)
    return { data: { ...companyDetails, ...JSON.parse(JSON.stringify(body)) } }
  })
  const replies = [reply(getCompanyDetails, { data: companyDetails }), refusal ?? saves]
  return { ...(await renderApp(path, { as: settingsAdmin, locale, replies })), sent, saves }
}
