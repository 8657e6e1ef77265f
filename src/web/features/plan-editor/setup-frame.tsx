import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { PartBoundary } from './setup-boundary.tsx'
import { SETUP_PARTS, setupHref, type SetupPart } from './setup-paths.ts'

import styles from './setup.module.css'

type SetupFrameProps = { jobId: number; part: SetupPart; children: ReactNode }

/** The setup of a requisition: its parts, and the one that is open. */
export function SetupFrame({ jobId, part, children }: SetupFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.stack}>
      <nav aria-label={t`Parts of the setup`}>
        <ul className={styles.parts} role="list">
          {SETUP_PARTS.map((one) => (
            <li key={one}>
              <AppLink
                className={linkButton({
                  size: 'small',
                  variant: one === part ? 'secondary' : 'quiet',
                })}
                href={setupHref(one, jobId)}
                aria-current={one === part ? 'page' : undefined}
              >
                <PartName part={one} />
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <PartBoundary {...{ jobId, part }}>{children}</PartBoundary>
    </div>
  )
}

function PartName({ part }: { part: SetupPart }) {
  switch (part) {
    case 'details':
      return <Trans>Details</Trans>
    case 'application-form':
      return <Trans>Application form</Trans>
    case 'screening-plan':
      return <Trans>Screening plan</Trans>
    case 'attributes':
      return <Trans>Attributes</Trans>
    case 'predictive-models':
      return <Trans>Predictive models</Trans>
    case 'team-members':
      return <Trans>Team</Trans>
    case 'job-postings':
      return <Trans>Job postings</Trans>
    case 'configurations':
      return <Trans>Configurations</Trans>
  }
}
