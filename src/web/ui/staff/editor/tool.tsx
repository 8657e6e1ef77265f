import type { ReactNode } from 'react'

import { IconButton } from '../../controls/icon-button.tsx'

import styles from './rich-text.module.css'

/** px */
export const TOOL_ICON = 16

type ToolProps = { label: string; icon: ReactNode; isOn?: boolean; onUse: () => void }

/** One button of the editor's toolbar. */
export function Tool({ label, icon, isOn, onUse }: ToolProps) {
  return (
    <IconButton
      className={styles.tool}
      label={label}
      icon={icon}
      aria-pressed={isOn}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    />
  )
}
