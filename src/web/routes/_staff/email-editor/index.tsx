import { createFileRoute } from '@tanstack/react-router'

import { CompanyField } from '#web/features/email-editor/company-field.tsx'
import { accountSearch } from '#web/features/email-editor/email-editor-search.ts'
import { EmailListScreen } from '#web/features/email-editor/email-list-screen.tsx'

export const Route = createFileRoute('/_staff/email-editor/')({
  validateSearch: accountSearch,
  component: Screen,
})

function Screen() {
  const accountId = Route.useSearch().account_id ?? null
  const navigate = Route.useNavigate()
  return (
    <EmailListScreen
      scope={{ area: 'provider', accountId }}
      companyField={
        <CompanyField
          accountId={accountId}
          onChange={(chosen) =>
            void navigate({ search: chosen === null ? {} : { account_id: chosen } })
          }
        />
      }
    />
  )
}
