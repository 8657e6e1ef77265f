/** Job profiles, in the words of the screens. */
import { expect, type Page } from '@playwright/test'

import { DEMO_PROFILE_SETUPS } from '../../src/server/db/demo/profile-setup.ts'
import type { ProfileSetupPart } from '../../src/web/features/job-profiles/profile-search.ts'
import { goTo } from './app.ts'

/** The title of a profile of the demo that has outcomes, a measurement plan and a model. */
export function setUpProfile(): string {
  const [first] = DEMO_PROFILE_SETUPS
  if (first === undefined) throw new Error('The demo sets up no job profile.')
  return first.title
}

/** A part of the setup of that profile. */
export async function openProfileSetup(page: Page, part: ProfileSetupPart): Promise<void> {
  await page.getByRole('link', { name: setUpProfile(), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: setUpProfile() })).toBeVisible()
  const job = new URL(page.url()).searchParams.get('job')
  await goTo(page, `/jobdetails/setup/${part}?job=${job}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
