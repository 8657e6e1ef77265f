// Example replies of `../impact-ratio.ts`.
import { checkImpactRatio, type ImpactRatios } from '../impact-ratio.ts'
import { example } from './example.ts'

export const impactRatios: ImpactRatios = {
  state: 'shown',
  regrouped_people: 0,
  questions: [
    {
      question_id: 'gender',
      text: { en: 'Gender', es: 'Género', fr: 'Genre' },
      groups: [
        {
          choice: 'female',
          label: { en: 'Female', es: 'Mujer', fr: 'Femme' },
          considered: 40,
          staying: 16,
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
          staying: 24,
          selection_rate: 0.6,
          impact_ratio: 1,
          is_reference: true,
          is_below_four_fifths: false,
          p_value: null,
          is_flipped_by_one: false,
        },
      ],
      hidden_people: 0,
      unanswered_people: 12,
    },
    {
      question_id: 'veteran',
      text: { en: 'Veteran status', es: 'Condición de veterano', fr: 'Statut d’ancien combattant' },
      groups: [],
      hidden_people: null,
      unanswered_people: null,
    },
  ],
}

export const impactRatioExamples = [example(checkImpactRatio, { data: impactRatios })]
