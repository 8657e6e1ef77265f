// The first step of the builder: what the position is called, and what the requisition begins with.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { requisitionListQuery } from '../requisitions/requisition-queries.ts'
import { REQUISITIONS_KEY } from './setup-data.ts'

import styles from './setup.module.css'

type JobTitleScreenProps = { accountId: number; onCreated: (jobId: number) => void }

const BLANK = 'blank'
const CREATE = { method: 'post', path: '/smartreq/v1/account/{account_id}/' } as const

export function JobTitleScreen({ accountId, onCreated }: JobTitleScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState(BLANK)
  const creating = useEndpoint(CREATE, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ data }) => onCreated(data.job_id),
  })
  const { form, problemOf } = useFieldProblems(creating.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const copied = from === BLANK ? {} : { from_job_id: Number(from) }
    const body = { title: title.trim(), ...copied }
    creating.mutate({ path: { account_id: accountId }, body })
  }
  return (
    <Card>
      <form {...form} className={styles.form} onSubmit={submit}>
        {creating.isError && problemOf('title') === undefined && (
          <Banner tone="danger" isLive>
            {errorText(creating.error)}
          </Banner>
        )}
        <TextField
          label={t`Job title`}
          hint={t`As candidates would search for it.`}
          name="title"
          required
          maxLength={TITLE_MAX_LENGTH}
          value={title}
          error={problemOf('title')}
          onChange={({ target }) => setTitle(target.value)}
        />
        <StartWith accountId={accountId} value={from} onChange={setFrom} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={creating.isPending}>
            <Trans>Create the draft</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

type StartWithProps = { accountId: number; value: string; onChange: (value: string) => void }

const FEW = 6

function StartWith({ accountId, value, onChange }: StartWithProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const list = useQuery(requisitionListQuery(accountId, search === '' ? {} : { search }))
  const others = (list.data?.data ?? []).slice(0, FEW)
  const hasMore = search !== '' || (list.data?.meta.total ?? 0) > FEW
  return (
    <>
      <OptionCards
        legend={t`Start with`}
        value={value}
        options={[
          { value: BLANK, label: t`An empty plan` },
          ...others.map((one) => ({
            value: String(one.job_id),
            label: t`A copy of: ${one.title}`,
          })),
        ]}
        onChange={onChange}
      />
      {hasMore && (
        <SearchField
          label={t`Search the requisitions to start with`}
          placeholder={t`Search by title`}
          value={search}
          onSearch={setSearch}
        />
      )}
    </>
  )
}
