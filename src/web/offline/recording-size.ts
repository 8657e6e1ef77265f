// How large recordings become: what the recorder is asked for, and what a device needs for it.

export const BITS_PER_SECOND = { video: 1_000_000, audio: 64_000 }

/** The expected size in bytes; a video has its sound, too. */
export function recordingBytes({
  kind,
  seconds,
}: {
  kind: 'video' | 'audio'
  seconds: number
}): number {
  const bits = BITS_PER_SECOND.audio + (kind === 'video' ? BITS_PER_SECOND.video : 0)
  return (seconds * bits) / 8
}
