import type { ReactNode } from 'react'

import { DataBoundary } from '../staff-shell/data-boundary.tsx'

type SettingsBoundaryProps = {
  /** Of what stands inside: another one waits, and fails, by itself. */
  pathname?: string
  /** What is asked inside: where that failed, something else is asked for again. */
  asked?: string
  /** What could not be loaded. */
  title: ReactNode
  /** Shown in place of what is not there. */
  missing?: ReactNode
  /** How high it is while it waits. */
  height: string
  children: ReactNode
}

/** Around a piece of a screen, which waits and fails by itself. */
export function SettingsBoundary(props: SettingsBoundaryProps) {
  return (
    <DataBoundary {...props} flag="company_settings_access" homeHref="/settings" headingLevel={2} />
  )
}
