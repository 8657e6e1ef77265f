import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'

import { classNames } from '../class-names.ts'

import styles from './option-cards.module.css'

export type OptionCard = {
  value: string
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

type OptionCardsProps = {
  legend: ReactNode
  /** The language of the question and its answers, where it is not that of the page. */
  lang?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  /** The same list is not drawn again: another question with the same choices changes its words only. */
  options: readonly OptionCard[]
  value: string | null
  onChange: (value: string) => void
  /** Number keys choose a card from anywhere on the page; at most one such group may be on screen. */
  hasNumberKeys?: boolean
  /** A number key is about to choose. */
  onNumberKey?: (() => void) | undefined
  /** One field of a form among others, not a question of its own. */
  isField?: boolean
  /** `row` sets the cards side by side from tablet width: a Likert scale of five. */
  layout?: 'stack' | 'row'
}

/**
 * One question with its answers as large cards, on native radio buttons: arrows move, Enter submits the form around it.
 * The browser marks a choice by itself, at once; `value` follows, so `onChange` may take its time, and no one has to
 * draw the cards again after it.
 */
export function OptionCards(props: OptionCardsProps) {
  const {
    legend,
    lang,
    hint,
    error,
    options,
    value,
    onChange,
    hasNumberKeys = false,
    isField = false,
    layout,
  } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const describedBy = classNames(
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  )
  useNumberKeys(group, { isOn: hasNumberKeys, onNumberKey: props.onNumberKey })
  useValue(group, value)

  return (
    <fieldset
      ref={group}
      lang={lang}
      className={classNames(
        styles.group,
        layout === 'row' && styles.row,
        isField && styles.isField,
      )}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) onChange(target.value)
      }}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Cards name={id} options={options} hasNumberKeys={hasNumberKeys} />
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type CardsProps = { name: string; options: readonly OptionCard[]; hasNumberKeys: boolean }

const Cards = memo(function Cards({ name, options, hasNumberKeys }: CardsProps) {
  return (
    <div className={styles.cards}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.card}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
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
  )
})

// A choice that came from elsewhere, or another question in the same place. With every drawing: the one before may
// have said the same while the candidate chose something else. Set on each card, also where it changes nothing: React
// hears of a choice by comparing with what was set last, and the browser unchecks a card without setting it.
function useValue(group: RefObject<HTMLElement | null>, value: string | null): void {
  useLayoutEffect(() => {
    const inputs = group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []
    for (const input of inputs) input.checked = input.value === value
  })
}

function useNumberKeys(
  group: RefObject<HTMLElement | null>,
  { isOn, onNumberKey }: { isOn: boolean; onNumberKey: (() => void) | undefined },
): void {
  const noteKey = useEffectEvent(() => onNumberKey?.())
  useEffect(() => {
    if (!isOn) return undefined
    const chooseByKey = (event: KeyboardEvent) => {
      if (!isPlainDigit(event) || isTyping(event.target)) return
      const inputs = group.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')
      const input = inputs?.[Number(event.key) - 1]
      if (input === undefined || input.matches(':disabled')) return
      // Focus too, so that Enter goes on to the next question.
      input.focus()
      noteKey()
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
