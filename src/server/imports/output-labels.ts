// Labels of the output file of an import, in the language of the user.
import type { Locale } from '#contract/core/shape.ts'
import type { RowOutcome, RowReason } from '#contract/imports/import-rules.ts'

type Labels = {
  readonly headings: { readonly outcome: string; readonly reason: string }
  readonly outcomes: Readonly<Record<RowOutcome, string>>
  readonly reasons: Readonly<Record<RowReason, string>>
}

export const OUTPUT_LABELS: Readonly<Record<Locale, Labels>> = {
  en: {
    headings: { outcome: 'Outcome', reason: 'Reason' },
    outcomes: {
      created: 'Created',
      changed: 'Changed',
      same: 'No changes',
      refused: 'Refused',
      skipped: 'Skipped',
    },
    reasons: {
      missing_value: 'A required value is missing.',
      too_long: 'A value is too long.',
      bad_email: 'The email address is not valid.',
      bad_date: 'The date is not valid.',
      bad_choice: 'The value is not one of the options.',
      end_before_start: 'The last day is before the first day.',
      duplicate_email: 'Another row has the same email.',
      duplicate_number: 'Another row has the same employee number.',
      duplicate_person: 'Another row is about the same person.',
      own_supervisor: 'The person is their own supervisor.',
      supervisor_cycle: 'The supervisors form a circle.',
      name_differs: 'The email belongs to a person with another name.',
      identity_conflict: 'The email and the employee number belong to different people.',
      unknown_profile: 'There is no such job profile.',
      profile_not_held: 'The person does not hold this job profile.',
      overlaps: 'The dates overlap with another job of the person in this profile.',
      unknown_person: 'No employee has this email or employee number.',
      unknown_type: 'The type of separation is not known.',
      unknown_reason: 'There is no such separation reason.',
      reason_of_other_type: 'The separation reason belongs to another type.',
      no_job: 'The person has no job that can end.',
      several_jobs: 'The person has several jobs. Name the job profile or the job title.',
      already_left: 'The person already left on another day.',
      cancelled: 'The import was cancelled.',
    },
  },
  es: {
    headings: { outcome: 'Resultado', reason: 'Motivo' },
    outcomes: {
      created: 'Creada',
      changed: 'Modificada',
      same: 'Sin cambios',
      refused: 'Rechazada',
      skipped: 'Omitida',
    },
    reasons: {
      missing_value: 'Falta un valor obligatorio.',
      too_long: 'Un valor es demasiado largo.',
      bad_email: 'El correo electrónico no es válido.',
      bad_date: 'La fecha no es válida.',
      bad_choice: 'El valor no es una de las opciones.',
      end_before_start: 'El último día es anterior al primero.',
      duplicate_email: 'Otra fila tiene el mismo correo electrónico.',
      duplicate_number: 'Otra fila tiene el mismo número de empleado.',
      duplicate_person: 'Otra fila trata de la misma persona.',
      own_supervisor: 'La persona es su propia supervisora.',
      supervisor_cycle: 'Los supervisores forman un círculo.',
      name_differs: 'El correo electrónico pertenece a una persona con otro nombre.',
      identity_conflict: 'El correo y el número de empleado pertenecen a personas distintas.',
      unknown_profile: 'No existe ese perfil de puesto.',
      profile_not_held: 'La persona no tiene este perfil de puesto.',
      overlaps: 'Las fechas se superponen con otro empleo de la persona en este perfil.',
      unknown_person: 'Ningún empleado tiene este correo electrónico o número de empleado.',
      unknown_type: 'No se reconoce el tipo de salida.',
      unknown_reason: 'No existe ese motivo de salida.',
      reason_of_other_type: 'El motivo de salida pertenece a otro tipo.',
      no_job: 'La persona no tiene ningún empleo que pueda terminar.',
      several_jobs: 'La persona tiene varios empleos. Indica el perfil de puesto o el puesto.',
      already_left: 'La persona ya salió otro día.',
      cancelled: 'La importación se canceló.',
    },
  },
  fr: {
    headings: { outcome: 'Résultat', reason: 'Motif' },
    outcomes: {
      created: 'Créée',
      changed: 'Modifiée',
      same: 'Sans changement',
      refused: 'Refusée',
      skipped: 'Ignorée',
    },
    reasons: {
      missing_value: 'Une valeur obligatoire manque.',
      too_long: 'Une valeur est trop longue.',
      bad_email: 'L’adresse e-mail n’est pas valide.',
      bad_date: 'La date n’est pas valide.',
      bad_choice: 'La valeur ne fait pas partie des options.',
      end_before_start: 'Le dernier jour précède le premier.',
      duplicate_email: 'Une autre ligne contient la même adresse e-mail.',
      duplicate_number: 'Une autre ligne contient le même numéro d’employé.',
      duplicate_person: 'Une autre ligne concerne la même personne.',
      own_supervisor: 'La personne est son propre responsable.',
      supervisor_cycle: 'Les responsables forment une boucle.',
      name_differs: 'L’adresse e-mail appartient à une personne qui porte un autre nom.',
      identity_conflict:
        'L’adresse e-mail et le numéro d’employé appartiennent à des personnes différentes.',
      unknown_profile: 'Cette fiche de poste n’existe pas.',
      profile_not_held: 'La personne n’occupe pas cette fiche de poste.',
      overlaps: 'Les dates chevauchent un autre emploi de la personne dans cette fiche de poste.',
      unknown_person: 'Aucun salarié n’a cette adresse e-mail ou ce matricule.',
      unknown_type: 'Le type de départ n’est pas reconnu.',
      unknown_reason: 'Ce motif de départ n’existe pas.',
      reason_of_other_type: 'Le motif de départ correspond à un autre type.',
      no_job: 'La personne n’a aucun emploi qui puisse prendre fin.',
      several_jobs:
        'La personne a plusieurs emplois. Indiquez la fiche de poste ou l’intitulé du poste.',
      already_left: 'La personne est déjà partie à une autre date.',
      cancelled: 'L’importation a été annulée.',
    },
  },
}

type UnlistedHeading = 'name' | 'number' | 'email' | 'job' | 'lastDay' | 'type'

/** Headings of the file of people whom a full list leaves out. */
export const UNLISTED_HEADINGS: Readonly<
  Record<Locale, Readonly<Record<UnlistedHeading, string>>>
> = {
  en: {
    name: 'Name',
    number: 'Employee number',
    email: 'Email',
    job: 'Job title',
    lastDay: 'Last day',
    type: 'Separation type',
  },
  es: {
    name: 'Nombre',
    number: 'Número de empleado',
    email: 'Correo electrónico',
    job: 'Puesto',
    lastDay: 'Último día',
    type: 'Tipo de salida',
  },
  fr: {
    name: 'Nom',
    number: 'Matricule',
    email: 'E-mail',
    job: 'Poste',
    lastDay: 'Dernier jour',
    type: 'Type de départ',
  },
}
