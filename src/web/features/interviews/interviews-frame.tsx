import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import styles from './interviews.module.css'

type InterviewsFrameProps = {
  /** Whether the load of all interviewers is offered; the server decides again. */
  seesAll: boolean
  children: ReactNode
}

/** The pages of an interviewer, all interviews that the user sees, and for who arranges all of them how they are spread. */
export function InterviewsFrame({ seesAll, children }: InterviewsFrameProps) {
  const { t } = useLingui()
  const current = useLocation({ select: ({ pathname }) => pathname.split('/')[2] })
  const labels = {
    'my-interviews': t`My interviews`,
    all: t`All interviews`,
    'my-availability': t`My availability`,
    'my-profile': t`My profile`,
    'my-calibration': t`My calibration`,
    ...(seesAll ? { load: t`Interview load` } : {}),
  }
  const tabs = Object.entries(labels).map(([one, label]) => ({
    href: `/interviews/${one}`,
    label,
    isCurrent: one === current,
  }))
  return (
    <div className={styles.form}>
      <PageHeader title={<Trans>Interviews</Trans>} />
      <Tabs label={t`Interviews`} tabs={tabs} />
      {children}
    </div>
  )
}
