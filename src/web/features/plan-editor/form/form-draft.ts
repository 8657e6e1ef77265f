import { type ApplicationForm } from '#contract/assessments/application-form.ts'
import {
  fieldId,
  type FieldCondition,
  type FormField,
  type FormSection,
  type OwnFormField,
} from '#contract/assessments/form-fields.ts'
import { minutesFor } from '#contract/assessments/question-facts.ts'
import {
  type QuestionType,
  STANDARD_FIELD_NAMES,
  STANDARD_SECTIONS,
  type StandardFieldName,
  type StandardSection,
} from '#contract/plan-editor/plan-editor-rules.ts'
import { SECTION_TITLES, STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
// Changes of an application form as data. Pure.
import type { AccountField } from '#contract/settings/account-fields.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

type Sections = readonly FormSection[]

/** What a form asks before staff change it. */
export function usualSections(): FormSection[] {
  return [
    sectionFrom('contact', [usual('phone', true), usual('city', true), usual('linkedin', false)]),
    sectionFrom('work', [usual('work_authorization', true), usual('earliest_start', true)]),
  ]
}

/** What a change of its form changes of an activity. */
export function withSections(sections: Sections) {
  const settings: ApplicationForm = { kind: 'application-form', sections: [...sections] }
  return { settings, ...factsOf(sections) }
}

/** How many fields there are, and how long they take. */
export function factsOf(sections: Sections) {
  const fields = sections.flatMap((section) => section.fields)
  return {
    question_count: fields.length,
    minutes: minutesFor(fields.map((field) => ({ type: fieldType(field) }))),
  }
}

export function fieldType(field: FormField): QuestionType {
  return field.source === 'standard' ? STANDARD_FIELDS[field.name].type : field.written.type
}

export function isRequired(field: FormField): boolean {
  return field.source === 'standard' ? field.is_required : field.written.is_required
}

export function isPrivate(field: FormField): boolean {
  return field.source === 'standard'
    ? STANDARD_FIELDS[field.name].isPrivate === true
    : field.is_private
}

/** The same field, required or optional. */
export function withRequired(field: FormField, is_required: boolean): FormField {
  return field.source === 'standard'
    ? { ...field, is_required }
    : { ...field, written: { ...field.written, is_required } }
}

/** The same field, shown after an answer to another one, or always. */
export function withCondition(field: FormField, condition?: FieldCondition): FormField {
  const { shown_if: _before, ...always } = field
  return condition === undefined ? always : { ...always, shown_if: condition }
}

/** Those of the standard fields that the form does not ask for. */
export function unusedFields(
  sections: Sections,
  offered: readonly StandardFieldName[] = STANDARD_FIELD_NAMES,
): StandardFieldName[] {
  const used = new Set(sections.flatMap((section) => section.fields.map(fieldId)))
  return offered.filter((name) => !used.has(name))
}

/** The standard sections that the form does not have. */
export function unusedSections(sections: Sections): StandardSection[] {
  const used = new Set(sections.map((section) => section.standard_title))
  return STANDARD_SECTIONS.filter((name) => !used.has(name))
}

/** A standard section without fields. */
export function sectionFrom(name: StandardSection, fields: FormField[] = []): FormSection {
  const { en: title } = SECTION_TITLES[name]
  return { section_id: uuidv7(), title, standard_title: name, fields }
}

export function usual(name: StandardFieldName, is_required: boolean): FormField {
  return { source: 'standard', name, is_required }
}

/** A custom field of the company as the form asks it. */
export function ownField({ account_field_id, field, is_private }: AccountField): OwnFormField {
  const question_id = uuidv7()
  return { source: 'company', question_id, account_field_id, is_private, written: field }
}

/** The custom fields of the company that the form has. */
export function takenFields(sections: Sections): Set<number> {
  const fields = sections.flatMap((section) => section.fields)
  return new Set(
    fields.flatMap((one) => (one.source === 'company' ? (one.account_field_id ?? []) : [])),
  )
}

/** Adds a field at the end of a section. */
export function addedTo(sections: Sections, given: { sectionId: string; field: FormField }) {
  const { sectionId, field } = given
  return changed(sections, { sectionId, change: (fields) => [...fields, field] })
}

export function withoutField(sections: Sections, id: string): FormSection[] {
  return sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => fieldId(field) !== id),
  }))
}

/** Puts what was removed where it stood, whatever changed since; a field whose section is gone comes to the end. */
export function restored(
  sections: Sections,
  removed: { section: FormSection; index: number; field?: FormField },
): FormSection[] {
  const { section, index, field } = removed
  const used = new Set(sections.flatMap((one) => one.fields.map(fieldId)))
  const isUnused = (one: FormField) => !used.has(fieldId(one))
  if (field === undefined) {
    if (sections.some((one) => one.section_id === section.section_id)) return [...sections]
    const again = { ...section, fields: section.fields.filter(isUnused) }
    return sections.toSpliced(index, 0, again)
  }
  if (!isUnused(field)) return [...sections]
  const home = sections.find((one) => one.section_id === section.section_id) ?? sections.at(-1)
  if (home === undefined) return [{ ...section, fields: [field] }]
  const at = home.section_id === section.section_id ? index : home.fields.length
  const change = (fields: FormField[]) => fields.toSpliced(at, 0, field)
  return changed(sections, { sectionId: home.section_id, change })
}

/** Puts a field where one of the same id stands. */
export function replaced(sections: Sections, field: FormField): FormSection[] {
  const id = fieldId(field)
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((one) => (fieldId(one) === id ? field : one)),
  }))
}

/**
 * Moves a field up or down by one; from the end of a section into the next one, from its beginning to the end of the one
 * before. Nothing at the ends of the form.
 */
export function movedField(sections: Sections, move: { id: string; by: -1 | 1 }): FormSection[] {
  const { id, by } = move
  const at = sections.findIndex((one) => one.fields.some((field) => fieldId(field) === id))
  const section = sections[at]
  const from = section?.fields.findIndex((field) => fieldId(field) === id) ?? -1
  const field = section?.fields[from]
  if (section === undefined || field === undefined) return [...sections]
  const to = from + by
  if (to >= 0 && to < section.fields.length)
    return changed(sections, {
      sectionId: section.section_id,
      change: (fields) => fields.toSpliced(from, 1).toSpliced(to, 0, field),
    })
  const neighbour = sections[at + by]
  if (neighbour === undefined) return [...sections]
  return changed(withoutField(sections, id), {
    sectionId: neighbour.section_id,
    change: (fields) => (by === 1 ? [field, ...fields] : [...fields, field]),
  })
}

/** Where a field stands, counted from 1 over the whole form. */
export function positionOf(sections: Sections, id: string): number {
  return sections.flatMap((section) => section.fields.map(fieldId)).indexOf(id) + 1
}

type Change = { sectionId: string; change: (fields: FormField[]) => FormField[] }

function changed(sections: Sections, { sectionId, change }: Change): FormSection[] {
  return sections.map((section) =>
    section.section_id === sectionId ? { ...section, fields: change(section.fields) } : section,
  )
}
