// Another name for a template, and the question before it is deleted.
import { Trans, useLingui } from '@lingui/react/macro'

import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { TEMPLATE, templatePath } from './template-paths.ts'

type ChangeTemplateProps = {
  accountId: number
  template: RequisitionTemplate
  onClose: () => void
}

export function RenameTemplate({ accountId, template, onClose }: ChangeTemplateProps) {
  const { t } = useLingui()
  const { form, problemOf, problem, isBusy } = useCommandForm({
    method: 'patch',
    endpoint: TEMPLATE,
    ...templatePath(accountId, template.requisition_template_id),
    bodyIn: (fields) => ({ name: textOf(fields, 'name') }),
    onDone: onClose,
  })
  const nameProblem = problemOf('name', t`Enter a name that no other template has.`)
  return (
    <FormDialog
      title={<Trans>Rename the template</Trans>}
      isBusy={isBusy}
      onClose={onClose}
      {...form}
    >
      {nameProblem === undefined && problem}
      <LimitedTextField
        name="name"
        label={t`Name`}
        required
        autoComplete="off"
        maxLength={TITLE_MAX_LENGTH}
        defaultValue={template.name}
        error={nameProblem}
        data-first-focus
      />
    </FormDialog>
  )
}

export function DeleteTemplate({ accountId, template, onClose }: ChangeTemplateProps) {
  const { name, requisition_template_id: id } = template
  const errorText = useErrorText()
  const deleting = useEndpoint({ method: 'delete', path: TEMPLATE }, { onDone: onClose })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => deleting.mutate(templatePath(accountId, id))}
      title={<Trans>Delete the template {name}?</Trans>}
      confirmLabel={<Trans>Delete the template</Trans>}
      isDestructive
      isBusy={deleting.isPending}
    >
      <p>
        <Trans>
          It can’t be chosen any more. Requisitions that were made from it stay as they are.
        </Trans>
      </p>
      {deleting.isError && (
        <Banner tone="danger" isLive>
          {errorText(deleting.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
