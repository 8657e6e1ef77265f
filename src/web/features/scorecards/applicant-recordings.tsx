import { Trans, useLingui } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { RecordingPlayer } from '#web/ui/media/recording-player.tsx'

import styles from './scorecards.module.css'

type Recording = Scorecard['activities'][number]['recordings'][number]

/** What an applicant recorded, question by question, to watch or to listen to. */
export function ApplicantRecordings({
  recordings,
  userSmartreqId,
}: {
  recordings: readonly Recording[]
  userSmartreqId: number
}) {
  const { locale } = useFormatter()
  return (
    <ul className={styles.recordings} role="list">
      {recordings.map((recording) => (
        <li key={recording.recording_id} className={styles.recording}>
          <h3 className={styles.recordingTitle}>{recording.question[locale]}</h3>
          {recording.status === 'ready' ? (
            <Player recording={recording} userSmartreqId={userSmartreqId} />
          ) : (
            <p className={styles.explanation}>
              {recording.status === 'failed' ? (
                <Trans>
                  It did not arrive as it was recorded. The applicant can send it again.
                </Trans>
              ) : (
                <Trans>Still on its way, or being checked.</Trans>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Player({ recording, userSmartreqId }: { recording: Recording; userSmartreqId: number }) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const question = recording.question[locale]
  const address = `/smartreq/v1/user-smartreq/${userSmartreqId}/recordings/${recording.recording_id}/media/`
  return (
    <RecordingPlayer src={address} mime={recording.mime} label={t`Recorded answer: ${question}`} />
  )
}
