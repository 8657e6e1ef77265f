// A company whose employees leave, for tests of imports of separations.
import { eq } from 'drizzle-orm'

import { userJob } from '#server/db/schema/employee.ts'

import { buildCompany, buildStaff } from './builders.ts'
import { buildEmployee } from './employees.ts'
import { importInto } from './imports.ts'
import type { TestApp } from './test-app.ts'

const HEADER = 'Employee number,Email,Last day,Type,Reason,Note'
type Job = { readonly userJobId: number }

/** Two employees with the numbers 1 and 2 and current jobs, one reason to leave, and an admin who imports. */
export async function openSeparations(test: TestApp) {
  const { database } = test
  const company = await buildCompany(database)
  const { accountId } = company
  const client = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const employeeOf = (firstName: string, employeeNumber: string) => {
    const person = {
      firstName,
      lastName: 'Moreau',
      email: `${firstName.toLowerCase()}@example.com`,
    }
    return buildEmployee(database, { accountId, person, stretch: { employeeNumber } })
  }
  const ada = await employeeOf('Ada', '1')
  const ben = await employeeOf('Ben', '2')
  const reason = { name: 'New job', separation_type: 'voluntary' }
  const added = await client.post(`/account/v1/${accountId}/separation-reasons/`, reason)
  const change = (job: Job, values: Partial<typeof userJob.$inferInsert>) =>
    database.owner.update(userJob).set(values).where(eq(userJob.userJobId, job.userJobId))
  const jobs = () =>
    database.owner
      .select()
      .from(userJob)
      .where(eq(userJob.accountId, accountId))
      .orderBy(userJob.userJobId)
  const open = (rows: readonly string[], { header = '', by = client } = {}) => {
    const columns = header === '' ? HEADER : `${HEADER},${header}`
    const file = new TextEncoder().encode([columns, ...rows].join('\n'))
    return importInto(test, {
      client: by,
      accountId,
      file,
      name: 'leavers.csv',
      kind: 'separations',
    })
  }
  const reasonId: number = added.body.data.separation_reason_id
  return { company, accountId, client, ada, ben, reasonId, change, jobs, open }
}
