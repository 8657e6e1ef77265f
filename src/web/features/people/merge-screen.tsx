// Two records of one person side by side: which stays, what is taken from the other, and what has to be decided.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { MERGED_FIELDS, type MergedField } from '#contract/people/person-merge-rules.ts'
import type { MergeSide, PersonMergePreview } from '#contract/people/person-merges.ts'
import { ApiError } from '#web/api/api-error.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { DUPLICATES_HREF, mergeHref } from './duplicates-search.ts'
import { MergeFields } from './merge-fields.tsx'
import { MergeJobs, type OverlapChoice } from './merge-jobs.tsx'
import { MERGE_BLOCKER_LABELS } from './merge-labels.ts'

import styles from './people.module.css'

type MergeScreenProps = {
  accountId: number
  userId: number
  otherUserId: number
  /** The records are merged into that person. */
  onMerged: (userId: number) => void
}

const MERGE = '/account/v1/{account_id}/people/{user_id}/merge/{other_user_id}/'

export function MergeScreen(props: MergeScreenProps) {
  const { accountId, userId, otherUserId } = props
  const path = { account_id: accountId, user_id: userId, other_user_id: otherUserId }
  const preview = useDataToEdit(MERGE, { path }).data
  // Choices belong to the two records in this order.
  return <MergeForm key={`${userId}-${otherUserId}`} {...{ ...props, preview }} />
}

type MergeFormProps = MergeScreenProps & { preview: PersonMergePreview }

function MergeForm({ accountId, userId, otherUserId, onMerged, preview }: MergeFormProps) {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const { primary, duplicate, blocker } = preview
  const [taken, setTaken] = useState<readonly MergedField[]>(() => missingIn(preview))
  const [overlaps, setOverlaps] = useState<Readonly<Record<string, OverlapChoice>>>({})
  const [number, setNumber] = useState<string | null | undefined>(undefined)
  const path = { account_id: accountId, user_id: userId, other_user_id: otherUserId }
  const merging = useMerging({ path, onMerged })
  const hasNumbers = preview.employee_numbers.length > 0
  // The preview is read again after a conflict: what was decided may have gone.
  const decided = preview.overlaps.flatMap((one) => overlaps[keyOf(one)] ?? [])
  const isDecided =
    decided.length === preview.overlaps.length && (!hasNumbers || number !== undefined)
  const merge = async () => {
    await merging.mutateAsync({
      path,
      base: preview,
      body: {
        from_duplicate: [...taken],
        jobs: [...new Map(decided.map((one) => [one.user_job_id, one])).values()],
        ...(hasNumbers && number !== undefined ? { employee_number: number } : {}),
      },
    })
  }
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<Trans>Compare and merge</Trans>}
        back={{ href: DUPLICATES_HREF, label: <Trans>Possible duplicates</Trans> }}
        actions={
          <AppLink className={linkButton()} href={mergeHref(otherUserId, userId)}>
            <Trans>Keep the other record</Trans>
          </AppLink>
        }
      />
      {blocker !== null && <Banner tone="warning">{i18n._(MERGE_BLOCKER_LABELS[blocker])}</Banner>}
      {merging.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(merging.error)}
        </Banner>
      )}
      <Section title={<Trans>Details</Trans>}>
        <MergeFields {...{ primary, duplicate, taken }} onTake={setTaken} />
      </Section>
      <Section title={<Trans>Jobs</Trans>}>
        <MergeJobs
          {...{ preview, overlaps, number }}
          onOverlap={(key, choice) => setOverlaps({ ...overlaps, [key]: choice })}
          onNumber={setNumber}
        />
      </Section>
      <Consequences {...{ primary, duplicate }} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={merging.isPending}
          disabled={blocker !== null || !isDecided}
          // What is refused stands above, as an error of the command.
          onClick={() => void merge().catch(merging.onRefused)}
        >
          <Trans>Merge the records</Trans>
        </Button>
        {!isDecided && blocker === null && (
          <p>
            <Trans>Decide about the jobs first.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

type Merging = {
  path: { account_id: number; user_id: number; other_user_id: number }
  onMerged: (userId: number) => void
}

function useMerging({ path, onMerged }: Merging) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const merging = useEndpoint(
    { method: 'put', path: MERGE },
    {
      // The comparison of two merged records would be read again otherwise.
      onLeave: () => {
        notifyDone(t`The records are merged. You can undo this for 30 days.`)
        onMerged(path.user_id)
      },
    },
  )
  const onRefused = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') return
    void queryClient.invalidateQueries(dataQuery(MERGE, { path }))
  }
  return { ...merging, onRefused }
}

/** What only the duplicate has. */
function missingIn({ primary, duplicate }: PersonMergePreview): MergedField[] {
  return MERGED_FIELDS.filter(
    (field) => primary.details[field] === null && duplicate.details[field] !== null,
  )
}

function keyOf(overlap: PersonMergePreview['overlaps'][number]): string {
  return `${overlap.primary_user_job_id}-${overlap.duplicate_user_job_id}`
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <CardTitle level={2}>{title}</CardTitle>
      {children}
    </Card>
  )
}

function Consequences({ primary, duplicate }: { primary: MergeSide; duplicate: MergeSide }) {
  const kept = `${primary.details.first_name} ${primary.details.last_name}`
  const name = `${duplicate.details.first_name} ${duplicate.details.last_name}`
  const { supervised_count: supervised, application_count: applications, jobs } = duplicate
  return (
    <Section title={<Trans>What happens</Trans>}>
      <ul>
        <li>
          <Plural
            value={jobs.length}
            _0="No job moves: the other record has none."
            one={`# job moves to the record of ${kept}.`}
            other={`# jobs move to the record of ${kept}.`}
          />
        </li>
        <li>
          <Trans>The record of {name} leaves the lists. Its page says where it went.</Trans>
        </li>
        {supervised > 0 && (
          <li>
            <Plural
              value={supervised}
              one={`# person supervised by the other record is shown as supervised by ${kept}.`}
              other={`# people supervised by the other record are shown as supervised by ${kept}.`}
            />
          </li>
        )}
        {applications > 0 && (
          <li>
            <Plural
              value={applications}
              one="# application stays with the account that it came from."
              other="# applications stay with the account that they came from."
            />
          </li>
        )}
        <li>
          <Trans>
            Accounts and sign-ins stay separate: no one sees more in their own account than before.
          </Trans>
        </li>
        <li>
          <Trans>You can undo the merge for 30 days.</Trans>
        </li>
      </ul>
    </Section>
  )
}
