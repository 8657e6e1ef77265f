// The values questionnaire: what people want from their work.
import { questionnaire } from '../questionnaire.ts'
import { VALUE_EXPLANATIONS } from './value-explanations.ts'
import { WORK_VALUES } from './value-items.ts'

/**
 * Values, version 1. The ten values follow what research on work values names again and again (D. E. Super's Work Values
 * Inventory, the Minnesota theory of work adjustment); items and keys were written for this app. There is no norm sample
 * yet, so that scores are percent of the maximum possible and say nothing about how others answer.
 */
export const values = questionnaire({
  slug: 'values',
  version: 1,
  kind: 'values',
  category: 'value',
  title: { en: 'Work values', es: 'Valores laborales', fr: 'Valeurs au travail' },
  instruction: {
    en: 'Say how far you agree with each statement about what you want from a job. Think of work in general, not of one job. What matters to you counts, not what others expect.',
    es: 'Indica hasta qué punto estás de acuerdo con cada frase sobre lo que quieres de un trabajo. Piensa en el trabajo en general, no en un puesto concreto. Cuenta lo que te importa a ti, no lo que otros esperan.',
    fr: 'Pour chaque phrase, j’indique à quel point elle correspond à ce que je veux d’un emploi. Je pense au travail en général, et non à un poste précis. Ce qui compte est ce qui m’importe, et non ce que d’autres attendent.',
  },
  minutes: 5,
  responses: {
    name: 'agreement',
    labels: [
      { en: 'Strongly disagree', es: 'Muy en desacuerdo', fr: 'Pas du tout d’accord' },
      { en: 'Disagree', es: 'En desacuerdo', fr: 'Pas d’accord' },
      {
        en: 'Neither agree nor disagree',
        es: 'Ni de acuerdo ni en desacuerdo',
        fr: 'Ni d’accord ni pas d’accord',
      },
      { en: 'Agree', es: 'De acuerdo', fr: 'D’accord' },
      { en: 'Strongly agree', es: 'Muy de acuerdo', fr: 'Tout à fait d’accord' },
    ],
  },
  scales: WORK_VALUES,
  explanations: VALUE_EXPLANATIONS,
})
