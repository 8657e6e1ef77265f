// The interests questionnaire: which kinds of work people like, by the six types of J. L. Holland (RIASEC).
import { questionnaire } from '../questionnaire.ts'
import { INTEREST_EXPLANATIONS } from './interest-explanations.ts'
import { INTERESTS } from './interest-items.ts'

/**
 * Interests, version 2. The six types are Holland's (Making Vocational Choices, 3rd ed., 1997); items and keys were written
 * for this app. No item is reversed: disliking an activity is the low end of liking it. There is no norm sample yet, so that
 * scores are percent of the maximum possible and say nothing about how others answer.
 */
export const interests = questionnaire({
  slug: 'interests',
  version: 2,
  kind: 'interests',
  category: 'interest',
  title: { en: 'Interests', es: 'Intereses', fr: 'Centres d’intérêt' },
  instruction: {
    en: 'Say how much you would like to do each activity. It does not matter whether you have done it before, how well you would do it, or what it pays. There are no right or wrong answers.',
    es: 'Indica cuánto te gustaría hacer cada actividad. No importa si ya la has hecho, si la harías bien ni cuánto se paga. No hay respuestas correctas ni incorrectas.',
    fr: 'Pour chaque activité, j’indique à quel point j’aimerais la faire. Peu importe si je l’ai déjà faite, si je la ferais bien ou ce qu’elle rapporte. Il n’y a pas de bonne ou de mauvaise réponse.',
  },
  minutes: 6,
  responses: {
    name: 'liking',
    labels: [
      {
        en: 'I would dislike it a lot',
        es: 'No me gustaría nada',
        fr: 'Je n’aimerais pas du tout',
      },
      { en: 'I would dislike it', es: 'No me gustaría', fr: 'Je n’aimerais pas' },
      { en: 'I would not mind', es: 'Me daría igual', fr: 'Cela me serait égal' },
      { en: 'I would like it', es: 'Me gustaría', fr: 'J’aimerais' },
      { en: 'I would like it a lot', es: 'Me gustaría mucho', fr: 'J’aimerais beaucoup' },
    ],
  },
  scales: INTERESTS,
  explanations: INTEREST_EXPLANATIONS,
})
