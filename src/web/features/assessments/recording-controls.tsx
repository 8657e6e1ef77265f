// The camera's picture and the buttons of a take, with the time that is left and what is in the way.
import { Plural, Trans } from '@lingui/react/macro'
import { Circle, Square, Video } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { CameraPreview, SoundLevel } from '#web/ui/media/recording-devices.tsx'

import { RecordingProblemBanner } from './recording-problem-banner.tsx'
import type { RecordingSession } from './recording-session.ts'
import type { SpeakingTimes } from './speaking-times.ts'
import { SpokenTime, SpokenTimeAnnouncement } from './spoken-time.tsx'

import styles from './recording.module.css'

type ControlsProps = {
  session: RecordingSession
  kind: 'video' | 'audio'
  maxSeconds: number
  takesLeft: number
  hasTake: boolean
  /** Null for a recording that is not prepared. */
  times: SpeakingTimes | null
  /** The preparation has begun, and the question is shown. */
  hasBegun: boolean
}

export function RecordingControls(props: ControlsProps) {
  const { session, kind, maxSeconds, takesLeft, hasTake, times, hasBegun } = props
  const state = useSyncExternalStore(session.subscribe, session.current)
  const { phase, stream, problem, refusal, secondsLeft } = state
  const isRecording = phase === 'recording'
  // Without a limit to prepare and to speak, nothing is counted.
  const countsDown = (isRecording || phase === 'preparing') && times?.preparation !== null
  return (
    <div className={styles.controls} data-counts-down={countsDown ? '' : undefined}>
      {stream !== null && kind === 'video' && <CameraPreview stream={stream} />}
      {stream !== null && <SoundLevel stream={stream} />}
      <p className={styles.hint}>
        {times !== null && <SpokenTime {...{ times, state, hasBegun }} />}
        {times === null && isRecording && (
          <strong>
            <Plural value={secondsLeft} one="# second left" other="# seconds left" />
          </strong>
        )}
        {times === null && !isRecording && (
          <Plural
            value={maxSeconds}
            one="You have up to # second."
            other="You have up to # seconds."
          />
        )}
        {!isRecording && phase !== 'preparing' && (
          <>
            {' '}
            {takesLeft > 0 ? (
              <Plural value={takesLeft} one="# recording left." other="# recordings left." />
            ) : (
              <Trans>Max attempts reached</Trans>
            )}
          </>
        )}
      </p>
      {times === null ? (
        <p className={styles.spoken} role="status">
          {isRecording && <Trans>Recording. It is saved on this device as you speak.</Trans>}
          {phase === 'keeping' && <Trans>Saving the recording on this device</Trans>}
        </p>
      ) : (
        <SpokenTimeAnnouncement {...{ times, state }} />
      )}
      {problem !== null && <RecordingProblemBanner problem={problem} refusal={refusal} />}
      <Buttons
        {...{ session, phase, takesLeft, hasTake }}
        isPrepared={times !== null && !hasBegun}
      />
    </div>
  )
}

type ButtonsProps = Pick<ControlsProps, 'session' | 'takesLeft' | 'hasTake'> & {
  /** The question appears with the preparation, which this begins. */
  isPrepared: boolean
  phase: ReturnType<RecordingSession['current']>['phase']
}

function Buttons({ session, phase, takesLeft, hasTake, isPrepared }: ButtonsProps) {
  if (phase === 'recording') {
    return (
      <Button variant="primary" size="large" icon={<Square size={18} />} onClick={session.stop}>
        <Trans>Stop recording</Trans>
      </Button>
    )
  }
  if (phase === 'preparing') {
    return (
      <Button
        variant="primary"
        size="large"
        icon={<Circle size={18} />}
        onClick={() => void session.start()}
      >
        <Trans>Start speaking now</Trans>
      </Button>
    )
  }
  if (takesLeft <= 0) return null
  if (phase === 'ready' || phase === 'admitting' || phase === 'keeping') {
    return (
      <Button
        variant={hasTake ? 'secondary' : 'primary'}
        size="large"
        icon={<Circle size={18} />}
        isBusy={phase !== 'ready'}
        onClick={() => void session.start()}
      >
        {hasTake ? <Trans>Record again</Trans> : <Trans>Start recording</Trans>}
      </Button>
    )
  }
  return (
    <Button
      variant={hasTake ? 'secondary' : 'primary'}
      size="large"
      icon={<Video size={18} />}
      isBusy={phase === 'asking'}
      onClick={() => void session.open()}
    >
      <OpenLabel {...{ hasTake, isPrepared }} />
    </Button>
  )
}

function OpenLabel({ hasTake, isPrepared }: Pick<ButtonsProps, 'hasTake' | 'isPrepared'>) {
  if (isPrepared) return <Trans>Show the question and prepare</Trans>
  if (hasTake) return <Trans>Prepare another recording</Trans>
  return <Trans>Prepare the recording</Trans>
}
