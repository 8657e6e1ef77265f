// Whether a session may do what a company asks a second factor for.
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './second-factor-repository.ts'

type Session = { readonly userId: number; readonly sessionId: string }

/** True when a company of theirs asks for a second factor, and this session had none. */
export async function isSecondFactorDue(tx: Tx, session: Session): Promise<boolean> {
  return (
    (await repository.isAsked(tx, session.userId)) && !(await repository.isConfirmed(tx, session))
  )
}

/** @throws AppError `second_factor_required` in a session that had none. */
export async function assertSecondFactor(tx: Tx, session: Session): Promise<void> {
  if (!(await repository.isConfirmed(tx, session))) throw new AppError('second_factor_required')
}
