// The competencies questionnaire: six competencies that most jobs share, as people report them.
import type { Question } from '#contract/assessments.ts'
import type { LocalizedText } from '#contract/shape.ts'

import type { Scale } from '../../scoring/scoring-key.ts'
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'
import { COMPETENCY_EXPLANATIONS } from './competency-explanations.ts'
import type { Competency } from './competency-items.ts'
import { COMPETENCIES } from './competency-items.ts'

const RESPONSE_SET = 'frequency'

/**
 * Competencies, version 1. Written for this app; nobody has normed it yet, so that its scores are percent
 * of the maximum possible and say nothing about how others answer.
 */
export const competencies: Instrument = {
  slug: 'competencies',
  version: 1,
  content: {
    slug: 'competencies',
    version: 1,
    kind: 'competencies',
    title: { en: 'Competencies', es: 'Competencias', fr: 'Compétences' },
    instruction: {
      en: 'Say how often you do what each statement says. Think of the last year at work, at school or wherever you had tasks to do. What you usually do counts, not what would be best.',
      es: 'Indica con qué frecuencia haces lo que dice cada frase. Piensa en el último año en el trabajo, en los estudios o dondequiera que hayas tenido tareas. Cuenta lo que sueles hacer, no lo que sería mejor.',
      fr: 'Pour chaque phrase, j’indique à quelle fréquence je fais ce qu’elle décrit. Je pense à l’année passée, au travail, pendant mes études ou partout où j’ai eu des tâches à faire. Ce qui compte est ce que je fais d’habitude, et non ce qui serait le mieux.',
    },
    minutes: 6,
    response_sets: { [RESPONSE_SET]: frequencyOptions() },
    questions: questions(),
  },
  scoring: {
    version: 'competencies/1',
    range: { min: 1, max: 5 },
    scales: COMPETENCIES.map(scaleOf),
  },
  attributes: COMPETENCIES.map(({ slug, name }) => ({
    slug,
    parent_slug: null,
    category: 'competency',
    name,
    explanation: COMPETENCY_EXPLANATIONS[slug] ?? name,
  })),
  citation: NOT_PUBLISHED,
}

function frequencyOptions() {
  const labels: LocalizedText[] = [
    { en: 'Never', es: 'Nunca', fr: 'Jamais' },
    { en: 'Rarely', es: 'Rara vez', fr: 'Rarement' },
    { en: 'Sometimes', es: 'A veces', fr: 'Parfois' },
    { en: 'Often', es: 'A menudo', fr: 'Souvent' },
    { en: 'Always', es: 'Siempre', fr: 'Toujours' },
  ]
  return labels.map((label, index) => ({ value: index + 1, label }))
}

/** Round by round through the competencies, so that items of one scale never stand together. */
function questions(): Question[] {
  const rounds = Math.max(...COMPETENCIES.map(({ items }) => items.length))
  return Array.from({ length: rounds }).flatMap((_, round) =>
    COMPETENCIES.flatMap(({ slug, items }) =>
      items.slice(round, round + 1).map(({ en, es, fr }) => ({
        question_id: questionId(slug, round),
        text: { en, es, fr },
        response_set: RESPONSE_SET,
      })),
    ),
  )
}

function scaleOf({ slug, name, items }: Competency): Scale {
  return {
    attribute: slug,
    parent: null,
    name,
    items: items.map(({ isReversed = false }, index) => ({
      question_id: questionId(slug, index),
      isReversed,
    })),
    norm: { kind: 'pomp' },
  }
}

function questionId(slug: string, index: number): string {
  return `${slug}-${index + 1}`
}
