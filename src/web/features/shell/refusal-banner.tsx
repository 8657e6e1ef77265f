// What the server refused of an attempt, why, and the way to try again (I5).
import { Trans } from '@lingui/react/macro'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { useRefusalText } from './error-messages.ts'

/** What is about the answers themselves: sent again as they are, they would be refused again. */
const ABOUT_ANSWERS = new Set(['answers_differ', 'validation_failed'])

type RefusalProps = {
  attempt: AttemptRow
  offline: Offline
  /** Opens a refused submission again, so that its answers can be corrected. */
  onReopen?: () => void
}

/** Nothing unless something of the attempt is refused. */
export function RefusalBanner({ attempt, offline, onReopen }: RefusalProps) {
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
        <>
          {onReopen !== undefined && ABOUT_ANSWERS.has(refusal.code) && (
            <Button variant="primary" size="small" onClick={onReopen}>
              <Trans>Check your answers</Trans>
            </Button>
          )}
          <Button size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      {refusalText(refusal)}
    </Banner>
  )
}
