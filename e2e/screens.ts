import type { Page } from '@playwright/test'

import type { Role } from './fixtures/sign-in.ts'

export type Screen = {
  /** Kebab-case; names the files. */
  name: string
  path: string
  role: Role
  /** Steps between opening the path and the picture. */
  prepare?: (page: Page) => Promise<void>
}

/** Every screen that is photographed; add yours here. */
export const screens: Screen[] = [
  { name: 'login', path: '/login', role: 'anonymous' },
  { name: 'styleguide', path: '/styleguide', role: 'anonymous' },
  { name: 'not-found', path: '/not-found', role: 'anonymous' },
]
