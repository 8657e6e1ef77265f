// Puts a scorecard together for staff who may see the requisition. Knows no HTTP.
import { activityStatusSchema } from '#contract/progress.ts'
import type { AttributeScore, Scorecard } from '#contract/scorecards.ts'
import type { Timing } from '#contract/timing.ts'

import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { getApplicant } from '../requisitions/applicant-service.ts'
import type { StaffScopes } from '../requisitions/staff-access.ts'
import * as repository from './scorecard-repository.ts'

export type ScorecardService = ReturnType<typeof createScorecardService>

export function createScorecardService(deps: { scopes: StaffScopes }) {
  return {
    /** The scorecard of one application. */
    get(caller: Caller, userSmartreqId: number): Promise<Scorecard> {
      return deps.scopes.atApplication({ caller, userSmartreqId }, async (tx, { accountId }) => {
        const key = { accountId, userSmartreqId }
        const applicant = await getApplicant(tx, key)
        const requisition = await repository.findJobTitle(tx, key)
        if (requisition === null) throw new AppError('not_found')
        const scores = await repository.listScores(tx, key)
        const activities = await repository.listActivities(tx, key)
        const history = await repository.listHistory(tx, key)
        return {
          applicant,
          requisition,
          activities: activities.map((activity) => ({
            user_step_activity_id: activity.userStepActivityId,
            step_title: activity.stepTitle,
            step_standard_title: activity.standardTitle,
            title: activity.title,
            status: activityStatusSchema.parse(activity.status),
            started_at: activity.startedAt?.toISOString() ?? null,
            submitted_at: activity.submittedAt?.toISOString() ?? null,
            scored_at: activity.scoredAt?.toISOString() ?? null,
            timing: timingOf(activity),
            scores: scores
              .filter((score) => score.userStepActivityId === activity.userStepActivityId)
              .map(describeScore),
          })),
          history: history.map((entry) => ({
            ...entry,
            at: entry.at.toISOString(),
            actor: actorName(entry.actor, applicant),
          })),
        }
      })
    },
  }
}

type ActivityRow = Awaited<ReturnType<typeof repository.listActivities>>[number]

function timingOf({ timingVerdict: verdict, timingReasons: reasons }: ActivityRow): Timing | null {
  return verdict === null || reasons === null ? null : { verdict, reasons }
}

type ScoreRow = Awaited<ReturnType<typeof repository.listScores>>[number]

function describeScore(row: ScoreRow): AttributeScore {
  return {
    attribute: row.attribute,
    parent: row.parent,
    name: row.name,
    raw: row.raw,
    answered: row.answered,
    items: row.items,
    score: row.score,
    metric: row.metric,
    scoring_version: row.scoring_version,
  }
}

// Colleagues are named; the only other person who acts on an application is the applicant.
function actorName(
  name: string | null,
  applicant: { first_name: string; last_name: string },
): string {
  return name ?? `${applicant.first_name} ${applicant.last_name}`
}
