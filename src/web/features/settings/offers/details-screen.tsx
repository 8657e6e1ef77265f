// One details template of a company, and a new one.
import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import type {
  OfferDetailsContent,
  OfferDetailsTemplate,
} from '#contract/offers/offer-details-templates.ts'
import { useDataToEdit, useOptionalData } from '#web/api/use-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import { OFFER_DETAILS_HREF, offerDetailsHref } from '../settings-paths.ts'
import { ArchiveToggle } from './archive-toggle.tsx'
import { DetailsForm } from './details-form.tsx'
import { DETAILS, DETAILS_LIST, detailsPath } from './offer-data.ts'
import { useArchivingDetails } from './use-archiving.ts'

const EMPTY: OfferDetailsContent = { name: '', rows: [] }
const back = { href: OFFER_DETAILS_HREF, label: <Trans>Offer details templates</Trans> }

export function NewDetailsScreen({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const creating = useEndpoint(
    { method: 'post', path: DETAILS_LIST },
    {
      onDone: ({ data }) => {
        notifyDone(t`The template is saved.`)
        const to = offerDetailsHref(data.offer_details_template_id)
        void navigate<AnyRouter, '.'>({ to, replace: true, ignoreBlocker: true })
      },
    },
  )
  return (
    <>
      <PageHeader back={back} title={<Trans>New details template</Trans>} />
      <DetailsBoundary pathname="new">
        <DetailsForm
          accountId={accountId}
          initial={EMPTY}
          saving={creating}
          onSave={(body) => creating.mutate({ path: { account_id: accountId }, body })}
        />
      </DetailsBoundary>
    </>
  )
}

type DetailsScreenProps = { accountId: number; templateId: number }

export function DetailsScreen({ accountId, templateId }: DetailsScreenProps) {
  const template = useOptionalData(DETAILS, detailsPath(accountId, templateId))?.data
  return (
    <>
      <PageHeader
        back={back}
        title={template?.name ?? <Trans>Details template</Trans>}
        actions={template !== undefined && <Actions {...{ accountId, template }} />}
      />
      <DetailsBoundary pathname={String(templateId)}>
        <ChangeDetails {...{ accountId, templateId }} />
      </DetailsBoundary>
    </>
  )
}

function Actions({ accountId, template }: { accountId: number; template: OfferDetailsTemplate }) {
  const { offer_details_template_id: id, name, is_archived: isArchived } = template
  return <ArchiveToggle {...useArchivingDetails(accountId)} thing={{ id, name, isArchived }} />
}

function DetailsBoundary({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <SettingsBoundary
      pathname={pathname}
      title={<Trans>The template could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such template</Trans>}>
          <Trans>The address may be wrong.</Trans>
        </EmptyState>
      }
      height="24rem"
    >
      {children}
    </SettingsBoundary>
  )
}

function ChangeDetails({ accountId, templateId }: DetailsScreenProps) {
  const { t } = useLingui()
  const { data: template } = useDataToEdit(DETAILS, detailsPath(accountId, templateId))
  // Begun again from what is stored, after a save and where a colleague's version is taken.
  const [base, setBase] = useState(() => contentOf(template))
  const saving = useEndpoint(
    { method: 'put', path: DETAILS },
    {
      onDone: ({ data }) => {
        setBase(contentOf(data))
        notifyDone(t`The template is saved.`)
      },
    },
  )
  const save = (body: OfferDetailsContent, from: object) =>
    saving.mutate({ ...detailsPath(accountId, templateId), body, base: from })
  if (template.is_archived)
    return (
      <Banner tone="info" title={<Trans>This template is archived</Trans>}>
        <Trans>Restore it to change it. Offers that have it keep it.</Trans>
      </Banner>
    )
  return (
    <DetailsForm
      key={JSON.stringify(base)}
      accountId={accountId}
      initial={base}
      saving={saving}
      onSave={(body) => save(body, base)}
      onOverwrite={save}
      onLoad={() => setBase(contentOf(template))}
    />
  )
}

function contentOf({ name, rows }: OfferDetailsTemplate): OfferDetailsContent {
  return { name, rows }
}
