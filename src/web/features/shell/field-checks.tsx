// What the browser's check of a form finds, said at its fields in the language of the app.
import type { ReactNode } from 'react'

import { RefusedFields } from '#web/ui/form/refused-fields.ts'
import { useGenericProblem } from '#web/ui/form/use-field-problems.ts'
import { useInvalidFields } from '#web/ui/form/use-invalid-fields.ts'

import styles from './field-checks.module.css'

type FieldChecksProps = {
  /** What is known to be wrong besides, by the names of the fields. */
  refused?: Readonly<Record<string, string>>
  /** Fields, each with a name. */
  children: ReactNode
}

export function FieldChecks({ refused, children }: FieldChecksProps) {
  const generic = useGenericProblem()
  const { invalid, listeners } = useInvalidFields()
  const wrong = Object.fromEntries(
    [...invalid].map(([name, text]) => [name, text === '' ? generic : text]),
  )
  return (
    <RefusedFields value={{ ...refused, ...wrong }}>
      <div className={styles.fields} {...listeners}>
        {children}
      </div>
    </RefusedFields>
  )
}
