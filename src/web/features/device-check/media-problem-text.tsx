// Why a camera or a microphone does not open, and what helps.
import { Trans } from '@lingui/react/macro'

import type { MediaDeviceType, MediaProblem } from './open-media.ts'

type MediaProblemTextProps = { type: MediaDeviceType; problem: MediaProblem }

export function MediaProblemText({ type, problem }: MediaProblemTextProps) {
  return (
    <p>
      {type === 'camera' ? (
        <CameraProblem {...{ problem }} />
      ) : (
        <MicrophoneProblem {...{ problem }} />
      )}
    </p>
  )
}

function CameraProblem({ problem }: { problem: MediaProblem }) {
  switch (problem) {
    case 'denied':
      return (
        <Trans>
          This browser may not use your camera. Allow it beside the address or in your device’s
          settings, then check again.
        </Trans>
      )
    case 'missing':
      return <Trans>No camera was found. Connect one, or use another device.</Trans>
    case 'busy':
      return (
        <Trans>
          The camera does not start. Close other apps and tabs that use it, then check again.
        </Trans>
      )
    case 'unsupported':
      return <UnsupportedText />
  }
}

function MicrophoneProblem({ problem }: { problem: MediaProblem }) {
  switch (problem) {
    case 'denied':
      return (
        <Trans>
          This browser may not use your microphone. Allow it beside the address or in your device’s
          settings, then check again.
        </Trans>
      )
    case 'missing':
      return <Trans>No microphone was found. Connect one, or use another device.</Trans>
    case 'busy':
      return (
        <Trans>
          The microphone does not start. Close other apps and tabs that use it, then check again.
        </Trans>
      )
    case 'unsupported':
      return <UnsupportedText />
  }
}

function UnsupportedText() {
  return (
    <Trans>
      This browser gives websites no camera or microphone. Use another browser or phone.
    </Trans>
  )
}
