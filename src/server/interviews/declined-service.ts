// Who may decline an interview, take it back, choose someone else, or go ahead without. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/interviews/declined-interviews.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import {
  applicationCommand,
  staffCommand,
  type By,
  type Changing,
} from '../access/staff-command.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { acceptOwn, assign, declineOwn, goAhead } from './declined-interviews.ts'
import type { InterviewRow } from './interview-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Own = { readonly accountId: number; readonly interviewUuid: string }
type Declining = Own & { readonly body: z.output<typeof contract.declineMyInterview.body> }
type Of = { readonly userSmartreqId: number; readonly interviewUuid: string }
type Assigning = Of & { readonly body: z.output<typeof contract.assignInterviewer.body> }
type GoingAhead = Of & { readonly body: z.output<typeof contract.goAheadWithout.body> }

const ownReply = contract.declineMyInterview.responses[200].shape.data

export function createDeclinedService(deps: Deps) {
  const { jobs, now } = deps
  return {
    /** @throws AppError `not_found`, `interview_changed`. */
    decline: (by: By, given: Declining) =>
      changeOwn(deps, {
        by,
        given,
        name: 'decline-my-interview',
        change: (changing) => declineOwn(changing, { ...given, jobs, at: now() }),
      }),

    /** @throws AppError `not_found`, `interview_changed`, `interviewer_busy`. */
    accept: (by: By, given: Own) =>
      changeOwn(deps, {
        by,
        given,
        name: 'accept-my-interview',
        change: (changing) => acceptOwn(changing, { ...given, jobs, at: now() }),
      }),

    /** @throws AppError `not_found`, `interview_changed`, `validation_failed`, `interviewer_busy`. */
    assign: (by: By, given: Assigning) =>
      decide(deps, {
        by,
        given,
        name: 'assign-interviewer',
        change: (changing) => assign(changing, { ...given, jobs, at: now() }),
      }),

    /** @throws AppError `not_found`, `interview_changed`. */
    goAhead: (by: By, given: GoingAhead) =>
      decide(deps, {
        by,
        given,
        name: 'go-ahead-without',
        change: (changing) => goAhead(changing, { ...given, jobs, at: now() }),
      }),
  }
}

type Decision = {
  readonly by: By
  readonly given: Of
  readonly name: string
  readonly change: (changing: Changing) => Promise<InterviewRow>
}

// Both decisions are of those who arrange the interview, and answer what is stored then.
async function decide({ scopes, jobs }: Deps, { by, given, name, change }: Decision) {
  const reply = await applicationCommand(scopes, {
    by,
    userSmartreqId: given.userSmartreqId,
    policy: contract.assignInterviewer.policy,
    name,
    request: given,
    replySchema: contract.assignInterviewer.responses[200].shape.data,
    change: async (changing) => {
      const row = await change(changing)
      return { interview_uuid: row.interviewUuid, status: row.status }
    },
  })
  jobs.wake('send-interview-mail')
  return reply
}

type OwnCommand = {
  readonly by: By
  readonly given: Own
  readonly name: string
  readonly change: (changing: Changing) => Promise<z.output<typeof ownReply>>
}

async function changeOwn({ scopes, jobs }: Deps, { by, given, name, change }: OwnCommand) {
  const reply = await staffCommand(scopes, {
    by,
    accountId: given.accountId,
    policy: contract.declineMyInterview.policy,
    name,
    request: given,
    replySchema: ownReply,
    change,
  })
  jobs.wake('send-interview-mail')
  return reply
}
