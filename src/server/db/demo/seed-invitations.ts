// Writes the links that the demo's first company has handed out, and the pathway behind one of them.
import { and, asc, eq } from 'drizzle-orm'

import { invitation } from '#server/db/schema/invitation.ts'
import { application, job, jobStep, jobStepActivity } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'

import type { Database } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import { DEMO_CANDIDATE } from './companies.ts'
import { DEMO_INVITATIONS, DEMO_INVITING, DEMO_PATHWAY } from './login-pages.ts'
import type { SeededRequisitions } from './seed-requisitions.ts'

const JOB_TYPE_PATHWAY = 4
const OPEN_FOR_DAYS = 30

type Input = { readonly today: Date; readonly companies: SeededRequisitions }

export async function seedInvitations(db: Database, { today, companies }: Input): Promise<void> {
  const accountId = companies.accountId(DEMO_INVITING.companyUuid)
  const jobId = companies.jobId(DEMO_INVITING.jobUuid)
  const pathwayId = await insertPathway(db, { today, accountId, companies })
  const createdAt = addDays(today, -1)
  const about = { accountId, jobId, createdAt }
  const userSmartreqId = await findOfCandidate(db, about)
  await db.insert(invitation).values([
    { ...about, kind: 'interview', uuid: DEMO_INVITATIONS.interview, userSmartreqId },
    {
      ...about,
      kind: 'scorecard',
      uuid: DEMO_INVITATIONS.scorecard,
      userSmartreqId: await findScored(db, { accountId, jobId }),
    },
    {
      ...about,
      kind: 'career-pathways',
      uuid: DEMO_INVITATIONS['career-pathways'],
      jobId: pathwayId,
    },
    {
      ...about,
      kind: 'interview-list',
      uuid: DEMO_INVITATIONS['interview-list'],
      userSmartreqId,
    },
  ])
}

// No service makes pathways: staff cannot set one up yet.
async function insertPathway(
  db: Database,
  { today, accountId, companies }: Input & { readonly accountId: number },
): Promise<number> {
  const openedAt = addDays(today, -OPEN_FOR_DAYS)
  const [made] = await db
    .insert(job)
    .values({
      ...DEMO_PATHWAY,
      accountId,
      jobTypeId: JOB_TYPE_PATHWAY,
      status: 'open',
      createdAt: openedAt,
      openedAt,
    })
    .returning({ jobId: job.jobId })
  if (made === undefined) throw new Error('The demo has no pathway.')
  const [step] = await db
    .insert(jobStep)
    .values({
      accountId,
      jobId: made.jobId,
      title: 'Application & assessments',
      standardTitle: 'assessments',
      sortOrder: 1,
    })
    .returning({ jobStepId: jobStep.jobStepId })
  await db.insert(jobStepActivity).values({
    accountId,
    jobStepId: step?.jobStepId ?? 0,
    asmtId: companies.asmtId('competencies'),
    title: { en: 'Competencies', es: 'Competencias', fr: 'Compétences' },
    sortOrder: 1,
  })
  return made.jobId
}

/** The application of the demo's own candidate. */
async function findOfCandidate(
  db: Database,
  given: { accountId: number; jobId: number },
): Promise<number> {
  const [found] = await db
    .select({ id: application.userSmartreqId })
    .from(application)
    .innerJoin(appUser, eq(appUser.userId, application.userId))
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.jobId, given.jobId),
        eq(appUser.email, DEMO_CANDIDATE.email),
      ),
    )
  if (found === undefined) throw new Error('The demo’s candidate has not applied.')
  return found.id
}

async function findScored(
  db: Database,
  given: { accountId: number; jobId: number },
): Promise<number> {
  const [found] = await db
    .select({ id: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.jobId, given.jobId),
        eq(application.status, 'new'),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
    .limit(1)
  if (found === undefined) throw new Error('The demo has no new application.')
  return found.id
}
