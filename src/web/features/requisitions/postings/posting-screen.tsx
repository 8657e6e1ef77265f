// One posting: whether the public finds it, what it says, and how that looks.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import type { JobPosting } from '#contract/careers/job-postings.ts'
import { ApiError } from '#web/api/api-error.ts'
import { cityAndState } from '#web/features/shell/city-and-state.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { setupHref } from '../../plan-editor/setup-paths.ts'
import { SetupProblem } from '../../plan-editor/setup-problem.tsx'
import { EMPLOYMENT_LABELS, WORKPLACE_LABELS } from '../../session/position-labels.ts'
import { POSTING_FORM, PostingForm, PUBLISH, type Publishing } from './posting-form.tsx'
import { STATUS_LABELS, STATUS_TONES } from './posting-labels.ts'
import {
  changePostingStatus,
  deletePosting,
  POSTINGS_KEY,
  postingQuery,
} from './posting-queries.ts'

import styles from '../../plan-editor/setup.module.css'

type PostingScreenProps = { jobId: number; postingId: number; onDeleted: () => void }

export function PostingScreen({ jobId, postingId, onDeleted }: PostingScreenProps) {
  const posting = useQuery({ ...postingQuery({ jobId, postingId }), refetchOnWindowFocus: false })
  const { queryKey } = postingQuery({ jobId, postingId })
  const { edition, onLoad } = useEditions({ reads: queryKey, invalidates: POSTINGS_KEY })
  if (posting.data === undefined) {
    if (posting.error !== null)
      return <SetupProblem query={posting} title={<Trans>The posting could not be loaded</Trans>} />
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    )
  }
  return (
    <LoadedPosting key={edition} posting={posting.data} onDeleted={onDeleted} onLoad={onLoad} />
  )
}

type PostingProps = { posting: JobPosting; onDeleted: () => void }
type LoadedPostingProps = PostingProps & { onLoad: () => void }

function LoadedPosting({ posting, onDeleted, onLoad }: LoadedPostingProps) {
  const { job_id: jobId } = posting
  const changing = useCommand(changePostingStatus, { invalidates: POSTINGS_KEY })
  return (
    <div className={styles.stack}>
      <p className={styles.facts}>
        <AppLink href={setupHref('job-postings', jobId)}>
          <Trans>All postings of this requisition</Trans>
        </AppLink>
      </p>
      <StatusCard {...{ posting, changing, onDeleted }} />
      <PostingForm posting={posting} publishing={changing} onLoad={onLoad} />
      <Preview posting={posting} />
    </div>
  )
}

type StatusCardProps = PostingProps & { changing: Publishing }

function StatusCard({ posting, changing, onDeleted }: StatusCardProps) {
  const { i18n } = useLingui()
  const { job_id: jobId, job_posting_id: postingId, status, path } = posting
  const errorText = usePublishErrorText()
  const isOn = status === 'published' || status === 'expired'
  return (
    <Card className={styles.stack}>
      {changing.isError && (
        <Banner tone="danger" isLive>
          {errorText(changing.error)}
        </Banner>
      )}
      <div className={styles.planHead}>
        <CardTitle level={2}>{posting.title}</CardTitle>
        <StatusPill tone={STATUS_TONES[status]}>{i18n._(STATUS_LABELS[status])}</StatusPill>
      </div>
      <p className={styles.facts} role="status">
        <WhereShown posting={posting} />
      </p>
      <div className={styles.actions}>
        {isOn ? (
          <Button
            isBusy={changing.isPending}
            onClick={() => changing.mutate({ jobId, postingId, action: 'unpublish' })}
          >
            <Trans>Take off the career page</Trans>
          </Button>
        ) : (
          // Publishes what stands in the form, saved or not.
          <Button
            variant="primary"
            type="submit"
            form={POSTING_FORM}
            name={PUBLISH}
            isBusy={changing.isPending}
          >
            <Trans>Publish on the career page</Trans>
          </Button>
        )}
        {posting.is_shown && path !== null && (
          <a className={linkButton({})} href={path} target="_blank" rel="noreferrer">
            <ExternalLink size={15} aria-hidden="true" />
            <Trans>Open its public page</Trans>
          </a>
        )}
        {status === 'draft' && <DeleteDraft posting={posting} onDeleted={onDeleted} />}
      </div>
    </Card>
  )
}

function DeleteDraft({ posting, onDeleted }: { posting: JobPosting; onDeleted: () => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const { job_id: jobId, job_posting_id: postingId, title } = posting
  const deleting = useCommand(deletePosting, {
    invalidates: POSTINGS_KEY,
    onDone: () => {
      notifyDone(t`The draft “${title}” is deleted.`)
      onDeleted()
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Delete the draft</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => deleting.mutate({ jobId, postingId })}
        title={<Trans>Delete the draft “{title}”?</Trans>}
        confirmLabel={<Trans>Delete the draft</Trans>}
        isBusy={deleting.isPending}
        isDestructive
      >
        {deleting.error === null ? (
          <Trans>
            The posting is deleted for good. The requisition and its other postings stay.
          </Trans>
        ) : (
          errorText(deleting.error)
        )}
      </ConfirmDialog>
    </>
  )
}

function WhereShown({ posting }: { posting: JobPosting }): ReactNode {
  if (posting.is_shown)
    return <Trans>On your career page, in its sitemap and in the feed for job boards.</Trans>
  switch (posting.status) {
    case 'draft':
      return <Trans>No one outside your company sees it yet.</Trans>
    case 'unpublished':
      return <Trans>Its page says that the position takes no applications.</Trans>
    case 'expired':
      return <Trans>Its last day is over. Set a later one to show it again.</Trans>
    case 'published':
      return <Trans>Not shown now: the requisition or the career page is not open.</Trans>
  }
}

function Preview({ posting }: { posting: JobPosting }) {
  const { i18n } = useLingui()
  const facts = [
    cityAndState(posting),
    i18n._(WORKPLACE_LABELS[posting.workplace_type]),
    i18n._(EMPLOYMENT_LABELS[posting.employment_type]),
  ]
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Preview of what is saved</Trans>
      </CardTitle>
      <div>
        <h3>{posting.title}</h3>
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
        <RichText html={posting.description} />
      </div>
    </Card>
  )
}

function usePublishErrorText(): (error: unknown) => string {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (error) =>
    error instanceof ApiError && error.code === 'posting_expired'
      ? t`The last day of this posting is over. Set a later one first.`
      : errorText(error)
}
