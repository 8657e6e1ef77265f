import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { FormSection, OwnFormField } from '#contract/assessments/form-fields.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import { FIELDS, jobPath } from '../setup-data.ts'
import { replaced } from './form-draft.ts'
import type { FormDesignerProps } from './form-props.ts'

/**
 * Makes a field of a form a custom field of the company. It then names it, so that it is not offered a second time. Null
 * where the form belongs to no requisition.
 */
export function useSavingField({ jobId, sections, onChange }: FormDesignerProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const newest = useRef<readonly FormSection[]>(sections)
  useEffect(() => {
    newest.current = sections
  })
  const saving = useEndpoint({ method: 'post', path: FIELDS })
  if (jobId === undefined) return null
  return (field: OwnFormField) =>
    saving.mutate(
      { ...jobPath(jobId), body: { field: field.written, is_private: field.is_private } },
      {
        onSuccess: ({ data: { account_field_id } }) => {
          onChange(replaced(newest.current, { ...field, account_field_id }))
          notifyDone(t`It is a custom field now.`)
        },
        onError: (error) => notify({ type: 'error', body: errorText(error) }),
      },
    )
}
