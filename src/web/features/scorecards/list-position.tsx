import { Trans } from '@lingui/react/macro'

import { useFormatter } from '#web/i18n/use-formatter.ts'

/** Where an applicant is in their list, or that a decision took them out of it. */
export function ListPosition(list: { position: number | null; total: number }) {
  const format = useFormatter()
  const total = format.number(list.total)
  if (list.position === null) return <Trans>No longer in this list</Trans>
  const position = format.number(list.position)
  return (
    <Trans>
      {position} of {total}
    </Trans>
  )
}
