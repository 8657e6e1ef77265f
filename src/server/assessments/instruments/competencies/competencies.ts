// The competencies questionnaire: six competencies that most jobs share, as people report them.
import { questionnaire } from '../questionnaire.ts'
import { COMPETENCY_EXPLANATIONS } from './competency-explanations.ts'
import { COMPETENCIES } from './competency-items.ts'

/**
 * Competencies, version 1. Items and keys were written for this app; there is no norm sample yet, so that its scores are
 * percent of the maximum possible and say nothing about how others answer.
 */
export const competencies = questionnaire({
  slug: 'competencies',
  version: 1,
  kind: 'competencies',
  category: 'competency',
  title: { en: 'Competencies', es: 'Competencias', fr: 'Compétences' },
  instruction: {
    en: 'Say how often you do what each statement says. Think of the last year at work, at school or wherever you had tasks to do. What you usually do counts, not what would be best.',
    es: 'Indica con qué frecuencia haces lo que dice cada frase. Piensa en el último año en el trabajo, en los estudios o dondequiera que hayas tenido tareas. Cuenta lo que sueles hacer, no lo que sería mejor.',
    fr: 'Pour chaque phrase, j’indique à quelle fréquence je fais ce qu’elle décrit. Je pense à l’année passée, au travail, pendant mes études ou partout où j’ai eu des tâches à faire. Ce qui compte est ce que je fais d’habitude, et non ce qui serait le mieux.',
  },
  minutes: 6,
  responses: {
    name: 'frequency',
    labels: [
      { en: 'Never', es: 'Nunca', fr: 'Jamais' },
      { en: 'Rarely', es: 'Rara vez', fr: 'Rarement' },
      { en: 'Sometimes', es: 'A veces', fr: 'Parfois' },
      { en: 'Often', es: 'A menudo', fr: 'Souvent' },
      { en: 'Always', es: 'Siempre', fr: 'Toujours' },
    ],
  },
  scales: COMPETENCIES,
  explanations: COMPETENCY_EXPLANATIONS,
})
