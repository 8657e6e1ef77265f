// A clip that can be played a few times. Its sound came with the questions, so that it plays without network.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

import { useClip } from './use-clip.ts'

import shared from '../assessments.module.css'
import styles from './language.module.css'

type ClipPlayerProps = {
  /** MP3 in base64; undefined where this version of the app does not find it. */
  sound: string | undefined
  /** How often it was played before. */
  played: number
  maxPlays: number
  isDisabled: boolean
  /** It begins once more: how often it was played with that. */
  onPlay: (plays: number) => void
}

export function ClipPlayer({ sound, played, maxPlays, isDisabled, onPlay }: ClipPlayerProps) {
  const { t } = useLingui()
  const clip = useClip({ sound, played, isDisabled, onPlay })
  const left = Math.max(0, maxPlays - clip.plays)
  const isUnderWay = clip.phase === 'playing' || clip.phase === 'paused'
  return (
    <div className={styles.clip}>
      <ProgressBar label={t`Recording`} isLabelHidden value={clip.seconds} max={clip.duration} />
      {clip.phase === 'failed' && (
        <Banner tone="danger" isLive title={<Trans>The recording could not be played</Trans>}>
          <Trans>
            Check the sound of this device and try again. This attempt does not count as played.
          </Trans>
        </Banner>
      )}
      <div className={shared.actions}>
        {clip.phase === 'playing' && (
          <Button icon={<Pause size={18} />} disabled={isDisabled} onClick={clip.pause}>
            <Trans>Pause</Trans>
          </Button>
        )}
        {clip.phase === 'paused' && (
          <Button icon={<Play size={18} />} disabled={isDisabled} onClick={clip.goOn}>
            <Trans>Continue the recording</Trans>
          </Button>
        )}
        {!isUnderWay && left > 0 && (
          <Button icon={<Play size={18} />} disabled={isDisabled} onClick={clip.play}>
            {clip.plays === 0 ? <Trans>Play the recording</Trans> : <Trans>Play it again</Trans>}
          </Button>
        )}
      </div>
      <p className={shared.hint} role="status">
        {left === 0 && !isUnderWay ? (
          <Trans>You have played this recording as often as it can be played.</Trans>
        ) : (
          <Plural
            value={left}
            _0="This is the last time that you can play it."
            one="You can play it # more time."
            other="You can play it # more times."
          />
        )}
      </p>
    </div>
  )
}
