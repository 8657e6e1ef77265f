import { useFormatter } from '#web/i18n/use-formatter.ts'

type RelativeTimeProps = {
  /** An ISO instant. */
  at: string
  className?: string | undefined
  /** For records, whose exact times are compared: that one stands behind it. */
  hasExactTime?: boolean
}

/** How long ago something was, as text: just now, minutes, hours, days up to 30, then the date. */
export function RelativeTime({ at, className, hasExactTime = false }: RelativeTimeProps) {
  const format = useFormatter()
  const exact = format.dateTime(at)
  const relative = format.relativeTime(at)
  // What is older than 30 days is a date already.
  const full = relative === format.date(at) ? exact : `${relative} · ${exact}`
  return (
    <time dateTime={at} title={exact} className={className}>
      {hasExactTime ? full : relative}
    </time>
  )
}
