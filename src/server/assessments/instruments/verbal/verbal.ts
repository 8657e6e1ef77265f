// Verbal reasoning: statements about short texts, in two sections against the clock. The key never leaves the server.
import type { Question } from '#contract/assessments/assessments.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'
import { VERBAL_TEXTS, type VerbalText, type Verdict } from './verbal-items.ts'

const NAME: LocalizedText = {
  en: 'Verbal reasoning',
  es: 'Razonamiento verbal',
  fr: 'Raisonnement verbal',
}

const SECTION_SECONDS = 300
const TEXTS_PER_SECTION = 3
const RESPONSE_SET = 'verdict'
/** By the values of the choices, from 1. */
const VERDICTS: readonly Verdict[] = ['true', 'false', 'cannot_say']

/**
 * Verbal reasoning, version 1: 24 statements about six texts. Written for this app, without norms so far: the score is
 * the percentage of right answers, where what was not reached counts as not right.
 */
export const verbal: Instrument = {
  slug: 'verbal',
  version: 1,
  content: {
    slug: 'verbal',
    version: 1,
    kind: 'skill-test',
    title: NAME,
    instruction: {
      en: 'Read a short text and say of each statement whether it is true or false by the text, or whether the text does not say. Only the text counts, not what you know otherwise. There are two sections of five minutes each; a section’s time starts when you open it and goes on when you leave.',
      es: 'Lee un texto breve y di de cada afirmación si, según el texto, es verdadera o falsa, o si el texto no lo dice. Solo cuenta el texto, no lo que sepas por otra vía. Hay dos secciones de cinco minutos cada una; el tiempo de una sección empieza cuando la abres y sigue corriendo si sales.',
      fr: 'Lisez un court texte et dites de chaque affirmation si elle est vraie ou fausse d’après le texte, ou si le texte ne le dit pas. Seul le texte compte, pas ce que vous savez par ailleurs. Il y a deux sections de cinq minutes chacune ; le temps d’une section commence quand vous l’ouvrez et continue si vous sortez.',
    },
    minutes: 10,
    response_sets: {
      // Never shuffled: all statements have the same three, and who looks for them at each loses time.
      [RESPONSE_SET]: [
        { value: 1, label: { en: 'True', es: 'Verdadera', fr: 'Vraie' } },
        { value: 2, label: { en: 'False', es: 'Falsa', fr: 'Fausse' } },
        {
          value: 3,
          label: {
            en: 'The text does not say',
            es: 'El texto no lo dice',
            fr: 'Le texte ne le dit pas',
          },
        },
      ],
    },
    questions: VERBAL_TEXTS.flatMap(questionsOf),
    sections: [
      section({
        id: 'first',
        title: { en: 'First texts', es: 'Primeros textos', fr: 'Premiers textes' },
        from: 0,
      }),
      section({
        id: 'second',
        title: { en: 'Further texts', es: 'Más textos', fr: 'Autres textes' },
        from: TEXTS_PER_SECTION,
      }),
    ],
  },
  scoring: {
    version: 'verbal/1',
    range: { min: 1, max: VERDICTS.length },
    scales: [
      {
        attribute: 'verbal-reasoning',
        parent: null,
        name: NAME,
        items: VERBAL_TEXTS.flatMap((text) =>
          text.statements.map(({ verdict }, index) => ({
            question_id: questionId(text, index),
            isReversed: false,
            right: VERDICTS.indexOf(verdict) + 1,
          })),
        ),
        norm: { kind: 'pomp' },
      },
    ],
  },
  attributes: [
    {
      slug: 'verbal-reasoning',
      parent_slug: null,
      category: 'skill',
      name: NAME,
      explanation: {
        en: 'How well the person tells what follows from a text from what does not.',
        es: 'Hasta qué punto la persona distingue lo que se deduce de un texto de lo que no.',
        fr: 'Dans quelle mesure la personne distingue ce qui découle d’un texte de ce qui n’en découle pas.',
      },
    },
  ],
  citation: NOT_PUBLISHED,
}

function questionsOf(text: VerbalText): Question[] {
  return text.statements.map(({ en, es, fr }, index) => ({
    question_id: questionId(text, index),
    passage: text.passage,
    text: { en, es, fr },
    response_set: RESPONSE_SET,
  }))
}

function section({ id, title, from }: { id: string; title: LocalizedText; from: number }) {
  const texts = VERBAL_TEXTS.slice(from, from + TEXTS_PER_SECTION)
  return {
    section_id: id,
    title,
    question_ids: texts.flatMap((text) =>
      text.statements.map((_, index) => questionId(text, index)),
    ),
    time_limit_seconds: SECTION_SECONDS,
  }
}

function questionId({ id }: VerbalText, index: number): string {
  return `verbal-${id}-${index + 1}`
}
