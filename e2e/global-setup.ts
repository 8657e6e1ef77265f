import { rm } from 'node:fs/promises'

import { seedTemplate } from './fixtures/server.ts'

/** Seeds the demo company once for all journeys; workers find the folder in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const template = await seedTemplate()
  process.env.FAIRLEAD_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
