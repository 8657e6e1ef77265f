// The emails that recruiters begin with when they write to applicants: the product's, and the company's own.
import { Trans, useLingui } from '@lingui/react/macro'

import { useData } from '#web/api/use-data.ts'
import { localeNames } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { NEW_TEMPLATE_HREF, templateHref } from '../settings-paths.ts'
import { groupTemplates, type TemplateGroup } from './template-groups.ts'

import styles from '../settings.module.css'

export function TemplatesScreen({ accountId }: { accountId: number }) {
  const { t, i18n } = useLingui()
  const asked = { path: { account_id: accountId } }
  const { data } = useData('/account/v1/{account_id}/templates/email/', asked)
  return (
    <>
      <PageHeader
        title={<Trans>Email templates</Trans>}
        description={<Trans>Templates for your recruiters’ messages to applicants.</Trans>}
        actions={
          <AppLink className={linkButton({ variant: 'primary' })} href={NEW_TEMPLATE_HREF}>
            <Trans>New template</Trans>
          </AppLink>
        }
      />
      <ul className={styles.rows} role="list" aria-label={t`Email templates`}>
        {groupTemplates(data, i18n.locale).map((group) => (
          <TemplateRow key={group.slug} group={group} />
        ))}
      </ul>
    </>
  )
}

function TemplateRow({ group }: { group: TemplateGroup }) {
  const { t } = useLingui()
  const { slug, name, hasDefault, texts } = group
  const isChanged = hasDefault && texts.some(({ type }) => type === 'team')
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <AppLink href={templateHref(slug)}>
          <strong>{name}</strong>
        </AppLink>
        <CardFacts>
          <span>{texts.map(({ language }) => localeNames[language]).join(', ')}</span>
          {!hasDefault && <Trans>Written by your company</Trans>}
        </CardFacts>
      </div>
      {isChanged && (
        <Badge>
          <Trans>Changed</Trans>
        </Badge>
      )}
      <AppLink
        className={linkButton({ size: 'small' })}
        href={templateHref(slug)}
        aria-label={t`Edit ${name}`}
      >
        <Trans>Edit</Trans>
      </AppLink>
    </li>
  )
}
