// The address of the feed for a job board: one for each source, so that its applicants count for that source.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { SOURCE_PARAMETER } from '#contract/source-types.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { sourceTypeLabel } from '#web/ui/staff/source-type-labels.ts'
import { TextField } from '#web/ui/text-field.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { activeSourcesQuery } from './source-queries.ts'

/** `address` is that of the feed without a source. */
export function FeedAddress({ accountId, address }: { accountId: number; address: string }) {
  const { t, i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const [token, setToken] = useState('')
  const sources = useQuery(activeSourcesQuery(accountId))
  return (
    <>
      {sources.isError && (
        <Banner tone="danger" isLive>
          {errorText(sources.error)}
        </Banner>
      )}
      <SelectField
        label={t`Source of the feed`}
        hint={<Trans>Applicants who come from the job board count for this source.</Trans>}
        placeholder={t`No source: counts as a direct application`}
        value={token}
        options={(sources.data ?? []).map(({ feed_token, name, source_type }) => ({
          value: feed_token,
          label: name ?? i18n._(sourceTypeLabel(source_type)),
        }))}
        onChange={({ target }) => setToken(target.value)}
      />
      <TextField
        label={t`Feed for job boards (XML)`}
        value={token === '' ? address : `${address}?${SOURCE_PARAMETER}=${token}`}
        readOnly
      />
    </>
  )
}
