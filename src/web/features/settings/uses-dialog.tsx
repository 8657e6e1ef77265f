// The dialog that lists the places where an item of the settings is used, with a link to each.
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { useSettingsErrorText } from './settings-error-text.ts'

import styles from './settings.module.css'

export const USES_PAGE_SIZE = 25

type Use<Kind> = { kind: Kind; id: number; name: string }
type Paged = ComponentProps<typeof PagedList>

type UsesDialogProps<Kind extends string> = {
  /** Of what is used. */
  text: string
  query: Omit<Paged['query'], 'data'> & {
    data: (NonNullable<Paged['query']['data']> & { data: readonly Use<Kind>[] }) | undefined
  }
  onPage: (page: number) => void
  labels: Readonly<Record<Kind, MessageDescriptor>>
  hrefOf: (use: Use<Kind>) => string
  onClose: () => void
}

export function UsesDialog<Kind extends string>(props: UsesDialogProps<Kind>) {
  const { text, query, onPage, labels, hrefOf, onClose } = props
  const { i18n, t } = useLingui()
  const errorText = useSettingsErrorText()
  return (
    <Dialog isOpen onClose={onClose} title={t`Where “${text}” is used`}>
      <PagedList
        query={query}
        errorText={errorText}
        pageSize={USES_PAGE_SIZE}
        onPage={onPage}
        empty={
          <p className={styles.hint}>
            <Trans>Nothing uses it.</Trans>
          </p>
        }
      >
        <ul className={styles.rows} role="list">
          {query.data?.data.map((use) => (
            <li key={`${use.kind}-${use.id}`} className={styles.line}>
              <div className={styles.lineWords}>
                <AppLink href={hrefOf(use)}>{use.name}</AppLink>
                <CardFacts>
                  <span>{i18n._(labels[use.kind])}</span>
                </CardFacts>
              </div>
            </li>
          ))}
        </ul>
      </PagedList>
    </Dialog>
  )
}
