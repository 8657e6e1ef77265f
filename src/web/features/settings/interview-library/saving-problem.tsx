import { Trans } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'

type SavingProblemProps = {
  error: Error
  /** Puts what is saved in place of what was typed. */
  onLoad: () => void
}

/** Why something of the library was not saved; what another user changed can be loaded. */
export function SavingProblem({ error, onLoad }: SavingProblemProps) {
  const errorText = useSettingsErrorText()
  const isChangedElsewhere = error instanceof ApiError && error.code === 'library_changed'
  const action = (
    <Button size="small" onClick={onLoad}>
      <Trans>Discard mine and load the saved version</Trans>
    </Button>
  )
  return (
    <Banner tone="danger" isLive {...(isChangedElsewhere ? { action } : {})}>
      {errorText(error)}
    </Banner>
  )
}
