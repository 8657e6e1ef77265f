// The details of the company, and the features that Fairlead has switched on for it.
import { Trans } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session/session.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { DETAILS } from './company-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { ProviderPreferences } from './provider-preferences.tsx'

type DetailsScreenProps = { accountId: number; user: CurrentUser }

export function DetailsScreen({ accountId, user }: DetailsScreenProps) {
  const asked = { path: { account_id: accountId } }
  const { data } = useDataToEdit(DETAILS, asked)
  const { queryKey } = dataQuery(DETAILS, asked)
  const { edition, onLoad } = useEditions({ reads: queryKey, invalidates: queryKey })
  return (
    <>
      <PageHeader
        title={<Trans>Company details</Trans>}
        description={<Trans>The name, size, time zone and languages of your company.</Trans>}
      />
      <DetailsForm key={edition} details={data} onLoad={onLoad} />
      <ProviderPreferences {...data} isProvider={user.is_jf_admin} />
    </>
  )
}
