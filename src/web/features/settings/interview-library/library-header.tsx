import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import { INTERVIEW_GUIDES_HREF, INTERVIEW_QUESTIONS_HREF } from '../settings-paths.ts'

/** The head of the two lists of the library. */
export function LibraryHeader({
  tab,
  actions,
}: {
  tab: 'questions' | 'guides'
  actions: ReactNode
}) {
  const { t } = useLingui()
  return (
    <PageHeader
      title={<Trans>Interview questions</Trans>}
      description={
        <Trans>
          Questions for your interviewers. Screening plans use copies, so changes here do not affect
          them.
        </Trans>
      }
      actions={actions}
      tabs={
        <Tabs
          label={t`Interview questions`}
          tabs={[
            {
              href: INTERVIEW_QUESTIONS_HREF,
              label: t`Questions`,
              isCurrent: tab === 'questions',
            },
            { href: INTERVIEW_GUIDES_HREF, label: t`Guides`, isCurrent: tab === 'guides' },
          ]}
        />
      }
    />
  )
}
