// One link for each source: applicants who come by it count for that source.
import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { SOURCE_TYPES } from '#contract/careers/careers-rules.ts'
import type { SourceLink } from '#contract/careers/sources.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { containsText } from '#web/i18n/contains-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { QrCode } from '#web/ui/media/qr-code.tsx'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { CopyButton } from '../../plan-editor/copy-button.tsx'
import { requisitionQuery } from '../requisition-queries.ts'
import {
  createLink,
  linkableSourcesQuery,
  LINKS_PER_PAGE,
  linksQuery,
  POSTINGS_KEY,
} from './posting-queries.ts'

import styles from '../../plan-editor/setup.module.css'

export function TrackedLinks({ jobId }: { jobId: number }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const links = useQuery(linksQuery(jobId, page))
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Tracked links</Trans>
      </CardTitle>
      <p className={styles.facts}>
        <Trans>
          Use a separate link for each place where you share the requisition. Applicants who use it
          show that source.
        </Trans>
      </p>
      <NewLink jobId={jobId} onMade={() => setPage(1)} />
      <PagedList
        query={links}
        errorText={errorText}
        pageSize={LINKS_PER_PAGE}
        onPage={setPage}
        empty={null}
      >
        <ul className={styles.members} role="list" aria-label={t`Tracked links`}>
          {links.data?.data.map((link) => (
            <li key={link.source_link_id} className={styles.member}>
              <LinkCard jobId={jobId} link={link} />
            </li>
          ))}
        </ul>
      </PagedList>
    </Card>
  )
}

function NewLink({ jobId, onMade }: { jobId: number; onMade: () => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [isTried, setIsTried] = useState(false)
  const creating = useCommand(createLink, {
    invalidates: POSTINGS_KEY,
    onDone: () => {
      setChosen(null)
      setIsTried(false)
      onMade()
    },
  })
  const { form, problemOf } = useFieldProblems(creating.error)
  const isMissing = isTried && chosen === null
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (chosen === null) event.currentTarget.querySelector('input')?.focus()
        else creating.mutate({ jobId, sourceId: Number(chosen.id) })
      }}
      {...form}
    >
      {creating.isError && (
        <Banner tone="danger" isLive>
          {errorText(creating.error)}
        </Banner>
      )}
      <SourceField
        jobId={jobId}
        chosen={chosen}
        error={isMissing ? t`Choose a source.` : problemOf('source_id')}
        onChange={(choice) => {
          setChosen(choice)
          setIsTried(false)
          creating.reset()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={creating.isPending}>
          <Trans>Create the link</Trans>
        </Button>
      </div>
    </form>
  )
}

type SourceFieldProps = {
  jobId: number
  chosen: Choice | null
  error: string | undefined
  onChange: (chosen: Choice | null) => void
}

/** The sources that the requisition has no link for yet. */
function SourceField({ jobId, ...field }: SourceFieldProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const nameOf = useSourceName()
  const [search, setSearch] = useState('')
  const types = SOURCE_TYPES.filter((type) => containsText(i18n._(sourceTypeLabel(type)), search))
  const found = useQuery(linkableSourcesQuery({ jobId, search, types }))
  return (
    <>
      {found.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(found.error)}
        </Banner>
      )}
      <Combobox
        {...field}
        label={t`Source`}
        placeholder={t`Choose a source`}
        choices={found.data?.map((source) => ({
          id: String(source.source_id),
          label: nameOf({ ...source, source_name: source.name }),
        }))}
        isLoading={found.isFetching}
        onSearch={setSearch}
      />
    </>
  )
}

function LinkCard({ jobId, link }: { jobId: number; link: SourceLink }) {
  const { t } = useLingui()
  const name = useSourceName()(link)
  const { data: requisition } = useQuery(requisitionQuery(jobId))
  const address = globalThis.location.origin + link.path
  const title = requisition?.title ?? ''
  const message = t`We are hiring: ${title}. Read more and apply: ${address}`
  return (
    <div className={styles.linkCard}>
      <div className={styles.pair}>
        <TextField label={t`Link for ${name}`} value={address} readOnly />
        <p className={styles.facts}>
          <Plural value={link.applicant_count} one="# applicant" other="# applicants" />
        </p>
      </div>
      <CopyButton text={address} label={t`Copy the link for ${name}`} />
      <Disclosure summary={<Trans>QR code and message for {name}</Trans>}>
        <div className={styles.complete}>
          <div className={styles.stack}>
            <TextArea label={t`Message to send`} value={message} rows={3} readOnly />
            <CopyButton text={message} label={t`Copy the message`} />
          </div>
          <QrCode text={address} label={t`QR code of the link for ${name}`} />
        </div>
      </Disclosure>
    </div>
  )
}

function useSourceName() {
  const { i18n } = useLingui()
  return ({ source_name, source_type }: Pick<SourceLink, 'source_name' | 'source_type'>) =>
    source_name ?? i18n._(sourceTypeLabel(source_type))
}
