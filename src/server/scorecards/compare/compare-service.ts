// Puts several applicants side by side for staff who may see them all. Knows no HTTP.
import type { ComparedPerson, Comparison } from '#contract/scorecards/compare.ts'

import { listManaged } from '../../access/job-access.ts'
import { seesPrivateData, type StaffAccess, type StaffScopes } from '../../access/staff-access.ts'
import { listApplicantsByIds } from '../../applicants/applicant-service.ts'
import { fitOf } from '../../assessments/scoring/fit.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { describeQuestions } from '../answered-questions.ts'
import { listActivities } from '../scorecard-repository.ts'
import { masked } from './blind.ts'
import { listScored, type ScoredRow } from './compare-repository.ts'
import { attributeRows, questionRows, stepRows, type Compared } from './compare-rows.ts'

type Applicant = Awaited<ReturnType<typeof listApplicantsByIds>>[number]
type Person = Compared & { readonly applicant: Applicant; readonly scored: ScoredRow }
type Query = { readonly ids: readonly number[]; readonly isBlind: boolean }

export function createCompareService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** @throws AppError `not_found` or `forbidden` when the caller may not see one of them. */
    compare(caller: Caller, { ids, isBlind }: Query): Promise<Comparison> {
      return scopes.atApplications({ caller, ids }, async (tx, access) => {
        const managed = await listManaged(tx, { access, jobs: access.jobs })
        const people = await readPeople(tx, { access, ids, isBlind })
        const requisition = commonRequisition(people)
        const options = { isOneRequisition: requisition !== null }
        return {
          account_id: access.accountId,
          is_blind: isBlind,
          requisition,
          people: people.map((one) =>
            describePerson(one, { isBlind, canDecide: managed.has(one.applicant.job_id) }),
          ),
          steps: stepRows(people, options),
          attributes: attributeRows(people, options),
          questions: questionRows(people, { isBlind }),
        }
      })
    },
  }
}

/** Everything about them, in three round trips however many they are. */
export async function readPeople(
  tx: Tx,
  { access, ids, isBlind }: Query & { readonly access: StaffAccess },
): Promise<Person[]> {
  const key = { accountId: access.accountId, ids }
  const applicants = await listApplicantsByIds(tx, key)
  const activities = await listActivities(tx, key)
  const scored = new Map((await listScored(tx, key)).map((row) => [row.userSmartreqId, row]))
  const canSeePrivate = seesPrivateData(access)
  return applicants.flatMap((applicant) => {
    const { user_smartreq_id: id } = applicant
    const own = scored.get(id)
    if (own === undefined) return []
    const questions = activities
      .filter((row) => row.userSmartreqId === id)
      .flatMap((row) => describeQuestions(row, { canSeePrivate }))
      // A file is read on its scorecard, and tells who the person is.
      .filter(({ type }) => type !== 'file')
    const shown = isBlind ? questions.map((one) => masked(one, applicant)) : questions
    return [{ applicant, scored: own, questions: shown }]
  })
}

function commonRequisition(people: readonly Person[]): Comparison['requisition'] {
  const [first] = people
  if (first === undefined) return null
  const { job_id, job_title: title } = first.applicant
  return people.every((one) => one.applicant.job_id === job_id) ? { job_id, title } : null
}

function describePerson(
  { applicant, scored }: Person,
  { isBlind, canDecide }: { isBlind: boolean; canDecide: boolean },
): ComparedPerson {
  const { first_name, last_name, email, city, state, score } = applicant
  const { scoreVersion: version, predictiveModel } = scored
  return {
    user_smartreq_id: applicant.user_smartreq_id,
    ref_id: applicant.ref_id,
    identity: isBlind ? null : { first_name, last_name, email, city, state },
    job_id: applicant.job_id,
    job_title: applicant.job_title,
    status: applicant.status,
    job_step_id: applicant.job_step_id,
    step_title: applicant.step_title,
    step_standard_title: applicant.step_standard_title,
    step_status: applicant.step_status,
    pct_complete: applicant.pct_complete,
    knock_out_count: applicant.knock_out_count,
    application_date: applicant.application_date,
    score,
    scored_by:
      score === null || version === null ? null : { predictive_model: predictiveModel, version },
    weighted_score: fitOf(scored.scores, scored.weights).score,
    can_decide: canDecide,
    next_step: nextStepOf(applicant, scored),
  }
}

function nextStepOf({ job_step_id }: Applicant, { steps }: ScoredRow): ComparedPerson['next_step'] {
  const at = steps.findIndex((one) => one.job_step_id === job_step_id)
  const next = at === -1 ? undefined : steps[at + 1]
  return next === undefined ? null : { title: next.title, standard_title: next.standard_title }
}
