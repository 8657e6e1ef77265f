import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { classNames } from './class-names.ts'

import styles from './option-cards.module.css'

export type OptionCard = {
  value: string
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

type OptionCardsProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: readonly OptionCard[]
  value: string | null
  onChange: (value: string) => void
  name?: string
  /** Number keys choose a card from anywhere on the page; at most one such group may be on screen. */
  hasNumberKeys?: boolean
  /** `row` sets the cards side by side from tablet width: a Likert scale of five. */
  layout?: 'stack' | 'row'
}

/**
 * One question with its answers as large cards, on native radio buttons: arrows move, Enter submits the form around it.
 * The browser marks a choice by itself, at once; `value` follows, so `onChange` may take its time.
 */
export function OptionCards(props: OptionCardsProps) {
  const {
    legend,
    hint,
    error,
    options,
    value,
    onChange,
    name,
    hasNumberKeys = false,
    layout = 'stack',
  } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const describedBy = classNames(
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  )
  useNumberKeys(group, hasNumberKeys)
  useValue(group, { name: name ?? id, value })

  return (
    <fieldset
      ref={group}
      className={classNames(styles.group, layout === 'row' && styles.row)}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              className={styles.input}
              type="radio"
              name={name ?? id}
              value={option.value}
              defaultChecked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
            {hasNumberKeys && index < 9 && (
              <kbd className={styles.key} aria-hidden="true">
                {index + 1}
              </kbd>
            )}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

// A choice that came from elsewhere, or another question in the same place.
function useValue(
  group: RefObject<HTMLElement | null>,
  { name, value }: { name: string; value: string | null },
): void {
  useLayoutEffect(() => {
    const selector = `input[name="${CSS.escape(name)}"]`
    const inputs = group.current?.querySelectorAll<HTMLInputElement>(selector) ?? []
    for (const input of inputs) input.checked = input.value === value
  }, [group, name, value])
}

function useNumberKeys(group: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const chooseByKey = (event: KeyboardEvent) => {
      if (!isPlainDigit(event) || isTyping(event.target)) return
      const inputs = group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')
      const input = inputs?.[Number(event.key) - 1]
      if (input === undefined || input.disabled) return
      // Focus too, so that Enter goes on to the next question.
      input.focus()
      input.click()
    }
    document.addEventListener('keydown', chooseByKey)
    return () => document.removeEventListener('keydown', chooseByKey)
  }, [group, isOn])
}

function isPlainDigit(event: KeyboardEvent): boolean {
  return /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog[open], [popover]') !== null) return true
  return (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])')
  )
}
