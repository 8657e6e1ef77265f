// The fields of people that a file can fill. Without zod, so that screens read them as well.
import { EMPLOYMENT_TYPES } from '../careers/posting-terms.ts'
import { CONTACT_LIMITS } from '../people/people-list-rules.ts'
import { EMPLOYEE_LIMITS } from '../people/user-job-rules.ts'
import type { FieldSpec } from './field-spec.ts'

/** In the order of the mapping. */
export const PEOPLE_FIELDS = {
  email: {
    type: 'email',
    max: EMPLOYEE_LIMITS.email,
    aliases: [
      'email',
      'e mail',
      'email address',
      'work email',
      'correo',
      'correo electronico',
      'courriel',
      'adresse e mail',
    ],
  },
  employee_number: {
    type: 'text',
    max: EMPLOYEE_LIMITS.employeeNumber,
    aliases: [
      'employee number',
      'employee id',
      'employee no',
      'numero de empleado',
      'numero d employe',
      'matricule',
    ],
  },
  first_name: {
    type: 'text',
    max: EMPLOYEE_LIMITS.name,
    isRequired: true,
    aliases: ['first name', 'given name', 'nombre', 'nombres', 'prenom'],
  },
  last_name: {
    type: 'text',
    max: EMPLOYEE_LIMITS.name,
    isRequired: true,
    aliases: [
      'last name',
      'surname',
      'family name',
      'apellido',
      'apellidos',
      'nom',
      'nom de famille',
    ],
  },
  profile: {
    type: 'text',
    max: EMPLOYEE_LIMITS.jobTitle,
    isRequired: true,
    aliases: [
      'job profile',
      'profile',
      'role',
      'perfil',
      'perfil de puesto',
      'profil',
      'profil de poste',
      'fiche de poste',
    ],
  },
  start_date: {
    type: 'date',
    isRequired: true,
    aliases: [
      'start date',
      'hire date',
      'first day',
      'fecha de inicio',
      'fecha de contratacion',
      'date de debut',
      'date d embauche',
    ],
  },
  end_date: {
    type: 'date',
    aliases: [
      'end date',
      'last day',
      'fecha de fin',
      'fecha de termino',
      'ultimo dia',
      'date de fin',
      'dernier jour',
    ],
  },
  job_title: {
    type: 'text',
    max: EMPLOYEE_LIMITS.jobTitle,
    aliases: [
      'job title',
      'title',
      'position',
      'puesto',
      'nombre del puesto',
      'cargo',
      'titre du poste',
      'poste',
      'intitule du poste',
    ],
  },
  department: {
    type: 'text',
    max: EMPLOYEE_LIMITS.department,
    aliases: ['department', 'departamento', 'area', 'departement', 'service'],
  },
  employment_type: {
    type: 'choice',
    choices: EMPLOYMENT_TYPES,
    aliases: ['employment type', 'tipo de empleo', 'type d emploi'],
  },
  supervisor_email: {
    type: 'email',
    max: EMPLOYEE_LIMITS.email,
    aliases: [
      'supervisor email',
      'manager email',
      'supervisor',
      'supervisor s email',
      'correo del supervisor',
      'correo electronico del supervisor',
      'courriel du superviseur',
      'e mail du responsable',
      'adresse e mail du responsable',
    ],
  },
  phone_number: {
    type: 'text',
    max: CONTACT_LIMITS.phoneNumber,
    aliases: [
      'phone',
      'phone number',
      'mobile',
      'telefono',
      'numero de telefono',
      'telephone',
      'numero de telephone',
    ],
  },
  city: { type: 'text', max: CONTACT_LIMITS.city, aliases: ['city', 'town', 'ciudad', 'ville'] },
} as const satisfies Readonly<Record<string, FieldSpec>>
export type PeopleField = keyof typeof PEOPLE_FIELDS

export const PEOPLE_FIELD_NAMES = [
  'email',
  'employee_number',
  'first_name',
  'last_name',
  'profile',
  'start_date',
  'end_date',
  'job_title',
  'department',
  'employment_type',
  'supervisor_email',
  'phone_number',
  'city',
] as const satisfies readonly PeopleField[]
