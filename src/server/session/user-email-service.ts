// Who an e-mail address belongs to, for staff who name people by it. No other user learns anything here.
import { checkUserEmail, type CompanyPerson } from '#contract/session/user-email.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './session-repository.ts'

type Deps = { readonly database: Database; readonly scopes: StaffScopes }
type Question = { readonly email: string; readonly accountId: number | undefined }

const { policy } = checkUserEmail
const SYSTEM = { kind: 'system' } as const

export type UserEmailService = ReturnType<typeof createUserEmailService>

export function createUserEmailService({ database, scopes }: Deps) {
  /**
   * The company that the caller asks for, in which they may name people: by a flag of their roles, or as one of a job's
   * team. @throws AppError `forbidden`.
   */
  async function companyOf(caller: Caller, { accountId }: Question): Promise<number> {
    const roles = await database.inScope({ kind: 'person', userId: caller.userId }, (tx) =>
      repository.listRoles(tx, caller.userId),
    )
    const company = accountId ?? roles[0]?.account_id
    if (company === undefined) throw new AppError('forbidden')
    return scopes.inAccount({ caller, accountId: company, policy }, async () => company)
  }

  return {
    /** The person of the caller's company: staff, or one who applied there. @throws AppError `forbidden`, `email_not_linked`. */
    async findCompanyPerson(caller: Caller, question: Question): Promise<CompanyPerson> {
      const accountId = await companyOf(caller, question)
      const person = await database.inScope(SYSTEM, (tx) =>
        repository.findCompanyPerson(tx, { email: question.email, accountId }),
      )
      if (person === null) throw new AppError('email_not_linked')
      return person
    },
  }
}
