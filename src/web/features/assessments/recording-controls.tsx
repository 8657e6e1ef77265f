// The camera's picture and the buttons of a take, with the time that is left and what is in the way.
import { Plural, Trans } from '@lingui/react/macro'
import { Circle, Square, Video } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { Button } from '#web/ui/button.tsx'
import { CameraPreview, SoundLevel } from '#web/ui/recording-devices.tsx'

import { RecordingProblemBanner } from './recording-problem-banner.tsx'
import type { RecordingSession } from './recording-session.ts'

import styles from './recording.module.css'

type ControlsProps = {
  session: RecordingSession
  kind: 'video' | 'audio'
  maxSeconds: number
  takesLeft: number
  hasTake: boolean
}

export function RecordingControls(props: ControlsProps) {
  const { session, kind, maxSeconds, takesLeft, hasTake } = props
  const state = useSyncExternalStore(session.subscribe, session.current)
  const { phase, stream, problem, refusal, secondsLeft } = state
  const isRecording = phase === 'recording'
  return (
    <div className={styles.controls}>
      {stream !== null && kind === 'video' && <CameraPreview stream={stream} />}
      {stream !== null && <SoundLevel stream={stream} />}
      <p className={styles.hint}>
        {isRecording ? (
          <strong>
            <Plural value={secondsLeft} one="# second left" other="# seconds left" />
          </strong>
        ) : (
          <>
            <Plural
              value={maxSeconds}
              one="You have up to # second."
              other="You have up to # seconds."
            />{' '}
            <Plural value={takesLeft} one="# recording left." other="# recordings left." />
          </>
        )}
      </p>
      <p className={styles.spoken} role="status">
        {isRecording && <Trans>Recording. It is saved on this device as you speak.</Trans>}
        {phase === 'keeping' && <Trans>Saving the recording on this device</Trans>}
      </p>
      {problem !== null && <RecordingProblemBanner problem={problem} refusal={refusal} />}
      <Buttons {...{ session, phase, takesLeft, hasTake }} />
    </div>
  )
}

type ButtonsProps = Pick<ControlsProps, 'session' | 'takesLeft' | 'hasTake'> & {
  phase: ReturnType<RecordingSession['current']>['phase']
}

function Buttons({ session, phase, takesLeft, hasTake }: ButtonsProps) {
  if (phase === 'recording') {
    return (
      <Button variant="primary" size="large" icon={<Square size={18} />} onClick={session.stop}>
        <Trans>Stop recording</Trans>
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
      {hasTake ? <Trans>Prepare another recording</Trans> : <Trans>Prepare the recording</Trans>}
    </Button>
  )
}
