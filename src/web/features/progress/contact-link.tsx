// The contact for a candidate’s questions, as the company wrote it.
import { Trans } from '@lingui/react/macro'

import type { TrackerDetail } from '#contract/progress/progress.ts'

import { isAtStation } from '../shell/station-frame.ts'
import { isOfEmployee } from './next-part.ts'

import styles from './progress.module.css'

/** The contact for questions about an application; nothing where the company has none. */
export function ContactLine({ tracker }: { tracker: TrackerDetail }) {
  const { contact, account_name: company } = tracker
  if (!contact || isOfEmployee(tracker)) return null
  return (
    <p className={styles.kind}>
      <Trans>Questions about your application? Ask {company}:</Trans>{' '}
      <ContactLink contact={contact} />
    </p>
  )
}

/** An address is a link; a name or a number that only people can read stays text. */
export function ContactLink({ contact }: { contact: string }) {
  // A station is not the candidate's own: it has no mail and no phone.
  if (isAtStation()) return contact
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact))
    return <a href={`mailto:${encodeURIComponent(contact)}`}>{contact}</a>
  if (/^\+?[\d\s().-]{5,}$/.test(contact))
    return <a href={`tel:${contact.replaceAll(/[^+\d]/g, '')}`}>{contact}</a>
  return contact
}
