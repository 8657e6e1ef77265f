// Writing an attribute or an outcome of the company.
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import type { AttributeContent, AttributeType } from '#contract/settings/attribute-types.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import {
  ATTRIBUTE,
  type AttributeList,
  attributePath,
  ATTRIBUTES,
  contentOf,
} from './attribute-data.ts'
import { AttributeForm } from './attribute-form.tsx'

const UPDATE = { method: 'put', path: ATTRIBUTE } as const

type NewAttributeProps = { list: AttributeList; onClose: () => void }

export function NewAttribute({ list, onClose }: NewAttributeProps) {
  const { t } = useLingui()
  const creating = useEndpoint({ method: 'post', path: ATTRIBUTES }, { onDone: onClose })
  const create = (content: AttributeContent) =>
    creating.mutate(
      {
        path: { account_id: list.accountId },
        body: { ...content, usage_type: list.usageType },
      },
      {
        onSuccess: ({ data }) => {
          const { [currentLocale()]: title } = data.name
          notifyDone(t`“${title}” is added.`)
        },
      },
    )
  return <AttributeForm {...{ list, onClose }} row={null} saving={creating} onSubmit={create} />
}

type EditAttributeProps = NewAttributeProps & { row: AttributeType }

export function EditAttribute({ list, row, onClose }: EditAttributeProps) {
  const { t } = useLingui()
  // As it was when the user began: it may be read again meanwhile.
  const begun = useRef(contentOf(row))
  const base = useRef<object>(begun.current)
  const undoing = useEndpoint(UPDATE)
  const saving = useEndpoint(UPDATE, { onDone: onClose })
  const path = attributePath(list, row)
  const save = (content: AttributeContent) =>
    saving.mutate(
      { ...path, body: content, base: base.current },
      {
        onSuccess: ({ data: saved }) => {
          const { [currentLocale()]: label } = saved.name
          notifyUndoable(t`“${label}” is saved.`, () =>
            undoing.mutateAsync({ ...path, body: begun.current, base: contentOf(saved) }),
          )
        },
      },
    )
  return (
    <AttributeForm
      {...{ list, row, saving, onClose }}
      onSubmit={save}
      onOverwrite={(stored) => {
        base.current = stored
      }}
    />
  )
}
