// What was found out about the device, in plain language: how it is, and what to do where it is not well.
import { Plural, Trans } from '@lingui/react/macro'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Finding, FlightNeeds, MediaState } from '#web/offline/flight-check/flight-check.ts'

type Of<About extends Finding['about']> = { finding: Extract<Finding, { about: About }> }

export function FindingText({ finding, needs }: { finding: Finding; needs: FlightNeeds }) {
  switch (finding.about) {
    case 'disk':
      return finding.level === 'ok' ? (
        <Trans>Answers can be written to this device and read again.</Trans>
      ) : (
        <Trans>This device stores nothing. Leave private browsing, or free some space.</Trans>
      )
    case 'storage':
      return <StorageText finding={finding} />
    case 'media':
      return <MediaText state={finding.state} needs={needs} />
    case 'sound':
      return finding.level === 'ok' ? (
        <Trans>Recordings can be played here. Turn the sound on before you start.</Trans>
      ) : (
        <Trans>This browser cannot play recordings. Use another one for this activity.</Trans>
      )
    case 'clock':
      return <ClockText finding={finding} />
    case 'speed':
      return <SpeedText finding={finding} />
    case 'worker':
      return finding.level === 'ok' ? (
        <Trans>This app opens without a network.</Trans>
      ) : (
        <Trans>This app needs a network to open. Stay on this page until you are done.</Trans>
      )
  }
}

function StorageText({ finding: { freeBytes, isPersistent, level } }: Of<'storage'>) {
  const format = useFormatter()
  const free = freeBytes === null ? null : format.fileSize(freeBytes)
  if (level === 'problem')
    return <Trans>Only {free} are free. Delete something, and check again.</Trans>
  if (!isPersistent) return <Trans>Send your answers when you are online.</Trans>
  if (free === null) return <Trans>The browser promised to keep what is stored.</Trans>
  return <Trans>The browser promised to keep what is stored, and {free} are free.</Trans>
}

function MediaText({ state, needs }: { state: MediaState; needs: FlightNeeds }) {
  switch (state) {
    case 'allowed':
      return needs.needsCamera ? (
        <Trans>Camera and microphone may be used.</Trans>
      ) : (
        <Trans>The microphone may be used.</Trans>
      )
    case 'not-asked':
      return <Trans>This activity records. Allow it now, so that no time is lost later.</Trans>
    case 'denied':
      return (
        <Trans>
          The browser was told not to allow it. Change that beside the address, and check again.
        </Trans>
      )
    case 'missing':
      return <Trans>No camera or microphone was found. Connect one, or use another device.</Trans>
    case 'unsupported':
      return <Trans>This browser cannot record. Use another one for this activity.</Trans>
  }
}

function ClockText({ finding: { aheadMs } }: Of<'clock'>) {
  if (aheadMs === null)
    return <Trans>The server is out of reach, so the clock could not be compared.</Trans>
  if (aheadMs === 0) return <Trans>The clock of this device is right.</Trans>
  const minutes = Math.max(1, Math.round(Math.abs(aheadMs) / 60_000))
  return aheadMs > 0 ? (
    <Plural
      value={minutes}
      one="The clock is # minute fast. Your time is counted right all the same."
      other="The clock is # minutes fast. Your time is counted right all the same."
    />
  ) : (
    <Plural
      value={minutes}
      one="The clock is # minute slow. Your time is counted right all the same."
      other="The clock is # minutes slow. Your time is counted right all the same."
    />
  )
}

function SpeedText({ finding: { secondsToSend } }: Of<'speed'>) {
  if (secondsToSend === null)
    return <Trans>There is no network now. Recordings wait here until there is one.</Trans>
  if (secondsToSend < 60)
    return (
      <Plural
        value={secondsToSend}
        one="At this speed, a recording of two minutes takes at least # second to send."
        other="At this speed, a recording of two minutes takes at least # seconds to send."
      />
    )
  const minutes = Math.round(secondsToSend / 60)
  return (
    <Plural
      value={minutes}
      one="At this speed, a recording of two minutes takes at least # minute to send."
      other="At this speed, a recording of two minutes takes at least # minutes to send."
    />
  )
}
