// The scorecard of one applicant: status, activities, and the scores with what made them.
import { z } from 'zod'

import { applicationStatusSchema, standardTitleSchema } from '../applicants/application.ts'
import { textFormatSchema } from '../assessments/answer-inputs.ts'
import { answerValueSchema } from '../assessments/assessments.ts'
import { languageFactsSchema } from '../assessments/language-tests.ts'
import { applicantFileSchema, applicantRecordingSchema } from '../assessments/media.ts'
import { speedFactsSchema } from '../assessments/speed-tests.ts'
import { timingSchema } from '../assessments/timing.ts'
import { typingFactsSchema } from '../assessments/typing-tests.ts'
import { automationTraceSchema } from '../automation/automation.ts'
import { endpoint } from '../core/endpoint.ts'
import { phoneNumberSchema } from '../core/phone-number.ts'
import { dataOf, idSchema, instantSchema, localizedTextSchema } from '../core/shape.ts'
import { humanReviewSchema } from '../decisions/human-reviews.ts'
import { OFFER_STATES } from '../offers/offer-states.ts'
import { applicantDetailsSchema, privateDetailsSchema } from '../people/user-profile.ts'
import { ruleResultSchema } from '../plan-editor/pass-rule.ts'
import { QUESTION_TYPES } from '../plan-editor/plan-editor-rules.ts'
import { activityStatusSchema } from '../progress/progress.ts'
import { applicantSchema } from '../requisitions/requisitions.ts'
import { SCORE_METRICS } from './score-metrics.ts'
import { OTHER_APPLICATIONS_MAX } from './scorecards-rules.ts'

export const attributeScoreSchema = z.object({
  attribute: z.string(),
  /** The scale that a facet belongs to; null for a domain or a competency. */
  parent: z.string().nullable(),
  /** For work, free of clinical and political labels. */
  name: localizedTextSchema,
  /** One sentence: what a high score means. Null for an attribute that this version does not know. */
  explanation: localizedTextSchema.nullable(),
  /** What the instrument calls the scale, and where that was published: for technical notes. */
  technical: z.object({ name: localizedTextSchema, citation: localizedTextSchema }).nullable(),
  /** Sum of keyed item scores, prorated when some items were left out. */
  raw: z.number(),
  answered: z.number().int(),
  items: z.number().int(),
  /** 0–100; null when too few items were answered to say. */
  score: z.number().nullable(),
  /**
   * `percentile` against a norm; `pomp`: percent of the maximum possible, where no norm exists yet; `wpm`: words a minute,
   * 100 for a hundred and more; `accuracy`: percent of the characters that were typed right at once.
   */
  metric: z.enum(SCORE_METRICS),
  /** Version of the key and norm that made it. */
  scoring_version: z.string(),
})
export type AttributeScore = z.infer<typeof attributeScoreSchema>

/** How fast the questions were answered. A flag for people to look at, never a reason to reject by itself. */
const answerPaceSchema = z.object({
  /** From one answer to the next, by the times at which the device noted them. */
  median_seconds: z.number(),
  /** Faster than the questions can be read. */
  is_very_fast: z.boolean(),
})
export type AnswerPace = z.infer<typeof answerPaceSchema>

const scoresSchema = z.object({
  fit: z.number().nullable(),
  /** By attribute: those that changed. */
  scores: z.record(z.string(), z.number().nullable()),
})

/** The scores of before and after, side by side. */
export const scoreChangeSchema = z.object({ before: scoresSchema, after: scoresSchema })
export type ScoreChange = z.infer<typeof scoreChangeSchema>

