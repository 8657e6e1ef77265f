// The emails in one language: the list before the editor.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { ListedEmail } from '#contract/messages/email-editor-shapes.ts'
import { isLocale, localeNames } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { emailsQuery } from './email-editor-data.ts'
import { editorHref, type EditorScope } from './email-editor-paths.ts'

import styles from './email-editor.module.css'

type EmailListScreenProps = {
  scope: EditorScope
  /** Chooses whose emails are listed. */
  companyField?: ReactNode
}

export function EmailListScreen({ scope, companyField }: EmailListScreenProps) {
  const { t, i18n } = useLingui()
  const language = isLocale(i18n.locale) ? i18n.locale : 'en'
  const { data: emails } = useSuspenseQuery(emailsQuery(scope.accountId, language))
  const groups = [
    { isSystem: true, title: t`Sent automatically` },
    { isSystem: false, title: t`For messages to applicants` },
  ]
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<Trans>Email templates</Trans>}
        description={<ListDescription scope={scope} />}
        actions={
          <AppLink
            className={linkButton({ variant: 'primary' })}
            href={editorHref(scope, { slug: null })}
          >
            <Trans>New template</Trans>
          </AppLink>
        }
      />
      {companyField !== undefined && <div className={styles.company}>{companyField}</div>}
      {groups.map(({ isSystem, title }) => {
        const listed = emails.data.filter(({ type }) => (type === 'system') === isSystem)
        if (listed.length === 0) return null
        return (
          <section key={title} className={styles.group}>
            <h2 className={styles.groupTitle}>{title}</h2>
            <ul role="list" aria-label={title} className={styles.rows}>
              {listed.map((email) => (
                <EmailRow
                  key={email.template_slug}
                  {...{ scope, email }}
                  isForeign={email.language !== language}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function ListDescription({ scope: { area, accountId } }: { scope: EditorScope }) {
  if (accountId === null)
    return <Trans>These emails go out for every company that has not written its own.</Trans>
  return area === 'provider' ? (
    <Trans>The emails that go out in the name of this company.</Trans>
  ) : (
    <Trans>The emails that go out in the name of your company.</Trans>
  )
}

type EmailRowProps = {
  scope: EditorScope
  email: ListedEmail
  /** Written in another language than the reader's. */
  isForeign: boolean
}

function EmailRow({ scope, email, isForeign }: EmailRowProps) {
  const { t } = useLingui()
  const { template_slug: slug, template_display_name: name, type, language } = email
  const href = editorHref(scope, { slug, ...(isForeign ? { language } : {}) })
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <AppLink href={href}>
          <strong>{name}</strong>
        </AppLink>
        <CardFacts>
          {email.description !== '' && <span>{email.description}</span>}
          {isForeign && <span>{localeNames[language]}</span>}
          {type === 'team' && <Trans>Written by your company</Trans>}
        </CardFacts>
      </div>
      {!email.is_default && type !== 'team' && (
        <Badge>
          <Trans>Changed</Trans>
        </Badge>
      )}
      <AppLink className={linkButton({ size: 'small' })} href={href} aria-label={t`Edit ${name}`}>
        <Trans>Edit</Trans>
      </AppLink>
    </li>
  )
}
