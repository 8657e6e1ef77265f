// Who signs an offer for the company, by role in the hiring team, and in which order.
import { useLingui } from '@lingui/react/macro'

import { SIGNING_ORDERS } from '#contract/offers/offer-states.ts'
import {
  OFFER_SIGNER_ROLES,
  type OfferSignerRole,
} from '#contract/plan-editor/offer-activity-rules.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { ORDER_LABELS } from '#web/features/offers/offer-labels.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { TEAM_ROLE_LABELS } from '../plan-labels.ts'
import { jobPath, TEAM } from '../setup-data.ts'
import type { OfferFieldsProps } from './offer-fields-props.ts'

import styles from '../setup.module.css'

export function OfferSignerRoles({ jobId, setup, onChange }: OfferFieldsProps & { jobId: number }) {
  const { t, i18n } = useLingui()
  const [first, second] = setup.signer_roles
  const order = SIGNING_ORDERS.map((value) => ({ value, label: i18n._(ORDER_LABELS[value]) }))
  return (
    <>
      <div className={styles.pair}>
        <RoleField
          jobId={jobId}
          label={t`First signer for the company`}
          value={first}
          onChange={(role) =>
            onChange({ signer_roles: role === undefined ? [] : rolesOf(role, second) })
          }
        />
        {first !== undefined && (
          <RoleField
            jobId={jobId}
            label={t`Second signer for the company`}
            value={second}
            without={first}
            onChange={(role) => onChange({ signer_roles: rolesOf(first, role) })}
          />
        )}
      </div>
      {first !== undefined && (
        <SelectField
          label={t`Order`}
          value={setup.signing_order}
          options={order}
          onChange={({ target }) => {
            const chosen = SIGNING_ORDERS.find((one) => one === target.value)
            if (chosen !== undefined) onChange({ signing_order: chosen })
          }}
        />
      )}
    </>
  )
}

type RoleFieldProps = {
  jobId: number
  label: string
  value: OfferSignerRole | undefined
  /** The role that signs before. */
  without?: OfferSignerRole
  onChange: (role: OfferSignerRole | undefined) => void
}

function RoleField({ jobId, label, value, without, onChange }: RoleFieldProps) {
  const { t, i18n } = useLingui()
  const team = useOptionalData(TEAM, jobPath(jobId))?.data
  const isMissing =
    team !== undefined &&
    value !== undefined &&
    !team.some((one) => one.team_role === value && one.user_id !== null)
  return (
    <SelectField
      label={label}
      isOptional
      value={value ?? ''}
      placeholder={t`No one`}
      hint={
        isMissing
          ? t`No one in the hiring team has this role yet. The sender of an offer is told to choose a signer.`
          : undefined
      }
      options={OFFER_SIGNER_ROLES.filter((role) => role !== without).map((role) => ({
        value: role,
        label: i18n._(TEAM_ROLE_LABELS[role]),
      }))}
      onChange={({ target }) => onChange(OFFER_SIGNER_ROLES.find((one) => one === target.value))}
    />
  )
}

function rolesOf(first: OfferSignerRole, second: OfferSignerRole | undefined): OfferSignerRole[] {
  return second === undefined || second === first ? [first] : [first, second]
}
