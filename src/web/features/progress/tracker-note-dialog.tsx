// Asks for confirmation of something that a candidate does to an application online, with a note to the company.
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { uuidv7 } from '#web/offline/uuid.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { refreshProgress } from './progress-queries.ts'

/** What a tracker's call is sent with: the trimmed note, '' without one, and the key that makes a repeat harmless. */
export type TrackerNote = { readonly note: string; readonly key: string }

type TrackerNoteDialogProps = {
  userId: number
  title: string
  confirmLabel: string
  isDestructive?: boolean
  noteLabel: string
  noteLength: number
  /** Sends it. @throws what the server answers; it is shown, and the dialog stays open. */
  onSend: (given: TrackerNote) => Promise<unknown>
  onClose: () => void
  /** Says what will happen. */
  children: ReactNode
}

/** Once it is sent, the person's trackers are asked for again and the dialog closes. */
export function TrackerNoteDialog(props: TrackerNoteDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  // One for the dialog: pressed again after a reply that was lost, it is the same request.
  const [key] = useState(() => uuidv7())
  const sending = useMutation({
    mutationFn: () => props.onSend({ note: note.trim(), key }),
    onSuccess: async () => {
      await refreshProgress(queryClient, props.userId)
      props.onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      onConfirm={() => sending.mutate()}
      title={props.title}
      confirmLabel={props.confirmLabel}
      isDestructive={props.isDestructive ?? false}
      isBusy={sending.isPending}
    >
      {sending.isError && (
        <Banner tone="danger" isLive>
          {errorText(sending.error)}
        </Banner>
      )}
      {props.children}
      <TextArea
        label={props.noteLabel}
        hint={t`The company reads it.`}
        isOptional
        rows={3}
        maxLength={props.noteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
