// Example replies of `../predictive-models.ts`.
import {
  convertRawScores,
  createPredictiveModel,
  deletePredictiveModel,
  listPredictiveModels,
  type ModelEffect,
  type PredictiveModel,
  previewModelEffect,
  savePredictiveModel,
  selectAndWeightPredictiveModel,
  selectPredictiveModel,
} from '../requisitions/predictive-models.ts'
import { example } from './example.ts'

const JOB_ID = 301

export const model: PredictiveModel = {
  predictive_model_id: 701,
  name: 'Retention, first year',
  version: 2,
  attributes: [
    { attribute_type_id: 51, weight: 3 },
    { attribute_type_id: 52, weight: 1 },
  ],
  converter: {
    kind: 'linear',
    points: [
      { from: 0, to: 0 },
      { from: 50, to: 70 },
      { from: 100, to: 100 },
    ],
  },
  version_in_use: null,
  scored_count: 0,
  saved_at: '2026-11-12T10:30:00.000Z',
}

export const effect: ModelEffect = {
  compared: 84,
  gained: 0,
  lost: 0,
  partly_measured: 3,
  changed: 71,
  mean_before: 61.25,
  mean_after: 66.4,
  rank_correlation: 0.87,
  cut: 60,
  passed_before: 46,
  passed_after: 55,
  newly_passed: 12,
  newly_failed: 3,
}

const selected = { job_id: JOB_ID, is_use_pred_models: true, is_recalculating: true }

export const predictiveModelExamples = [
  example(listPredictiveModels, { data: { is_use_pred_models: false, models: [model] } }),
  example(createPredictiveModel, { data: { ...model, version: 1 } }),
  example(savePredictiveModel, { data: model }),
  example(deletePredictiveModel, { data: { predictive_model_id: 701 } }),
  example(previewModelEffect, { data: effect }),
  example(convertRawScores, {
    data: {
      predictive_model_id: 701,
      version: 2,
      scores: [
        { raw_score: 25, score: 35 },
        { raw_score: 75, score: 85 },
      ],
    },
  }),
  example(selectPredictiveModel, { data: selected }),
  example(selectAndWeightPredictiveModel, { data: selected }),
]
