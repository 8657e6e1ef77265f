// Details of an employee and of a stretch, between the columns and the contract. A change begins from them (`If-Match`).
import type { PersonDetails, UserJobFields } from '#contract/people/people.ts'

import type { employee, userJob } from '../../db/schema/employee.ts'

type EmployeeRow = typeof employee.$inferSelect
type UserJobRow = typeof userJob.$inferSelect

/** What staff write of a person. */
export function detailsOf(row: EmployeeRow): PersonDetails {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone_number: row.phoneNumber,
    city: row.city,
    state_code: row.stateCode,
    country_code: row.countryCode,
  }
}

/** The columns of what staff write of a person. */
export function employeeColumns(details: PersonDetails) {
  return {
    firstName: details.first_name,
    lastName: details.last_name,
    email: details.email,
    phoneNumber: details.phone_number,
    city: details.city,
    stateCode: details.state_code,
    countryCode: details.country_code,
  }
}

/** What staff write of a stretch. */
export function fieldsOf(row: UserJobRow): UserJobFields {
  return {
    job_title: row.jobTitle,
    department: row.department,
    employee_number: row.employeeNumber,
    start_date: row.startDate,
    employment_type: row.employmentType,
    supervisor_email: row.supervisorEmail,
  }
}

/** The columns of what staff write of a stretch. */
export function userJobColumns(fields: UserJobFields) {
  return {
    jobTitle: fields.job_title,
    department: fields.department,
    employeeNumber: fields.employee_number,
    startDate: fields.start_date,
    employmentType: fields.employment_type,
    supervisorEmail: fields.supervisor_email,
  }
}

/** The names of fields that differ, for the audit trail: it holds no personal data. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): string[] {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .filter(([name, value]) => now.get(name) !== value)
    .map(([name]) => name)
}
