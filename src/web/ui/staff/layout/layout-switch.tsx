import type { LucideIcon } from 'lucide-react'

import styles from './layout-switch.module.css'

type LayoutSwitchProps<Layout> = {
  /** Names the group, for screen readers. */
  label: string
  choices: ReadonlyArray<{ value: Layout; label: string; Icon: LucideIcon }>
  value: Layout
  onChange: (layout: Layout) => void
}

/** How a list is laid out: one of a few ways, each with its icon. */
export function LayoutSwitch<Layout extends string | undefined>(props: LayoutSwitchProps<Layout>) {
  const { label, choices, value, onChange } = props
  return (
    <div className={styles.switch} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          <choice.Icon size={16} aria-hidden="true" />
          <span className={styles.choiceText}>{choice.label}</span>
        </button>
      ))}
    </div>
  )
}
