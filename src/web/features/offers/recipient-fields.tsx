import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import { OFFER_LIMITS, RECIPIENT_ROLES } from '#contract/offers/offer-states.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { RecipientDraft } from './offer-draft.ts'
import { RECIPIENT_LABELS } from './offer-labels.ts'
import type { OfferFieldsProps } from './offer-terms-fields.tsx'

import styles from './offers.module.css'

/** Users of the company who read the offer without signing it. */
export function RecipientFields({ draft, setup, problemOf, onChange }: OfferFieldsProps) {
  const { recipients, companySigners } = draft
  const change = (rows: readonly RecipientDraft[]) => onChange({ ...draft, recipients: rows })
  const taken = new Set([...companySigners, ...recipients.map(({ userId }) => userId)])
  const problem = problemOf('recipients')
  return (
    <fieldset className={styles.recipients}>
      <legend>
        <Trans>Others who get the offer</Trans>
      </legend>
      {recipients.map((row, index) => (
        <RecipientRow
          key={row.key}
          row={row}
          position={index + 1}
          users={setup.signers.filter(
            ({ user_id }) => String(user_id) === row.userId || !taken.has(String(user_id)),
          )}
          onChange={(next) => change(recipients.map((one) => (one.key === row.key ? next : one)))}
          onRemove={() => change(recipients.filter(({ key }) => key !== row.key))}
        />
      ))}
      {problem !== undefined && <p className={styles.muted}>{problem}</p>}
      {recipients.length < OFFER_LIMITS.recipients && (
        <div className={styles.actions}>
          <Button
            size="small"
            onClick={() => change([...recipients, { key: uuidv7(), userId: '', role: 'viewer' }])}
          >
            <Trans>Add a person</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type RowProps = {
  row: RecipientDraft
  position: number
  users: OfferFieldsProps['setup']['signers']
  onChange: (row: RecipientDraft) => void
  onRemove: () => void
}

function RecipientRow({ row, position, users, onChange, onRemove }: RowProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.recipient}>
      <SelectField
        label={t`Person ${position}`}
        name={`recipients_${position}`}
        value={row.userId}
        placeholder={t`Choose a person`}
        options={users.map(({ user_id, name, email }) => ({
          value: String(user_id),
          label: name === '' ? email : `${name} · ${email}`,
        }))}
        onChange={({ target }) => onChange({ ...row, userId: target.value })}
      />
      <SelectField
        label={t`Role of person ${position}`}
        name={`recipient_roles_${position}`}
        value={row.role}
        options={RECIPIENT_ROLES.map((value) => ({
          value,
          label: i18n._(RECIPIENT_LABELS[value]),
        }))}
        onChange={({ target }) =>
          onChange({
            ...row,
            role: RECIPIENT_ROLES.find((one) => one === target.value) ?? row.role,
          })
        }
      />
      <IconButton label={t`Remove person ${position}`} icon={<X size={16} />} onClick={onRemove} />
    </div>
  )
}
