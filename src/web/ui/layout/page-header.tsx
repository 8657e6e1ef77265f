import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { AppLink } from '../controls/app-link.tsx'
import { PageTitle } from './page-title.tsx'

import styles from './page-header.module.css'

type PageHeaderProps = {
  title: ReactNode
  /** For the tab, where the title alone does not say which page it is. */
  documentTitle?: string
  description?: ReactNode
  /** Facts in one line below the title: status, place, date. */
  meta?: ReactNode
  back?: { href: string; label: ReactNode }
  actions?: ReactNode
  /** Tabs of the page. */
  tabs?: ReactNode
}

/** The head of a page: its only h1, the way back, what can be done here, its tabs. */
export function PageHeader(props: PageHeaderProps) {
  const { title, documentTitle, description, meta, back, actions, tabs } = props
  return (
    <header className={styles.header}>
      {back !== undefined && (
        <AppLink className={styles.back} href={back.href}>
          <ArrowLeft size={16} aria-hidden="true" />
          {back.label}
        </AppLink>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <PageTitle className={styles.title} documentTitle={documentTitle}>
            {title}
          </PageTitle>
          {description !== undefined && <p className={styles.description}>{description}</p>}
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
    </header>
  )
}
