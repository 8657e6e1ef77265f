// Reads a candidate's code from a QR code, by the camera of the station and what the browser itself brings for it.
import {
  CANDIDATE_CODE_LENGTH,
  CODE_ALPHABET,
  CODE_LENGTH,
  plainCode,
} from '#contract/kiosk/kiosk-rules.ts'

type Found = { readonly rawValue: string }
type Detector = { detect(source: HTMLVideoElement): Promise<readonly Found[]> }
type DetectorClass = new (options: { formats: readonly string[] }) => Detector
type Scope = typeof globalThis & { BarcodeDetector?: DetectorClass }

/** A look at every frame would keep a cheap tablet busy. */
const LOOK_EVERY_MS = 150
/** Whatever else is held in front of the camera is no code. Codes of before were shorter. */
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH},${CANDIDATE_CODE_LENGTH}}$`)

/** Whether this browser can read QR codes. */
export function canScan(): boolean {
  const scope: Scope = globalThis
  return scope.BarcodeDetector !== undefined && 'mediaDevices' in navigator
}

/**
 * Shows the camera in a video element until a code is in front of it; then, and when `signal` aborts, the camera is off.
 * @throws DOMException when there is no camera, or it may not be used; the signal's reason when it aborts
 */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const scope: Scope = globalThis
  if (scope.BarcodeDetector === undefined) throw new DOMException('No reader', 'NotSupportedError')
  const detector = new scope.BarcodeDetector({ formats: ['qr_code'] })
  // The side on which the candidate stands.
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } })
  try {
    signal.throwIfAborted()
    video.srcObject = stream
    await video.play()
    return await firstCode({ detector, video, signal })
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}

async function firstCode(given: {
  detector: Detector
  video: HTMLVideoElement
  signal: AbortSignal
}): Promise<string> {
  const { detector, video, signal } = given
  for (;;) {
    signal.throwIfAborted()
    const found = await detector.detect(video)
    const code = found.map(({ rawValue }) => plainCode(rawValue)).find((one) => CODE.test(one))
    if (code !== undefined) return code
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS)
    })
  }
}
