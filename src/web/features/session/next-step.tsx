// What comes after a right password: a second step, or the company's own sign-on.
import { Trans } from '@lingui/react/macro'

import type { TakenStep } from '#contract/session/second-factors.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { completeSignIn } from './second-step-queries.ts'
import { SecondStep } from './second-step.tsx'
import { SignOnInstead } from './sign-on-instead.tsx'

import styles from './session.module.css'

type NextStepProps = {
  /** The refusal that says what follows. */
  error: ApiError
  onDone: (user: CurrentUser) => Promise<void>
  /** Back to the password. */
  onCancel: () => void
}

export function NextStep({ error, onDone, onCancel }: NextStepProps) {
  if (error.code !== 'sign_on_required') {
    const take = async (step: TakenStep) => onDone(await completeSignIn(step))
    return <SecondStep details={error.details} take={take} onCancel={onCancel} />
  }
  return (
    <>
      <h2 className={styles.title}>
        <Trans>Sign in</Trans>
      </h2>
      <SignOnInstead error={error} />
      <div className={styles.choices}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Back to the password</Trans>
        </Button>
      </div>
    </>
  )
}
