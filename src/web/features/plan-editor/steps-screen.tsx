import { Trans } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { PlanEditor } from './plan-editor.tsx'
import { SetupBoundary } from './setup-boundary.tsx'
import { builderHref } from './setup-paths.ts'

import styles from './setup.module.css'

/** The second step of the builder: the plan, stored as it is changed. */
export function StepsScreen({ jobId }: { jobId: number }) {
  return (
    <div className={styles.stack}>
      <SetupBoundary
        pathname={String(jobId)}
        title={<Trans>The plan could not be loaded</Trans>}
        height="16rem"
      >
        <PlanEditor key={jobId} jobId={jobId} hasPublish={false} />
      </SetupBoundary>
      <div className={styles.actions}>
        <AppLink
          className={linkButton({ variant: 'primary' })}
          href={builderHref('attributes', jobId)}
        >
          <Trans>Continue</Trans>
        </AppLink>
      </div>
    </div>
  )
}
