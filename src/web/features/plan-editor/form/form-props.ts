// What the parts of the designer work with.
import type { FormField, FormSection, OwnFormField } from '#contract/assessments/form-fields.ts'
import type { FieldType, StandardFieldName } from '#contract/plan-editor/plan-editor-rules.ts'

import type { SentChange } from '../plan-draft.ts'

export type FormDesignerProps = {
  /** Whose custom fields are offered; none where the form belongs to no requisition. */
  jobId?: number | undefined
  /** The standard fields that can be added; all of them when left out. */
  standardFields?: readonly StandardFieldName[] | undefined
  /** Fields can be shown only after an answer to an earlier one. */
  hasConditions?: boolean | undefined
  sections: readonly FormSection[]
  onChange: (sections: readonly FormSection[]) => SentChange
}

/** What a dialog writes: a new field of a section, one that is there, or when a field is shown. */
export type OpenField =
  | { sectionId: string; type: FieldType }
  | { edited: OwnFormField }
  | { conditional: FormField }

/** A field, or a whole section where none is named, with its position of before. */
export type Removed = { section: FormSection; index: number; field?: FormField }

export type FormSectionProps = FormDesignerProps & {
  section: FormSection
  index: number
  /** Opens the dialog that writes a field. */
  onOpen: (field: OpenField) => void
  /** Tells a screen reader what moved. */
  onNews: (text: string) => void
  /** Takes a removal back. */
  onRestore: (removed: Removed) => SentChange
}
