// The onboarding form of those who are hired: a part of their own go at the job profile that the hire gave them, which is on
// their trackers with their other parts. Runs in the company's scope, in the transaction of the hire.
import type { AccountOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'

import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { lockHireForm } from '../plan-editor/onboarding-forms/onboarding-forms.ts'
import { writeActivities } from '../plan-editor/written-content.ts'
import { findGo, insertGo, reopenGo } from './employee-go-repository.ts'
import * as repository from './hired-onboarding-repository.ts'
import { lockApplying } from './progress-repository.ts'

type Hires = { readonly accountId: number; readonly ids: readonly number[] }
type Hired = Awaited<ReturnType<typeof repository.listHired>>[number]
type Given = { readonly hired: Hired; readonly form: AccountOnboardingForm }

/** Gives the form that the company chose for new hires; nothing where it chose none. */
export async function assignOnboardingForm(changing: Changing, hires: Hires): Promise<void> {
  const { tx } = changing
  const form = await lockHireForm(tx, hires.accountId)
  if (form === null) return
  for (const hired of await repository.listHired(tx, hires)) await assign(changing, { hired, form })
}

async function assign({ tx, audit }: Changing, { hired, form }: Given): Promise<void> {
  const { accountId, userId, hiredId } = hired
  const jobStepActivityId = await planForm(tx, { hired, form })
  await lockApplying(tx, hired)
  // The parts of the profile's own plan come when the person opens its link.
  const go = (await findGo(tx, hired)) ?? (await insertGo(tx, { ...hired, planVersion: 0 }))
  const { userSmartreqId } = go
  const isNew = await repository.giveActivity(tx, {
    accountId,
    userId,
    userSmartreqId,
    jobStepActivityId,
  })
  if (!isNew) return
  await reopenGo(tx, { accountId, userSmartreqId })
  await audit({
    entity: 'application',
    entityId: hiredId,
    action: 'assign_onboarding_form',
    after: { name: form.name },
  })
}

// The form as it is now: who was hired before keeps what they were given.
async function planForm(tx: Tx, { hired: { accountId, jobId }, form }: Given): Promise<number> {
  const settings = { kind: 'onboarding-form', ...form } as const
  const known = await repository.findFormActivity(tx, { accountId, jobId, settings })
  if (known !== null) return known
  const [written] = await writeActivities(tx, {
    accountId,
    // No content is there yet of which this would be a change.
    steps: [{ usage_type: 1, activities: [{ asmt_id: 0, is_required: true, settings }] }],
    activities: new Map(),
  })
  if (written === undefined) throw new Error('The form was not written.')
  return repository.insertFormActivity(tx, { accountId, jobId, asmtId: written.asmtId })
}
