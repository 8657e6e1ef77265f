// After handing in: whether the server has it, or what it waits for.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CloudUpload } from 'lucide-react'
import { lazy, Suspense } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { linkButton } from '#web/ui/link-button.ts'
import { State } from '#web/ui/state.tsx'

import { RefusalBanner } from '../shell/refusal-banner.tsx'

const RecordingsSent = lazy(() =>
  import('./recordings-sent.tsx').then((module) => ({ default: module.RecordingsSent })),
)

type HandedInProps = { attempt: AttemptRow; offline: Offline; hasRecordings: boolean }

export function HandedInPanel({ attempt, offline, hasRecordings }: HandedInProps) {
  const isSent = attempt.submittedAt !== null
  return (
    <State
      role="status"
      tone={isSent ? 'neutral' : 'amber'}
      icon={isSent ? <CircleCheck size={24} /> : <CloudUpload size={24} />}
      title={
        isSent ? <Trans>Submitted. Thank you!</Trans> : <Trans>Handed in on this device</Trans>
      }
      action={
        <Link
          className={linkButton({ variant: 'primary' })}
          to="/user/progress-tracker"
          search={{ ref: attempt.refId }}
        >
          <Trans>Back to the application</Trans>
        </Link>
      }
    >
      {hasRecordings && (
        <Suspense>
          <RecordingsSent attempt={attempt} offline={offline} />
        </Suspense>
      )}
      {attempt.isHandedInElsewhere === true && (
        <p>
          <Trans>It was submitted on your other device.</Trans>
        </p>
      )}
      {isSent ? (
        <p>
          <Trans>The server has all of your answers.</Trans>
        </p>
      ) : (
        <p>
          <Trans>It will be sent as soon as there is a network. You can close this page.</Trans>
        </p>
      )}
      <RefusalBanner attempt={attempt} offline={offline} />
    </State>
  )
}
