/**
 * What the frames of staff and of candidates offer to each user: sections, menus, help, settings, logos. And that
 * nothing moves on a candidate's screens while they load.
 */
import type { Page } from '@playwright/test'

import type { RolePresetName } from '../../src/contract/access/role-presets.ts'
import {
  DEMO_CANDIDATE,
  DEMO_COMPANIES,
  DEMO_PROVIDER,
} from '../../src/server/db/demo/companies.ts'
import { memberOf, signInByCall, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { titled } from '../fixtures/titled.ts'
import { expectLoaded } from '../screens.ts'
import { candidateScreens } from '../screens/candidate-screens.ts'

/** Screens that exist: each new section is linked with its first screen. */
const SECTIONS = ['My tasks', 'Profiles', 'Job Reqs', 'Candidates', 'Interviews']
/** Admins also see all employees. */
const ADMIN_SECTIONS = ['My tasks', 'Employees', 'Profiles', 'Job Reqs', 'Candidates', 'Interviews']
/** Provider admins also have the default emails of all companies. */
const PROVIDER_SECTIONS = [...ADMIN_SECTIONS, 'Emails']
const STAFF_MENU = [
  'My Profile',
  'My Progress',
  'Change Password',
  'Two-factor authentication',
  'Where you are signed in',
  'Companies you work for',
  'Privacy',
]
const CANDIDATE_MENU = [
  'My Profile',
  'My Reports',
  'My Experience',
  'Change Password',
  'Two-factor authentication',
  'Where you are signed in',
  'My device',
  'Privacy',
  'Get Help',
]
const SETTINGS = 'Company Settings'
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 500_000,
  uploadThroughput: 500_000,
}
/** Below what anyone sees, as Chromium counts: 0.1 is its limit for a good page. */
const MOST_SHIFT = 0.02

type Frame = { sections: string[]; menu: string[]; hasSettings: boolean }
type Member = Frame & { role: RolePresetName; company: number }

/** The first company has pathways, the second has not. */
const members: Member[] = [
  {
    role: 'Recruiter',
    company: 1,
    sections: SECTIONS,
    menu: STAFF_MENU,
    hasSettings: false,
  },
  {
    role: 'Account admin',
    company: 0,
    sections: ADMIN_SECTIONS,
    menu: [SETTINGS, ...STAFF_MENU, 'Import Data'],
    hasSettings: true,
  },
  {
    role: 'Recruiter',
    company: 0,
    sections: SECTIONS,
    menu: STAFF_MENU,
    hasSettings: false,
  },
  {
    role: 'Limited',
    company: 0,
    sections: SECTIONS,
    menu: STAFF_MENU,
    hasSettings: false,
  },
]

test('users have the sections, the menu and the logo of their role and company', async ({
  page,
}) => {
  for (const member of members) {
    const { role, company } = member
    await test.step(`${role}, ${DEMO_COMPANIES[company]?.name ?? ''}`, async () => {
      await signInByCall(page, { email: memberOf(role, company).email })
      await page.goto('/hire')
      await expectFrame(page, member)
      await expectMainPage(page, { hasLogo: company === 1 })
      await expectHelp(page)
    })
    await signOut(page)
  }
  await test.step('provider admin', () => openAsProvider(page))
  await signOut(page)
  await test.step('candidate', () => openAsCandidate(page))
  await signOut(page)
  await test.step('a member of staff in the frame of candidates', () => openOwnProgress(page))
})

test('the screens of candidates stay where they are while they load', async ({
  page,
  browser,
  sharedApp,
}) => {
  // A list that is taller than its skeletons.
  for (let device = 0; device < 4; device += 1) {
    const other = await browser.newPage()
    await signInByCall(other, { url: sharedApp.url, email: DEMO_CANDIDATE.email })
    await other.context().close()
  }
  await signInByCall(page, { email: DEMO_CANDIDATE.email })
  // Replies that arrive one after the other.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = 'value' in entry ? Number(entry.value) : 0
        Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifts: Record<string, number> = {}
  for (const screen of candidateScreens.filter((one) => !one.prepare)) {
    const { name, path, title } = screen
    await page.goto(path)
    await expect(page, name).toHaveTitle(titled(title))
    await expectLoaded(page, screen)
    shifts[name] = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > MOST_SHIFT)).toEqual([])
})

async function openAsCandidate(page: Page): Promise<void> {
  await signInByCall(page, { email: DEMO_CANDIDATE.email })
  await page.goto('/user/device')
  await expectMenu(page, CANDIDATE_MENU)
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/user/personal-profile?type=update')
  const year = new Date().getFullYear()
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Fairlead`)
  await page.getByRole('link', { name: 'Close and go to my progress' }).click()
  await expect(page).toHaveURL('/user/progress')
}

async function openOwnProgress(page: Page): Promise<void> {
  await signInByCall(page, { email: memberOf('Interviewer').email })
  await page.goto('/user/progress')
  const own = CANDIDATE_MENU.flatMap((name) =>
    name === 'Where you are signed in' ? [name, 'Companies you work for'] : [name],
  )
  await expectMenu(page, [...own, 'Admin Console'])
}

async function openAsProvider(page: Page): Promise<void> {
  await signInByCall(page, { email: DEMO_PROVIDER.email })
  await page.goto('/settings')
  await expectFrame(page, {
    sections: PROVIDER_SECTIONS,
    menu: [SETTINGS, 'Switch company', ...STAFF_MENU, 'Import Data'],
    hasSettings: true,
  })
}

async function expectFrame(page: Page, frame: Frame): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(links).toHaveText(frame.sections)
  const cog = page.getByRole('banner').getByRole('link', { name: SETTINGS })
  await expect(cog).toHaveCount(frame.hasSettings ? 1 : 0)
  await expectMenu(page, frame.menu)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** The pages in the account menu, which stays open. */
async function expectMenu(page: Page, names: string[]): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expect(page.getByRole('menu').locator('a[role=menuitem]')).toHaveText(names)
}

/** The logo is the company's only where that is switched on. */
async function expectMainPage(page: Page, { hasLogo }: { hasLogo: boolean }): Promise<void> {
  const name = hasLogo ? 'Bluefin Care, main page' : 'Fairlead, main page'
  await expect(page.getByRole('link', { name })).toBeVisible()
  const logo = page.getByRole('banner').locator('img')
  if (hasLogo) await expect(logo).toHaveAttribute('src', /^data:image\/svg/)
  else await expect(logo).toHaveCount(0)
}

async function expectHelp(page: Page): Promise<void> {
  const help = page.getByRole('banner').getByRole('link', { name: 'Help' })
  await expect(help).toHaveAttribute('href', /^https:/)
}
