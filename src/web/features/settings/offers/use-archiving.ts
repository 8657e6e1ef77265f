// Archiving letters and details templates, with the way back.
import { useLingui } from '@lingui/react/macro'

import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { DETAILS, detailsPath, LETTER, letterPath } from './offer-data.ts'

export type Archivable = {
  readonly id: number
  readonly name: string
  readonly isArchived: boolean
}

export function useArchivingLetter(accountId: number) {
  const saving = useEndpoint({ method: 'patch', path: LETTER })
  return useArchiving(saving.isPending, (id, isArchived) =>
    saving.mutateAsync({ ...letterPath(accountId, id), body: { is_archived: isArchived } }),
  )
}

export function useArchivingDetails(accountId: number) {
  const saving = useEndpoint({ method: 'patch', path: DETAILS })
  return useArchiving(saving.isPending, (id, isArchived) =>
    saving.mutateAsync({ ...detailsPath(accountId, id), body: { is_archived: isArchived } }),
  )
}

function useArchiving(
  isBusy: boolean,
  change: (id: number, isArchived: boolean) => Promise<unknown>,
) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const run = async (id: number, { to, done }: { to: boolean; done: () => void }) => {
    try {
      await change(id, to)
      done()
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
    }
  }
  return {
    archive: ({ id, name }: Archivable) => {
      const done = () => notifyUndoable(t`“${name}” is archived.`, () => change(id, false))
      void run(id, { to: true, done })
    },
    restore: ({ id, name }: Archivable) => {
      void run(id, { to: false, done: () => notifyDone(t`“${name}” is restored.`) })
    },
    isBusy,
  }
}
