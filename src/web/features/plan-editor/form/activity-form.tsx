import { Trans } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { setupHref } from '../setup-paths.ts'

import styles from '../setup.module.css'

/** In the editor of the plan: the way to where the form is designed. */
export function ActivityForm({ jobId }: { jobId: number }) {
  return (
    <div className={styles.questions}>
      <div>
        <AppLink
          className={linkButton({ size: 'small', variant: 'quiet' })}
          href={setupHref('application-form', jobId)}
        >
          <Trans>Choose the fields</Trans>
        </AppLink>
      </div>
    </div>
  )
}
