import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import {
  PROFILE_SETUP_PARTS,
  profileSetupHref,
  PROFILES_HREF,
  type ProfileSetupPart,
} from './profile-search.ts'

import styles from './job-profiles.module.css'

type ProfileSetupFrameProps = { jobId: number; part: ProfileSetupPart; children: ReactNode }

/** The setup of a job profile, with its open section. */
export function ProfileSetupFrame({ jobId, part, children }: ProfileSetupFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.screen}>
      <nav aria-label={t`Parts of the setup`}>
        <ul className={styles.parts} role="list">
          {PROFILE_SETUP_PARTS.map((one) => (
            <li key={one}>
              <AppLink
                className={linkButton({
                  size: 'small',
                  variant: one === part ? 'secondary' : 'quiet',
                })}
                href={profileSetupHref(one, jobId)}
                aria-current={one === part ? 'page' : undefined}
              >
                <PartName part={one} />
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <DataBoundary
        pathname={`${part} ${jobId}`}
        flag="job_profile_access"
        homeHref={PROFILES_HREF}
        title={<Trans>The setup could not be loaded</Trans>}
        headingLevel={2}
        height="16rem"
      >
        {children}
      </DataBoundary>
    </div>
  )
}

function PartName({ part }: { part: ProfileSetupPart }) {
  switch (part) {
    case 'details':
      return <Trans>Details</Trans>
    case 'outcomes':
      return <Trans>Outcomes</Trans>
    case 'attributes':
      return <Trans>Attributes</Trans>
    case 'measurement-plans':
      return <Trans>Measurement plans</Trans>
    case 'predictive-models':
      return <Trans>Predictive models</Trans>
  }
}
