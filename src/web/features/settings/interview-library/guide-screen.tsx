// One interview guide of the library.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewGuideTemplate } from '#contract/settings/interview-library.ts'
import { useData, useOptionalData } from '#web/api/use-data.ts'
import { GUIDE, guidePath } from '#web/features/staff-shell/interview-library-data.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
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
  return (
    <>
      <PageHeader back={back} title={<Trans>New interview guide</Trans>} />
      {from === undefined ? (
        <GuideForm {...{ accountId }} guideId={null} saved={EMPTY} revision={0} initial={EMPTY} />
      ) : (
        <GuideBoundary guideId={from}>
          <CopyForm accountId={accountId} guideId={from} />
        </GuideBoundary>
      )}
    </>
  )
}

type GuideScreenProps = { accountId: number; guideId: number }

export function GuideScreen({ accountId, guideId }: GuideScreenProps) {
  const guide = useOptionalData(GUIDE, guidePath(accountId, guideId))?.data
  return (
    <>
      <PageHeader
        back={back}
        title={guide?.name ?? <Trans>Interview guide</Trans>}
        actions={guide !== undefined && <Actions {...{ accountId, guide }} />}
      />
      <GuideBoundary guideId={guideId}>
        <ChangeForm {...{ accountId, guideId }} />
      </GuideBoundary>
    </>
  )
}

function ChangeForm({ accountId, guideId }: GuideScreenProps) {
  const { data: guide } = useData(GUIDE, guidePath(accountId, guideId))
  return (
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
  )
}

function CopyForm({ accountId, guideId }: GuideScreenProps) {
  const { t } = useLingui()
  const { name, intro, questions } = useData(GUIDE, guidePath(accountId, guideId)).data
  return (
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
  )
}

function GuideBoundary({ guideId, children }: { guideId: number; children: ReactNode }) {
  return (
    <SettingsBoundary
      pathname={String(guideId)}
      title={<Trans>The guide could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such guide</Trans>}>
          <Trans>The address may be wrong.</Trans>
        </EmptyState>
      }
      height="24rem"
    >
      {children}
    </SettingsBoundary>
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
