// Example replies of `../shown-choices.ts`.
import { getShownChoices, type ShownQuestion } from '../assessments/shown-choices.ts'
import { example } from './example.ts'

export const shownQuestion: ShownQuestion = {
  question_id: 'numerical-shares-1',
  passage: null,
  text: {
    en: 'A crate holds 24 bottles. How many bottles are in 7 crates?',
    es: 'Una caja contiene 24 botellas. ¿Cuántas botellas hay en 7 cajas?',
    fr: 'Une caisse contient 24 bouteilles. Combien de bouteilles y a-t-il dans 7 caisses ?',
  },
  options: ['174', '148', '168'].map((text) => ({
    label: { en: text, es: text, fr: text },
    is_chosen: text === '148',
  })),
}

export const shownChoiceExamples = [
  example(getShownChoices, { data: { questions: [shownQuestion] } }),
]
