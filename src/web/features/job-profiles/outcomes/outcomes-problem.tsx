import { Trans } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Why the outcomes were not saved; nothing where they were. */
export function OutcomesProblem({ error, onLoad }: { error: Error | null; onLoad: () => void }) {
  const errorText = useErrorText()
  if (error === null) return null
  if (!(error instanceof ApiError) || error.code !== 'conflict')
    return (
      <Banner tone="danger" isLive>
        {errorText(error)}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      isLive
      title={<Trans>Someone saved a change while you were writing</Trans>}
      action={
        <Button size="small" onClick={onLoad}>
          <Trans>Discard mine and load what is saved</Trans>
        </Button>
      }
    >
      <Trans>A colleague changed the outcomes. Yours are not saved.</Trans>
    </Banner>
  )
}
