import { Trans, useLingui } from '@lingui/react/macro'

import { DOCUMENT_LIMITS } from '#contract/applicant-documents/applicant-documents-rules.ts'
import type { DocumentFields as Fields } from '#web/api/add-document.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import type { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import styles from './documents.module.css'

type DocumentFieldsProps = {
  /** What stands in them at first; null for a new document. */
  fields: Fields | null
  canSeePrivate: boolean
  problemOf: ReturnType<typeof useFieldProblems>['problemOf']
}

/** Title, description, and who may see a document. */
export function DocumentFields({ fields, canSeePrivate, problemOf }: DocumentFieldsProps) {
  const { t } = useLingui()
  const isNew = fields === null
  return (
    <>
      <LimitedTextField
        name="title"
        label={t`Title`}
        hint={isNew ? t`Leave empty to use the file name.` : undefined}
        defaultValue={fields?.title}
        isOptional={isNew}
        required={!isNew}
        maxLength={DOCUMENT_LIMITS.title}
        error={problemOf('title')}
        data-first-focus={isNew ? undefined : true}
      />
      <TextArea
        name="description"
        label={t`Description`}
        defaultValue={fields?.description}
        isOptional
        rows={3}
        maxLength={DOCUMENT_LIMITS.description}
        error={problemOf('description')}
      />
      {canSeePrivate ? (
        <Checkbox
          name="is_private"
          label={<Trans>Private</Trans>}
          hint={<Trans>Only colleagues whose role includes private data see it.</Trans>}
          defaultChecked={fields?.is_private}
          error={problemOf('is_private')}
        />
      ) : (
        <p className={styles.hint}>
          <Trans>Colleagues who see this application can open it.</Trans>
        </p>
      )}
    </>
  )
}

/** What a submitted form says. */
export function fieldsIn(data: FormData): Fields {
  return {
    title: textOf(data, 'title').trim(),
    description: textOf(data, 'description').trim(),
    is_private: data.has('is_private'),
  }
}
