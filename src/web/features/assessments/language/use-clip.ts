// Plays a clip, and counts how often. A play counts once there is sound, so that a failure costs nothing.
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Phase = 'idle' | 'playing' | 'paused' | 'failed'

type ClipInput = {
  /** MP3 in base64. */
  sound: string | undefined
  played: number
  isDisabled: boolean
  onPlay: (plays: number) => void
}

/** `seconds` of `duration` are played; the duration is 1 until it is known. */
export function useClip({ sound, played, isDisabled, onPlay }: ClipInput) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [plays, setPlays] = useState(played)
  const { position, ...audio } = useAudio(sound, setPhase)
  const pauseNow = useEffectEvent(audio.pause)
  useEffect(() => {
    if (isDisabled) pauseNow()
  }, [isDisabled])
  const run = async (playing: Promise<void>, onStarted: () => void) => {
    try {
      await playing
      setPhase('playing')
      onStarted()
    } catch {
      setPhase('failed')
    }
  }
  const play = () =>
    run(audio.play({ isFromStart: true }), () => {
      setPlays(plays + 1)
      onPlay(plays + 1)
    })
  return {
    phase,
    plays,
    ...position,
    play: () => void play(),
    goOn: () => void run(audio.play({ isFromStart: false }), () => undefined),
    pause: audio.pause,
  }
}

const UNKNOWN = { seconds: 0, duration: 1 }

// Silent once its question is left.
function useAudio(sound: string | undefined, onPhase: (phase: Phase) => void) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [position, setPosition] = useState(UNKNOWN)
  const enter = useEffectEvent(onPhase)
  useEffect(() => {
    const bytes = bytesOf(sound)
    // Playing it says so.
    if (bytes === null) return undefined
    const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/mpeg' }))
    const made = new Audio(url)
    const follow = () => {
      const { currentTime: seconds, duration } = made
      setPosition(duration > 0 ? { seconds, duration } : UNKNOWN)
    }
    const listeners = {
      timeupdate: follow,
      pause: () => enter('paused'),
      ended: () => enter('idle'),
      error: () => enter('failed'),
    }
    for (const [name, listener] of Object.entries(listeners)) made.addEventListener(name, listener)
    audio.current = made
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        made.removeEventListener(name, listener)
      made.pause()
      audio.current = null
      URL.revokeObjectURL(url)
    }
  }, [sound])
  return {
    position,
    /** @throws when the device cannot play it. */
    play: async ({ isFromStart }: { isFromStart: boolean }) => {
      const element = audio.current
      if (element === null) throw new Error('There is no sound.')
      if (isFromStart) element.currentTime = 0
      await element.play()
    },
    pause: () => audio.current?.pause(),
  }
}

/** Null where the sound is not there, or is damaged. */
function bytesOf(sound: string | undefined): Uint8Array<ArrayBuffer> | null {
  try {
    return sound === undefined
      ? null
      : Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
