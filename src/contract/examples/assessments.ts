// Example replies of `../assessments.ts`.
import {
  getJobQuestions,
  listAnswers,
  saveAnswers,
  setStartTime,
  submitQuestions,
  type AssessmentPackage,
  type Attempt,
  type StoredAnswer,
} from '../assessments/assessments.ts'
import { listUserQuestions, saveUserQuestions } from '../assessments/user-questions.ts'
import { example } from './example.ts'

const ATTEMPT_ID = '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7061'
const STARTED_AT = '2026-03-04T15:00:00.000Z'
const ANSWERED_AT = '2026-03-04T15:01:00.000Z'
const SERVER_TIME = '2026-03-04T15:01:01.000Z'

export const storedAttempt: Attempt = {
  attempt_id: ATTEMPT_ID,
  job_step_activity_id: 61,
  ref_id: 801,
  asmt_id: 5,
  started_at: STARTED_AT,
  submitted_at: null,
}

export const storedAnswer: StoredAnswer = {
  question_id: 'order',
  value: 4,
  rev: 1,
  answered_at: ANSWERED_AT,
  device_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7099',
}

export const assessmentPackage: AssessmentPackage = {
  asmt_id: 5,
  slug: 'work-style',
  version: 1,
  kind: 'personality',
  title: { en: 'Work style', es: 'Estilo de trabajo', fr: 'Style de travail' },
  instruction: {
    en: 'Say how well each statement describes you.',
    es: 'Di en qué medida te describe cada frase.',
    fr: 'Dites dans quelle mesure chaque phrase vous décrit.',
  },
  minutes: 4,
  response_sets: {
    agreement: [
      { value: 1, label: { en: 'Not at all', es: 'Nada', fr: 'Pas du tout' } },
      { value: 2, label: { en: 'A little', es: 'Un poco', fr: 'Un peu' } },
      { value: 3, label: { en: 'Partly', es: 'En parte', fr: 'En partie' } },
      { value: 4, label: { en: 'Mostly', es: 'En gran parte', fr: 'En grande partie' } },
      { value: 5, label: { en: 'Exactly', es: 'Exactamente', fr: 'Exactement' } },
    ],
  },
  questions: [
    {
      question_id: 'order',
      text: {
        en: 'I keep my workplace tidy.',
        es: 'Mantengo ordenado mi lugar de trabajo.',
        fr: 'Je garde mon poste de travail rangé.',
      },
      response_set: 'agreement',
    },
    {
      question_id: 'calm',
      text: {
        en: 'I stay calm when plans change.',
        es: 'Mantengo la calma cuando cambian los planes.',
        fr: 'Je reste calme quand les plans changent.',
      },
      response_set: 'agreement',
    },
    {
      question_id: 'help',
      text: {
        en: 'I ask for help when I need it.',
        es: 'Pido ayuda cuando la necesito.',
        fr: 'Je demande de l’aide quand il m’en faut.',
      },
      response_set: 'agreement',
    },
  ],
}

export const assessmentExamples = [
  example(getJobQuestions, { data: assessmentPackage }),
  example(setStartTime, {
    data: {
      attempt_id: ATTEMPT_ID,
      started_at: STARTED_AT,
      submitted_at: null,
      server_time: SERVER_TIME,
    },
  }),
  example(saveAnswers, {
    data: {
      attempt_id: ATTEMPT_ID,
      acknowledged: [{ question_id: 'order', rev: 1, answered_at: ANSWERED_AT }],
      superseded: [],
      is_fenced: false,
      answered_count: 1,
      server_time: SERVER_TIME,
    },
  }),
  example(saveUserQuestions, {
    data: {
      attempt_id: ATTEMPT_ID,
      acknowledged: [{ question_id: 'order', rev: 1, answered_at: ANSWERED_AT }],
      superseded: [],
      is_fenced: false,
      answered_count: 1,
      server_time: SERVER_TIME,
    },
  }),
  example(listUserQuestions, { data: { attempt: storedAttempt, answers: [storedAnswer] } }),
  example(listAnswers, { data: { attempt: storedAttempt, answers: [storedAnswer] } }),
  example(submitQuestions, {
    data: {
      attempt_id: ATTEMPT_ID,
      submitted_at: SERVER_TIME,
      answered_count: 3,
      digest: 'f3b1c7a29e5d40886c2b17f0a4de93518b6c0f7729d1e3a54c88b2f6d7e01a9c',
      server_time: SERVER_TIME,
    },
  }),
]
