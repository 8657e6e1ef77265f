// What the lists of applicants are asked for.
import type { z } from 'zod'

import type { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import type { listApplicants } from '#contract/requisitions/requisitions.ts'

/** The activities and questions whose answers a list is sorted by. */
export type AnswerSource = {
  readonly asmtIds: readonly number[]
  readonly questionIds: readonly string[]
  /** Days have the order of their text, everything else that of its number. */
  readonly isDay: boolean
}

export type ApplicantQuery = z.output<typeof listApplicants.query> & {
  readonly accountId: number
  readonly jobId: number
  /** The versions of the step, once looked up: how many are at them is in the statistics then. */
  readonly stepVersions?: readonly number[] | undefined
  /** For an order by answer, once looked up. */
  readonly answerSource?: AnswerSource | undefined
}

type Arranging = 'page' | 'page_size' | 'ordering' | 'answer_of' | 'answerSource'

/** What narrows the list, without its order and its page. */
export type ApplicantFilters = Omit<ApplicantQuery, Arranging>

/** What filters over several requisitions were looked up to; undefined for those that are not set. */
export type Narrowing = {
  readonly jobIds: readonly number[] | undefined
  readonly steps: ReadonlyArray<{ jobId: number; jobStepId: number }> | undefined
}

export type AccountApplicantQuery = Omit<z.output<typeof listAccountApplicants.query>, 'scope'> & {
  readonly accountId: number
  /** The requisitions that the caller sees; null for all. */
  readonly seen: readonly number[] | null
  /** As above. */
  readonly stepVersions?: readonly number[] | undefined
  readonly answerSource?: AnswerSource | undefined
  /** The requisitions and steps that filters come down to, once looked up. */
  readonly narrowing?: Narrowing | undefined
}

export type AccountApplicantFilters = Omit<AccountApplicantQuery, Arranging>
