import { Trans } from '@lingui/react/macro'

import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import type { Person } from './email-request.ts'

import styles from './decisions.module.css'

type DecidedPeopleProps = {
  /** Those who are known by name: of all that match a list, those on the page. */
  people: readonly Person[]
  isAllThatMatch: boolean
}

/** Says whom a dialog decides about, where its title does not. */
export function DecidedPeople({ people, isAllThatMatch }: DecidedPeopleProps) {
  if (isAllThatMatch) {
    return (
      <p>
        <Trans>All applicants that match your filters, on every page of the list.</Trans>
      </p>
    )
  }
  if (people.length === 1) return null
  return (
    <Disclosure summary={<Trans>Who they are</Trans>}>
      <ul className={styles.names}>
        {people.map(({ refId, name }) => (
          <li key={refId}>{name}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
