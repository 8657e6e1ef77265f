// What measures attributes and outcomes in a company. Its questions are written as those of plans are.
import type { z } from 'zod'

import * as contract from '#contract/settings/measurements.ts'
import { MEASUREMENT } from '#contract/settings/settings-rules.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as library from '../../plan-editor/questions/question-service.ts'
import { listQuestions as listInterviewQuestions } from '../interview-library/question-repository.ts'
import { findConversions, listAssessments, listRequisitions } from './assessment-list.ts'
import { listQuestions } from './question-list.ts'
import { listUses } from './question-uses.ts'

type Query = z.output<typeof contract.listMeasurements.query> & { readonly accountId: number }

export function serveMeasurements({ query, command }: StaffEndpoints): void {
  query(contract.listMeasurements, ({ tx, params, query: asked }) =>
    list(tx, { ...asked, accountId: params.account_id }),
  )
  query(contract.listAssessmentRequisitions, async ({ tx, params, query: asked }) => {
    const { account_id: accountId, asmt_id: asmtId } = params
    const found = await listRequisitions(tx, { ...asked, accountId, asmtId })
    if (found === null) throw new AppError('not_found')
    return found
  })

  query(contract.listScoreConversions, async ({ tx, params }) => {
    const found = await findConversions(tx, params.asmt_id)
    if (found === null) throw new AppError('not_found')
    return found
  })

  command(contract.createQuestion, ({ body, ...changing }) => {
    const { question, usage_measurement_type_id: measurementType } = body
    return library.addQuestion(changing, { question, measurementType })
  })
  command(contract.changeQuestion, ({ params, body, ...changing }) =>
    library.updateQuestion(changing, { ...keyOf(params), ...body }),
  )
  query(contract.listQuestionUses, async ({ tx, params, query: asked }) => {
    const { account_id: accountId, account_question_id: accountQuestionId } = params
    const key = { accountId, accountQuestionId }
    if (!(await library.hasQuestion(tx, key))) throw new AppError('not_found')
    return listUses(tx, { ...asked, ...key })
  })
  command(contract.removeQuestion, ({ params, ...changing }) =>
    library.removeQuestion(changing, keyOf(params)),
  )
  command(contract.restoreQuestion, ({ params, ...changing }) =>
    library.restoreQuestion(changing, keyOf(params)),
  )
}

function keyOf({ account_question_id: accountQuestionId }: { account_question_id: number }) {
  return { accountQuestionId }
}

async function list(
  tx: Tx,
  query: Query,
): Promise<{ rows: contract.Measurement[]; total: number }> {
  const { usageMeasurementTypeId: measurementType } = query
  switch (measurementType) {
    case MEASUREMENT.personal_assessments:
    case MEASUREMENT.job_assessments:
    case MEASUREMENT.typing_test:
      return listAssessments(tx, { ...query, measurementType })
    case MEASUREMENT.interview_questions: {
      const { rows, total } = await listInterviewQuestions(tx, { ...query, ordering: 'text' })
      return { rows: rows.map((row) => ({ ...row, kind: 'interview_question' })), total }
    }
    case MEASUREMENT.pre_screen_questions:
    case MEASUREMENT.employee_questions:
    case MEASUREMENT.employee_performance:
      return listQuestions(tx, { ...query, measurementType })
  }
}
