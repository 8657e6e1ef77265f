import { Trans } from '@lingui/react/macro'
import { Building2 } from 'lucide-react'

import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** For staff without a company, such as provider admins: requisitions belong to companies. */
export function NoCompanyScreen() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Building2 size={24} />}
      title={<Trans>You are not in a company yet</Trans>}
    >
      <p>
        <Trans>
          Requisitions belong to companies. Ask an administrator of yours to give you a role.
        </Trans>
      </p>
    </EmptyState>
  )
}
