// The career-pathways questionnaire: where people want to go in their work.
import { questionnaire } from '../questionnaire.ts'
import { CAREER_EXPLANATIONS } from './career-explanations.ts'
import { CAREER_SCALES } from './career-items.ts'

/**
 * Career pathways, version 1: three career goals, two wishes about the way of working, two kinds of mobility, and the wish for
 * development. Scales, items and keys were written for this app. There is no norm sample yet, so that scores are percent of
 * the maximum possible and say nothing about how others answer.
 */
export const careerPathways = questionnaire({
  slug: 'career-pathways',
  version: 1,
  kind: 'career-pathways',
  category: 'career',
  title: { en: 'Career pathways', es: 'Trayectoria profesional', fr: 'Parcours professionnel' },
  instruction: {
    en: 'Say how far you agree with each statement about your career. Think of the next few years. There are no right answers: what you wish for counts, and it commits you to nothing.',
    es: 'Indica hasta qué punto estás de acuerdo con cada frase sobre tu carrera. Piensa en los próximos años. No hay respuestas correctas: cuenta lo que deseas, y no te compromete a nada.',
    fr: 'Indiquez à quel point vous êtes d’accord avec chaque phrase sur votre carrière. Pensez aux prochaines années. Il n’y a pas de bonne réponse : ce qui compte est ce que vous souhaitez, et cela ne vous engage à rien.',
  },
  minutes: 4,
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
  scales: CAREER_SCALES,
  explanations: CAREER_EXPLANATIONS,
})
