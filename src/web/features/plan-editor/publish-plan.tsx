// Publishing what was changed of a plan, or dropping it: both say first whom it is about.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { usePlanSubject } from './plan-subject.ts'
import { jobPath, REQUISITIONS_KEY } from './setup-data.ts'
import type { PlanDraft } from './use-plan-draft.ts'

import styles from './setup.module.css'

const PUBLISH = { method: 'post', path: '/smartreq/v1/{job_id}/screening-plan/publish/' } as const
const DISCARD = { method: 'delete', path: '/smartreq/v1/{job_id}/screening-plan/draft/' } as const

type PublishPlanProps = { jobId: number; plan: ScreeningPlan; draft: PlanDraft }

export function PublishPlan({ jobId, plan, draft }: PublishPlanProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null)
  const close = () => setAsked(null)
  const adopt = ({ data: stored }: { data: ScreeningPlan }) => {
    draft.adopt(stored)
    close()
  }
  const publishing = useEndpoint(PUBLISH, {
    invalidates: REQUISITIONS_KEY,
    onDone: (reply) => {
      adopt(reply)
      notifyDone(t`The plan is published.`)
    },
  })
  const discarding = useEndpoint(DISCARD, { invalidates: REQUISITIONS_KEY, onDone: adopt })
  const { version } = plan
  if (!plan.is_draft)
    return (
      <Badge tone="green">
        <Trans>Version {version} is published</Trans>
      </Badge>
    )
  const isBlocked = plan.problems.length > 0 || draft.isSaving || draft.error !== null
  return (
    <div className={styles.actions}>
      <Badge tone="amber">
        <Trans>Draft of version {version}</Trans>
      </Badge>
      <Button variant="quiet" size="small" onClick={() => setAsked('discard')}>
        <Trans>Discard the draft</Trans>
      </Button>
      <Button
        variant="primary"
        size="small"
        disabled={isBlocked}
        onClick={() => setAsked('publish')}
      >
        <Trans>Publish version {version}</Trans>
      </Button>
      <ConfirmDialog
        isOpen={asked === 'publish'}
        onClose={close}
        onConfirm={() =>
          publishing.mutate({ ...jobPath(jobId), body: { revision: draft.revision() } })
        }
        title={t`Publish version ${version}?`}
        confirmLabel={t`Publish`}
        isBusy={publishing.isPending}
      >
        <UnderWay plan={plan} />
        <CommandError error={publishing.error} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        onClose={close}
        onConfirm={() => discarding.mutate(jobPath(jobId))}
        title={t`Discard the draft?`}
        confirmLabel={t`Discard the draft`}
        isDestructive
        isBusy={discarding.isPending}
      >
        <p>
          <Trans>Your changes since the last publication are discarded.</Trans>
        </p>
        <CommandError error={discarding.error} />
      </ConfirmDialog>
    </div>
  )
}

function UnderWay({ plan }: { plan: ScreeningPlan }) {
  const { isProfile } = usePlanSubject()
  const count = plan.under_way.reduce((sum, one) => sum + one.count, 0)
  if (isProfile)
    return (
      <p>
        <Trans>People who begin it from now on get this version.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>Everyone who applies from now on gets this version.</Trans>
      </p>
      <p>
        <Plural
          value={count}
          _0="No applicant is under way."
          one="# applicant is under way and stays on the version that they began with."
          other="# applicants are under way and stay on the version that they began with."
        />
      </p>
    </>
  )
}

function CommandError({ error }: { error: Error | null }) {
  const errorText = useErrorText()
  if (error === null) return null
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}
