import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'

import type { MissingAccess } from '#contract/access/screen-access.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { State } from '#web/ui/feedback/state.tsx'

type NotAuthorizedScreenProps = {
  homeHref?: string
  supportHref?: string
  /** What of the contract's `MissingAccess` it is, as the address says. */
  missing?: string | undefined
}

const MESSAGES: Partial<Record<MissingAccess, MessageDescriptor>> = {
  role: msg`It is for people who hire with Fairlead, and your account has no role in a company.`,
  provider: msg`It is for the administrators of Fairlead itself.`,
  company_settings_access: msg`Your role does not include the settings of the company.`,
  company_dashboard_access: msg`Your role does not include the dashboards of the company.`,
  all_employee_access: msg`Your role does not include the employees of the company.`,
  job_profile_access: msg`Your role does not include all job profiles, and you are not listed for this one.`,
  smartreq_access: msg`Your role does not include all requisitions, and you are not on the team of this one.`,
  all_pathways_access: msg`Your role does not include all pathways, and you are not listed for this one.`,
}

/** The user may not see this page: says so, and offers support and the way back. */
export function NotAuthorizedScreen({
  homeHref = '/',
  supportHref,
  missing = '',
}: NotAuthorizedScreenProps) {
  const { i18n } = useLingui()
  const byName: Readonly<Record<string, MessageDescriptor | undefined>> = MESSAGES
  const words = Object.hasOwn(MESSAGES, missing) ? byName[missing] : undefined
  return (
    <State
      headingLevel={1}
      tone="amber"
      icon={<LockKeyhole size={24} />}
      title={<Trans>You do not have permission to see this page</Trans>}
      action={
        <>
          <AppLink className={linkButton({ variant: 'primary' })} href={homeHref}>
            <Trans>Go to the main page</Trans>
          </AppLink>
          {supportHref !== undefined && (
            <AppLink className={linkButton()} href={supportHref} target="_blank">
              <Trans>Contact support</Trans>
            </AppLink>
          )}
        </>
      }
    >
      {words !== undefined && <p>{i18n._(words)}</p>}
      <p>
        <Trans>
          If you need it for your work, ask an administrator of your company to give you access.
        </Trans>
      </p>
    </State>
  )
}
