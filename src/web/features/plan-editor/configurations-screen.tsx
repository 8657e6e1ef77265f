import { Trans } from '@lingui/react/macro'

import { AutomationSection } from './automation/automation-section.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { SetupBoundary } from './setup-boundary.tsx'

import styles from './setup.module.css'

/** The rules for applying to a requisition, and what it does by itself about who applied. */
export function ConfigurationsScreen({ jobId }: { jobId: number }) {
  return (
    <div className={styles.stack}>
      <SetupBoundary title={<Trans>The configurations could not be loaded</Trans>} height="12rem">
        <ConfigurationForm jobId={jobId} />
      </SetupBoundary>
      <SetupBoundary title={<Trans>The automation could not be loaded</Trans>} height="10rem">
        <AutomationSection jobId={jobId} />
      </SetupBoundary>
    </div>
  )
}
