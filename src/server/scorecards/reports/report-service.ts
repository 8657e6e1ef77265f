// Rules of the reports that candidates read of their own results. Knows no HTTP.
import { KINDS_WITH_REPORT, REPORT_OF } from '#contract/reports/report-kinds.ts'
import { reportScoreSchema, type Report, type ReportSummary } from '#contract/reports/reports.ts'

import { EXPLANATIONS_TO_CANDIDATE } from '../../assessments/instruments/explanations-to-candidate.ts'
import { NOT_PUBLISHED } from '../../assessments/instruments/instrument.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { describeScore } from '../describe-score.ts'
import { listScores } from '../scorecard-repository.ts'
import * as repository from './report-repository.ts'

type Who = { readonly userId: number }

/** Every method is for the caller's own results: those of others answer `not_found`, like results that do not exist. */
export function createReportService({ database }: { database: Database }) {
  return {
    /** The finished assessments that have a report, newest first. */
    async list(caller: Who, userId: number): Promise<ReportSummary[]> {
      assertOwn(caller, userId)
      const rows = await database.inScope({ kind: 'person', userId }, (tx) =>
        repository.listFinished(tx, { userId, kinds: KINDS_WITH_REPORT }),
      )
      return rows.flatMap((row) => describeSummary(row) ?? [])
    },

    /** One report. @throws AppError `not_found` also for one that is not finished, or has no report. */
    async get(
      caller: Who,
      { userId, userStepActivityId }: { userId: number; userStepActivityId: number },
    ): Promise<Report> {
      assertOwn(caller, userId)
      const found = await database.inScope({ kind: 'person', userId }, (tx) =>
        repository.findFinished(tx, { userId, kinds: KINDS_WITH_REPORT, userStepActivityId }),
      )
      const summary = found && describeSummary(found)
      if (found === null || summary === null) throw new AppError('not_found')
      return { ...summary, ...(await readScores(database, { ...found, userId })) }
    },
  }
}

// Scores belong to the company that measured them: they are read in its scope, of the one activity that the person's own
// scope has found to be theirs.
async function readScores(
  database: Database,
  { userId, accountId, userSmartreqId, userStepActivityId, kind }: repository.FinishedRow & Who,
): Promise<Pick<Report, 'scores' | 'has_norms' | 'citations'>> {
  const rows = await database.inScope({ kind: 'account', accountId, userId }, (tx) =>
    listScores(tx, { accountId, userSmartreqId }),
  )
  const described = rows
    .filter((row) => row.userStepActivityId === userStepActivityId)
    .map((row) => describeScore(row, kind))
  const sources = described.flatMap(({ technical }) => technical?.citation ?? [])
  const citations = sources.filter((source) => source.en !== NOT_PUBLISHED.en)
  return {
    scores: described.map((score) =>
      reportScoreSchema.parse({
        ...score,
        explanation: EXPLANATIONS_TO_CANDIDATE[score.attribute] ?? score.explanation,
      }),
    ),
    has_norms: citations.length === sources.length,
    citations: [...new Map(citations.map((citation) => [citation.en, citation])).values()],
  }
}

function describeSummary(row: repository.FinishedRow): ReportSummary | null {
  const reportKind = REPORT_OF[row.kind]
  if (reportKind === null || row.submittedAt === null) return null
  return {
    user_step_activity_id: row.userStepActivityId,
    kind: row.kind,
    report_kind: reportKind,
    title: row.title,
    job_title: row.jobTitle,
    account_name: row.accountName,
    submitted_at: row.submittedAt.toISOString(),
    is_ready: row.status === 'scored',
  }
}

function assertOwn(caller: Who, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
