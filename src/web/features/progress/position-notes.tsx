// What the company says of a position before anything is started: what it needs, in which languages, and whom to ask. Most
// companies say none of it, so it is loaded when there is something.
import { Trans } from '@lingui/react/macro'

import type { RequiredDetail } from '#contract/people/required-details.ts'
import type { TrackerDetail } from '#contract/progress/progress.ts'
import { useShell } from '#web/features/shell/use-shell.ts'
import { localeNames } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { ContactLink } from './contact-link.tsx'

import styles from './progress.module.css'

type Position = NonNullable<TrackerDetail['position']>

export function PositionNotes({ tracker }: { tracker: TrackerDetail }) {
  const { position } = tracker
  if (position === undefined) return null
  const { required, languages, accommodations } = position
  return (
    <div className={styles.notes}>
      <OfferedLanguages languages={languages} />
      {tracker.status === 'incomplete' && required.length > 0 && <Required required={required} />}
      {accommodations !== null && <Accommodations {...accommodations} />}
    </div>
  )
}

/** Nothing while the app speaks one of them. */
export function OfferedLanguages({ languages }: Pick<Position, 'languages'>) {
  const { locale, onLocaleChange } = useShell()
  const format = useFormatter()
  if (languages.includes(locale)) return null
  const offered = format.list(languages.map((one) => localeNames[one]))
  return (
    <Banner
      tone="warning"
      title={<Trans>This position takes applications in: {offered}</Trans>}
      action={
        <span className={styles.choices}>
          {languages.map((one) => (
            <Button key={one} lang={one} onClick={() => onLocaleChange(one)}>
              {localeNames[one]}
            </Button>
          ))}
        </span>
      }
    >
      <Trans>Choose one of these languages before you start.</Trans>
    </Banner>
  )
}

function Required({ required }: { required: readonly RequiredDetail[] }) {
  return (
    <Card className={styles.note}>
      <CardTitle level={2}>
        <Trans>Required before your application is complete</Trans>
      </CardTitle>
      <ul>
        {required.map((one) => (
          <li key={one}>
            {one === 'resume' ? <Trans>Your resume</Trans> : <Trans>Your LinkedIn page</Trans>}
          </li>
        ))}
      </ul>
      <p className={styles.kind}>
        <Trans>You add them in the application form.</Trans>
      </p>
    </Card>
  )
}

/** How to ask for the process to be changed, and whom. */
export function Accommodations({ text, contact }: NonNullable<Position['accommodations']>) {
  return (
    <Card className={styles.note}>
      <CardTitle level={2}>
        <Trans>Accommodations</Trans>
      </CardTitle>
      <p className={styles.written}>{text}</p>
      <p>
        <Trans>Contact:</Trans> <ContactLink contact={contact} />
      </p>
    </Card>
  )
}
