// Example requests and rows of predictive models.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import {
  predictiveModel,
  predictiveModelAttribute,
  predictiveModelVersion,
} from '#server/db/schema/predictive-model.ts'

import { only } from '../builders.ts'
import { modelBody, sharedAttributes } from '../predictive-models.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const modelExamples: SliceExamples = {
  bodies: {
    createPredictiveModel: async ({ test }) => modelBody(await sharedAttributes(test.database)),
    savePredictiveModel: () => ({ version: 1, name: `Model ${randomUUID()}` }),
    selectPredictiveModel: { predictive_model_id: null },
    selectAndWeightPredictiveModel: async (needs) => ({ ...(await newModel(needs)), version: 1 }),
  },
  params: { savePredictiveModel: newModel, deletePredictiveModel: newModel },
  queries: { convertRawScores: () => ({ raw_scores: 50 }) },
  rows: ({ accountId, userId, jobId }) => [
    sql`insert into predictive_model (account_id, job_id, name) values (${accountId}, ${jobId}, 'm')`,
    sql`insert into predictive_model_version (account_id, predictive_model_id, version, created_by)
        select account_id, predictive_model_id, 1, ${userId} from predictive_model where account_id = ${accountId}`,
    sql`insert into predictive_model_attribute
        select account_id, predictive_model_id, 1, (select min(attribute_type_id) from attribute_type), 1, 1
        from predictive_model where account_id = ${accountId}`,
  ],
}

/** A model of the target's requisition that weighs two attributes alike. */
async function newModel({ test, target }: ExampleNeeds) {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return { predictive_model_id: NO_ID }
  const { owner } = test.database
  const values = { accountId, jobId: requisition.jobId, name: `Model ${randomUUID()}` }
  const { predictiveModelId } = only(await owner.insert(predictiveModel).values(values).returning())
  const key = { accountId, predictiveModelId, version: 1 }
  await owner.insert(predictiveModelVersion).values({ ...key, createdBy: 1 })
  const weighed = (await sharedAttributes(test.database)).map((attributeTypeId, index) => ({
    ...key,
    attributeTypeId,
    weight: 1,
    sortOrder: index + 1,
  }))
  await owner.insert(predictiveModelAttribute).values(weighed)
  return { predictive_model_id: predictiveModelId }
}
