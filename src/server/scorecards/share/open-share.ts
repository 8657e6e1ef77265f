import { activityStatusSchema } from '#contract/progress/progress.ts'
// What people outside the company see by the link that they were sent: no contact details, no private answers, no notes. Each opening
// is counted and written into the trail.
import type { SharedAnswer, SharedScorecard } from '#contract/scorecards/scorecard-shares.ts'
import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import { listApplicantsByIds } from '../../applicants/applicant-service.ts'
import { describeAttribute } from '../../assessments/instruments/describe-attribute.ts'
import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { describeQuestions } from '../answered-questions.ts'
import { isIdentifying } from '../compare/blind.ts'
import { listScored } from '../compare/compare-repository.ts'
import { listActivities } from '../scorecard-repository.ts'
import { lockOpen, updateRecipient, type OpenShare } from './share-repository.ts'
import { shareTokenHash } from './share-token.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

/** @throws AppError `not_found` for a link that has ended, and for one that never was. */
export async function openShare({ database, now }: Deps, token: string): Promise<SharedScorecard> {
  const at = now()
  return database.inScope({ kind: 'system' }, async (tx) => {
    const found = await lockOpen(tx, { tokenHash: shareTokenHash(token), at })
    if (found === null) throw new AppError('not_found')
    const { accountId, shareId } = found.share
    const { recipientId, openCount } = found.recipient
    const shown = await describe(tx, found)
    const set = { openCount: openCount + 1, lastOpenedAt: at }
    await updateRecipient(tx, { accountId, recipientId, set })
    const about = { entity: 'scorecard_share', entityId: shareId, action: 'open_share' } as const
    await recordAudit(tx, { ...about, accountId, after: { recipient_id: recipientId } })
    return shown
  })
}

async function describe(tx: Tx, { share, companyName, senderName }: OpenShare) {
  const key = { accountId: share.accountId, ids: [share.userSmartreqId] }
  const [applicant] = await listApplicantsByIds(tx, key)
  const [scored] = await listScored(tx, key)
  if (applicant === undefined || scored === undefined) throw new AppError('not_found')
  const activities = await listActivities(tx, key)
  return {
    company_name: companyName,
    job_title: applicant.job_title,
    applicant_name: `${applicant.first_name} ${applicant.last_name}`,
    shared_by: senderName,
    message: share.message,
    expires_at: share.expiresAt.toISOString(),
    score: applicant.score,
    activities: activities.map((row) => ({
      key: row.userStepActivityId,
      step_title: row.stepTitle,
      step_standard_title: row.standardTitle,
      title: row.title,
      status: activityStatusSchema.parse(row.status),
    })),
    attributes: scored.scores
      .filter(({ parent }) => parent === null)
      .map(({ attribute, name, score, metric }) => ({
        attribute,
        name: describeAttribute(attribute)?.name ?? name,
        explanation: describeAttribute(attribute)?.explanation ?? null,
        score,
        metric,
      })),
    answers: share.hasAnswers ? activities.flatMap(sharedAnswers) : null,
  } satisfies SharedScorecard
}

// Private ones come hidden; files, and what leads to the person, are left out as well.
function sharedAnswers(row: Awaited<ReturnType<typeof listActivities>>[number]): SharedAnswer[] {
  return describeQuestions(row, { canSeePrivate: false })
    .filter((one) => !one.is_hidden && one.type !== 'file' && !isIdentifying(one))
    .map(toShared)
}

function toShared({ question_id, text, type, value, chosen, max, unit }: AnsweredQuestion) {
  return { question_id, text, type, value, chosen, max, unit }
}
