// On the screen of a person: where a merged record went, the records that were merged into this one, and the undo.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Person, PersonMergeLink } from '#contract/people/people.ts'
import type { PersonMergeUndo } from '#contract/people/person-merges.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { LATER_WORK_LABELS, MERGED_FIELD_LABELS } from './merge-labels.ts'
import { personHref } from './people-search.ts'

import styles from './people.module.css'

type MergeLinksProps = { accountId: number; person: Person }

export function MergeLinks({ accountId, person }: MergeLinksProps) {
  const { merge, merged } = person
  return (
    <>
      {merge !== null && (
        <Banner
          title={<Trans>Merged into another record</Trans>}
          action={<UndoMerge {...{ accountId, link: merge }} userId={person.user_id} />}
        >
          <p>
            <Trans>
              Continue with <AppLink href={personHref(merge.user_id)}>{merge.name}</AppLink>, who
              has the jobs of this record.
            </Trans>
          </p>
          <When link={merge} />
        </Banner>
      )}
      {merged.length > 0 && (
        <Card as="section">
          <CardTitle level={2}>
            <Trans>Merged records</Trans>
          </CardTitle>
          <ul className={styles.lines}>
            {merged.map((link) => (
              <li key={link.user_id} className={styles.head}>
                <div>
                  <AppLink href={personHref(link.user_id)}>{link.name}</AppLink>
                  <When link={link} />
                </div>
                <UndoMerge {...{ accountId, link }} userId={link.user_id} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function When({ link }: { link: PersonMergeLink }) {
  const format = useFormatter()
  const day = format.date(link.merged_at)
  const name = link.merged_by
  return (
    <p className={styles.reasons}>
      {name === null ? (
        <Trans>Merged on {day}</Trans>
      ) : (
        <Trans>
          Merged on {day} by {name}
        </Trans>
      )}
    </p>
  )
}

type UndoMergeProps = {
  accountId: number
  /** Of the record that comes back. */
  userId: number
  link: PersonMergeLink
}

function UndoMerge({ accountId, userId, link }: UndoMergeProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (link.undo_until === null) return null
  const { name } = link
  return (
    <>
      <Button size="small" aria-label={t`Undo the merge: ${name}`} onClick={() => setIsOpen(true)}>
        <Trans>Undo the merge…</Trans>
      </Button>
      {isOpen && <UndoDialog {...{ accountId, userId }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const UNDO = '/account/v1/{account_id}/people/{user_id}/merge/'

type UndoDialogProps = { accountId: number; userId: number; onClose: () => void }

function UndoDialog({ accountId, userId, onClose }: UndoDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const path = { account_id: accountId, user_id: userId }
  const { data, error: refusal } = useQuery(dataQuery(UNDO, { path }))
  const undoing = useEndpoint({ method: 'delete', path: UNDO })
  const undo = async () => {
    try {
      await undoing.mutateAsync({ path })
      notifyDone(t`The merge is undone.`)
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void undo()}
      title={<Trans>Undo the merge?</Trans>}
      confirmLabel={<Trans>Undo the merge</Trans>}
      isBusy={undoing.isPending}
      isDisabled={data === undefined || refusal !== null}
    >
      {refusal !== null && (
        <Banner tone="danger" isLive>
          {errorText(refusal)}
        </Banner>
      )}
      {refusal === null && data === undefined && <SkeletonText lines={2} />}
      {refusal === null && data !== undefined && <UndoEffects effects={data.data} />}
    </ConfirmDialog>
  )
}

function UndoEffects({ effects }: { effects: PersonMergeUndo }) {
  const { i18n } = useLingui()
  const { kept_fields: fields, kept_jobs: jobs, cleared_fields: cleared } = effects
  return (
    <>
      <p>
        <Trans>
          The record comes back to the lists with its jobs. What the merge changed is restored.
        </Trans>
      </p>
      {cleared.includes('email') && (
        <p>
          <Trans>
            The email address goes back to that record. The record that stays has none until you
            enter one.
          </Trans>
        </p>
      )}
      {fields.length + jobs.length > 0 && (
        <>
          <p>
            <Trans>Later work stays as it is:</Trans>
          </p>
          <ul>
            {fields.map((field) => (
              <li key={field}>{i18n._(MERGED_FIELD_LABELS[field])}</li>
            ))}
            {jobs.map((job) => (
              <li key={job.user_job_id}>
                {job.job_title}: {i18n._(LATER_WORK_LABELS[job.work])}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
