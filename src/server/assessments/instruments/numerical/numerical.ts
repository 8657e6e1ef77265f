// Numerical reasoning: two short sections against the clock. Which choices are right never leaves the server.
import type { AssessmentPackage, Question } from '#contract/assessments/assessments.ts'

import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'
import { NUMERICAL_SECTIONS, type NumericalItem, type NumericalSection } from './numerical-items.ts'

const NAME = {
  en: 'Numerical reasoning',
  es: 'Razonamiento numérico',
  fr: 'Raisonnement numérique',
}

/**
 * Numerical reasoning, version 3: twenty items, with the choices of each in an order by chance. Version 2 had them in
 * ascending order, and is scored by the same key; version 1 had twelve of the items. Items and keys were written for this app,
 * and there is no norm sample yet: the score is the percentage of right answers, where what was not reached counts as not
 * right.
 */
export const numerical: Instrument = {
  slug: 'numerical',
  version: 3,
  content: {
    slug: 'numerical',
    version: 3,
    kind: 'skill-test',
    title: NAME,
    instruction: {
      en: 'Choose the right result. There are two sections of seven minutes each; a section’s time starts when you open it and goes on when you leave. Paper and pencil are fine, a calculator is not needed.',
      es: 'Elige el resultado correcto. Hay dos secciones de siete minutos cada una; el tiempo de una sección empieza cuando la abres y sigue corriendo si sales. Puedes usar papel y lápiz; no hace falta calculadora.',
      fr: 'Choisissez le bon résultat. Il y a deux sections de sept minutes chacune ; le temps d’une section commence quand vous l’ouvrez et continue si vous sortez. Papier et crayon sont permis, une calculatrice n’est pas nécessaire.',
    },
    minutes: 14,
    response_sets: Object.fromEntries(
      everyItem().map(({ id, item }) => [id, choicesOf(item)] as const),
    ),
    // A list of right positions must help no one else. So few short numbers are found at a glance in any order.
    shuffled_response_sets: everyItem().map(({ id }) => id),
    questions: everyItem().map(({ id, item: { en, es, fr } }): Question => ({
      question_id: id,
      text: { en, es, fr },
      response_set: id,
    })),
    sections: NUMERICAL_SECTIONS.map((section) => ({
      section_id: section.id,
      title: section.title,
      question_ids: section.items.map((_, index) => questionId(section, index)),
      time_limit_seconds: section.seconds,
    })),
  },
  scoring: {
    version: 'numerical/2',
    range: { min: 1, max: 5 },
    scales: [
      {
        attribute: 'numerical-reasoning',
        parent: null,
        name: NAME,
        items: everyItem().map(({ id, item }) => ({
          question_id: id,
          isReversed: false,
          right: item.choices.indexOf(item.right) + 1,
        })),
        norm: { kind: 'pomp' },
      },
    ],
  },
  attributes: [
    {
      slug: 'numerical-reasoning',
      parent_slug: null,
      category: 'skill',
      name: NAME,
      explanation: {
        en: 'How many everyday calculations the person gets right in the time allowed.',
        es: 'Cuántos cálculos cotidianos resuelve bien la persona en el tiempo permitido.',
        fr: 'Combien de calculs courants la personne réussit dans le temps imparti.',
      },
    },
  ],
  citation: NOT_PUBLISHED,
}

function everyItem(): { id: string; item: NumericalItem }[] {
  return NUMERICAL_SECTIONS.flatMap((section) =>
    section.items.map((item, index) => ({ id: questionId(section, index), item })),
  )
}

function questionId(section: NumericalSection, index: number): string {
  return `numerical-${section.id}-${index + 1}`
}

// By their position in the key: a number as value would say no more.
function choicesOf({ choices }: NumericalItem): AssessmentPackage['response_sets'][string] {
  return choices.map((choice, index) => {
    const text = String(choice)
    return { value: index + 1, label: { en: text, es: text, fr: text } }
  })
}
