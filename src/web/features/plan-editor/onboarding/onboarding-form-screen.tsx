// One onboarding form of a company, and a new one.
import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import { FORM_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type {
  CompanyOnboardingForm,
  OnboardingFormContent,
} from '#contract/settings/account-onboarding-forms.ts'
import { useData, useOptionalData } from '#web/api/use-data.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import type { Locale } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { sectionFrom, usual } from '../form/form-draft.ts'
import type { FormPlayer } from './form-preview-dialog.tsx'
import { HireFormChoice } from './hire-form-choice.tsx'
import { FormEditor } from './onboarding-form-editor.tsx'
import {
  COMPANY_FORM,
  COMPANY_FORMS,
  copyOfFormHref,
  formPath,
  ONBOARDING_FORMS_HREF,
  onboardingFormHref,
} from './onboarding-forms-data.ts'
import { useArchivingForm } from './use-archiving-form.ts'

const back = { href: ONBOARDING_FORMS_HREF, label: <Trans>Onboarding forms</Trans> }

type NewScreenProps = { accountId: number; from: number | undefined; Player: FormPlayer }

/** A new form, with the usual fields or begun as a copy of another one. */
export function NewOnboardingFormScreen({ accountId, from, Player }: NewScreenProps) {
  const [usualForm] = useState(() => ({
    name: '',
    sections: [sectionFrom('contact', [usual('phone', true), usual('address', true)])],
  }))
  return (
    <>
      <PageHeader back={back} title={<Trans>New onboarding form</Trans>} />
      {from === undefined ? (
        <NewForm {...{ accountId, Player }} initial={usualForm} />
      ) : (
        <FormBoundary formId={from}>
          <CopyForm {...{ accountId, Player }} formId={from} />
        </FormBoundary>
      )}
    </>
  )
}

type FormScreenProps = { accountId: number; formId: number; Player: FormPlayer }

export function OnboardingFormScreen({ accountId, formId, Player }: FormScreenProps) {
  const form = useOptionalData(COMPANY_FORM, formPath(accountId, formId))?.data
  return (
    <>
      <PageHeader
        back={back}
        title={form?.name ?? <Trans>Onboarding form</Trans>}
        actions={form !== undefined && <Actions {...{ accountId, form }} />}
      />
      <FormBoundary formId={formId}>
        <ChangeForm {...{ accountId, formId, Player }} />
      </FormBoundary>
    </>
  )
}

function FormBoundary({ formId, children }: { formId: number; children: ReactNode }) {
  return (
    <DataBoundary
      pathname={String(formId)}
      flag="company_settings_access"
      homeHref={ONBOARDING_FORMS_HREF}
      headingLevel={2}
      title={<Trans>The form could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such form</Trans>}>
          <Trans>The address may be wrong.</Trans>
        </EmptyState>
      }
      height="24rem"
    >
      {children}
    </DataBoundary>
  )
}

type ActionsProps = { accountId: number; form: CompanyOnboardingForm }

function Actions({ accountId, form }: ActionsProps) {
  const { archive, restore, isBusy } = useArchivingForm(accountId)
  return (
    <>
      <AppLink className={linkButton({})} href={copyOfFormHref(form.account_onboarding_form_id)}>
        <Trans>Duplicate</Trans>
      </AppLink>
      {form.is_archived ? (
        <Button isBusy={isBusy} onClick={() => restore(form)}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <Button isBusy={isBusy} onClick={() => archive(form)}>
          <Trans>Archive</Trans>
        </Button>
      )}
    </>
  )
}

function CopyForm({ accountId, formId, Player }: FormScreenProps) {
  const { t } = useLingui()
  const { name, sections } = useData(COMPANY_FORM, formPath(accountId, formId)).data
  const copy = t`Copy of ${name}`.slice(0, FORM_LIMITS.title)
  return <NewForm {...{ accountId, Player }} initial={{ name: copy, sections }} isCopy />
}

type NewFormProps = Pick<NewScreenProps, 'accountId' | 'Player'> & {
  initial: OnboardingFormContent
  isCopy?: boolean
}

function NewForm({ accountId, Player, initial, isCopy = false }: NewFormProps) {
  const { t } = useLingui()
  const [language, onLanguage] = useState<Locale>('en')
  const navigate = useNavigate()
  const creating = useEndpoint(
    { method: 'post', path: COMPANY_FORMS },
    {
      onDone: ({ data: { account_onboarding_form_id: id } }) => {
        notifyDone(t`The form is saved.`)
        void navigate<AnyRouter, '.'>({
          to: onboardingFormHref(id),
          replace: true,
          ignoreBlocker: true,
        })
      },
    },
  )
  return (
    <FormEditor
      {...{ accountId, Player, initial, isCopy, language, onLanguage }}
      saving={creating}
      onSave={(body) => creating.mutate({ path: { account_id: accountId }, body })}
    />
  )
}

function ChangeForm({ accountId, formId, Player }: FormScreenProps) {
  const { t } = useLingui()
  const stored = useData(COMPANY_FORM, formPath(accountId, formId)).data
  const { name, sections, is_archived, requisition_count } = stored
  const [language, onLanguage] = useState<Locale>('en')
  // Begun again from what is stored, after a save and where a colleague's version is taken.
  const [base, setBase] = useState<OnboardingFormContent>({ name, sections })
  const saving = useEndpoint(
    { method: 'patch', path: COMPANY_FORM },
    {
      onDone: ({ data }) => {
        setBase({ name: data.name, sections: data.sections })
        notifyDone(t`The form is saved.`)
      },
    },
  )
  const save = (body: OnboardingFormContent, from: object) =>
    saving.mutate({ ...formPath(accountId, formId), body, base: from })
  if (is_archived)
    return (
      <Banner tone="info" title={<Trans>This form is archived</Trans>}>
        <Trans>Restore it to change it. Plans that took it keep their copies.</Trans>
      </Banner>
    )
  return (
    <>
      {requisition_count > 0 && (
        <Banner tone="info">
          <Trans>
            Requisitions that ask this form keep the copy that they took, until you choose the form
            there again.
          </Trans>
        </Banner>
      )}
      <HireFormChoice accountId={accountId} form={stored} />
      <FormEditor
        key={JSON.stringify(base)}
        {...{ accountId, Player, language, onLanguage }}
        initial={base}
        saving={saving}
        onSave={(body) => save(body, base)}
        onOverwrite={save}
        onLoad={() => setBase({ name, sections })}
      />
    </>
  )
}
