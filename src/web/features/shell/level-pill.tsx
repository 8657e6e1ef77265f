import { Trans } from '@lingui/react/macro'

import type { Level } from '#web/offline/flight-check/flight-check.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

const TONES = { ok: 'green', warning: 'amber', problem: 'red' } as const

/** How something that was checked on this device is. */
export function LevelPill({ level }: { level: Level }) {
  return (
    <StatusPill tone={TONES[level]}>
      <LevelLabel level={level} />
    </StatusPill>
  )
}

function LevelLabel({ level }: { level: Level }) {
  switch (level) {
    case 'ok':
      return <Trans>Ready</Trans>
    case 'warning':
      return <Trans>Take care</Trans>
    case 'problem':
      return <Trans>Problem</Trans>
  }
}
