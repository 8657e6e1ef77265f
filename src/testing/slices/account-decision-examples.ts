// Example requests of decisions and changes across the requisitions of a company.
import { changeOf, newRefIdOf } from '../applicant-changes.ts'
import { batchOf, reasonOf } from '../decisions.ts'
import { type SliceExamples, unlessMissing } from '../slice-examples.ts'

export const accountDecisionExamples: SliceExamples = {
  bodies: {
    changeAccountApplicants: async ({ test, target }) => ({
      kind: 'assign',
      user_id: null,
      ref_ids: [await newRefIdOf(test.database, target)],
    }),
    decideOnAccountApplicants: ({ target }) => ({ action: 'hold', ref_ids: [target.refId] }),
    rejectAccountApplicants: async ({ test, target }) => ({
      ref_ids: [target.refId],
      rejection_reason_id: await reasonOf(test, target),
    }),
  },
  params: {
    undoAccountChange: unlessMissing(async ({ test, target }) => ({
      batch_id: await changeOf(test.database, target),
    })),
    undoAccountDecisions: unlessMissing(async ({ test, target }) => ({
      batch_id: await batchOf(test, target),
    })),
  },
}
