// Saves what a requisition has as a template: a new one, or in the place of one that there is.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { TEMPLATE, templatePath, TEMPLATES } from './template-paths.ts'

import styles from '../setup.module.css'

type SaveAsTemplateProps = {
  requisition: { account_id: number; job_id: number; title: string }
  onClose: () => void
}

export function SaveAsTemplate({ requisition, onClose }: SaveAsTemplateProps) {
  const { account_id: accountId, title } = requisition
  const { t } = useLingui()
  const asked = { path: { account_id: accountId }, query: { page_size: 100 } }
  const templates = useQuery(dataQuery(TEMPLATES, asked)).data?.data ?? []
  const [replaced, setReplaced] = useState('')
  const { save, error, isSaving } = useSaving({ requisition, replaced, onClose })
  const { form, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'value_taken'
  return (
    <FormDialog
      title={<Trans>Save as template</Trans>}
      isBusy={isSaving}
      onClose={onClose}
      {...form}

      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(new FormData(event.currentTarget).get('name'))
      }}
    >
      <p>
        <Trans>
          The template gets the plan, the questions, the attributes, the team and the rules for
          applying. It has no applicants and no dates, and no one can apply to it.
        </Trans>
      </p>
      {templates.length > 0 && (
        <SelectField
          label={t`Save as`}
          options={[
            { value: '', label: t`A new template` },
            ...templates.map((one) => ({
              value: String(one.requisition_template_id),
              label: t`Replace: ${one.name}`,
            })),
          ]}
          value={replaced}
          onChange={({ target }) => setReplaced(target.value)}
        />
      )}
      {replaced === '' ? (
        <LimitedTextField
          name="name"
          label={t`Name`}
          required
          autoComplete="off"
          maxLength={TITLE_MAX_LENGTH}
          defaultValue={title}
          error={problemOf('name', isTaken ? t`A template already has this name.` : undefined)}
        />
      ) : (
        <p>
          <Trans>Requisitions that were made from it stay as they are.</Trans>
        </p>
      )}
      {error !== null && problemOf('name') === undefined && <Problem error={error} />}
    </FormDialog>
  )
}

function useSaving({ requisition, replaced, onClose }: SaveAsTemplateProps & { replaced: string }) {
  const { t } = useLingui()
  const { account_id: accountId, job_id: jobId } = requisition
  const onDone = () => {
    onClose()
    notifyDone(t`The template is saved.`)
  }
  const making = useEndpoint({ method: 'post', path: TEMPLATES }, { onDone })
  const replacing = useEndpoint({ method: 'put', path: TEMPLATE }, { onDone })
  const save = (name: FormDataEntryValue | null) => {
    const body = { job_id: jobId }
    if (replaced !== '')
      return replacing.mutate({ ...templatePath(accountId, Number(replaced)), body })
    if (typeof name === 'string')
      making.mutate({ path: { account_id: accountId }, body: { ...body, name: name.trim() } })
  }
  const error = replaced === '' ? making.error : replacing.error
  return { save, error, isSaving: making.isPending || replacing.isPending }
}

function Problem({ error }: { error: unknown }) {
  const errorText = useErrorText()
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}
