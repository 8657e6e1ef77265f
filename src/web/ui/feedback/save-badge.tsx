import { Plural, Trans } from '@lingui/react/macro'
import { Check, CloudOff, HardDriveDownload, TriangleAlert } from 'lucide-react'
import { useState } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

import styles from './save-badge.module.css'

export type SaveState =
  | 'saving'
  | 'saved-on-device'
  | 'saved'
  | 'offline'
  | 'refused'
  | 'uncorrected'

type SaveBadgeProps = {
  state: SaveState
  /** How many answers are on this device and still wait to be sent. */
  waitingCount?: number
}

/**
 * Where the answers are now. Spoken only when the state truly changes: "saving" is never spoken,
 * so that answering twenty questions online does not say "Saved" twenty times. Nor is "uncorrected", which changes while
 * the user types: the field itself says what is wrong.
 */
export function SaveBadge({ state, waitingCount = 0 }: SaveBadgeProps) {
  const [spokenState, setSpokenState] = useState<SaveState>(state)
  const [hasChanged, setHasChanged] = useState(false)
  const isSpoken = state !== 'saving' && state !== 'uncorrected'
  if (isSpoken && state !== spokenState) {
    setSpokenState(state)
    setHasChanged(true)
  }
  const isWaiting = waitingCount > 0 && state !== 'saved' && state !== 'saving'

  return (
    <span className={classNames(styles.badge, styles[state])} data-save-state={state}>
      <SaveIcon state={state} />
      <span>
        <SaveText state={state} />
        {isWaiting && <WaitingCount waitingCount={waitingCount} />}
      </span>
      <VisuallyHidden role="status">
        {hasChanged && state !== 'uncorrected' && <SaveText state={spokenState} />}
      </VisuallyHidden>
    </span>
  )
}

/** In words; on a phone the number alone, so that the badge never needs a line of its own. */
function WaitingCount({ waitingCount }: { waitingCount: number }) {
  const format = useFormatter()
  return (
    <span className={styles.count}>
      {' · '}
      <span className={styles.words}>
        <Plural value={waitingCount} one="# answer to send" other="# answers to send" />
      </span>
      <span className={styles.number} aria-hidden="true">
        {format.number(waitingCount)}
      </span>
    </span>
  )
}

function SaveIcon({ state }: { state: SaveState }) {
  switch (state) {
    case 'saving':
      // Still: it is gone in a moment, and what moves costs a slow phone frames.
      return <HardDriveDownload size={16} aria-hidden="true" />
    case 'saved':
      return <Check size={16} strokeWidth={2.5} aria-hidden="true" />
    case 'saved-on-device':
      return <HardDriveDownload size={16} aria-hidden="true" />
    case 'offline':
      return <CloudOff size={16} aria-hidden="true" />
    case 'refused':
    case 'uncorrected':
      return <TriangleAlert size={16} aria-hidden="true" />
  }
}

function SaveText({ state }: { state: SaveState }) {
  switch (state) {
    case 'saving':
      return <Trans>Saving…</Trans>
    case 'saved':
      return <Trans>Saved</Trans>
    case 'saved-on-device':
      return <Trans>Saved on this device</Trans>
    case 'offline':
      return <Trans>Offline, saved on this device</Trans>
    case 'refused':
      return <Trans>Not accepted, saved on this device</Trans>
    case 'uncorrected':
      return <Trans>Not saved: check your answer</Trans>
  }
}
