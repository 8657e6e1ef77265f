import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type ResultCountProps = { className: string | undefined; children: ReactNode }

/** How many a list has found; screen readers say it when it changes. */
export function ResultCount({ className, children }: ResultCountProps) {
  const { t } = useLingui()
  return (
    <output className={className} aria-label={t`Results`}>
      {children}
    </output>
  )
}
