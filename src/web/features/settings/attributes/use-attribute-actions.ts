import { useLingui } from '@lingui/react/macro'

import type { AttributeType } from '#contract/settings/attribute-types.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import {
  ATTRIBUTE,
  type AttributeList,
  attributePath,
  ATTRIBUTES,
  contentOf,
} from './attribute-data.ts'

/** Deletes an attribute or archives a used one, with the way back, and offers an archived one again. */
export function useAttributeActions(list: AttributeList, row: AttributeType) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const removing = useEndpoint({ method: 'delete', path: ATTRIBUTE })
  const restoring = useEndpoint({ method: 'post', path: `${ATTRIBUTE}restore/` })
  const creating = useEndpoint({ method: 'post', path: ATTRIBUTES })
  const onError = (error: unknown) => notify({ type: 'error', body: errorText(error) })
  const { [currentLocale()]: text } = row.name
  const path = attributePath(list, row)
  const takeBack = (isArchived: boolean) =>
    isArchived
      ? restoring.mutateAsync({ ...path, body: {} })
      : creating.mutateAsync({
          path: { account_id: list.accountId },
          body: { ...contentOf(row), usage_type: list.usageType },
        })
  return {
    remove: () =>
      removing.mutate(path, {
        onError,
        onSuccess: ({ data: { is_archived: isArchived } }) =>
          notifyUndoable(isArchived ? t`“${text}” is archived.` : t`“${text}” is deleted.`, () =>
            takeBack(isArchived),
          ),
      }),
    restore: () =>
      restoring.mutate(
        { ...path, body: {} },
        { onError, onSuccess: () => notifyDone(t`“${text}” is restored.`) },
      ),
  }
}
