import type { Page } from '@playwright/test'

import type { Role } from '../fixtures/sign-in.ts'

export type Screen = {
  /** Kebab-case; names the files. */
  name: string
  path: string
  role: Role
  /** What the browser's tab says, before the name of the product. */
  title: string | RegExp
  /** Steps between opening the path and the screenshot. */
  prepare?: (page: Page) => Promise<void>
}
