import { removeTemplate, seedTemplate } from './fixtures/server.ts'

/**
 * Seeds the demo company once for all journeys; workers find the folder in the environment.
 * A folder that is named there already is used as it is, which saves the seeding while working on a journey.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.FAIRLEAD_TEMPLATE !== undefined) return () => Promise.resolve()
  const template = await seedTemplate()
  process.env.FAIRLEAD_TEMPLATE = template
  return () => removeTemplate(template)
}
