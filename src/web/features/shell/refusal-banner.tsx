// What the server refused of an attempt, why, and the way to try again (I5).
import { Trans } from '@lingui/react/macro'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useRefusalText } from './error-messages.ts'

/** Nothing unless something of the attempt is refused. */
export function RefusalBanner({ attempt, offline }: { attempt: AttemptRow; offline: Offline }) {
  const refusalText = useRefusalText()
  const { attemptId, refusal } = attempt
  if (refusal === null) return null
  const retry = () => void offline.store.retry(attemptId).then(() => offline.engine.wake())
  return (
    <Banner
      tone="warning"
      isLive
      title={<Trans>The server did not accept this. Your answers are saved on this device.</Trans>}
      action={
        <Button size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {refusalText(refusal)}
    </Banner>
  )
}
