import type { ExportColumn } from '#contract/applicants/applicants-rules.ts'
// The words of exported lists, as screens have them, in the three languages of the app.
import type { StandardTitle } from '#contract/applicants/application-states.ts'
import type { ApplicationStatus, StepStatus } from '#contract/applicants/application.ts'
import type { DIRECT_SOURCE, SourceType } from '#contract/careers/careers-rules.ts'
import type { Locale } from '#contract/core/shape.ts'

export type ExportLabels = {
  /** The name of the sheet. */
  readonly title: string
  readonly columns: Readonly<Record<ExportColumn, string>>
  readonly status: Readonly<Record<ApplicationStatus, string>>
  readonly step: Readonly<Record<StandardTitle, string>>
  readonly stepStatus: Readonly<Record<StepStatus, string>>
  readonly source: Readonly<
    Record<SourceType | typeof DIRECT_SOURCE, string> & Record<string, string | undefined>
  >
}

export const EXPORT_LABELS: Readonly<Record<Locale, ExportLabels>> = {
  en: {
    title: 'Applicants',
    columns: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      phone: 'Phone number',
      requisition: 'Requisition',
      status: 'Status',
      step: 'Step',
      step_status: 'Step status',
      progress: 'Progress (%)',
      score: 'Fit score',
      knock_outs: 'Knock-out answers',
      source: 'Source',
      application_date: 'Applied (UTC)',
      class: 'Class',
      assigned: 'Assigned to',
      tags: 'Tags',
    },
    status: {
      incomplete: 'Incomplete',
      new: 'New',
      active: 'Active',
      on_hold: 'On hold',
      offer: 'Offer',
      hired: 'Hired',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      transferred: 'Transferred',
    },
    step: {
      assessments: 'Application & assessments',
      interview: 'Interview',
      offer: 'Offer',
    },
    stepStatus: {
      not_started: 'Not started',
      in_progress: 'In progress',
      awaiting_decision: 'Awaiting decision',
      passed: 'Passed',
      failed: 'Failed',
      skipped: 'Skipped',
    },
    source: {
      third_party_boards: 'Job boards',
      referrals: 'Referrals',
      company_marketing: 'Company marketing',
      social_media: 'Social media',
      agencies: 'Agencies',
      events: 'Events',
      candidate_search: 'Candidate search',
      prospecting: 'Prospecting',
      internal: 'Internal',
      other: 'Other',
      direct: 'Direct',
    },
  },
  es: {
    title: 'Candidatos',
    columns: {
      first_name: 'Nombre',
      last_name: 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Número de teléfono',
      requisition: 'Vacante',
      status: 'Estado',
      step: 'Paso',
      step_status: 'Estado del paso',
      progress: 'Avance (%)',
      score: 'Puntuación de adecuación',
      knock_outs: 'Respuestas excluyentes',
      source: 'Origen',
      application_date: 'Se presentó (UTC)',
      class: 'Grupo',
      assigned: 'Responsable',
      tags: 'Etiquetas',
    },
    status: {
      incomplete: 'Incompleta',
      new: 'Nueva',
      active: 'Activa',
      on_hold: 'En espera',
      offer: 'Oferta',
      hired: 'Contratación',
      rejected: 'Rechazada',
      withdrawn: 'Retirada',
      transferred: 'Trasladada',
    },
    step: {
      assessments: 'Candidatura y evaluaciones',
      interview: 'Entrevista',
      offer: 'Oferta',
    },
    stepStatus: {
      not_started: 'Sin empezar',
      in_progress: 'En curso',
      awaiting_decision: 'Pendiente de decisión',
      passed: 'Superado',
      failed: 'No superado',
      skipped: 'Omitido',
    },
    source: {
      third_party_boards: 'Portales de empleo',
      referrals: 'Recomendaciones',
      company_marketing: 'Marketing de la empresa',
      social_media: 'Redes sociales',
      agencies: 'Agencias',
      events: 'Eventos',
      candidate_search: 'Búsqueda de candidatos',
      prospecting: 'Prospección',
      internal: 'Interno',
      other: 'Otro',
      direct: 'Directa',
    },
  },
  fr: {
    title: 'Candidats',
    columns: {
      first_name: 'Prénom',
      last_name: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Numéro de téléphone',
      requisition: 'Poste à pourvoir',
      status: 'Statut',
      step: 'Étape',
      step_status: 'Statut de l’étape',
      progress: 'Avancement (%)',
      score: 'Score d’adéquation',
      knock_outs: 'Réponses éliminatoires',
      source: 'Source',
      application_date: 'Candidature envoyée (UTC)',
      class: 'Groupe',
      assigned: 'Responsable',
      tags: 'Étiquettes',
    },
    status: {
      incomplete: 'Incomplète',
      new: 'Nouvelle',
      active: 'Active',
      on_hold: 'En attente',
      offer: 'Offre',
      hired: 'Embauche',
      rejected: 'Refusée',
      withdrawn: 'Retirée',
      transferred: 'Transférée',
    },
    step: {
      assessments: 'Candidature et évaluations',
      interview: 'Entretien',
      offer: 'Offre',
    },
    stepStatus: {
      not_started: 'Non commencée',
      in_progress: 'En cours',
      awaiting_decision: 'En attente de décision',
      passed: 'Réussie',
      failed: 'Échouée',
      skipped: 'Ignorée',
    },
    source: {
      third_party_boards: 'Sites d’emploi',
      referrals: 'Cooptation',
      company_marketing: 'Communication de l’entreprise',
      social_media: 'Réseaux sociaux',
      agencies: 'Agences',
      events: 'Événements',
      candidate_search: 'Recherche de candidats',
      prospecting: 'Prospection',
      internal: 'Interne',
      other: 'Autre',
      direct: 'Directe',
    },
  },
}
