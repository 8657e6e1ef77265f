// Rows that an example request is about and takes away: each example has one of its own.
import { randomUUID } from 'node:crypto'

import { nightShifts } from '#contract/examples/application-form.ts'
import { licence } from '#contract/examples/screening-questions.ts'
import { accountField } from '#server/db/schema/account-field.ts'
import { userRole } from '#server/db/schema/account.ts'
import { applicantExport } from '#server/db/schema/applicant-export.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import { jobExperience } from '#server/db/schema/job-experience.ts'
import { accountQuestion } from '#server/db/schema/question.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'
import { savedView } from '#server/db/schema/saved-view.ts'
import { applicantExportKey } from '#server/requisitions/exports/export-key.ts'

import { buildCompany, buildMember, buildStaff } from './builders.ts'
import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

export async function savedViewOf({ database }: TestApp, target: Target): Promise<number> {
  const { accountId, userId } = target
  const [made] = await database.owner
    .insert(savedView)
    .values({ accountId, userId, list: 'users', name: randomUUID(), query: '', isShared: true })
    .returning()
  return made?.viewId ?? NO_ID
}

/** An entry of the person's work experience. */
export async function experienceOf({ database }: TestApp, { userId }: Target): Promise<string> {
  const userJobId = randomUUID()
  const named = { companyName: 'Harbour Ltd', title: 'Pilot' }
  await database.owner
    .insert(jobExperience)
    .values({ userId, userJobId, ...named, savedAt: new Date(0) })
  return userJobId
}

export async function accountFieldOf({ database }: TestApp, target: Target): Promise<number> {
  const { written } = nightShifts
  const values = { accountId: target.accountId, usageTypeId: 2 as const, isPrivate: false }
  const [made] = await database.owner
    .insert(accountField)
    .values({ ...values, text: written.text, written })
    .returning()
  return made?.accountFieldId ?? NO_ID
}

export async function libraryQuestionOf({ database }: TestApp, target: Target): Promise<number> {
  const { text, type } = licence
  const values = { accountId: target.accountId, text, type, written: exampleQuestion() }
  const [made] = await database.owner.insert(accountQuestion).values(values).returning()
  return made?.accountQuestionId ?? NO_ID
}

export function exampleQuestion() {
  const { text, help, type, is_required, options } = licence
  return { text, help, type, is_required, options: [...options] }
}

export async function batchOf({ database }: TestApp, target: Target): Promise<string> {
  const batchId = randomUUID()
  const { accountId, userSmartreqId, memberId } = target
  const state = { status: 'active', stepStatus: 'awaiting_decision' }
  await database.owner.insert(applicationDecision).values({
    accountId,
    userSmartreqId,
    batchId,
    action: 'hold',
    decidedBy: memberId,
    decidedAt: new Date(),
    enteredAt: new Date(),
    planVersion: 1,
    fromStatus: state.status,
    fromStepStatus: state.stepStatus,
    toStatus: 'on_hold',
    toStepStatus: state.stepStatus,
  })
  return batchId
}

export async function teamMemberOf({ database }: TestApp, target: Target): Promise<number> {
  const { accountId, requisition } = target
  const { memberId } = await buildMember(database, target)
  const values = { accountId, jobId: requisition.jobId, userId: memberId, teamRole: 'interviewer' }
  const [made] = await database.owner.insert(jobTeam).values(values).returning()
  return made?.jobTeamId ?? NO_ID
}

// One that loses no one whom it needs.
export async function companyOf({ database }: TestApp, userId: number): Promise<number> {
  const company = await buildCompany(database)
  await buildStaff(database, { company, preset: 'Account admin' })
  const { accountId, roles } = company
  await database.owner.insert(userRole).values({ accountId, userId, roleId: roles.Recruiter })
  return accountId
}

/** An export that can be downloaded, of no one. */
export async function applicantExportOf(
  { database, storage, clock }: TestApp,
  target: Target,
): Promise<string> {
  const exportId = randomUUID()
  const { accountId, userId } = target
  if (accountId === NO_ID) return exportId
  await storage.write(applicantExportKey(exportId), new TextEncoder().encode('Email'))
  const at = clock.now()
  await database.owner.insert(applicantExport).values({
    accountId,
    exportId,
    userId,
    format: 'csv',
    language: 'en',
    request: { columns: ['email'], ordering: 'name', ref_ids: [], seen: null },
    jobIds: [],
    requestedAt: at,
    readyAt: at,
    expiresAt: new Date(at.getTime() + 3_600_000),
    bytes: 5,
  })
  return exportId
}
