// One link for each source: applicants who come by it count for that source.
import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Source, SourceLink } from '#contract/sources.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { sourceTypeLabel } from '#web/ui/staff/source-type-labels.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFieldProblems } from '#web/ui/use-field-problems.ts'

import { requisitionQuery } from '../requisition-queries.ts'
import { CopyButton } from '../setup/copy-button.tsx'
import { activeSourcesQuery, createLink, linksQuery, POSTINGS_KEY } from './posting-queries.ts'

import styles from '../setup/setup.module.css'

type TrackedLinksProps = { jobId: number; accountId: number }

const NO_LINKS: readonly SourceLink[] = []

export function TrackedLinks({ jobId, accountId }: TrackedLinksProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const links = useQuery(linksQuery(jobId))
  const sources = useQuery(activeSourcesQuery(accountId))
  const error = links.error ?? sources.error
  const made = links.data ?? NO_LINKS
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Tracked links</Trans>
      </CardTitle>
      <p className={styles.facts}>
        <Trans>
          Use a link of its own wherever you share the job. Applicants who come by it show that
          source.
        </Trans>
      </p>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <NewLink
        jobId={jobId}
        sources={(sources.data ?? []).filter(
          (source) => !made.some(({ source_id }) => source_id === source.source_id),
        )}
      />
      {made.length > 0 && (
        <ul className={styles.members} role="list" aria-label={t`Tracked links`}>
          {made.map((link) => (
            <li key={link.source_link_id} className={styles.member}>
              <LinkCard jobId={jobId} link={link} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function NewLink({ jobId, sources }: { jobId: number; sources: readonly Source[] }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const nameOf = useSourceName()
  const [chosen, setChosen] = useState('')
  const creating = useCommand(createLink, {
    invalidates: POSTINGS_KEY,
    onDone: () => setChosen(''),
  })
  const { form, problemOf } = useFieldProblems(creating.error)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        creating.mutate({ jobId, sourceId: Number(chosen) })
      }}
      {...form}
    >
      {creating.isError && (
        <Banner tone="danger" isLive>
          {errorText(creating.error)}
        </Banner>
      )}
      <SelectField
        label={t`Source`}
        name="source_id"
        required
        placeholder={t`Choose a source`}
        value={chosen}
        error={problemOf('source_id')}
        options={sources.map((source) => ({
          value: String(source.source_id),
          label: nameOf({ ...source, source_name: source.name }),
        }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={creating.isPending}>
          <Trans>Create the link</Trans>
        </Button>
      </div>
    </form>
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
