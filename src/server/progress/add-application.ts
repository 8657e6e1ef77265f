// An application that staff begin for a person, in the company's scope.
import type { Tx } from '../db/database.ts'
import { lockOutMoves } from '../decisions/lock-moves.ts'
import * as repository from './added-application-repository.ts'
import { insertApplication, lockApplying } from './progress-repository.ts'

type Person = {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone_number?: string | undefined
}

export type AddedApplication = {
  readonly userSmartreqId: number
  readonly refId: number
  /** As the company knows them: what they said of themselves before stays. */
  readonly fullName: string
  /** False for the application that they had at this requisition. */
  readonly isNew: boolean
}

/** Begins an application with the activities of the plan, for the account of that address, which is made where there is none. */
export async function addApplication(
  tx: Tx,
  given: {
    accountId: number
    jobId: number
    person: Person
    source: { readonly sourceId: number; readonly sourceType: string }
  },
): Promise<AddedApplication> {
  const { accountId, jobId, person } = given
  const userId = await repository.findOrMakeAccount(tx, person)
  await lockOutMoves(tx, { accountId, jobId })
  await lockApplying(tx, { userId, jobId })
  const fullName = await repository.keepApplicant(tx, {
    accountId,
    userId,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phoneNumber: person.phone_number,
  })
  const before = await repository.findApplicationAt(tx, { accountId, jobId, userId })
  if (before !== null) return { ...before, fullName, isNew: false }
  const source = { ...given.source, token: null }
  const values = { accountId, jobId, userId, externalApplicationId: null, source }
  const { userSmartreqId, refId } = await insertApplication(tx, values)
  return { userSmartreqId, refId, fullName, isNew: true }
}
