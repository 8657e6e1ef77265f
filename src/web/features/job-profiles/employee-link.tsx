// The link that people who hold a profile open to do what it asks of them.
import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'

import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import { useClipboard } from '#web/features/staff-shell/use-clipboard.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './job-profiles.module.css'

/** Copies it, and says whom it is for. Nothing for an archived profile: its link leads nowhere. */
export function EmployeeLink({ profile }: { profile: JobProfileDetail }) {
  const { last, copy } = useClipboard()
  if (profile.is_archived) return null
  const link = `${location.origin}/?pc=${profile.job_uuid}`
  return (
    <div className={styles.link}>
      <Button
        size="small"
        icon={<Copy size={15} aria-hidden="true" />}
        onClick={() => void copy(link)}
      >
        <Trans>Copy link for employees</Trans>
      </Button>
      <span className={styles.faint}>
        <Trans>For people who hold this profile or will soon; no one else can begin.</Trans>
      </span>
      <span role="status">
        {last?.isCopied === true && <Trans>Copied</Trans>}
        {last?.isCopied === false && (
          <>
            <Trans>Select the text and copy it yourself.</Trans> <code>{link}</code>
          </>
        )}
      </span>
    </div>
  )
}
