import type { AssessmentPackage, Question, Section } from '#contract/assessments/assessments.ts'
// Application forms and onboarding forms for candidates and for staff. Pure.
import { fieldId, type FormField, type FormSection } from '#contract/assessments/form-fields.ts'
import { minutesFor } from '#contract/assessments/question-facts.ts'
import { FILE_FORMATS } from '#contract/core/file-rules.ts'
import { QUESTION_LIMITS, type QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'
import {
  SECTION_TITLES,
  STANDARD_FIELDS,
  type StandardField,
} from '#contract/plan-editor/standard-fields.ts'

import type { StaffNote, StaffNotes, WrittenContent } from './written-content.ts'
import {
  contentQuestion,
  packageParts,
  staffNote,
  translated,
  type ContentQuestion,
} from './written-question.ts'

type Form = { readonly sections: readonly FormSection[] }

/** The form as a device shows it. A section without fields is none. */
export function formContent({ sections }: Form): WrittenContent {
  const filled = sections.filter(({ fields }) => fields.length > 0)
  const fields = filled.flatMap((section) => section.fields)
  const described = filled.map(
    ({ section_id, title, standard_title: standard, translations, fields: own }): Section => ({
      section_id,
      title: standard === null ? translated(title, translations) : SECTION_TITLES[standard],
      question_ids: own.map(fieldId),
    }),
  )
  return {
    minutes: minutesFor(fields.map((field) => ({ type: typeOf(field) }))),
    ...packageParts(fields.map(contentOf)),
    ...(described.length === 0 ? {} : { sections: described }),
  }
}

/** What staff know of its fields. */
export function formNotes({ sections }: Form): StaffNotes {
  const fields = sections.flatMap((section) => section.fields)
  return new Map(fields.map((field) => [fieldId(field), noteOf(field)]))
}

function typeOf(field: FormField): QuestionType {
  return field.source === 'standard' ? STANDARD_FIELDS[field.name].type : field.written.type
}

function contentOf(field: FormField): ContentQuestion {
  const { question, choices } =
    field.source === 'company' ? contentQuestion(field.question_id, field) : standardOf(field)
  const { shown_if } = field
  return { question: shown_if === undefined ? question : { ...question, shown_if }, choices }
}

function standardOf(field: Extract<FormField, { source: 'standard' }>): ContentQuestion {
  const standard = STANDARD_FIELDS[field.name]
  const choices = choicesOf(standard)
  const input = inputOf(standard)
  const question: Question = {
    question_id: field.name,
    text: standard.text,
    ...(standard.help === undefined ? {} : { help: standard.help }),
    is_required: field.is_required,
    ...(input === undefined ? {} : { input }),
    ...(standard.type === 'file' ? { file: { formats: [...FILE_FORMATS] } } : {}),
    response_set: choices.length === 0 ? '' : field.name,
  }
  return { question, choices }
}

function choicesOf({ options = [] }: StandardField): AssessmentPackage['response_sets'][string] {
  return options.map((label, index) => ({ value: index + 1, label }))
}

function inputOf({ type, format }: StandardField): Question['input'] {
  switch (type) {
    case 'short_text': {
      const max_length = QUESTION_LIMITS.shortAnswer
      return format === undefined ? { type, max_length } : { type, max_length, format }
    }
    case 'long_text':
      return { type, max_length: QUESTION_LIMITS.longAnswer }
    case 'date':
      return { type }
    case 'multiple_choice':
    case 'number':
    case 'scale':
    case 'single_choice':
    case 'yes_no':
    case 'file':
    case 'recording':
      return undefined
  }
}

function noteOf(field: FormField): StaffNote {
  if (field.source === 'company') return staffNote(field.written, field.is_private)
  const { type, isPrivate = false } = STANDARD_FIELDS[field.name]
  return { type, knockOuts: new Set(), isPrivate }
}
