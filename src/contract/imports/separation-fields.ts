// The fields of separations that a file can fill. Without zod, so that screens read them as well.
import { SEPARATION_TYPES } from '../settings/separation-reasons.ts'
import type { FieldSpec } from './field-spec.ts'
import { PEOPLE_FIELDS } from './import-fields.ts'
import { IMPORT_LIMITS } from './import-rules.ts'

/** In the order of the mapping. */
export const SEPARATION_FIELDS = {
  email: PEOPLE_FIELDS.email,
  employee_number: PEOPLE_FIELDS.employee_number,
  end_date: {
    type: 'date',
    isRequired: true,
    aliases: [
      ...PEOPLE_FIELDS.end_date.aliases,
      'last day of work',
      'termination date',
      'separation date',
      'ultimo dia de trabajo',
      'fecha de salida',
      'fecha de baja',
      'dernier jour de travail',
      'date de depart',
    ],
  },
  separation_type: {
    type: 'choice',
    choices: SEPARATION_TYPES,
    choiceAliases: {
      voluntary: ['voluntary', 'resignation', 'voluntaria', 'voluntario', 'renuncia', 'volontaire'],
      involuntary: [
        'involuntary',
        'dismissal',
        'involuntaria',
        'involuntario',
        'despido',
        'involontaire',
        'licenciement',
      ],
      other: ['other', 'otra', 'otro', 'autre'],
    },
    unknown: 'unknown_type',
    isRequired: true,
    aliases: [
      'separation type',
      'type',
      'type of separation',
      'termination type',
      'tipo de salida',
      'tipo',
      'type de depart',
    ],
  },
  separation_reason: {
    type: 'reference',
    max: IMPORT_LIMITS.cell,
    unknown: 'unknown_reason',
    aliases: [
      'separation reason',
      'reason',
      'reason for leaving',
      'termination reason',
      'motivo de salida',
      'motivo',
      'motif de depart',
      'motif',
    ],
  },
  separation_note: {
    type: 'note',
    max: IMPORT_LIMITS.cell,
    isPrivate: true,
    aliases: [
      'separation note',
      'note',
      'notes',
      'comment',
      'comments',
      'nota de salida',
      'nota',
      'notas',
      'comentario',
      'comentarios',
      'note de depart',
      'remarque',
      'commentaire',
      'commentaires',
    ],
  },
  profile: {
    type: 'text',
    max: PEOPLE_FIELDS.profile.max,
    aliases: [
      ...PEOPLE_FIELDS.profile.aliases,
      ...PEOPLE_FIELDS.job_title.aliases,
      'job',
      'empleo',
      'emploi',
    ],
  },
} as const satisfies Readonly<Record<string, FieldSpec>>
export type SeparationField = keyof typeof SEPARATION_FIELDS

export const SEPARATION_FIELD_NAMES = [
  'email',
  'employee_number',
  'end_date',
  'separation_type',
  'separation_reason',
  'separation_note',
  'profile',
] as const satisfies readonly SeparationField[]
