// The address of the feed for a job board: one for each source, so that its applicants count for that source.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { SOURCE_PARAMETER, SOURCE_TYPES } from '#contract/careers/careers-rules.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { containsText } from '#web/i18n/contains-text.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { activeSourcesQuery } from './source-queries.ts'

/** `address` is that of the feed without a source. */
export function FeedAddress({ accountId, address }: { accountId: number; address: string }) {
  const { t, i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [search, setSearch] = useState('')
  const types = SOURCE_TYPES.filter((type) => containsText(i18n._(sourceTypeLabel(type)), search))
  const sources = useQuery(activeSourcesQuery(accountId, { search, types }))
  return (
    <>
      {sources.isError && (
        <Banner tone="danger" isLive>
          {errorText(sources.error)}
        </Banner>
      )}
      <Combobox
        label={t`Source of the feed`}
        hint={<Trans>Applicants who come from the job board count for this source.</Trans>}
        placeholder={t`No source: counts as a direct application`}
        choices={sources.data?.map(({ feed_token: id, name, source_type }) => ({
          id,
          label: name ?? i18n._(sourceTypeLabel(source_type)),
        }))}
        isLoading={sources.isFetching}
        chosen={chosen}
        onSearch={setSearch}
        onChange={setChosen}
      />
      <TextField
        label={t`Feed for job boards (XML)`}
        value={chosen === null ? address : `${address}?${SOURCE_PARAMETER}=${chosen.id}`}
        readOnly
      />
    </>
  )
}
