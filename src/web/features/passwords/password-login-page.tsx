// The frame of the screens about a password: a title above a card.
import type { ReactNode } from 'react'

import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import styles from './passwords.module.css'

export function PasswordLoginPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.door}>
      <PageTitle className={styles.heading}>{title}</PageTitle>
      <Card isRaised className={styles.form}>
        {children}
      </Card>
    </div>
  )
}
