// Workplace maths: three short sections against the clock. Which choices are right never leaves the server.
import type { AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'
import { choiceLabel, withUnbrokenNumbers } from './choice-labels.ts'
import type { MathsItem, MathsSection } from './maths-item.ts'
import { MONEY } from './money-items.ts'
import { QUANTITIES } from './stock-items.ts'
import { TIME } from './time-items.ts'

const NAME: LocalizedText = {
  en: 'Workplace math',
  es: 'Matemáticas para el trabajo',
  fr: 'Calcul au travail',
}
const SECTION_SECONDS = 360

export const MATHS_SECTIONS: readonly MathsSection[] = [MONEY, TIME, QUANTITIES]

/**
 * Workplace math, version 3: 24 items, with the choices of each in an order by chance; version 1 had them in ascending
 * order, and is scored by the same key. Items and keys were written for this app, and there is no norm sample yet: the
 * score is the percentage of right answers, where what was not reached counts as not right. See `provenance.md`.
 */
export const maths: Instrument = {
  slug: 'maths',
  version: 3,
  content: {
    slug: 'maths',
    version: 3,
    kind: 'skill-test',
    title: NAME,
    instruction: {
      en: 'Choose the right result. There are three sections of six minutes each; a section’s time starts when you open it and continues when you leave. Paper and pencil are fine, a calculator is not needed.',
      es: 'Elige el resultado correcto. Hay tres secciones de seis minutos cada una; el tiempo de una sección empieza cuando la abres y sigue corriendo si sales. Puedes usar papel y lápiz; no hace falta calculadora.',
      fr: 'Choisissez le bon résultat. Il y a trois sections de six minutes chacune ; le temps d’une section commence quand vous l’ouvrez et continue si vous sortez. Papier et crayon sont permis, une calculatrice n’est pas nécessaire.',
    },
    minutes: 18,
    response_sets: Object.fromEntries(
      everyItem().map(({ id, item }) => [id, choicesOf(item)] as const),
    ),
    // A list of right positions must help no one else. So few short numbers are found at a glance in any order.
    shuffled_response_sets: everyItem().map(({ id }) => id),
    questions: everyItem().map(questionOf),
    sections: MATHS_SECTIONS.map((section) => ({
      section_id: section.id,
      title: section.title,
      question_ids: section.items.map((_, index) => questionId(section, index)),
      time_limit_seconds: SECTION_SECONDS,
    })),
  },
  scoring: {
    version: 'maths/1',
    range: { min: 1, max: 4 },
    scales: [
      {
        attribute: 'workplace-maths',
        parent: null,
        name: NAME,
        items: everyItem().map(({ id, item }) => ({
          question_id: id,
          isReversed: false,
          right: valuesOf(item).indexOf(item.right) + 1,
        })),
        norm: { kind: 'pomp' },
      },
    ],
  },
  attributes: [
    {
      slug: 'workplace-maths',
      parent_slug: null,
      category: 'skill',
      name: NAME,
      explanation: {
        en: 'How well the person calculates with the money, hours and stock of a working day.',
        es: 'Con qué acierto calcula la persona el dinero, las horas y las existencias de un día de trabajo.',
        fr: 'Avec quelle justesse la personne calcule l’argent, les heures et les stocks d’une journée de travail.',
      },
    },
  ],
  citation: NOT_PUBLISHED,
}

function everyItem(): { id: string; item: MathsItem }[] {
  return MATHS_SECTIONS.flatMap((section) =>
    section.items.map((item, index) => ({ id: questionId(section, index), item })),
  )
}

function questionId(section: MathsSection, index: number): string {
  return `maths-${section.id}-${index + 1}`
}

function questionOf({ id, item }: { id: string; item: MathsItem }): Question {
  const { passage, text } = item
  return {
    question_id: id,
    ...(passage !== undefined && { passage }),
    text: withUnbrokenNumbers(text),
    response_set: id,
  }
}

function choicesOf(item: MathsItem): AssessmentPackage['response_sets'][string] {
  const values = valuesOf(item)
  // Cents on each choice or on none: the odd one out would draw the eye.
  const digits = values.every((value) => Number.isInteger(value)) ? 0 : 2
  return values.map((value, index) => ({
    value: index + 1,
    label: choiceLabel(value, { format: item.format, digits }),
  }))
}

// From the smallest to the largest, so that the values say nothing about the key.
function valuesOf({ right, wrong }: MathsItem): number[] {
  return [right, ...wrong.map(({ value }) => value)].toSorted((one, other) => one - other)
}
