// Labels of exported lists of people, as screens have them. Imports of people recognize the headings of their fields.
import type { Locale } from '#contract/core/shape.ts'
import type { PeopleExportColumn } from '#contract/people/people-export-rules.ts'
import type { UserJobState } from '#contract/people/user-job-rules.ts'
import type { SeparationType } from '#contract/settings/separation-reasons.ts'

type Labels = {
  /** The name of the sheet. */
  readonly title: string
  readonly columns: Readonly<Record<PeopleExportColumn, string>>
  readonly states: Readonly<Record<UserJobState, string>>
  readonly separations: Readonly<Record<SeparationType, string>>
}

export const PEOPLE_EXPORT_LABELS: Readonly<Record<Locale, Labels>> = {
  en: {
    title: 'Employees',
    columns: {
      email: 'Email',
      employee_number: 'Employee number',
      first_name: 'First name',
      last_name: 'Last name',
      profile: 'Job profile',
      start_date: 'Start date',
      end_date: 'Last day',
      job_title: 'Job title',
      department: 'Department',
      employment_type: 'Employment type',
      supervisor_email: 'Supervisor email',
      phone_number: 'Phone number',
      city: 'City',
      state: 'Status',
      separation_type: 'Separation type',
      separation_reason: 'Separation reason',
      separation_note: 'Separation note',
    },
    states: { current: 'Current', planned: 'Planned', ended: 'Ended', moved: 'Moved' },
    separations: { voluntary: 'Voluntary', involuntary: 'Involuntary', other: 'Other' },
  },
  es: {
    title: 'Empleados',
    columns: {
      email: 'Correo electrónico',
      employee_number: 'Número de empleado',
      first_name: 'Nombre',
      last_name: 'Apellidos',
      profile: 'Perfil de puesto',
      start_date: 'Fecha de inicio',
      end_date: 'Último día',
      job_title: 'Nombre del puesto',
      department: 'Departamento',
      employment_type: 'Tipo de empleo',
      supervisor_email: 'Correo electrónico del supervisor',
      phone_number: 'Número de teléfono',
      city: 'Ciudad',
      state: 'Estado',
      separation_type: 'Tipo de salida',
      separation_reason: 'Motivo de la salida',
      separation_note: 'Nota sobre la salida',
    },
    states: { current: 'Actual', planned: 'Previsto', ended: 'Terminado', moved: 'Trasladado' },
    separations: { voluntary: 'Voluntaria', involuntary: 'Involuntaria', other: 'Otro' },
  },
  fr: {
    title: 'Salariés',
    columns: {
      email: 'Adresse e-mail',
      employee_number: 'Matricule',
      first_name: 'Prénom',
      last_name: 'Nom',
      profile: 'Fiche de poste',
      start_date: 'Date de début',
      end_date: 'Dernier jour',
      job_title: 'Intitulé du poste',
      department: 'Service',
      employment_type: 'Type d’emploi',
      supervisor_email: 'Adresse e-mail du responsable',
      phone_number: 'Numéro de téléphone',
      city: 'Ville',
      state: 'Statut',
      separation_type: 'Type de départ',
      separation_reason: 'Motif du départ',
      separation_note: 'Note sur le départ',
    },
    states: { current: 'Actuel', planned: 'Prévu', ended: 'Terminé', moved: 'Muté' },
    separations: { voluntary: 'Volontaire', involuntary: 'Involontaire', other: 'Autre' },
  },
}
