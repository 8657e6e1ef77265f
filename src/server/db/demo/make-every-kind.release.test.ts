import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { ACTIVITY_KINDS, hasPlayer } from '#contract/assessments/kind-names.ts'
import { assessment } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { job, jobStep, jobStepActivity } from '#server/db/schema/requisition.ts'
import { demoInput } from '#testing/demo.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { EVERY_KIND } from './every-kind.ts'
import { greetDemo } from './greet-demo.ts'
import { makeEveryKind } from './make-every-kind.ts'
import { seedDemo } from './seed-demo.ts'

/** The whole demo is made first: ten seconds, and more beside other tests. */
const SLOW = 240_000

const database = await openTestDatabase()
const input = demoInput(database)

it(
  'opens one requisition of the demo whose plan asks for every kind that there is',
  async () => {
    await seedDemo(database.owner, input)
    await makeEveryKind({ ...input, database })

    const [made] = await database.owner.select().from(job).where(eq(job.uuid, EVERY_KIND.uuid))
    expect(made).toMatchObject({ title: EVERY_KIND.title, status: 'open', planVersion: 1 })
    const planned = await database.owner
      .select({ kind: assessment.kind, questions: assessment.questionCount })
      .from(jobStepActivity)
      .innerJoin(jobStep, eq(jobStep.jobStepId, jobStepActivity.jobStepId))
      .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
      .where(eq(jobStep.jobId, made?.jobId ?? 0))
    expect(new Set(planned.map(({ kind }) => kind))).toEqual(new Set(ACTIVITY_KINDS))
    expect(planned.filter((one) => hasPlayer(one.kind) && one.questions === 0)).toEqual([])
    const trail = await database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.entityId, made?.jobId ?? 0))
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'update', 'save_plan', 'save_weights', 'open']),
    )
    const lines = await greetDemo(database, 'http://localhost:3000')
    expect(lines.join('\n')).toContain(
      `http://localhost:3000/?sr=${EVERY_KIND.uuid}  ${EVERY_KIND.title}, with every kind of assessment`,
    )
  },
  SLOW,
)
