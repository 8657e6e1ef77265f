// The camera or the microphone: what it gives while it is on, and what to do where it does not open.
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'

import type { Level } from '#web/offline/flight-check/flight-check.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { CameraPreview, SoundLevel } from '#web/ui/media/recording-devices.tsx'

import { CheckCard } from './check-card.tsx'
import type { LiveState } from './live-media.ts'
import { MediaProblemText } from './media-problem-text.tsx'
import type { OpenedMedia } from './open-media.ts'
import type { MediaDevice } from './use-media-device.ts'

export function CameraCard({ camera }: { camera: MediaDevice }) {
  const { t } = useLingui()
  const { state, start } = camera
  return (
    <CheckCard
      title={<Trans>Camera</Trans>}
      about={<Trans>Some activities ask you to answer on video.</Trans>}
      level={levelOf(state)}
      result={
        <>
          {state.step === 'failed' && <MediaProblemText type="camera" problem={state.problem} />}
          {state.step === 'on' && (
            <Trans>The camera is on. Only you see this: nothing is recorded.</Trans>
          )}
          {state.step === 'stopped' && <Trans>The camera worked. It is off now.</Trans>}
        </>
      }
      isRunning={state.step === 'asking'}
      onStart={() => void start()}
      action={<StopButton device={camera} />}
    >
      {state.step === 'on' && (
        <>
          <CameraPreview stream={state.stream} />
          <DeviceChoice label={t`Camera`} opened={state} onChoose={start} />
        </>
      )}
    </CheckCard>
  )
}

/** The quietest that counts as heard, of 1: above what an empty room gives. */
const HEARD_LEVEL = 0.05

export function MicrophoneCard({ microphone }: { microphone: MediaDevice }) {
  const { t } = useLingui()
  const { state, start } = microphone
  const [wasHeard, setWasHeard] = useState(false)
  const hear = useCallback((level: number) => {
    if (level > HEARD_LEVEL) setWasHeard(true)
  }, [])
  const restart = (deviceId?: string) => {
    setWasHeard(false)
    return start(deviceId)
  }
  const isSilent = (state.step === 'on' || state.step === 'stopped') && !wasHeard
  return (
    <CheckCard
      title={<Trans>Microphone</Trans>}
      about={<Trans>Spoken and video answers need it.</Trans>}
      level={isSilent ? 'warning' : levelOf(state)}
      result={<MicrophoneResult state={state} wasHeard={wasHeard} />}
      isRunning={state.step === 'asking'}
      onStart={() => void restart()}
      action={<StopButton device={microphone} />}
    >
      {state.step === 'on' && (
        <>
          <SoundLevel stream={state.stream} onLevel={hear} />
          <DeviceChoice label={t`Microphone`} opened={state} onChoose={restart} />
        </>
      )}
    </CheckCard>
  )
}

function MicrophoneResult({ state, wasHeard }: { state: LiveState; wasHeard: boolean }) {
  if (state.step === 'failed') return <MediaProblemText type="microphone" problem={state.problem} />
  if (state.step === 'stopped') {
    return wasHeard ? (
      <Trans>The microphone worked. It is off now.</Trans>
    ) : (
      <Trans>The microphone was on, but gave no sound. It is off now.</Trans>
    )
  }
  if (state.step !== 'on') return null
  return wasHeard ? (
    <Trans>The microphone hears you. Nothing is recorded.</Trans>
  ) : (
    <Trans>
      Say something: the bar should move. If it does not, choose another microphone, or check that
      it is not muted.
    </Trans>
  )
}

function levelOf({ step }: LiveState): Level | null {
  if (step === 'failed') return 'problem'
  return step === 'on' || step === 'stopped' ? 'ok' : null
}

function StopButton({ device: { state, stop } }: { device: MediaDevice }) {
  if (state.step !== 'on') return null
  return (
    <Button variant="quiet" onClick={stop}>
      <Trans>Turn off</Trans>
    </Button>
  )
}

type DeviceChoiceProps = {
  label: string
  opened: OpenedMedia
  onChoose: (deviceId: string) => Promise<void>
}

/** Nothing where there is no choice. */
function DeviceChoice({ label, opened: { stream, devices }, onChoose }: DeviceChoiceProps) {
  if (devices.length < 2) return null
  const options = devices.map((device, index) => ({
    value: device.deviceId,
    label: device.label === '' ? `${label} ${index + 1}` : device.label,
  }))
  return (
    <SelectField
      label={label}
      options={options}
      value={stream.getTracks()[0]?.getSettings().deviceId ?? ''}
      onChange={(event) => void onChoose(event.target.value)}
    />
  )
}
