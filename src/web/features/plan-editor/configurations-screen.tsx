import { AutomationSection } from './automation/automation-section.tsx'
import { ConfigurationForm } from './configuration-form.tsx'

import styles from './setup.module.css'

/** The rules for applying to a requisition, and what it does by itself about who applied. */
export function ConfigurationsScreen({ jobId }: { jobId: number }) {
  return (
    <div className={styles.stack}>
      <ConfigurationForm jobId={jobId} />
      <AutomationSection jobId={jobId} />
    </div>
  )
}
