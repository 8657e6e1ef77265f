// What is wrong with a form, by the browser's check or by the server, shown where it belongs: at each field, and above the
// form what is left.
import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'

import { ApiError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { focusWrongField } from '#web/ui/layout/wrong-field.ts'

import { useErrorText } from './error-messages.ts'
import { FieldChecks } from './field-checks.tsx'

/** Codes that are about one field, whose reason is said there. */
const FIELD_OF: Readonly<Record<string, string>> = {
  email_taken: 'email',
  password_guessable: 'password',
  current_password_incorrect: 'current_password',
  code_incorrect: 'code',
  proof_incorrect: 'proof',
}

type FormErrorsProps = {
  /** Of the last submission; null for none. */
  error: unknown
  /** What is said of a refusal that names no field, where it is not what its code says elsewhere. */
  otherwise?: string | undefined
  /** Puts an error into the words of this form. */
  words?: ((error: unknown) => string) | undefined
  /** A form: each field in it has the `name` that the contract gives it. */
  children: ReactNode
}

export function FormErrors({ error, otherwise, words, children }: FormErrorsProps) {
  const { t } = useLingui()
  const usual = useErrorText()
  const errorText = words ?? usual
  // So that it is heard as well.
  useEffect(() => {
    if (error !== null) focusWrongField()
  }, [error])
  const isOfServer = error instanceof ApiError
  const ownField = isOfServer ? FIELD_OF[error.code] : undefined
  const named = isOfServer ? Object.keys(error.fields) : []
  const refused = Object.fromEntries(
    named.map((name) => [name, t`This was not accepted. Check it.`]),
  )
  if (ownField !== undefined) refused[ownField] = errorText(error)
  return (
    <FieldChecks refused={refused}>
      {error !== null && ownField === undefined && (
        <Banner tone="danger" isLive>
          {named.length > 0 ? errorText(error) : (otherwise ?? errorText(error))}
        </Banner>
      )}
      {children}
    </FieldChecks>
  )
}
