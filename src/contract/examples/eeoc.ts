// Example replies of `../eeoc.ts`.
import {
  getEeocQuestions,
  getEeocSummary,
  listEeocQuestions,
  submitEeocAnswers,
  type EeocForm,
} from '../privacy/eeoc.ts'
import { example } from './example.ts'

const DECLINED = {
  value: 'decline',
  label: {
    en: 'I prefer not to answer',
    es: 'Prefiero no responder',
    fr: 'Je préfère ne pas répondre',
  },
}

/** The questions of an application, before they were answered. */
export const eeocForm: EeocForm = {
  ref_id: 41,
  job_title: 'Warehouse Associate',
  account_name: 'Harbor & Pine Logistics',
  questions: [
    {
      question_id: 'gender',
      text: { en: 'Gender', es: 'Género', fr: 'Genre' },
      options: [
        { value: 'female', label: { en: 'Female', es: 'Mujer', fr: 'Femme' } },
        { value: 'male', label: { en: 'Male', es: 'Hombre', fr: 'Homme' } },
        DECLINED,
      ],
    },
    {
      question_id: 'disability',
      text: { en: 'Disability', es: 'Discapacidad', fr: 'Handicap' },
      help: {
        en: 'A condition that limits a major activity of life.',
        es: 'Una condición que limita una actividad importante de la vida.',
        fr: 'Un état qui limite une activité importante de la vie.',
      },
      options: [
        { value: 'yes', label: { en: 'Yes', es: 'Sí', fr: 'Oui' } },
        { value: 'no', label: { en: 'No', es: 'No', fr: 'Non' } },
        DECLINED,
      ],
    },
  ],
  answers: null,
  answered_at: null,
}

export const eeocExamples = [
  example(listEeocQuestions, { data: { questions: eeocForm.questions } }),
  example(getEeocQuestions, { data: eeocForm }),
  example(submitEeocAnswers, {
    data: { ref_id: 41, is_applied: true, server_time: '2026-03-04T15:10:00.000Z' },
  }),
  example(getEeocSummary, {
    data: [
      {
        question_id: 'gender',
        text: { en: 'Gender', es: 'Género', fr: 'Genre' },
        counts: [
          { choice: 'female', label: { en: 'Female', es: 'Mujer', fr: 'Femme' }, people: 31 },
          { choice: 'male', label: { en: 'Male', es: 'Hombre', fr: 'Homme' }, people: 28 },
          {
            choice: 'another',
            label: { en: 'Another gender', es: 'Otro género', fr: 'Un autre genre' },
            people: null,
          },
          { choice: DECLINED.value, label: DECLINED.label, people: null },
        ],
      },
    ],
    meta: { published_at: '2026-03-04T05:00:00.000Z' },
  }),
]
