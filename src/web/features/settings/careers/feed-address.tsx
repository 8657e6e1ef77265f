// The address of the feed for a job board: one for each source, so that its applicants count for that source.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { SOURCE_PARAMETER } from '#contract/careers/careers-rules.ts'
import { type ChosenSource, SourceField } from '#web/features/staff-shell/source-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** `address` is that of the feed without a source. */
export function FeedAddress({ accountId, address }: { accountId: number; address: string }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ChosenSource | null>(null)
  return (
    <>
      <SourceField
        accountId={accountId}
        label={t`Source of the feed`}
        hint={<Trans>Applicants who come from the job board count for this source.</Trans>}
        placeholder={t`No source: counts as a direct application`}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextField
        label={t`Feed for job boards (XML)`}
        value={chosen === null ? address : `${address}?${SOURCE_PARAMETER}=${chosen.feed_token}`}
        readOnly
      />
    </>
  )
}
