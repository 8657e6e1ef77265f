// Rules of arranging interviews, by staff: inviting, setting a time by hand, calling off. Knows no HTTP.
import type { z } from 'zod'

import type { Policy } from '#contract/core/endpoint.ts'
import { previewInterview } from '#contract/interviews/interview-preview.ts'
import { hasTime } from '#contract/interviews/interview-states.ts'
import * as contract from '#contract/interviews/interviews.ts'

import type { JobAccess, StaffScopes } from '../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { invite, schedule } from './arrange-interview.ts'
import { describePlanned } from './describe-interview.ts'
import {
  chosenOf,
  keyOf,
  orderInterviewMail,
  recordInterview,
  statusAfter,
  withoutTime,
} from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow } from './interview-repository.ts'
import { preview } from './preview-interview.ts'
import { start } from './start-interview.ts'
import { noteInStep } from './step-progress.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Of = { readonly userSmartreqId: number }
type Previewing = Of & { query: z.output<typeof previewInterview.query> }
type Inviting = Of & { body: z.output<typeof contract.inviteToInterview.body>; origin: string }
type Scheduling = Of & { body: z.output<typeof contract.scheduleInterview.body>; origin: string }
type Starting = Of & { body: z.output<typeof contract.startInterview.body>; origin: string }
type Ending = Of & { interviewUuid: string; body: z.output<typeof contract.endInterview.body> }

const replySchema = contract.inviteToInterview.responses[200].shape.data

type Command = {
  readonly by: By
  readonly userSmartreqId: number
  readonly name: string
  readonly request: unknown
  /** As for who arranges, unless it says otherwise. */
  readonly policy?: Policy
  readonly change: (changing: Changing<JobAccess>) => Promise<InterviewRow>
}

async function run({ scopes, jobs }: Deps, given: Command) {
  const reply = await applicationCommand(scopes, {
    policy: contract.inviteToInterview.policy,
    ...given,
    replySchema,
    change: async (changing) => describeStored(await given.change(changing)),
  })
  jobs.wake('send-interview-mail')
  return reply
}

export function createInterviewService(deps: Deps) {
  const { jobs, now } = deps
  const command = (given: Command) => run(deps, given)
  return {
    ...reads(deps),

    /** @throws AppError `not_found`, `interview_changed`, `validation_failed`. */
    invite: (by: By, given: Inviting) =>
      command({
        ...requested(by, given),
        name: 'invite-to-interview',
        change: (changing) => invite(changing, { ...given, jobs, at: now() }),
      }),

    /** @throws AppError as above, and `interviewer_busy`. */
    schedule: (by: By, given: Scheduling) =>
      command({
        ...requested(by, given),
        name: 'schedule-interview',
        change: (changing) => schedule(changing, { ...given, jobs, at: now() }),
      }),

    /** @throws AppError `not_found`, `interview_changed`, `forbidden`. */
    start: (by: By, given: Starting) =>
      command({
        ...requested(by, given),
        name: 'start-interview',
        policy: contract.startInterview.policy,
        change: (changing) => start(changing, { ...given, at: now() }),
      }),

    /** @throws AppError `not_found`, `interview_changed`. */
    end: (by: By, given: Ending) =>
      command({
        by,
        userSmartreqId: given.userSmartreqId,
        name: 'end-interview',
        request: given,
        change: (changing) => end(changing, { jobs, ...given }),
      }),
  }
}

function reads({ scopes, now }: Deps) {
  return {
    /** What the plan of an application asks for, and what was arranged. */
    list: (caller: Caller, { userSmartreqId }: Of) =>
      scopes.atApplication({ caller, userSmartreqId }, (tx, access) =>
        describePlanned(tx, { access, userSmartreqId, now: now() }),
      ),

    /** What an invitation would offer. @throws AppError `not_found`, `validation_failed`. */
    preview: (caller: Caller, { userSmartreqId, query }: Previewing) => {
      const { policy } = previewInterview
      return scopes.atApplication({ caller, userSmartreqId, policy }, (tx, access) =>
        preview(tx, { access, userSmartreqId, query, now: now() }),
      )
    },
  }
}

function requested(by: By, { userSmartreqId, body }: Of & { body: unknown }) {
  return { by, userSmartreqId, request: { userSmartreqId, body } }
}

async function end(
  changing: Changing,
  { jobs, userSmartreqId, interviewUuid, body }: Ending & { jobs: Jobs },
): Promise<InterviewRow> {
  const { tx, access } = changing
  // The application first, as every change that concerns both.
  await repository.lockUnderWay(tx, { accountId: access.accountId, userSmartreqId })
  const found = await repository.lockInterview(tx, { accountId: access.accountId, interviewUuid })
  if (found === null || found.userSmartreqId !== userSmartreqId) throw new AppError('not_found')
  const row = await repository.updateInterview(tx, {
    ...keyOf(found),
    set: {
      status: statusAfter(found.status, body.action),
      endReason: body.reason === '' ? null : body.reason,
      eventVersion: found.eventVersion + 1,
      ...withoutTime(found),
    },
  })
  await noteInStep(tx, row)
  const isCancelled = body.action === 'cancel'
  await recordInterview(changing, {
    userSmartreqId,
    action: isCancelled ? 'cancel_interview' : 'interview_no_show',
  })
  if (!isCancelled) return row
  if (hasTime(found.status)) {
    const to = [row.userId, ...(await chosenOf(tx, row))]
    await orderInterviewMail(tx, { jobs, row, kind: 'interview-cancelled', to })
  } else if (found.status !== 'needs_scheduling')
    await orderInterviewMail(tx, { jobs, row, kind: 'invitation-cancelled', to: [row.userId] })
  return row
}

function describeStored({ interviewUuid, status }: InterviewRow) {
  return { interview_uuid: interviewUuid, status }
}
