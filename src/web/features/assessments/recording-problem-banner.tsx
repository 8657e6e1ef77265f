// Why a recording cannot be made, and what helps.
import { Trans } from '@lingui/react/macro'

import { Banner } from '#web/ui/feedback/banner.tsx'

import { useRefusalText } from '../shell/error-messages.ts'
import type { RecordingProblem, SessionState } from './recording-state.ts'

type ProblemProps = { problem: RecordingProblem; refusal: SessionState['refusal'] }

export function RecordingProblemBanner({ problem, refusal }: ProblemProps) {
  const refusalText = useRefusalText()
  return (
    <Banner tone="danger" isLive>
      {problem === 'refused' && refusal !== null ? (
        refusalText(refusal)
      ) : (
        <ProblemLabels problem={problem} />
      )}
    </Banner>
  )
}

function ProblemLabels({ problem }: { problem: RecordingProblem }) {
  switch (problem) {
    case 'denied':
      return (
        <Trans>
          This browser may not use your camera and microphone. Allow both in the address bar or in
          your device’s settings, then try again.
        </Trans>
      )
    case 'no-device':
      return (
        <Trans>
          No camera or microphone answers. Close other apps that use them, or plug one in, then try
          again.
        </Trans>
      )
    case 'unsupported':
      return <Trans>This browser cannot record. Open this page in another browser or phone.</Trans>
    case 'no-room':
      return (
        <Trans>There is too little free space on this device to record. Free some space.</Trans>
      )
    case 'silent':
      return (
        <Trans>
          Nothing is being recorded: your camera and microphone give no data. Stop, check them, and
          record again.
        </Trans>
      )
    // The server's reason was lost.
    case 'refused':
      return <Trans>An error occurred please try again</Trans>
    case 'not-kept':
      return (
        <Trans>
          This device could not store the rest of the recording. What was stored is safe. Free some
          space and record again.
        </Trans>
      )
  }
}
