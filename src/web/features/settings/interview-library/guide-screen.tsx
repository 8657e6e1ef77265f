// One interview guide of the library.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewGuideTemplate } from '#contract/settings/interview-library.ts'
import { interviewGuideQuery } from '#web/features/staff-shell/interview-library-queries.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { NotLoaded } from '../not-loaded.tsx'
import { INTERVIEW_GUIDES_HREF, newInterviewGuideHref } from '../settings-paths.ts'
import { GuideForm, type GuideDraft } from './guide-form.tsx'
import { useArchivingGuide } from './use-archiving-guide.tsx'

const EMPTY: GuideDraft = { name: '', intro: '', questions: [] }
const back = { href: INTERVIEW_GUIDES_HREF, label: <Trans>Interview guides</Trans> }

/** A new guide, empty or begun as a copy of another one. */
export function NewGuideScreen({
  accountId,
  from,
}: {
  accountId: number
  from: number | undefined
}) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader back={back} title={<Trans>New interview guide</Trans>} />
      {from === undefined ? (
        <GuideForm {...{ accountId }} guideId={null} saved={EMPTY} revision={0} initial={EMPTY} />
      ) : (
        <Loaded {...{ accountId }} guideId={from}>
          {({ name, intro, questions }) => (
            <GuideForm
              {...{ accountId }}
              guideId={null}
              saved={EMPTY}
              revision={0}
              initial={{
                name: t`Copy of ${name}`.slice(0, INTERVIEW_LIMITS.guideName),
                intro,
                // A new guide gets no question that is archived.
                questions: questions.filter((one) => !one.is_archived),
              }}
            />
          )}
        </Loaded>
      )}
    </>
  )
}

type GuideScreenProps = { accountId: number; guideId: number }

export function GuideScreen({ accountId, guideId }: GuideScreenProps) {
  const { data } = useQuery(interviewGuideQuery(accountId, guideId))
  return (
    <>
      <PageHeader
        back={back}
        title={data?.name ?? <Trans>Interview guide</Trans>}
        actions={data !== undefined && <Actions accountId={accountId} guide={data} />}
      />
      <Loaded {...{ accountId, guideId }}>
        {(guide) => (
          <>
            {guide.is_archived && (
              <Banner tone="info" title={<Trans>This guide is archived</Trans>}>
                <Trans>No plan can take it. Plans that took it keep their copies.</Trans>
              </Banner>
            )}
            <GuideForm
              {...{ accountId, guideId }}
              saved={guide}
              revision={guide.revision}
              initial={guide}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

type LoadedProps = GuideScreenProps & { children: (guide: InterviewGuideTemplate) => ReactNode }

function Loaded({ accountId, guideId, children }: LoadedProps) {
  const query = useQuery(interviewGuideQuery(accountId, guideId))
  if (query.data !== undefined) return children(query.data)
  return (
    <NotLoaded
      query={query}
      title={<Trans>The guide could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such guide</Trans>}>
          <Trans>The address may be wrong.</Trans>
        </EmptyState>
      }
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    />
  )
}

function Actions({ accountId, guide }: { accountId: number; guide: InterviewGuideTemplate }) {
  const { archive, restore, isBusy } = useArchivingGuide(accountId)
  return (
    <>
      <AppLink className={linkButton({})} href={newInterviewGuideHref(guide.interview_guide_id)}>
        <Trans>Duplicate</Trans>
      </AppLink>
      {guide.is_archived ? (
        <Button isBusy={isBusy} onClick={() => restore(guide)}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <Button isBusy={isBusy} onClick={() => archive(guide)}>
          <Trans>Archive</Trans>
        </Button>
      )}
    </>
  )
}
