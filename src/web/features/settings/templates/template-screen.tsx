// One email template, in one language at a time, beside what an applicant would read.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import type { Locale } from '#contract/core/shape.ts'
import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { dataQuery, useData } from '#web/api/use-data.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import { NEW_TEMPLATE_HREF, templateHref, TEMPLATES_HREF } from '../settings-paths.ts'
import { RemoveTemplate } from './remove-template.tsx'
import { TemplateForm } from './template-form.tsx'
import { groupTemplates } from './template-groups.ts'

type TemplateScreenProps = {
  accountId: number
  /** Null for a new one. */
  slug: string | null
  /** The reader's, where none is chosen. */
  language: Locale | undefined
}

const TEMPLATES = '/account/v1/{account_id}/templates/email/'
const NOTHING = { template_display_name: '', subject: '', body: '' }

export function TemplateScreen({ accountId, slug, language }: TemplateScreenProps) {
  const { i18n } = useLingui()
  const asked = { path: { account_id: accountId } }
  const { data: templates } = useData(TEMPLATES, asked)
  const { queryKey } = dataQuery(TEMPLATES, asked)
  const { edition, onLoad } = useEditions({ reads: queryKey, invalidates: queryKey })
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const group = groupTemplates(templates, locale).find((one) => one.slug === slug)
  const shown = language ?? group?.texts.find((one) => one.language === locale)?.language
  const chosen = shown ?? group?.texts[0]?.language ?? locale
  const template = group?.texts.find((one) => one.language === chosen)
  return (
    <>
      <PageHeader
        back={{ href: TEMPLATES_HREF, label: <Trans>Email templates</Trans> }}
        title={
          slug === null ? <Trans>New template</Trans> : (group?.name ?? <Trans>Template</Trans>)
        }
        actions={<Removal {...{ accountId, template }} isLast={group?.texts.length === 1} />}
        tabs={<Languages {...{ slug, chosen }} />}
      />
      {slug !== null && group === undefined ? (
        <NoTemplate />
      ) : (
        <TemplateForm
          // What is typed in one language is not taken for another one.
          key={`${chosen} ${template?.type} ${edition}`}
          {...{ accountId, slug }}
          stored={template ?? null}
          onLoad={onLoad}
          isNew={template === undefined}
          hasDefault={group?.hasDefault === true}
          saved={
            template ?? {
              ...NOTHING,
              purpose: group?.texts[0]?.purpose ?? 'general',
              language: chosen,
            }
          }
        />
      )}
    </>
  )
}

function NoTemplate() {
  return (
    <EmptyState title={<Trans>There is no such template</Trans>}>
      <Trans>It may have been deleted meanwhile.</Trans>
    </EmptyState>
  )
}

function Languages({ slug, chosen }: { slug: string | null; chosen: Locale }) {
  const { t } = useLingui()
  const href = slug === null ? NEW_TEMPLATE_HREF : templateHref(slug)
  return (
    <Tabs
      label={t`Languages`}
      tabs={locales.map((locale) => ({
        href: `${href}?language=${locale}`,
        label: localeNames[locale],
        isCurrent: locale === chosen,
      }))}
    />
  )
}

type RemovalProps = { accountId: number; template: EmailTemplate | undefined; isLast: boolean }

function Removal({ accountId, template, isLast }: RemovalProps) {
  const router = useRouter()
  if (template?.type !== 'team') return null
  return (
    <RemoveTemplate
      {...{ accountId, template }}
      onRemoved={() => {
        if (isLast && !template.has_default) router.history.push(TEMPLATES_HREF)
      }}
    />
  )
}
