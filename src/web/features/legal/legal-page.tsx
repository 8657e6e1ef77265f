// A plain page to read: a title, and parts with a heading each.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PageHeader } from '#web/ui/page-header.tsx'

import styles from './legal.module.css'

const CONTACT = 'support@fairlead.example'

export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <PageHeader title={title} />
      {children}
      <LegalPart heading={<Trans>Contact</Trans>}>
        <Trans>
          About an application, ask the company that you applied to. About Fairlead, write to{' '}
          <a href={`mailto:${CONTACT}`}>{CONTACT}</a>.
        </Trans>
      </LegalPart>
    </article>
  )
}

export function LegalPart({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p>{children}</p>
    </section>
  )
}
