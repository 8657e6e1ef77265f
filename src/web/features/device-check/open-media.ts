// Opens one camera or microphone, and says why that fails. Records nothing.

export type MediaDeviceType = 'camera' | 'microphone'

/** `busy`: another app uses it. `unsupported`: this browser offers no devices. */
export type MediaProblem = 'denied' | 'missing' | 'busy' | 'unsupported'

export type OpenedMedia = {
  readonly stream: MediaStream
  /** All of its type, to choose from. */
  readonly devices: readonly MediaDeviceInfo[]
}

type Wanted = { type: MediaDeviceType; deviceId?: string | undefined }

/** Asks the user where the browser does. @throws what the browser says; see `problemOf` */
export async function openMedia({ type, deviceId }: Wanted): Promise<OpenedMedia> {
  const media: MediaDevices | undefined = navigator.mediaDevices
  if (media === undefined) throw new DOMException('No devices here', 'NotSupportedError')
  const wanted = deviceId === undefined ? true : { deviceId: { exact: deviceId } }
  const stream = await media.getUserMedia(type === 'camera' ? { video: wanted } : { audio: wanted })
  const kind = type === 'camera' ? 'videoinput' : 'audioinput'
  const all = await media.enumerateDevices().catch(() => [])
  return { stream, devices: all.filter((device) => device.kind === kind) }
}

/** Turns the camera's light off. */
export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Why a device did not open. https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
export function problemOf(error: unknown): MediaProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotSupportedError' ? 'unsupported' : 'busy'
}
