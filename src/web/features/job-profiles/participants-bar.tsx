import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { MAX_CHOSEN_PARTICIPANTS } from '#contract/job-profiles/job-profile-rules.ts'
import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import type { Participant } from '#contract/job-profiles/participants.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { MoveDialog } from './move-dialog.tsx'
import { profilePath } from './profile-queries.ts'

import styles from './job-profiles.module.css'

type ParticipantsBarProps = {
  profile: JobProfileDetail
  selected: readonly Participant[]
  /** Takes everyone out of the selection. */
  onClear: () => void
}

/** How many people are selected, and what can be done with them. */
export function ParticipantsBar(props: ParticipantsBarProps) {
  const { selected, onClear } = props
  const { t } = useLingui()
  const [asked, setAsked] = useState<'move' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const isTooMany = selected.length > MAX_CHOSEN_PARTICIPANTS
  const done = () => {
    close()
    onClear()
  }
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t`Selected people`}>
      <span>
        <Plural value={selected.length} one="# person selected" other="# people selected" />
      </span>
      <div className={styles.actions}>
        {isTooMany && (
          <span>
            <Trans>Choose at most {MAX_CHOSEN_PARTICIPANTS} people at a time.</Trans>
          </span>
        )}
        <Button size="small" disabled={isTooMany} onClick={() => setAsked('move')}>
          <Trans>Move…</Trans>
        </Button>
        <Button size="small" disabled={isTooMany} onClick={() => setAsked('remove')}>
          <Trans>Remove…</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </div>
      {asked === 'move' && <MoveDialog {...props} onMoved={done} onClose={close} />}
      {asked === 'remove' && <RemoveDialog {...props} onRemoved={done} onClose={close} />}
    </section>
  )
}

type RemoveDialogProps = Omit<ParticipantsBarProps, 'onClear'> & {
  onRemoved: () => void
  onClose: () => void
}

const REMOVE = { method: 'post', path: '/job/v1/participants/{job_id}/remove/' } as const
const RESTORE = { method: 'post', path: '/job/v1/participants/{job_id}/restore/' } as const

function RemoveDialog({ profile, selected, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const removing = useEndpoint(REMOVE)
  const restoring = useEndpoint(RESTORE)
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const change = {
    ...profilePath(profile.job_id),
    body: { user_job_ids: selected.map((one) => one.user_job_id) },
  }
  const confirm = async () => {
    try {
      await removing.mutateAsync(change)
      notifyUndoable(t`Removed from ${profile.title}.`, () =>
        restoring.mutateAsync(change, { onError }),
      )
      onRemoved()
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
      title={<Plural value={selected.length} one="Remove # person?" other="Remove # people?" />}
      confirmLabel={<Trans>Remove</Trans>}
      isDestructive
      isBusy={removing.isPending}
    >
      <p>
        <Trans>
          Remove only entries that were recorded by mistake: they leave this profile and its
          numbers. For people who left the company, record their last day instead.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
