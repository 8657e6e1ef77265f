// Fills an empty database with the demo: two companies and a year of hiring. Never touches what is there.
import { sql } from 'drizzle-orm'

import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import { publishAll } from '#server/privacy/eeoc/publish-figures.ts'

import type { Database } from './bulk-insert.ts'
import { startOfDay } from './calendar.ts'
import { withDuplicate } from './duplicate-pair.ts'
import { planApplications } from './plan-applications.ts'
import { seedAnswers } from './seed-answers.ts'
import { seedApplications } from './seed-applications.ts'
import { hasDemo, seedCompanies } from './seed-companies.ts'
import { seedCompanyLists } from './seed-company-lists.ts'
import { seedCustomFields } from './seed-custom-fields.ts'
import { seedEeocAnswers } from './seed-eeoc-answers.ts'
import { seedInterviews } from './seed-interviews.ts'
import { seedInvitations } from './seed-invitations.ts'
import { seedOnboardingForms } from './seed-onboarding-forms.ts'
import { seedProfileSetup } from './seed-profile-setup.ts'
import { seedProfiles } from './seed-profiles.ts'
import { seedPromises } from './seed-promises.ts'
import { seedRequisitions, type SeedingServices } from './seed-requisitions.ts'
import { seedTextTemplates } from './seed-text-templates.ts'
import { seedWorkforce } from './seed-workforce.ts'

type DemoInput = SeedingServices & {
  /** Argon2id of `DEMO_PASSWORD`, PHC string. */
  readonly passwordHash: string
}

/** Any number, so that two processes that start at once take turns. */
const DEMO_LOCK = 20_461

/**
 * Writes the demo in one transaction and answers true; answers false, having changed nothing, when the
 * demo's accounts are there. Needs the owner's rights, as it writes for several companies. It ends at midnight UTC of the
 * day of `now`; the same day gives the same demo.
 */
export async function seedDemo(
  ownerDb: Database,
  { passwordHash, ...services }: DemoInput,
): Promise<boolean> {
  return ownerDb.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK}::bigint)`)
    if (await hasDemo(tx)) return false
    await syncInstruments(tx)
    const today = startOfDay(services.now())
    const accounts = await seedCompanies(tx, { today, passwordHash })
    await seedOnboardingForms(tx, accounts)
    await seedTextTemplates(tx, accounts)
    await seedCompanyLists(tx, accounts)
    const companies = await seedRequisitions(tx, { ...accounts, today, services })
    const plans = withDuplicate(planApplications(today))
    const written = await seedApplications(tx, { plans, companies, passwordHash })
    await seedProfiles(tx, written)
    await seedAnswers(tx, written)
    await seedInterviews(tx, { ...written, today })
    await seedPromises(tx, { ...written, today })
    await seedEeocAnswers(tx, written)
    await publishAll({ db: tx }, today)
    await seedInvitations(tx, { today, companies })
    await seedWorkforce(tx, { ...accounts, today })
    await seedProfileSetup(tx, { ...accounts, today, services })
    await seedCustomFields(tx, accounts)
    return true
  })
}
