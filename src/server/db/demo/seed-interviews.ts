// Writes the interviews of the demo: what took place, what is still to come, and what the panels wrote.
import type { RolePresetName } from '#contract/access/role-presets.ts'
import {
  attributeKey,
  RECOMMENDATION_KEY,
  SUMMARY_KEY,
} from '#contract/interviews/interview-feedback-rules.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { interviewFeedback } from '#server/db/schema/interview-feedback.ts'
import {
  interview,
  interviewerAvailability,
  interviewInterviewer,
} from '#server/db/schema/interview.ts'

import type { Database } from './bulk-insert.ts'
import { insertRows } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import { DEMO_COMPANIES } from './companies.ts'
import { keyOf, lookup, type IdLookup } from './id-lookup.ts'
import { INTERVIEW_MINUTES, planInterviews, type PlannedInterview } from './plan-interviews.ts'
import { seededRandom } from './random.ts'
import type { SeededApplications } from './seed-applications.ts'

const ZONE = 'America/New_York'
const INTERVIEWING: readonly RolePresetName[] = ['Interviewer', 'Hiring manager', 'Recruiter']

/** The position of the interview among the steps of a plan, from 0. */
const INTERVIEW_STEP = 1

/** After the applications. `today` is midnight UTC. */
export async function seedInterviews(
  db: Database,
  { today, ...written }: SeededApplications & { readonly today: Date },
): Promise<void> {
  const planned = planInterviews(written.plans, today)
  const activityRowId = await insertActivityRows(db, { ...written, planned })
  const random = seededRandom(0x4e1d)
  const interviews = planned.map((one) => ({
    ...one,
    interviewUuid: random.uuid(),
    linkUuid: random.uuid(),
    accountId: written.companies.accountId(one.plan.company.uuid),
  }))
  await insertInterviews(db, { ...written, interviews, activityRowId, today })
  await insertPanels(db, { ...written, interviews })
  await insertFeedback(db, { ...written, interviews })
  await insertHours(db, { ...written, today })
}

/** Office hours for all who interview. */
async function insertHours(
  db: Database,
  { companies, today }: Pick<SeededApplications, 'companies'> & { today: Date },
) {
  const rows = DEMO_COMPANIES.flatMap(({ uuid, staff }) =>
    staff
      .filter(({ role }) => INTERVIEWING.includes(role))
      .map(({ email }) => ({
        accountId: companies.accountId(uuid),
        userId: companies.staffId(email),
        timeZone: ZONE,
        weekly: [...Array.from({ length: 5 }, () => [{ from: '09:00', to: '17:00' }]), [], []],
        exceptions: [],
        bufferMinutes: 10,
        noticeHours: 24,
        defaultPlace: '',
        about: '',
        updatedAt: today,
      })),
  )
  await insertRows(db, { table: interviewerAvailability, rows })
}

type Interview = PlannedInterview & {
  readonly interviewUuid: string
  readonly linkUuid: string
  readonly accountId: number
}
type WithInterviews = SeededApplications & { readonly interviews: readonly Interview[] }

async function insertInterviews(
  db: Database,
  given: WithInterviews & { readonly activityRowId: IdLookup; readonly today: Date },
): Promise<void> {
  const { interviews, companies, activityRowId, today } = given
  await insertRows(db, {
    table: interview,
    rows: interviews.map(({ plan, bookedAt, ...one }) => {
      const { company, requisition, person } = plan
      const { accountId, interviewUuid, linkUuid, status, startsAt, endsAt, isSetByHand } = one
      const userSmartreqId = given.applicationId(requisition.uuid, person.uuid)
      return {
        accountId,
        interviewUuid,
        linkUuid,
        status,
        startsAt,
        endsAt,
        userSmartreqId,
        userId: given.userId(person.uuid),
        jobStepActivityId: companies.interviewActivityId(requisition.uuid),
        userStepActivityId: activityRowId(userSmartreqId),
        mode: one.panel.length === 1 ? ('one' as const) : ('panel' as const),
        minutes: INTERVIEW_MINUTES,
        format: 'video' as const,
        place: '',
        candidateZone: startsAt === null || isSetByHand ? null : ZONE,
        staffZone: isSetByHand ? ZONE : null,
        expiresAt: addDays(startsAt ?? today, 14),
        // No reminder is sent to people who do not exist.
        remindedAt: bookedAt,
        createdAt: bookedAt,
        createdBy: companies.recruiterId(company.uuid),
      }
    }),
  })
}

async function insertPanels(db: Database, { interviews, companies }: WithInterviews) {
  await insertRows(db, {
    table: interviewInterviewer,
    rows: interviews.flatMap(({ accountId, interviewUuid, panel }) =>
      panel.map((email) => ({
        accountId,
        interviewUuid,
        userId: companies.staffId(email),
        isChosen: true,
      })),
    ),
  })
}

async function insertFeedback(db: Database, { interviews, companies }: WithInterviews) {
  await insertRows(db, {
    table: interviewFeedback,
    rows: interviews.flatMap(({ accountId, interviewUuid, feedback }) =>
      feedback.map(({ email, submittedAt, ...written }) => ({
        accountId,
        interviewUuid,
        userId: companies.staffId(email),
        status: 'submitted' as const,
        entries: entriesOf(written, { at: submittedAt, ...companies }),
        submittedAt,
        firstSubmittedAt: submittedAt,
        updatedAt: submittedAt,
      })),
    ),
  })
}

function entriesOf(
  {
    ratings,
    recommendation,
    summary,
  }: Omit<PlannedInterview['feedback'][number], 'email' | 'submittedAt'>,
  { at: when, attributeTypeId }: { at: Date; attributeTypeId: IdLookup },
) {
  const at = when.toISOString()
  return {
    [RECOMMENDATION_KEY]: { value: recommendation, at },
    [SUMMARY_KEY]: { value: summary, at },
    ...Object.fromEntries(
      ratings.map(([attribute, value]) => [
        attributeKey(attributeTypeId(attribute)),
        { value, at },
      ]),
    ),
  }
}

/** A row of the activity for each application, locked before its step. @returns their ids by the id of the application */
async function insertActivityRows(
  db: Database,
  { planned, ...written }: SeededApplications & { readonly planned: readonly PlannedInterview[] },
): Promise<IdLookup> {
  const { companies, plans } = written
  const statuses = new Map(planned.map(({ plan, status }) => [plan, status]))
  const asked = plans.filter(({ requisition }) => requisition.interview !== undefined)
  const rows = asked.map((plan) => ({
    accountId: companies.accountId(plan.company.uuid),
    userSmartreqId: written.applicationId(plan.requisition.uuid, plan.person.uuid),
    jobStepActivityId: companies.interviewActivityId(plan.requisition.uuid),
    userId: written.userId(plan.person.uuid),
    status: rowStatus(plan.journey.step, statuses.get(plan)),
  }))
  const made = await db.insert(userStepActivity).values(rows).returning({
    application: userStepActivity.userSmartreqId,
    id: userStepActivity.userStepActivityId,
  })
  return lookup(new Map(made.map(({ application, id }) => [keyOf(application), id])))
}

function rowStatus(step: number, interviewed: PlannedInterview['status'] | undefined): string {
  if (interviewed === 'complete') return 'submitted'
  return step === INTERVIEW_STEP ? 'available' : 'locked'
}
