// The question before a review by a person is asked for: what happens is said first, and a note may be written.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { REVIEW_NOTE_LENGTH } from '#contract/human-review-limits.ts'
import type { Tracker } from '#contract/progress.ts'
import { api, unwrap } from '#web/api/client.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { progressKeys } from './progress-queries.ts'

export function HumanReviewDialog({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  // One for the dialog: pressed again after a reply that was lost, it is the same request.
  const [key] = useState(() => uuidv7())
  const asking = useMutation({
    mutationFn: () => ask({ tracker, note: note.trim(), key }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: progressKeys.all(tracker.user_id) })
      onClose()
    },
  })
  const { account_name: company, job_title: title } = tracker
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => asking.mutate()}
      title={t`Ask for a review by a person?`}
      confirmLabel={t`Ask for the review`}
      isBusy={asking.isPending}
    >
      {asking.isError && (
        <Banner tone="danger" isLive>
          {errorText(asking.error)}
        </Banner>
      )}
      <p>
        <Trans>
          A person at {company} will look at your application for {title} and decide whether the
          decision stands. You will see the outcome here. You can ask once.
        </Trans>
      </p>
      <TextArea
        label={t`What should this person know?`}
        hint={t`The company reads it.`}
        isOptional
        rows={3}
        maxLength={REVIEW_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

/** Asks for a review by a person. `key` makes a repeat harmless. */
async function ask(given: {
  tracker: Pick<Tracker, 'user_id' | 'ref_id'>
  note: string
  key: string
}): Promise<void> {
  const { tracker, note, key } = given
  const path = { user_id: tracker.user_id, ref_id: tracker.ref_id }
  const call = api.POST('/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/human-review/', {
    params: { path, header: { 'Idempotency-Key': key } },
    body: note === '' ? {} : { note },
  })
  await unwrap(call)
}
