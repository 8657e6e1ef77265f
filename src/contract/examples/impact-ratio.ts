// Example replies of `../impact-ratio.ts`.
import { getImpactRatios, type ImpactRatios } from '../decisions/impact-ratio.ts'
import { example } from './example.ts'

export const impactRatios: ImpactRatios = {
  is_asked: true,
  published_at: '2026-03-04T05:00:00.000Z',
  questions: [
    {
      question_id: 'gender',
      text: { en: 'Gender', es: 'Género', fr: 'Genre' },
      groups: [
        {
          choice: 'female',
          label: { en: 'Female', es: 'Mujer', fr: 'Femme' },
          considered: 40,
          selected: 16,
          selection_rate: 0.4,
          impact_ratio: 0.6667,
          is_reference: false,
          is_below_four_fifths: true,
          p_value: 0.117,
          is_flipped_by_one: false,
        },
        {
          choice: 'male',
          label: { en: 'Male', es: 'Hombre', fr: 'Homme' },
          considered: 40,
          selected: 24,
          selection_rate: 0.6,
          impact_ratio: 1,
          is_reference: true,
          is_below_four_fifths: false,
          p_value: null,
          is_flipped_by_one: false,
        },
      ],
    },
    {
      question_id: 'veteran',
      text: { en: 'Veteran status', es: 'Condición de veterano', fr: 'Statut d’ancien combattant' },
      groups: [],
    },
  ],
}

export const impactRatioExamples = [example(getImpactRatios, { data: impactRatios })]