/** How answers to a company's questions make the score of one attribute. */
export const questionScoreSchema = z.object({
  attribute: z.string(),
  name: localizedTextSchema,
  /** Σ(weight · points)/Σ(weight) of the parts with points, 0–100; null when no answer has any. */
  score: z.number().nullable(),
  /** The questions that score the attribute, in their order. */
  parts: z.array(
    z.object({
      question_id: z.string(),
      text: localizedTextSchema,
      weight: z.number(),
      /** Of the answer, 0–100; null for a question without an answer, or whose answer is not scored. */
      points: z.number().nullable(),
      /** points · weight / Σ(weight): all of them add up to the score. */
      contribution: z.number().nullable(),
    }),
  ),
})
export type QuestionScore = z.infer<typeof questionScoreSchema>

/** A question that the company asked, with the answer to it. */
export const answeredQuestionSchema = z.object({
  question_id: z.string(),
  text: localizedTextSchema,
  /** The title of the section of a form that it stands in; null without sections. */
  section: localizedTextSchema.nullable(),
  type: z.enum(QUESTION_TYPES),
  is_required: z.boolean(),
  /** Private, and the reader's role does not include private data: the answer is left out. */
  is_hidden: z.boolean(),
  /** Null without an answer. */
  value: answerValueSchema.nullable(),
  /** The choices that the answer names; empty for a type without choices. */
  chosen: z.array(z.object({ text: localizedTextSchema, is_knock_out: z.boolean() })),
  /** The rule, as the choices that are knock-outs; empty where there is none. */
  knock_outs: z.array(localizedTextSchema),
  /** What a text is, such as the address of a website; null for any text. */
  format: textFormatSchema.nullable(),
  /** The answer as a phone number; null for every other format. */
  phone: phoneNumberSchema.nullable(),
  /** The file that is the answer; null for every other type. */
  file: applicantFileSchema.nullable(),
  /** The highest value of a scale. */
  max: z.number().nullable(),
  /** What a number counts; empty for none. */
  unit: z.string(),
})
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>

/** An application to another requisition that staff moved here, or this one there. */
const linkedSchema = z.object({
  user_smartreq_id: z.number(),
  job_id: z.number(),
  title: z.string(),
})
export type LinkedApplication = z.infer<typeof linkedSchema>

const otherApplicationSchema = linkedSchema.extend({
  status: applicationStatusSchema,
  application_date: instantSchema,
})
export type OtherApplication = z.infer<typeof otherApplicationSchema>

