// The question before a review by a person is asked for: what happens is said first, and a note may be written.
import { Trans, useLingui } from '@lingui/react/macro'

import { REVIEW_NOTE_LENGTH } from '#contract/decisions/decisions-rules.ts'
import type { Tracker } from '#contract/progress/progress.ts'
import { api, unwrap } from '#web/api/client.ts'

import { TrackerNoteDialog, type TrackerNote } from './tracker-note-dialog.tsx'

export function HumanReviewDialog({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) {
  const { t } = useLingui()
  const { account_name: company, job_title: title } = tracker
  return (
    <TrackerNoteDialog
      userId={tracker.user_id}
      title={t`Ask for a review by a person?`}
      confirmLabel={t`Ask for the review`}
      noteLabel={t`What should this person know?`}
      noteLength={REVIEW_NOTE_LENGTH}
      onSend={(given) => ask(tracker, given)}
      onClose={onClose}
    >
      <p>
        <Trans>
          A person at {company} will look at your application for {title} and decide whether the
          decision stands. You will see the outcome here. You can ask once.
        </Trans>
      </p>
    </TrackerNoteDialog>
  )
}

async function ask(
  tracker: Pick<Tracker, 'user_id' | 'ref_id'>,
  { note, key }: TrackerNote,
): Promise<void> {
  const path = { user_id: tracker.user_id, ref_id: tracker.ref_id }
  const call = api.POST('/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/human-review/', {
    params: { path, header: { 'Idempotency-Key': key } },
    body: note === '' ? {} : { note },
  })
  await unwrap(call)
}
