// Where applicants come from: the company's own names for it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'

import { SOURCE_NAME_MAX_LENGTH, SOURCE_TYPES } from '#contract/careers/careers-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { emptyUnlessChanged, textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { createSource, useSources } from './source-queries.ts'
import { SourceRow } from './source-row.tsx'

import styles from '../settings.module.css'

type SourcesScreenProps = { accountId: number; page: number; onPage: (page: number) => void }

export function SourcesScreen({ accountId, page, onPage }: SourcesScreenProps) {
  const { t } = useLingui()
  const { data, meta } = useSources(accountId, page)
  return (
    <>
      <PageHeader
        title={<Trans>Sources</Trans>}
        description={
          <Trans>
            Where your applicants come from. Each requisition has a tracked link for every source
            that you use.
          </Trans>
        }
      />
      <NewSource accountId={accountId} />
      <ul className={styles.rows} role="list" aria-label={t`Sources`}>
        {data.map((source) => (
          <SourceRow key={source.source_id} accountId={accountId} source={source} />
        ))}
      </ul>
      <Pagination page={meta.page} pageSize={meta.page_size} total={meta.total} onPage={onPage} />
    </>
  )
}

function NewSource({ accountId }: { accountId: number }) {
  const { t, i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const creating = useSaving(createSource, (made) => {
    const name = made.name ?? ''
    notifyDone(t`${name} is added.`)
  })
  const { error } = creating
  const { form: checks, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'source_name_taken'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const type = SOURCE_TYPES.find((one) => one === textOf(data, 'source_type')) ?? 'other'
    creating.mutate(
      { accountId, name: textOf(data, 'name'), type },
      { onSuccess: () => emptyUnlessChanged(form, data) },
    )
  }
  return (
    <Card className={styles.formCard}>
      <form className={styles.form} onSubmit={submit} {...checks}>
        {error !== null && !isTaken && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        <div className={styles.pair}>
          <LimitedTextField
            label={t`Name`}
            name="name"
            required
            maxLength={SOURCE_NAME_MAX_LENGTH}
            error={isTaken ? errorText(error) : problemOf('name')}
          />
          <SelectField
            label={t`Type`}
            name="source_type"
            required
            placeholder={t`Choose a type`}
            error={problemOf('source_type')}
            options={SOURCE_TYPES.map((type) => ({
              value: type,
              label: i18n._(sourceTypeLabel(type)),
            }))}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={creating.isPending}>
            <Trans>Add the source</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
