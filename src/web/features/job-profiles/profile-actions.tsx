// Actions on a job profile: duplicate, delete and restore.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Menu } from '#web/ui/controls/menu.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { NewProfileDialog } from './new-profile-dialog.tsx'
import { PROFILE, profilePath } from './profile-queries.ts'

type ProfileActionsProps = {
  profile: JobProfileDetail
  canCreate: boolean
  onLeave: (to: { copyId: number } | 'list') => void
}

const RESTORE = { method: 'post', path: '/job/v1/profile/{job_id}/restore/' } as const

export function ProfileActions({ profile, canCreate, onLeave }: ProfileActionsProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [asked, setAsked] = useState<'duplicate' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const restoring = useEndpoint(RESTORE, { onDone: () => notifyDone(t`The profile is restored.`) })
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const items = [
    ...(canCreate
      ? [{ id: 'duplicate', label: t`Duplicate`, onSelect: () => setAsked('duplicate') }]
      : []),
    ...(profile.is_archived
      ? [
          {
            id: 'restore',
            label: t`Restore`,
            onSelect: () => restoring.mutate(profilePath(profile.job_id), { onError }),
          },
        ]
      : [
          {
            id: 'delete',
            label: t`Delete`,
            onSelect: () => setAsked('delete'),
            isDestructive: true,
          },
        ]),
  ]
  if (!profile.can_manage) return null
  return (
    <>
      <Menu
        align="end"
        size="small"
        trigger={<Trans>Actions</Trans>}
        sections={[{ id: 'actions', items }]}
      />
      {asked === 'duplicate' && (
        <NewProfileDialog
          accountId={profile.account_id}
          source={profile}
          onCreated={(copyId) => {
            close()
            onLeave({ copyId })
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <DeleteProfile profile={profile} onDeleted={() => onLeave('list')} onClose={close} />
      )}
    </>
  )
}

type DeleteProfileProps = {
  profile: JobProfileDetail
  onDeleted: () => void
  onClose: () => void
}

/** Says first what becomes of it; the notification of an archived profile has the way back. */
function DeleteProfile({ profile, onDeleted, onClose }: DeleteProfileProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const deleting = useEndpoint({ method: 'delete', path: PROFILE })
  const restoring = useEndpoint(RESTORE)
  const { title, job_id: jobId } = profile
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const confirm = async () => {
    try {
      const { data } = await deleting.mutateAsync(profilePath(jobId))
      if (data.is_archived)
        notifyUndoable(t`${title} is archived.`, () =>
          restoring.mutateAsync(profilePath(jobId), { onError }),
        )
      else notifyDone(t`${title} is deleted.`)
      onDeleted()
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={<Trans>Delete {title}?</Trans>}
      confirmLabel={<Trans>Delete the profile</Trans>}
      isDestructive
      isBusy={deleting.isPending}
    >
      <p>
        <Trans>
          A profile that people held before is archived and can be restored. One that no one ever
          held is deleted for good. A profile that people hold now stays.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
