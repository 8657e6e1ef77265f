// An onboarding form as it is written, filled in by staff as a candidate would. Nothing is stored.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { OnboardingFormContent } from '#contract/settings/account-onboarding-forms.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { PreviewLanguage } from '../preview/preview-language.tsx'
import { formPreviewQuery } from './onboarding-forms-data.ts'

import styles from '../setup.module.css'

/** The player of activities, which is the candidates' own. */
export type FormPlayer = ComponentType<{
  content: AssessmentPackage
  recordingNote: ReactNode
  onEnd: () => void
}>

type FormPreviewDialogProps = {
  accountId: number
  draft: OnboardingFormContent
  Player: FormPlayer
  onClose: () => void
}

export function FormPreviewDialog({ accountId, draft, Player, onClose }: FormPreviewDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data: content, error } = useQuery(formPreviewQuery(accountId, draft))
  return (
    <Dialog isOpen onClose={onClose} width="wide" title={<Trans>Preview as a candidate</Trans>}>
      <div className={styles.stack}>
        <p className={styles.facts}>{t`Nothing that you enter here is stored or sent.`}</p>
        <PreviewLanguage />
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        {content === undefined && error === null && (
          <SkeletonGroup>
            <Skeleton shape="block" height="16rem" />
          </SkeletonGroup>
        )}
        {content !== undefined && <Player content={content} recordingNote={null} onEnd={onClose} />}
      </div>
    </Dialog>
  )
}
