// The question before an application is withdrawn: what that does is said first, and a reason may be given.
import { Trans, useLingui } from '@lingui/react/macro'

import type { Tracker } from '#contract/progress/progress.ts'
import { api, unwrap } from '#web/api/client.ts'

import { TrackerNoteDialog, type TrackerNote } from './tracker-note-dialog.tsx'

const REASON_LENGTH = 500

export function WithdrawDialog({ tracker, onClose }: { tracker: Tracker; onClose: () => void }) {
  const { t } = useLingui()
  const { account_name: company, job_title: title } = tracker
  return (
    <TrackerNoteDialog
      userId={tracker.user_id}
      title={t`Withdraw your application?`}
      confirmLabel={t`Withdraw the application`}
      isDestructive
      noteLabel={t`Reason`}
      noteLength={REASON_LENGTH}
      onSend={(given) => withdraw(tracker, given)}
      onClose={onClose}
    >
      <Trans>
        {company} does not consider you for {title} any more, and you cannot take this back
        yourself. What you have sent stays with the company. To have it erased, go to Privacy.
      </Trans>
    </TrackerNoteDialog>
  )
}

async function withdraw(
  tracker: Pick<Tracker, 'user_id' | 'ref_id'>,
  { note: reason, key }: TrackerNote,
): Promise<void> {
  const path = { user_id: tracker.user_id, ref_id: tracker.ref_id }
  const call = api.POST('/user/v1/progress-tracker/user/{user_id}/ref/{ref_id}/withdraw/', {
    params: { path, header: { 'Idempotency-Key': key } },
    body: reason === '' ? {} : { reason },
  })
  await unwrap(call)
}
