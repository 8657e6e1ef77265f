// How the company looks to its staff: its logo, its own header and its colour.
import { Trans } from '@lingui/react/macro'
import { Palette } from 'lucide-react'

import { isOn } from '#contract/settings/account-preferences.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { DETAILS } from '../details/company-form.tsx'
import { WhiteLabelForm } from './white-label-form.tsx'

export function WhiteLabelScreen({ accountId }: { accountId: number }) {
  const asked = { path: { account_id: accountId } }
  const { data } = useDataToEdit(DETAILS, asked)
  const { queryKey } = dataQuery(DETAILS, asked)
  const { edition, onLoad } = useEditions({ reads: queryKey, invalidates: queryKey })
  return (
    <>
      <PageHeader
        title={<Trans>White label</Trans>}
        description={<Trans>Your logo and your color, instead of Fairlead’s.</Trans>}
      />
      {isOn(data.preferences, 'WHITE_LABEL_LOGO') ? (
        <WhiteLabelForm key={edition} details={data} onLoad={onLoad} />
      ) : (
        <EmptyState
          icon={<Palette size={24} />}
          headingLevel={2}
          title={<Trans>White label is switched off</Trans>}
        >
          <p>
            <Trans>Fairlead switches it on. Write to your contact at Fairlead.</Trans>
          </p>
        </EmptyState>
      )}
    </>
  )
}
