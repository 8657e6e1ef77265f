// What a camera and a microphone give while they are on.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { watchLevel } from './watch-level.ts'

import styles from './recording-player.module.css'

/** What the camera sees, live and without sound. */
export function CameraPreview({ stream }: { stream: MediaStream }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      className={styles.picture}
      aria-label={t`What your camera sees`}
      autoPlay
      muted
      playsInline
    />
  )
}

type SoundLevelProps = {
  stream: MediaStream
  /** Hears each level, 0–1; the same function each time. */
  onLevel?: (level: number) => void
}

/** How loud the microphone is. */
export function SoundLevel({ stream, onLevel }: SoundLevelProps) {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  useEffect(
    () =>
      watchLevel(stream, (next) => {
        setLevel(next)
        onLevel?.(next)
      }),
    [stream, onLevel],
  )
  return <meter className={styles.level} aria-label={t`Sound`} min={0} max={1} value={level} />
}
