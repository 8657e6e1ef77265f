// What a company records in its personal fields about a person.
import * as contract from '#contract/settings/field-values.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { AppError } from '../../http/app-error.ts'
import {
  readFieldValues,
  saveFieldValues,
} from '../../settings/field-values/field-value-service.ts'
import { lockEmployee } from './people-repository.ts'
import { findEmployee } from './person-repository.ts'

export function servePersonFields({ query, command }: StaffEndpoints): void {
  query(contract.listPersonFields, async ({ tx, params, access }) => {
    const subject = { accountId: access.accountId, userId: params.user_id }
    if ((await findEmployee(tx, subject)) === null) throw new AppError('not_found')
    return readFieldValues(tx, { access, subject })
  })

  command(contract.savePersonFields, async ({ params, body, ...changing }) => {
    const { tx, access } = changing
    const subject = { accountId: access.accountId, userId: params.user_id }
    if ((await lockEmployee(tx, subject)) === null) throw new AppError('not_found')
    const about = { entity: 'employee', entityId: subject.userId } as const
    return saveFieldValues(changing, { ...body, subject, about })
  })
}
