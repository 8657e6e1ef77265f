import { expect, type Page } from '@playwright/test'

import { candidateScreens } from './screens/candidate-screens.ts'
import { measurementScreens } from './screens/measurement-screens.ts'
import { offerSettingsScreens } from './screens/offer-screens.ts'
import { publicScreens } from './screens/public-screens.ts'
import type { Screen } from './screens/screen.ts'
import { settingsScreens } from './screens/settings-screens.ts'
import { staffScreens } from './screens/staff-screens.ts'

/** Every screen that is photographed; add yours to the list of its area. */
export const screens: Screen[] = [
  ...publicScreens,
  ...candidateScreens,
  ...staffScreens,
  ...settingsScreens,
  ...offerSettingsScreens,
  ...measurementScreens,
]

/** What is loaded is there, and nothing stands in its place. */
export async function expectLoaded(page: Page, screen: Screen): Promise<void> {
  // The style guide shows what is busy for ever.
  if (screen.name === 'styleguide') return
  await expect(page.getByRole('heading').first(), screen.name).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]'), screen.name).toHaveCount(0)
}
