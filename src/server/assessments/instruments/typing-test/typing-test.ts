// The typing tests of one, three and five minutes: a warm-up without time, then the passage against the clock.
import type { Question } from '#contract/assessments/assessments.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import type { Scale } from '../../scoring/scoring-key.ts'
import { NOT_PUBLISHED, type Instrument, type InstrumentAttribute } from '../instrument.ts'
import { PASSAGE, WARM_UP } from './typing-passages.ts'

/** The question whose answer is scored; the warm-up is not. */
const QUESTION = 'typing'
const WARM_UP_QUESTION = 'typing-warm-up'
const RANGE = { min: 0, max: 100 }

const TASK: LocalizedText = {
  en: 'Type this text as fast and as accurately as you can',
  es: 'Escribe este texto tan rápido y tan bien como puedas',
  fr: 'Tapez ce texte aussi vite et aussi bien que possible',
}

const WARM_UP_TITLE: LocalizedText = {
  en: 'Warm-up',
  es: 'Calentamiento',
  fr: 'Échauffement',
}

const INSTRUCTION: LocalizedText = {
  en: 'You type a text that is shown. First comes a short warm-up that does not count. A keyboard is better than a phone. Mistakes may be corrected; pasting does not work.',
  es: 'Copias un texto que se muestra. Primero hay un breve calentamiento que no cuenta. Es mejor usar un teclado que un teléfono. Puedes corregir los errores; pegar texto no funciona.',
  fr: 'Vous recopiez un texte affiché. Un court échauffement, qui ne compte pas, vient d’abord. Un clavier vaut mieux qu’un téléphone. Vous pouvez corriger vos fautes ; le collage ne fonctionne pas.',
}

const QUESTIONS: Question[] = [
  {
    question_id: WARM_UP_QUESTION,
    text: {
      en: 'Warm-up: type this sentence. It does not count.',
      es: 'Calentamiento: escribe esta frase. No cuenta.',
      fr: 'Échauffement : tapez cette phrase. Elle ne compte pas.',
    },
    is_required: false,
    input: { type: 'typing', passage: WARM_UP },
    response_set: '',
  },
  {
    question_id: QUESTION,
    text: TASK,
    input: { type: 'typing', passage: PASSAGE },
    response_set: '',
  },
]

const ATTRIBUTES: readonly InstrumentAttribute[] = [
  {
    slug: 'typing-speed',
    parent_slug: null,
    category: 'skill',
    name: { en: 'Typing speed', es: 'Velocidad al teclado', fr: 'Vitesse de frappe' },
    explanation: {
      en: 'How many words a minute the person types right.',
      es: 'Cuántas palabras correctas por minuto escribe la persona.',
      fr: 'Combien de mots justes par minute la personne tape.',
    },
  },
  {
    slug: 'typing-accuracy',
    parent_slug: null,
    category: 'skill',
    name: { en: 'Typing accuracy', es: 'Precisión al teclado', fr: 'Précision de frappe' },
    explanation: {
      en: 'How much of what the person types is right at once, without corrections.',
      es: 'Qué parte de lo que escribe la persona está bien a la primera, sin correcciones.',
      fr: 'Quelle part de ce que la personne tape est juste du premier coup, sans correction.',
    },
  },
]

export const typingTests: readonly Instrument[] = [
  typingTest(1, {
    en: 'Typing test, 1 minute',
    es: 'Prueba de mecanografía, 1 minuto',
    fr: 'Test de frappe, 1 minute',
  }),
  typingTest(3, {
    en: 'Typing test, 3 minutes',
    es: 'Prueba de mecanografía, 3 minutos',
    fr: 'Test de frappe, 3 minutes',
  }),
  typingTest(5, {
    en: 'Typing test, 5 minutes',
    es: 'Prueba de mecanografía, 5 minutos',
    fr: 'Test de frappe, 5 minutes',
  }),
]

/** The typing test of so many minutes, version 1. Written for this app, without norms. */
function typingTest(minutes: 1 | 3 | 5, title: LocalizedText): Instrument {
  const slug = `typing-test-${minutes}`
  const seconds = minutes * 60
  return {
    slug,
    version: 1,
    content: {
      slug,
      version: 1,
      kind: 'typing-test',
      title,
      instruction: INSTRUCTION,
      minutes: minutes + 1,
      response_sets: {},
      questions: QUESTIONS,
      sections: [
        { section_id: 'warm-up', title: WARM_UP_TITLE, question_ids: [WARM_UP_QUESTION] },
        { section_id: 'test', title, question_ids: [QUESTION], time_limit_seconds: seconds },
      ],
    },
    scoring: { version: `${slug}/1`, range: RANGE, scales: scalesOf(seconds) },
    attributes: ATTRIBUTES,
    citation: NOT_PUBLISHED,
  }
}

function scalesOf(seconds: number): Scale[] {
  return ATTRIBUTES.map(({ slug, name }) => ({
    attribute: slug,
    parent: null,
    name,
    items: [{ question_id: QUESTION, isReversed: false }],
    norm: {
      kind: 'typing',
      measure: slug === 'typing-speed' ? 'wpm' : 'accuracy',
      passage: PASSAGE,
      seconds,
    },
  }))
}
