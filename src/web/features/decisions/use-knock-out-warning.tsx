// Asks before applicants with knock-out answers are advanced.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import type { Applicant } from '#contract/requisitions/requisitions.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

type Person = Pick<Applicant, 'knock_out_count'>
type Asked = {
  readonly count: number
  /** Whether it is about one applicant alone. */
  readonly isOne: boolean
  readonly advance: () => void
}

/**
 * `warn` advances at once where no one has a knock-out answer, and otherwise once the user confirmed it. `people` is a
 * number where only the number of those with one is known.
 */
export function useKnockOutWarning(): {
  warn: (people: readonly Person[] | number, advance: () => void) => void
  warning: ReactNode
} {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const warn = (people: readonly Person[] | number, advance: () => void) => {
    const count = typeof people === 'number' ? people : people.filter(hasKnockOut).length
    if (count === 0) advance()
    else setAsked({ count, isOne: typeof people !== 'number' && people.length === 1, advance })
  }
  const warning = asked !== null && (
    <ConfirmDialog
      isOpen
      onClose={close}
      onConfirm={() => {
        close()
        asked.advance()
      }}
      title={t`Advance despite a knock-out answer?`}
      confirmLabel={<Trans>Advance anyway</Trans>}
    >
      <p>
        {asked.isOne ? (
          <Trans>This applicant gave a knock-out answer to a screening question.</Trans>
        ) : (
          <Plural
            value={asked.count}
            one="# of the applicants whom you are about to advance gave a knock-out answer to a screening question."
            other="# of the applicants whom you are about to advance gave a knock-out answer to a screening question."
          />
        )}
      </p>
    </ConfirmDialog>
  )
  return { warn, warning }
}

function hasKnockOut({ knock_out_count: count }: Person): boolean {
  return count > 0
}
