import { Trans } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { useMissingNames } from './use-missing-names.ts'

/** Why an offer cannot go out, with what is missing in its letter. */
export function OfferProblem({ error }: { error: Error }) {
  const errorText = useErrorText()
  const format = useFormatter()
  const details = error instanceof ApiError ? error.details : undefined
  const missing = useMissingNames()(listIn(details?.['missing']))
  const letters = listIn(details?.['missing_letters'])
  const [names, signs] = [format.list(missing), format.list(letters)]
  // Letters that the font lacks are the whole problem where nothing is missing.
  const isComplete = missing.length === 0 && letters.length > 0
  return (
    <Banner tone="danger" isLive>
      {!isComplete && errorText(error)} {missing.length > 0 && <Trans>Missing: {names}.</Trans>}{' '}
      {letters.length > 0 && <Trans>The document can’t show these letters: {signs}.</Trans>}
    </Banner>
  )
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
