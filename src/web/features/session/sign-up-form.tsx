// A new account from a name and an email address.
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, type FormEvent, type ReactNode } from 'react'

import type { ConsentText } from '#contract/privacy/consents.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { asShown } from '../shell/consent-texts.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { NameFields } from './name-fields.tsx'
import { signUp, type SignUp } from './session-queries.ts'
import { AccountNote } from './small-print.tsx'

import styles from './session.module.css'

// Few applicants have an account, and everyone would download it.
const LinkSent = lazy(async () => ({ default: (await import('./link-sent.tsx')).LinkSent }))

export type SignUpProps = {
  onDone: (user: CurrentUser) => Promise<void>
  /** What the login page shows; empty while it is not known. */
  texts: readonly ConsentText[]
  /** The same once they are known, which an account is made with. */
  knownTexts: () => Promise<readonly ConsentText[]>
}

type SignUpFormProps = SignUpProps & {
  title: ReactNode
  /** Label of the button. */
  action: ReactNode
  /** Below an email address that has an account. */
  ifTaken?: ReactNode
  /** Fields below the email address. */
  children?: ReactNode
  /** Reads what else is sent, out of those fields; null while something in them is wrong. */
  read: (data: FormData) => Pick<SignUp, 'password' | 'job_uuid'> | null
}

export function SignUpForm(props: SignUpFormProps) {
  const { onDone, texts, knownTexts, title, action, ifTaken, children, read } = props
  const { t } = useLingui()
  const signingUp = useMutation({
    mutationFn: async (given: Omit<SignUp, 'shown'>) =>
      signUp({ ...given, shown: asShown(await knownTexts()) }),
    onSuccess: onDone,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const more = read(data)
    if (more === null) {
      // It was about what was sent before, which has changed.
      signingUp.reset()
      return
    }
    signingUp.mutate({
      ...more,
      email: textOf(data, 'email'),
      first_name: textOf(data, 'first_name'),
      last_name: textOf(data, 'last_name'),
      is_full_name: data.has('is_full_name'),
      language: currentLocale(),
    })
  }
  const { error } = signingUp
  if (error instanceof ApiError && error.code === 'sign_in_link_sent')
    return (
      <Suspense>
        <LinkSent email={signingUp.variables?.email ?? ''} onBack={signingUp.reset} />
      </Suspense>
    )
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{title}</h2>
      <FormErrors error={error}>
        <NameFields />
        <TextField label={t`Email`} name="email" type="email" autoComplete="email" required />
        {error instanceof ApiError && error.code === 'email_taken' && ifTaken}
        {children}
      </FormErrors>
      <Button type="submit" variant="primary" size="large" isBlock isBusy={signingUp.isPending}>
        {action}
      </Button>
      <AccountNote texts={texts} />
    </form>
  )
}
