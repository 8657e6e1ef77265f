// The time of a spoken answer, shown and announced: what is left to prepare, and what is left to speak.
import { Plural, Trans } from '@lingui/react/macro'

import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import type { SessionState } from './recording-state.ts'
import type { SpeakingTimes } from './speaking-times.ts'

/** Announced when so many seconds are left, and not each second: no one could listen to that. */
const ANNOUNCED = [30, 10]

type SpokenTimeProps = {
  times: SpeakingTimes
  state: Pick<SessionState, 'phase' | 'secondsLeft'>
  /** The preparation has begun, here or before a reload. */
  hasBegun: boolean
}

/** What is left, or what is to come. */
export function SpokenTime({ times, state, hasBegun }: SpokenTimeProps) {
  const { phase, secondsLeft } = state
  if (times.preparation === null) return <Unlimited phase={phase} />
  if (phase === 'preparing')
    return (
      <strong>
        <Plural
          value={secondsLeft}
          one="# second left to prepare"
          other="# seconds left to prepare"
        />
      </strong>
    )
  if (phase === 'recording')
    return (
      <strong>
        <Plural value={secondsLeft} one="# second left to speak" other="# seconds left to speak" />
      </strong>
    )
  return (
    <>
      {!hasBegun && (
        <>
          <Plural
            value={times.preparation}
            one="The question appears when you begin: then you have # second to prepare."
            other="The question appears when you begin: then you have # seconds to prepare."
          />{' '}
        </>
      )}
      <Plural
        value={times.speaking}
        one="You can speak for up to # second."
        other="You can speak for up to # seconds."
      />
    </>
  )
}

function Unlimited({ phase }: Pick<SessionState, 'phase'>) {
  if (phase === 'preparing') return <Trans>Take the time that you need to prepare.</Trans>
  if (phase === 'recording') return <Trans>Speak for as long as you need.</Trans>
  return <Trans>You have no time limit to prepare and to speak.</Trans>
}

/** Changes only when there is something to say: a screen reader says each text once. */
export function SpokenTimeAnnouncement({ times, state }: Omit<SpokenTimeProps, 'hasBegun'>) {
  const { phase, secondsLeft } = state
  const { preparation, speaking } = times
  const total = phase === 'preparing' ? preparation : speaking
  // Without a limit nothing runs out.
  const isCounted = preparation !== null && total !== null
  const announced = isCounted ? announcedSeconds(secondsLeft, total) : null
  return (
    <VisuallyHidden role="status">
      {phase === 'preparing' && announced === null && <PreparationBegins isCounted={isCounted} />}
      {phase === 'preparing' && announced !== null && (
        <Plural
          value={announced}
          one="# second left to prepare"
          other="# seconds left to prepare"
        />
      )}
      {phase === 'recording' && announced === null && (
        <Trans>Speak now. It is saved on this device as you speak.</Trans>
      )}
      {phase === 'recording' && announced !== null && (
        <Plural value={announced} one="# second left to speak" other="# seconds left to speak" />
      )}
      {phase === 'keeping' && <Trans>Saving the recording on this device</Trans>}
    </VisuallyHidden>
  )
}

function PreparationBegins({ isCounted }: { isCounted: boolean }) {
  return isCounted ? (
    <Trans>Prepare your answer now. The recording starts by itself afterwards.</Trans>
  ) : (
    <Trans>Prepare your answer now, and start the recording when you are ready.</Trans>
  )
}

/** The threshold that was reached last; null before the first one, which a short time may be below of. */
function announcedSeconds(left: number, total: number): number | null {
  const reached = ANNOUNCED.filter((seconds) => seconds < total && left <= seconds)
  return reached.length === 0 ? null : Math.min(...reached)
}
