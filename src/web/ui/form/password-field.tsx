import { Trans, useLingui } from '@lingui/react/macro'
import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useState } from 'react'

import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Field, type FieldText } from './field.tsx'

import styles from './password-field.module.css'

const passwordRules = ['length', 'uppercase', 'number', 'special'] as const

export type PasswordRule = (typeof passwordRules)[number]

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
  FieldText & {
    /** For a new password: tells which rules it breaks; the field then lists them and ticks them off while typing. */
    brokenRules?: (password: string) => readonly PasswordRule[]
  }

/** A password input that can be shown and, for a new password, ticks off the rules live. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional, id, className, brokenRules, onChange, ...rest } = props
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''))

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <div className={className}>
      <Field name={rest.name} {...{ id, label, hint, error, isOptional }}>
        {(control) => (
          <div className={styles.wrap}>
            <input
              autoComplete={brokenRules !== undefined ? 'new-password' : 'current-password'}
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
      {brokenRules !== undefined && (
        <RuleChecklist
          broken={brokenRules(rest.value === undefined ? typed : String(rest.value))}
          isEmpty={typed === ''}
        />
      )}
    </div>
  )
}

function RuleChecklist({ broken, isEmpty }: { broken: readonly PasswordRule[]; isEmpty: boolean }) {
  const metCount = passwordRules.length - broken.length
  const ruleCount = passwordRules.length
  return (
    <>
      <ul role="list" className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = !broken.includes(rule)
          return (
            <li key={rule} className={classNames(styles.rule, isMet && styles.met)}>
              {isMet ? (
                <CircleCheck size={16} aria-hidden="true" />
              ) : (
                <Circle size={16} aria-hidden="true" />
              )}
              <span>
                <RuleText rule={rule} />
                <VisuallyHidden>
                  {' '}
                  {isMet ? <Trans>(done)</Trans> : <Trans>(missing)</Trans>}
                </VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden role="status">
        {!isEmpty && (
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
