import { Trans } from '@lingui/react/macro'
import { FileX2 } from 'lucide-react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

import { participantsHref, PROFILES_HREF } from './profile-search.ts'

/** In place of a stretch that is not there, or not the one that its address names. */
export function NoSuchParticipant({ jobId }: { jobId: number | undefined }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<FileX2 size={24} />}
      title={<Trans>This person does not hold the profile</Trans>}
      action={
        <AppLink
          className={linkButton({ variant: 'primary' })}
          href={jobId === undefined ? PROFILES_HREF : participantsHref(jobId)}
        >
          {jobId === undefined ? (
            <Trans>Show all profiles</Trans>
          ) : (
            <Trans>Show the people of the profile</Trans>
          )}
        </AppLink>
      }
    >
      <p>
        <Trans>They may have been removed from it, or the link belongs to another company.</Trans>
      </p>
    </EmptyState>
  )
}
