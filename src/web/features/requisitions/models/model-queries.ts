// What the screen of predictive models asks of the server.
import { queryOptions } from '@tanstack/react-query'

import type { ModelAttribute } from '#contract/requisitions/predictive-models.ts'
import type { ScoreConverter } from '#contract/scorecards/score-converter.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { requisitionKeys } from '../requisition-queries.ts'

export function modelsQuery(jobId: number) {
  const params = { path: { job_id: jobId } }
  return queryOptions({
    queryKey: requisitionKeys.models(jobId),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/job/v1/predictive-models/{job_id}/', { params, signal }))).data,
  })
}

type Compared = { jobId: number; predictiveModelId: number | null; cut: number }

/** What a model, or without one the requisition's own weights, would make of the scores. Asked each time. */
export function effectQuery({ jobId, predictiveModelId, cut }: Compared) {
  const chosen = predictiveModelId === null ? {} : { predictive_model_id: predictiveModelId }
  const params = { path: { job_id: jobId }, query: { ...chosen, cut } }
  return queryOptions({
    queryKey: [...requisitionKeys.models(jobId), 'effect', predictiveModelId, cut],
    queryFn: async ({ signal }) => {
      const url = '/smartreq/v1/{job_id}/predictive-models/effect/'
      return (await unwrap(api.GET(url, { params, signal }))).data
    },
    staleTime: 0,
    gcTime: 0,
    // Another cut compares the same scores: the numbers of before stay until the new ones are there.
    placeholderData: (before) => before,
  })
}

export type ModelContent = {
  name: string
  attributes: ModelAttribute[]
  converter: ScoreConverter | null
}

type Saving = ModelContent & { jobId: number; of: { id: number; version: number } | null }

/** Stores a new model, or changes one. */
export async function saveModel({ jobId, of, ...content }: Saving, header: CommandHeader) {
  const { converter } = content
  const points = converter === null ? null : { ...converter, points: [...converter.points] }
  const body = { ...content, converter: points }
  if (of === null) {
    const params = { path: { job_id: jobId }, header }
    return (await unwrap(api.POST('/job/v1/predictive-models/{job_id}/', { params, body }))).data
  }
  const params = { path: { job_id: jobId, predictive_model_id: of.id }, header }
  const url = '/job/v1/predictive-models/{job_id}/{predictive_model_id}/'
  return (await unwrap(api.PATCH(url, { params, body: { ...body, version: of.version } }))).data
}

export async function deleteModel(
  { jobId, predictiveModelId }: { jobId: number; predictiveModelId: number },
  header: CommandHeader,
): Promise<void> {
  const params = { path: { job_id: jobId, predictive_model_id: predictiveModelId }, header }
  await unwrap(api.DELETE('/job/v1/predictive-models/{job_id}/{predictive_model_id}/', { params }))
}

type Selection = {
  jobId: number
  /** Null: the requisition's own weights. */
  model: { predictive_model_id: number; version: number } | null
  /** Whether the weights of the model become those of the requisition. */
  isWeighing: boolean
}

export async function selectModel({ jobId, model, isWeighing }: Selection, header: CommandHeader) {
  const params = { path: { job_id: jobId }, header }
  if (model !== null && isWeighing) {
    const url = '/smartreq/v1/{job_id}/predictive-models/select-and-weight/'
    return (await unwrap(api.POST(url, { params, body: model }))).data
  }
  const url = '/smartreq/v1/{job_id}/predictive-models/select/'
  const body = model ?? { predictive_model_id: null }
  return (await unwrap(api.POST(url, { params, body }))).data
}
