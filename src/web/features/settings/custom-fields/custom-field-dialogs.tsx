// Writing a custom field in the settings: the dialog in which application forms write theirs.
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { FIELD_TYPES } from '#contract/plan-editor/plan-editor-rules.ts'
import type { AccountField, AccountFieldContent } from '#contract/settings/account-fields.ts'
import { FORM_USAGE_TYPE } from '#contract/settings/settings-rules.ts'
import { QuestionDialog } from '#web/features/staff-shell/questions/question-dialog.tsx'
import { draftOfQuestion, emptyDraft } from '#web/features/staff-shell/questions/question-draft.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import {
  CUSTOM_FIELD,
  CUSTOM_FIELDS,
  type FieldList,
  fieldPath,
  stateOf,
} from './custom-field-data.ts'

const UPDATE = { method: 'patch', path: CUSTOM_FIELD } as const

type NewCustomFieldProps = FieldList & { onClose: () => void }

export function NewCustomField({ accountId, usageType, onClose }: NewCustomFieldProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const creating = useEndpoint({ method: 'post', path: CUSTOM_FIELDS }, { onDone: onClose })
  const create = (content: AccountFieldContent) => {
    const { text: title } = content.field
    return creating.mutate(
      { path: { account_id: accountId }, body: { ...content, usage_type_id: usageType } },
      { onSuccess: () => notifyDone(t`“${title}” is added.`) },
    )
  }
  return (
    <QuestionDialog
      isField
      isNew
      audience={usageType === FORM_USAGE_TYPE ? 'candidates' : 'staff'}
      types={FIELD_TYPES}
      initial={emptyDraft('short_text')}
      error={creating.error}
      errorText={errorText}
      isBusy={creating.isPending}
      onSave={({ question: field, isPrivate: is_private }) => create({ field, is_private })}
      onClose={onClose}
    />
  )
}

type EditCustomFieldProps = { list: FieldList; field: AccountField; onClose: () => void }

export function EditCustomField({ list, field: edited, onClose }: EditCustomFieldProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  // As it was when the user began: it may be read again meanwhile.
  const begun = useRef(edited)
  const base = useRef<object>(stateOf(edited))
  const undoing = useEndpoint(UPDATE)
  const saving = useEndpoint(UPDATE, { onDone: onClose })
  const path = fieldPath(list, edited)
  const save = (content: AccountFieldContent) =>
    saving.mutate(
      { ...path, body: content, base: base.current },
      {
        onSuccess: ({ data: saved }) => {
          const { field, is_private } = begun.current
          const { text: label } = saved.field
          notifyUndoable(t`“${label}” is saved.`, () =>
            undoing.mutateAsync({ ...path, body: { field, is_private }, base: stateOf(saved) }),
          )
        },
      },
    )
  return (
    <QuestionDialog
      isField
      isNew={false}
      audience={list.usageType === FORM_USAGE_TYPE ? 'candidates' : 'staff'}
      types={FIELD_TYPES}
      initial={{ ...draftOfQuestion(edited.field), is_private: edited.is_private }}
      error={saving.error}
      errorText={errorText}
      onOverwrite={(stored) => {
        base.current = stored
      }}
      isBusy={saving.isPending}
      onSave={({ question: field, isPrivate: is_private }) => save({ field, is_private })}
      onClose={onClose}
    />
  )
}
