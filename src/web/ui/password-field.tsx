import { Trans, useLingui } from '@lingui/react/macro'
import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useState } from 'react'

import { classNames } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './password-field.module.css'
import { metPasswordRules, type PasswordRule, passwordRules } from './password-rules.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  FieldText & {
    /** Lists the rules of a new password and ticks them off while typing. */
    hasChecklist?: boolean
  }

/** A password input that can be shown and, for a new password, ticks off the rules live. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional, id, className, hasChecklist = false, onChange, ...rest } = props
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''))

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <div className={className}>
      <Field {...{ id, label, hint, error, isOptional }}>
        {(control) => (
          <div className={styles.wrap}>
            <input
              autoComplete={hasChecklist ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              type={isShown ? 'text' : 'password'}
              onChange={handleChange}
            />
            <IconButton
              className={styles.toggle}
              label={isShown ? t`Hide password` : t`Show password`}
              icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
              onClick={() => setIsShown(!isShown)}
            />
          </div>
        )}
      </Field>
      {hasChecklist && <RuleChecklist password={rest.value === undefined ? typed : String(rest.value)} />}
    </div>
  )
}

function RuleChecklist({ password }: { password: string }) {
  const met = metPasswordRules(password)
  const metCount = met.length
  const ruleCount = passwordRules.length
  return (
    <>
      <ul role="list" className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = met.includes(rule)
          return (
            <li key={rule} className={classNames(styles.rule, isMet && styles.met)}>
              {isMet ? <CircleCheck size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
              <span>
                <RuleText rule={rule} />
                <VisuallyHidden> {isMet ? <Trans>(done)</Trans> : <Trans>(missing)</Trans>}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden role="status">
        {password !== '' && (
          <Trans>
            {metCount} of {ruleCount} password rules kept
          </Trans>
        )}
      </VisuallyHidden>
    </>
  )
}

function RuleText({ rule }: { rule: PasswordRule }) {
  switch (rule) {
    case 'length':
      return <Trans>At least 8 characters</Trans>
    case 'uppercase':
      return <Trans>An uppercase letter</Trans>
    case 'number':
      return <Trans>A number</Trans>
    case 'special':
      return <Trans>A special character, such as ! or ?</Trans>
  }
}
