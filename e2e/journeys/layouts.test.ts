/** What the two frames offer to whom: sections, menus, help, settings, logos. */
import type { Page } from '@playwright/test'

import {
  DEMO_CANDIDATE,
  DEMO_COMPANIES,
  DEMO_PASSWORD,
  DEMO_PROVIDER,
} from '../../src/server/db/demo/companies.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'

const ALWAYS = ['Profiles', 'Job Reqs', 'Candidates']
const STAFF_MENU = [
  'My Profile',
  'My Progress',
  'Change Password',
  'Security of your account',
  'Where you are signed in',
  'Privacy',
]
const SETTINGS = 'Company Settings'

type Expected = { sections: string[]; menu: string[]; hasSettings: boolean }

/** The first company has pathways, the second has not. */
const people: { who: string; company: number; expected: Expected }[] = [
  {
    who: 'Account admin',
    company: 0,
    expected: {
      sections: ['Dashboard', 'Employees', ...ALWAYS, 'Pathways', 'Interviews'],
      menu: [SETTINGS, ...STAFF_MENU],
      hasSettings: true,
    },
  },
  {
    who: 'Recruiter',
    company: 0,
    expected: {
      sections: ['Dashboard', ...ALWAYS, 'Pathways', 'Interviews'],
      menu: STAFF_MENU,
      hasSettings: false,
    },
  },
  {
    who: 'Limited',
    company: 0,
    expected: {
      sections: [...ALWAYS, 'Pathways', 'Interviews'],
      menu: STAFF_MENU,
      hasSettings: false,
    },
  },
  {
    who: 'Recruiter',
    company: 1,
    expected: {
      sections: ['Dashboard', ...ALWAYS, 'Interviews'],
      menu: STAFF_MENU,
      hasSettings: false,
    },
  },
]

for (const { who, company, expected } of people) {
  test(`the staff frame of: ${who}, ${DEMO_COMPANIES[company]?.name ?? ''}`, async ({ page }) => {
    await enter(page, emailOf(who, company))
    await page.goto('/hire')
    await expectFrame(page, expected)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Interview', 'Performance Review'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      /^https:/,
    )
  })
}

test('a provider admin has the sections of the provider, and no company to set up there', async ({
  page,
}) => {
  await enter(page, DEMO_PROVIDER.email)
  await page.goto('/admin')
  await expectFrame(page, {
    sections: ['Job Reqs', 'Customers', 'Users', 'Company usage', 'Measurements'],
    menu: [...STAFF_MENU, 'Import Data'],
    hasSettings: false,
  })
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page).toHaveURL('/users')
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/settings')
  await expectFrame(page, {
    sections: ['Dashboard', 'Employees', ...ALWAYS, 'Interviews', 'Customers'],
    menu: [SETTINGS, ...STAFF_MENU, 'Import Data'],
    hasSettings: true,
  })
})

test('the logo in the staff frame is the company’s only where that is switched on', async ({
  page,
}) => {
  await enter(page, emailOf('Recruiter', 1))
  await page.goto('/hire')
  const logo = page.getByRole('banner').locator('img')
  await expect(logo).toHaveAttribute('src', /^data:image\/svg/)
  await expect(page.getByRole('link', { name: 'Bluefin Care, main page' })).toBeVisible()
  await leave(page)
  await enter(page, emailOf('Recruiter', 0))
  await page.goto('/hire')
  await expect(page.getByRole('link', { name: 'Pathways' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fairlead, main page' })).toBeVisible()
  await expect(logo).toHaveCount(0)
})

test('the candidate frame: menu, footer, and the way back', async ({ page }) => {
  const own = [
    'My Profile',
    'My Reports',
    'My Experience',
    'Change Password',
    'Security of your account',
    'Where you are signed in',
    'My device',
    'Privacy',
  ]
  await enter(page, DEMO_CANDIDATE.email)
  await page.goto('/user/reports')
  expect(await menuOf(page)).toEqual([...own, 'Get Help'])
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/user/personal-profile?type=update')
  const year = new Date().getFullYear()
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Fairlead`)
  await page.getByRole('link', { name: 'Close and go to my progress' }).click()
  await expect(page).toHaveURL('/user/progress')

  await leave(page)
  await enter(page, emailOf('Interviewer', 0))
  await page.goto('/user/progress')
  expect(await menuOf(page)).toEqual([...own, 'Get Help', 'Admin Console'])
})

async function expectFrame(page: Page, expected: Expected): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(links).toHaveText(expected.sections)
  const cog = page.getByRole('banner').getByRole('link', { name: SETTINGS })
  await expect(cog).toHaveCount(expected.hasSettings ? 1 : 0)
  expect(await menuOf(page)).toEqual(expected.menu)
  await page.keyboard.press('Escape')
}

/** The pages in the account menu, which stays open. */
async function menuOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu.locator('a[role=menuitem]').allTextContents()
}

async function enter(page: Page, email: string): Promise<void> {
  await signInAs(page, { url: '', email, password: DEMO_PASSWORD })
  await expect(page.locator('main')).toBeVisible()
}

/** Signing out ends at the door. */
async function leave(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
}

function emailOf(role: string, company: number): string {
  const found = DEMO_COMPANIES[company]?.staff.find((person) => person.role === role)
  if (found === undefined) throw new Error(`Company ${company} of the demo has no ${role}.`)
  return found.email
}
