// Who may decline an interview, take it back, or choose someone else. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/declined-interviews.ts'

import { applicationCommand, staffCommand, type By, type Changing } from '../audit/staff-command.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StaffScopes } from '../requisitions/staff-access.ts'
import { acceptOwn, assign, declineOwn } from './declined-interviews.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Own = { readonly accountId: number; readonly interviewUuid: string }
type Declining = Own & { readonly body: z.output<typeof contract.declineMyInterview.body> }
type Assigning = {
  readonly userSmartreqId: number
  readonly interviewUuid: string
  readonly body: z.output<typeof contract.assignInterviewer.body>
}

const ownReply = contract.declineMyInterview.responses[200].shape.data

export function createDeclinedService(deps: Deps) {
  const { scopes, jobs, now } = deps
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
    async assign(by: By, given: Assigning) {
      const reply = await applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.assignInterviewer.policy,
        name: 'assign-interviewer',
        request: given,
        replySchema: contract.assignInterviewer.responses[200].shape.data,
        change: async (changing) => {
          const row = await assign(changing, { ...given, jobs, at: now() })
          return { interview_uuid: row.interviewUuid, status: row.status }
        },
      })
      jobs.wake('send-interview-mail')
      return reply
    },
  }
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
