// The import of people: rows create and change employees and their stretches in job profiles.
import type { Tx } from '../../db/database.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import { importPeople, type ImportedPerson } from '../../people/import-people.ts'
import { findProfiles, listStoredSupervisors } from '../../people/known-people.ts'
import type { ImportRef } from '../import-repository.ts'
import { type Decided, isStretchField, type Refusal, type RowValues } from '../rows/decision.ts'
import { listSupervisors, refuseCycles } from '../rows/ledger-repository.ts'
import { findSupervisorCycles } from '../rows/supervisor-cycles.ts'
import { planPersonUndo } from '../undo/plan-person-undo.ts'
import { decidePerson } from './decide-person.ts'
import type { Batch, ImportKindEntry } from './import-kind.ts'
import { distinct, findNamedPeople } from './named-people.ts'

export const importOfPeople: ImportKindEntry = {
  findContradiction,
  refuseTogether: refuseSupervisorCycles,
  decide,
  apply: (tx, { decided, ...importing }) =>
    importPeople(tx, { ...importing, people: decided.flatMap(toPerson) }),
  planUndo: planPersonUndo,
  listChoices: () => Promise.resolve([]),
}

function findContradiction(values: RowValues): Refusal | null {
  const { email, employee_number: number, supervisor_email: supervisor } = values
  if (email === undefined && number === undefined)
    return { reason: 'missing_value', field: 'email' }
  if (supervisor !== undefined && supervisor.toLowerCase() === email?.toLowerCase())
    return { reason: 'own_supervisor', field: 'supervisor_email' }
  const { start_date: start, end_date: end } = values
  if (start !== undefined && end !== undefined && end < start)
    return { reason: 'end_before_start', field: 'end_date' }
  return null
}

// A cycle may go through people whom the file does not name, or whose supervisors it leaves as they are.
async function refuseSupervisorCycles(
  tx: Tx,
  { ref, at }: { ref: ImportRef; at: Date },
): Promise<void> {
  const { accountId } = ref
  const today = await findCompanyDay(tx, { accountId, at })
  const inFile = await listSupervisors(tx, ref)
  const stored = await listStoredSupervisors(tx, { accountId, today })
  const cycles = findSupervisorCycles(new Map([...stored, ...inFile]))
  const emails = [...cycles].filter((email) => inFile.has(email))
  await refuseCycles(tx, { ...ref, emails })
}

async function decide(tx: Tx, batch: Batch): Promise<Decided[]> {
  const { accountId, rows, mapping } = batch
  const known = await findNamedPeople(tx, batch)
  const titles = distinct(rows.map(({ values }) => values?.profile))
  const profiles = await findProfiles(tx, { accountId, titles })
  const facts = { ...known, profiles }
  return rows.map((row) => {
    const values = row.values ?? {}
    return { row, values, decision: decidePerson(values, { facts, mapping }) }
  })
}

function toPerson({ row, values, decision }: Decided): ImportedPerson[] {
  if (decision.outcome === 'refused' || decision.outcome === 'same') return []
  const { person, stretch, jobId, changes } = decision
  const fields = changes.map(({ field }) => field)
  // The address of a record that was merged into the person names them, and changes nothing.
  const isMerged = person?.mergedEmails.includes(values.email?.toLowerCase() ?? '') === true
  return [
    {
      key: row.rowNumber,
      userId: person?.userId ?? null,
      isEmployee: person?.isEmployee === true,
      firstName: values.first_name ?? '',
      lastName: values.last_name ?? '',
      email: isMerged ? null : (values.email ?? null),
      phoneNumber: values.phone_number ?? null,
      city: values.city ?? null,
      userJobId: stretch?.userJobId ?? null,
      jobId,
      profile: values.profile ?? '',
      jobTitle: values.job_title ?? null,
      department: values.department ?? null,
      employeeNumber: values.employee_number ?? null,
      startDate: values.start_date ?? '',
      endDate: values.end_date ?? null,
      supervisorEmail: values.supervisor_email ?? null,
      employmentType: values.employment_type ?? null,
      changed: {
        person: fields.filter((field) => !isStretchField(field)),
        stretch: fields.filter(isStretchField),
      },
    },
  ]
}
