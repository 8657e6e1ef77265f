import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'

import { Ring } from './ring.tsx'

type ProgressRingProps = {
  /** 0 to 100 */
  percent: number
  /** What it measures; read before the number. */
  label: string
  /** Diameter in px. */
  size?: number
}

/** Percent complete as a ring: blue in progress, green with a tick at 100. */
export function ProgressRing({ percent, label, size = 56 }: ProgressRingProps) {
  const { i18n } = useLingui()
  const whole = Math.round(Math.min(100, Math.max(0, percent)))
  // 99.6 is not done: only the end may look like the end.
  const shown = whole === 100 && percent < 100 ? 99 : whole
  const isDone = shown === 100
  return (
    <Ring
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      fraction={shown / 100}
      tone={isDone ? 'green' : 'blue'}
      size={size}
    >
      {isDone ? (
        <Check size={Math.round(size / 2.4)} strokeWidth={2.75} />
      ) : (
        i18n.number(shown / 100, { style: 'percent' })
      )}
    </Ring>
  )
}
