// The settings of an offer activity in the editor of the plan: what an offer begins with, and what follows its answer.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { E_SIGNATURE_LIMITS } from '#contract/offers/e-signature-rules.ts'
import type { OfferActivity, OfferActivityOptions } from '#contract/plan-editor/offer-activity.ts'
import { useData } from '#web/api/use-data.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { DraftActivity, SentChange } from '../plan-draft.ts'
import { SetupBoundary } from '../setup-boundary.tsx'
import { jobPath } from '../setup-data.ts'
import { newOffer } from './new-offer.ts'
import { OfferApprovalNote } from './offer-approval-note.tsx'
import type { OfferFieldsProps } from './offer-fields-props.ts'
import { OfferOutcomes } from './offer-outcomes.tsx'
import { OfferReminderFields } from './offer-reminder-fields.tsx'
import { OfferSignerRoles } from './offer-signer-roles.tsx'
import { WholeNumberField } from './whole-number-field.tsx'

import styles from '../setup.module.css'

const OPTIONS = '/smartreq/v1/{job_id}/offer-activity-options/'

type ActivityOfferProps = {
  jobId: number
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => SentChange
}

export function ActivityOffer({ jobId, activity, onChange }: ActivityOfferProps) {
  const setup = activity.settings?.kind === 'offer' ? activity.settings : newOffer()
  const change = (next: Partial<OfferActivity>) => onChange({ settings: { ...setup, ...next } })
  return (
    <div className={styles.questions}>
      <Disclosure summary={<Trans>Letter, signers and follow-up</Trans>}>
        <SetupBoundary
          title={<Trans>The settings of the offer could not be loaded</Trans>}
          height="16rem"
        >
          <OfferFields jobId={jobId} setup={setup} onChange={change} />
        </SetupBoundary>
      </Disclosure>
    </div>
  )
}

function OfferFields({ jobId, setup, onChange }: OfferFieldsProps & { jobId: number }) {
  const { t } = useLingui()
  const { data: options } = useData(OPTIONS, jobPath(jobId))
  const { expiry_days: usual } = options
  return (
    <div className={styles.form}>
      <TemplateFields {...{ setup, options, onChange }} />
      <OfferSignerRoles {...{ jobId, setup, onChange }} />
      <div className={styles.pair}>
        <WholeNumberField
          label={t`Days to answer`}
          hint={t`If empty, as in the company settings: ${plural(usual, { one: '# day', other: '# days' })}`}
          isOptional
          {...E_SIGNATURE_LIMITS.expiryDays}
          value={setup.expiry_days}
          onChange={(days) => onChange({ expiry_days: days })}
        />
      </div>
      <OfferReminderFields {...{ setup, onChange }} usualHours={options.reminder_hours} />
      <OfferOutcomes {...{ setup, onChange }} />
      <OfferApprovalNote
        hasRules={options.has_approval_rules}
        canEditRules={options.can_edit_rules}
      />
    </div>
  )
}

function TemplateFields({
  setup,
  options,
  onChange,
}: OfferFieldsProps & { options: OfferActivityOptions }) {
  const { t } = useLingui()
  const { offer_template_id: letterId, offer_details_template_id: detailsId } = setup
  const letters = options.templates.map((one) => ({ id: one.offer_template_id, name: one.name }))
  const tables = options.details_templates.map((one) => ({
    id: one.offer_details_template_id,
    name: one.name,
  }))
  return (
    <div className={styles.pair}>
      <TemplateField
        label={t`Letter`}
        placeholder={t`The sender chooses`}
        options={letters}
        value={letterId}
        onChange={(id) => onChange({ offer_template_id: id })}
      />
      <TemplateField
        label={t`Table of terms`}
        placeholder={t`The sender chooses`}
        options={tables}
        value={detailsId}
        onChange={(id) => onChange({ offer_details_template_id: id })}
      />
    </div>
  )
}

type TemplateFieldProps = {
  label: string
  placeholder: string
  options: readonly { id: number; name: string }[]
  value: number | null
  onChange: (id: number | null) => void
}

function TemplateField({ options, value, onChange, ...texts }: TemplateFieldProps) {
  const { t } = useLingui()
  const isArchived = value !== null && !options.some(({ id }) => id === value)
  const archived = { value: String(value), label: t`Archived template`, isDisabled: true }
  const listed = options.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SelectField
      {...texts}
      value={value === null ? '' : String(value)}
      options={isArchived ? [archived, ...listed] : listed}
      error={isArchived ? t`This template is archived. Choose another.` : undefined}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