export const scorecardSchema = z.object({
  applicant: applicantSchema,
  requisition: z.object({ account_id: z.number(), job_id: z.number(), title: z.string() }),
  /** Whether the reader may decide about the applicant: about none that was merged into another application. */
  can_decide: z.boolean(),
  /** Whether the reader writes and sends offers: users who decide, and senders of the requisition's offers. */
  can_offer: z.boolean(),
  /** Whether the reader can have a language model suggest scores of written answers. */
  can_suggest_scores: z.boolean(),
  /** Whether it was merged into another application, and takes no actions. */
  is_merged: z.boolean(),
  /** The newest review by a person that the candidate asked for; null without one. */
  human_review: humanReviewSchema.nullable(),
  /** Where advancing leads; null at the last step. */
  next_step: z
    .object({ title: z.string(), standard_title: standardTitleSchema.nullable() })
    .nullable(),
  /** What made the score; null for one from before that was stored, and without a score. */
  scored_by: z
    .object({
      /** Null for the requisition’s own weights. */
      predictive_model: z.string().nullable(),
      version: z.number().int(),
    })
    .nullable(),
  /** The fit by what the requisition scores by now, part by part; null where it weighs nothing. */
  fit: z
    .object({
      version: z.number().int(),
      /** Whether the stored score would become another one if it were calculated again. */
      is_outdated: z.boolean(),
      /** The weighted mean of the points, before the converter of a model; null when nothing that counts is scored. */
      raw: z.number().nullable(),
      score: z.number().nullable(),
      /** In the order of the weights. */
      parts: z.array(
        z.object({
          attribute: z.string(),
          name: localizedTextSchema,
          weight: z.number(),
          /** The share of the possible points, 0–100; null without a score. */
          points: z.number().nullable(),
          /** points · weight / Σ(weight) of the parts with a score: all of them add up to `raw`. */
          contribution: z.number().nullable(),
        }),
      ),
    })
    .nullable(),
  /** The first day of work of an applicant who was hired. */
  start_date: z.iso.date().nullable(),
  /** The offer that has not ended, with the first day of work in it; null without one. */
  offer: z.object({ state: z.enum(OFFER_STATES), start_date: z.iso.date().nullable() }).nullable(),
  /** The application to another requisition that was moved here; null where the reader does not see it. */
  moved_from: linkedSchema.nullable(),
  /** The one that it goes on in, likewise. */
  moved_to: linkedSchema.nullable(),
  /** What else the same person applied to in the company, newest first: those of requisitions that the reader sees. */
  other_applications: z.array(otherApplicationSchema).max(OTHER_APPLICATIONS_MAX),
  personal: applicantDetailsSchema,
  /** Whether a role of the reader includes private data. */
  can_see_private: z.boolean(),
  /** Null where nothing was given, and always for who may not see it. */
  private: privateDetailsSchema.nullable(),
  activities: z.array(
    z.object({
      user_step_activity_id: z.number(),
      step_title: z.string(),
      step_standard_title: standardTitleSchema.nullable(),
      title: localizedTextSchema,
      is_required: z.boolean(),
      status: activityStatusSchema,
      /** Of how many questions how many have an answer. */
      answered_count: z.number().int(),
      question_count: z.number().int(),
      /** Whether it is a submitted test, whose choices can be read as the applicant saw them (`shown-choices.ts`). */
      has_shown_choices: z.boolean(),
      /** Whether it asks the company’s screening questions. */
      is_screening: z.boolean(),
      started_at: instantSchema.nullable(),
      submitted_at: instantSchema.nullable(),
      scored_at: instantSchema.nullable(),
      /** What the devices tell of the time it took; null where no part has a limit. */
      timing: timingSchema.nullable(),
      /** Null before the submission, and where too few times are known to say. */
      pace: answerPaceSchema.nullable(),
      scores: z.array(attributeScoreSchema),
      /** Those that answers to a company’s questions make, question by question; empty for an instrument. */
      question_scores: z.array(questionScoreSchema),
      /** What the company asked, once it is submitted; empty for an instrument. */
      questions: z.array(answeredQuestionSchema),
      /** Null for what is no typing test, and before its submission. */
      typing: typingFactsSchema.nullable(),
      /** Null for what is no speed test, and before its submission. */
      speed: speedFactsSchema.nullable(),
      /** Null for what is no language test, and before its submission. */
      language: languageFactsSchema.nullable(),
      /** The recordings that the answers name, in the order of their questions. */
      recordings: z.array(applicantRecordingSchema.extend({ question: localizedTextSchema })),
    }),
  ),
  history: z.array(
    z.object({
      at: instantSchema,
      actor: z.string(),
      action: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      /** Why an applicant was rejected; null for everything else. */
      rejection_reason: z
        .object({ label: z.string(), standard_reason: z.string().nullable() })
        .nullable(),
      /** What was written beside it. */
      reason: z.string().nullable(),
      /** What came of the pass rule of a step; null for everything else. */
      rule_result: ruleResultSchema.nullable(),
      /** The rule of the requisition that did it, and until when that can be undone; null for everything else. */
      automation: automationTraceSchema.extend({ undo_until: instantSchema.nullable() }).nullable(),
      /** What the document is called that it is about; null for everything else, and for a document that is not there to the reader. */
      document_title: z.string().nullable(),
      /** What a recalculation changed; null for everything else. */
      scores: scoreChangeSchema.nullable(),
    }),
  ),
})
export type Scorecard = z.infer<typeof scorecardSchema>

export const getScorecard = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/scorecard/',
  tag: 'Scorecards',
  summary: 'The scorecard of one applicant',
  policy: { level: 2, scope: 'job' },
  params: z.object({ user_smartreq_id: idSchema }),
  responses: { 200: dataOf(scorecardSchema) },
})
