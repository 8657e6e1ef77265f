import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/staff/tabs.tsx'

import styles from './interviews.module.css'

export type InterviewTab = 'my-interviews' | 'my-availability' | 'my-profile'

/** The three pages of an interviewer. */
export function InterviewsFrame({ tab, children }: { tab: InterviewTab; children: ReactNode }) {
  const { t } = useLingui()
  const labels: Readonly<Record<InterviewTab, string>> = {
    'my-interviews': t`My interviews`,
    'my-availability': t`My availability`,
    'my-profile': t`My profile`,
  }
  const tabs = (['my-interviews', 'my-availability', 'my-profile'] as const).map((one) => ({
    href: `/interviews/${one}`,
    label: labels[one],
    isCurrent: one === tab,
  }))
  return (
    <div className={styles.form}>
      <PageHeader title={<Trans>Interviews</Trans>} />
      <Tabs label={t`Interviews`} tabs={tabs} />
      {children}
    </div>
  )
}
