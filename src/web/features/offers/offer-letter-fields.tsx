import { Trans, useLingui } from '@lingui/react/macro'

import { SIGNING_ORDERS } from '#contract/offers/offer-states.ts'
import { TEAM_ROLE_LABELS } from '#web/features/plan-editor/plan-labels.ts'
import { languageChoice } from '#web/i18n/language-names.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

import { isLetterGone, rolesWithoutMember } from './offer-draft.ts'
import { ORDER_LABELS } from './offer-labels.ts'
import type { OfferFieldsProps } from './offer-terms-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'

import styles from './offers.module.css'

/** The letter, who signs it and in which order, and until when. */
export function OfferLetterFields(props: OfferFieldsProps) {
  const { draft, setup, problems, problemOf, onChange } = props
  const { t } = useLingui()
  const { locale } = useFormatter()
  const isLetterMissing = isLetterGone(setup) && draft.templateId === ''
  const letterHint = isLetterMissing
    ? t`The letter of the screening plan is archived. Choose another.`
    : undefined
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Trans>Letter and signatures</Trans>
      </legend>
      <SelectField
        label={t`Letter`}
        name="offer_template_id"
        value={draft.templateId}
        placeholder={t`Choose a letter`}
        hint={
          setup.templates.length === 0
            ? t`Your company has no letter yet: Company Settings, Offers.`
            : letterHint
        }
        error={problemOf('offer_template_id')}
        options={setup.templates.map(({ offer_template_id, name, language }) => ({
          value: String(offer_template_id),
          label: `${name} · ${languageChoice(language, locale)}`,
        }))}
        onChange={({ target }) => onChange({ ...draft, templateId: target.value })}
      />
      <SelectField
        label={t`Table of terms`}
        name="offer_details_template_id"
        isOptional
        value={draft.detailsTemplateId}
        placeholder={t`None`}
        error={problemOf('offer_details_template_id')}
        options={setup.details_templates.map(({ offer_details_template_id, name }) => ({
          value: String(offer_details_template_id),
          label: name,
        }))}
        onChange={({ target }) => onChange({ ...draft, detailsTemplateId: target.value })}
      />
      <SignerFields {...props} />
      <RecipientFields {...props} />
      <DateField
        label={t`Last day to answer`}
        name="expires_on"
        required
        value={draft.expiresOn}
        error={problems.includes('expires_on') ? t`Choose a day.` : problemOf('expires_on')}
        onChange={({ target }) => onChange({ ...draft, expiresOn: target.value })}
      />
    </fieldset>
  )
}

/** Users who sign for the company, and the order of the signatures. */
function SignerFields({ draft, setup, problemOf, onChange }: OfferFieldsProps) {
  const { t, i18n } = useLingui()
  const [first, second] = draft.companySigners
  const missingRoles = useMissingRoles({ draft, setup })
  const users = setup.signers.map(({ user_id, name, email }) => ({
    value: String(user_id),
    label: name === '' ? email : `${name} · ${email}`,
  }))
  return (
    <>
      <SelectField
        label={t`First signer for the company`}
        name="company_signers"
        isOptional
        value={first}
        placeholder={t`No one`}
        hint={missingRoles}
        error={problemOf('company_signers')}
        options={users}
        onChange={({ target }) =>
          onChange({ ...draft, companySigners: [target.value, target.value === '' ? '' : second] })
        }
      />
      {first !== '' && (
        <SelectField
          label={t`Second signer for the company`}
          name="company_signers_2"
          isOptional
          value={second}
          placeholder={t`No one`}
          options={users.filter(({ value }) => value !== first)}
          onChange={({ target }) => onChange({ ...draft, companySigners: [first, target.value] })}
        />
      )}
      {first !== '' && (
        <SelectField
          label={t`Order`}
          name="signing_order"
          value={draft.signingOrder}
          options={SIGNING_ORDERS.map((value) => ({ value, label: i18n._(ORDER_LABELS[value]) }))}
          onChange={({ target }) =>
            onChange({
              ...draft,
              signingOrder:
                SIGNING_ORDERS.find((one) => one === target.value) ?? draft.signingOrder,
            })
          }
        />
      )}
    </>
  )
}

// The plan names signers by their role. A role without a member is filled by hand.
function useMissingRoles({ draft, setup }: Pick<OfferFieldsProps, 'draft' | 'setup'>) {
  const { t, i18n } = useLingui()
  const { list } = useFormatter()
  const missing = rolesWithoutMember(setup).map((role) => i18n._(TEAM_ROLE_LABELS[role]))
  const chosen = draft.companySigners.filter((id) => id !== '')
  if (missing.length === 0 || chosen.length >= (setup.activity?.signers.length ?? 0))
    return undefined
  const roles = list(missing)
  return t`The screening plan has a signer in a role that no one in the hiring team has: ${roles}. Choose a signer.`
}
