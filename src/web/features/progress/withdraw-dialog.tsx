// The question before an application is withdrawn: what that does is said first, and a reason may be given.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Tracker, TrackerDetail } from '#contract/progress/progress.ts'
import { api, unwrap } from '#web/api/client.ts'

import { TrackerNoteDialog, type TrackerNote } from './tracker-note-dialog.tsx'
import { useRetakeWait } from './use-retake-wait.ts'

import styles from './progress.module.css'

const REASON_LENGTH = 500

export function WithdrawDialog({
  tracker,
  onClose,
}: {
  tracker: TrackerDetail
  onClose: () => void
}) {
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
      <p>
        <Trans>
          {company} does not consider you for {title} any more, and you cannot take this back
          yourself. What you have sent stays with the company. To have it erased, go to Privacy.
        </Trans>
      </p>
      <Consequences tracker={tracker} />
    </TrackerNoteDialog>
  )
}

/** What ends with this application, and the wait before the next one; nothing where there is neither. */
function Consequences({ tracker }: { tracker: TrackerDetail }) {
  const wait = useRetakeWait()(tracker)
  const arranged = tracker.steps
    .flatMap(({ interviews = [] }) => interviews)
    .filter(({ state }) => state === 'scheduled').length
  const hasOffer = tracker.status === 'offer'
  if (wait === null && arranged === 0 && !hasOffer) return null
  return (
    <ul className={styles.consequences}>
      {hasOffer && (
        <li>
          <Trans>The offer that you have ends.</Trans>
        </li>
      )}
      {arranged > 0 && (
        <li>
          <Plural
            value={arranged}
            one="The interview that is arranged is cancelled."
            other="The # interviews that are arranged are cancelled."
          />
        </li>
      )}
      {wait !== null && <li>{wait}</li>}
    </ul>
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
