// The postings of a requisition, and the links that tell by which source an applicant came.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'

import type { JobPosting } from '#contract/careers/job-postings.ts'
import { cityAndState } from '#web/features/shell/city-and-state.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { InvitePeople } from '../../applicants/invites/invite-people.tsx'
import { postingHref } from '../../plan-editor/setup-paths.ts'
import { SetupProblem } from '../../plan-editor/setup-problem.tsx'
import { STATUS_LABELS, STATUS_TONES } from './posting-labels.ts'
import { createPosting, POSTINGS_KEY, postingsQuery } from './posting-queries.ts'
import { TrackedLinks } from './tracked-links.tsx'

import styles from '../../plan-editor/setup.module.css'

type PostingsScreenProps = {
  jobId: number
  onCreated: (postingId: number) => void
}

export function PostingsScreen({ jobId, onCreated }: PostingsScreenProps) {
  const postings = useQuery(postingsQuery(jobId))
  if (postings.data === undefined) {
    if (postings.error !== null)
      return (
        <SetupProblem query={postings} title={<Trans>The postings could not be loaded</Trans>} />
      )
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    )
  }
  return (
    <div className={styles.stack}>
      <PostingList jobId={jobId} postings={postings.data} onCreated={onCreated} />
      <TrackedLinks jobId={jobId} />
      <InvitePeople jobId={jobId} />
    </div>
  )
}

type PostingListProps = PostingsScreenProps & {
  postings: readonly JobPosting[]
}

function PostingList({ jobId, postings, onCreated }: PostingListProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const creating = useCommand(createPosting, {
    invalidates: POSTINGS_KEY,
    onDone: ({ job_posting_id }) => onCreated(job_posting_id),
  })
  const button = (
    <Button
      variant="primary"
      isBusy={creating.isPending}
      onClick={() => creating.mutate({ jobId })}
    >
      <Trans>New posting</Trans>
    </Button>
  )
  return (
    <>
      {creating.isError && (
        <Banner tone="danger" isLive>
          {errorText(creating.error)}
        </Banner>
      )}
      {postings.length === 0 ? (
        <EmptyState
          icon={<Megaphone size={24} />}
          headingLevel={2}
          title={<Trans>No postings yet</Trans>}
          action={button}
        >
          <p>
            <Trans>
              A posting says on your career page what the job is. It starts with the details of the
              requisition.
            </Trans>
          </p>
        </EmptyState>
      ) : (
        <Card className={styles.stack}>
          <ul className={styles.members} role="list" aria-label={t`Job postings`}>
            {postings.map((posting) => (
              <PostingRow key={posting.job_posting_id} posting={posting} />
            ))}
          </ul>
          <div className={styles.actions}>{button}</div>
        </Card>
      )}
    </>
  )
}

function PostingRow({ posting }: { posting: JobPosting }) {
  const { i18n } = useLingui()
  const { job_id: jobId, job_posting_id: postingId, status } = posting
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        <AppLink href={postingHref({ jobId, postingId })}>{posting.title}</AppLink>
        <span className={styles.faint}>{cityAndState(posting)}</span>
      </span>
      <StatusPill tone={STATUS_TONES[status]}>{i18n._(STATUS_LABELS[status])}</StatusPill>
    </li>
  )
}
