// A new password, twice, and what is wrong with it.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { brokenPasswordRules } from '#contract/session/password.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

import { textOf } from './form-text.ts'

type Problems = { password?: string; repeat?: string }

/** What is wrong with the fields of a form, and a check that finds it; true when nothing is. */
export function useNewPassword() {
  const { t } = useLingui()
  const [problems, setProblems] = useState<Problems>({})
  const check = (data: FormData): boolean => {
    const found: Problems = {}
    if (brokenPasswordRules(textOf(data, 'password')).length > 0)
      found.password = t`Keep every rule below.`
    if (textOf(data, 'password') !== textOf(data, 'repeat'))
      found.repeat = t`The passwords do not match.`
    setProblems(found)
    return Object.keys(found).length === 0
  }
  return { problems, check }
}

type NewPasswordFieldsProps = {
  /** Of the first of the two fields. */
  label: ReactNode
  problems: Problems
}

export function NewPasswordFields({ label, problems }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        brokenRules={brokenPasswordRules}
        error={problems.password}
        required
      />
      <PasswordField
        label={t`Repeat the password`}
        name="repeat"
        autoComplete="new-password"
        error={problems.repeat}
        required
      />
    </>
  )
}
