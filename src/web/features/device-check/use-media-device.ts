import { useEffect, useState, useSyncExternalStore } from 'react'

import { LiveMedia, type LiveState } from './live-media.ts'
import type { MediaDeviceType } from './open-media.ts'

export type MediaDevice = Pick<LiveMedia, 'start' | 'stop'> & { readonly state: LiveState }

/** A camera or microphone that is on only as long as its user looks at the page. */
export function useMediaDevice(type: MediaDeviceType): MediaDevice {
  const [media] = useState(() => new LiveMedia(type))
  const state = useSyncExternalStore(media.subscribe, media.current)
  useEffect(() => {
    const stopIfHidden = () => {
      if (document.visibilityState === 'hidden') media.stop()
    }
    document.addEventListener('visibilitychange', stopIfHidden)
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden)
      media.stop()
    }
  }, [media])
  return { state, start: media.start, stop: media.stop }
}
