// How the emails that the product sends are called in the editor, in the three languages of the app.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { INTERVIEW_MAIL_LABELS } from '../../interviews/interview-mail-messages.ts'
import type { MAIL_LABELS } from '../../mail/mail-messages.ts'

export type SystemEmailKind = keyof typeof MAIL_LABELS | keyof typeof INTERVIEW_MAIL_LABELS

const NAMES: Readonly<Record<SystemEmailKind, readonly [en: string, es: string, fr: string]>> = {
  'reset-password': ['Password reset', 'Nueva contraseña', 'Nouveau mot de passe'],
  'verify-email': [
    'Email confirmation',
    'Confirmación del correo',
    'Confirmation de l’adresse e-mail',
  ],
  'sign-in-link': ['Sign-in link', 'Enlace de acceso', 'Lien de connexion'],
  'account-exists': ['Account exists already', 'La cuenta ya existe', 'Compte déjà existant'],
  'sign-in-as-usual': ['No sign-in link sent', 'Sin enlace de acceso', 'Pas de lien de connexion'],
  'password-changed': ['Password changed', 'Contraseña cambiada', 'Mot de passe modifié'],
  'erasure-requested': ['Data erasure requested', 'Borrado de datos', 'Effacement des données'],
  'export-ready': ['Data copy ready', 'Copia de datos lista', 'Copie des données prête'],
  'second-factor-added': ['Second step added', 'Segundo paso añadido', 'Deuxième étape ajoutée'],
  'second-factor-removed': [
    'Second step removed',
    'Segundo paso quitado',
    'Deuxième étape retirée',
  ],
  'second-factors-reset': [
    'Second step reset',
    'Segundo paso restablecido',
    'Deuxième étape réinitialisée',
  ],
  'recovery-codes-renewed': [
    'New recovery codes',
    'Nuevos códigos de recuperación',
    'Nouveaux codes de récupération',
  ],
  'sessions-ended': ['Signed out everywhere', 'Sesiones cerradas', 'Déconnexion partout'],
  'sign-in-moved': [
    'Sign-in address changed',
    'Dirección de acceso cambiada',
    'Adresse de connexion modifiée',
  ],
  'signed-out-of-company': [
    'Signed out by a company',
    'Sesión cerrada por una empresa',
    'Déconnexion par une entreprise',
  ],
  'invited-to-company': ['Invitation to staff', 'Invitación al equipo', 'Invitation à l’équipe'],
  'application-submitted': [
    'New application (to staff)',
    'Nueva candidatura (al equipo)',
    'Nouvelle candidature (à l’équipe)',
  ],
  'hired-welcome': [
    'Welcome to new hires',
    'Bienvenida a quien se contrata',
    'Accueil des personnes recrutées',
  ],
  'application-received': ['Application received', 'Candidatura recibida', 'Candidature reçue'],
  'application-withdrawn': ['Application withdrawn', 'Candidatura retirada', 'Candidature retirée'],
  'activity-completed': ['Activity completed', 'Actividad completada', 'Activité terminée'],
  'human-review-asked': ['Review by a person requested', 'Revisión solicitada', 'Réexamen demandé'],
  'human-review-kept': [
    'Review: decision kept',
    'Revisión: decisión mantenida',
    'Réexamen : décision maintenue',
  ],
  'human-review-overturned': [
    'Review: decision overturned',
    'Revisión: decisión anulada',
    'Réexamen : décision annulée',
  ],
  'approval-requested': ['Approval requested', 'Aprobación solicitada', 'Approbation demandée'],
  'requisition-approved': ['Requisition approved', 'Vacante aprobada', 'Poste approuvé'],
  'offer-approval-requested': [
    'Offer approval requested',
    'Aprobación de oferta solicitada',
    'Approbation d’offre demandée',
  ],
  'offer-approved': ['Offer approved', 'Oferta aprobada', 'Offre approuvée'],
  'offer-returned': ['Offer returned', 'Oferta devuelta', 'Offre renvoyée'],
  'requisition-returned': ['Requisition returned', 'Vacante devuelta', 'Poste renvoyé'],
  'certificate-renewed': [
    'Signing certificate renewed',
    'Certificado de firma renovado',
    'Certificat de signature renouvelé',
  ],
  'certificate-expiring': [
    'Signing certificate expires',
    'Vence el certificado de firma',
    'Certificat de signature bientôt expiré',
  ],
  'calendar-invitation': [
    'Request for availability',
    'Petición de disponibilidad',
    'Demande de disponibilités',
  ],
  'feedback-reminder': [
    'Interview feedback reminder',
    'Recordatorio de evaluación',
    'Rappel d’évaluation',
  ],
  'comment-mention': ['Mention in a comment', 'Mención en un comentario', 'Mention en commentaire'],
  'applicant-replied': ['Applicant replied', 'Respuesta a un correo', 'Réponse à un e-mail'],
  'answer-overdue': ['Answer takes longer', 'La respuesta tarda más', 'Réponse retardée'],
  'answer-owed': ['Answer owed', 'Respuesta pendiente', 'Réponse attendue'],
  'scorecard-shared': ['Scorecard shared', 'Ficha compartida', 'Fiche partagée'],
  'interview-invited': [
    'Interview invitation',
    'Invitación a una entrevista',
    'Invitation à un entretien',
  ],
  'interview-booked': ['Interview booked', 'Entrevista reservada', 'Entretien réservé'],
  'interview-rescheduled': [
    'Interview rescheduled',
    'Entrevista reprogramada',
    'Entretien reporté',
  ],
  'interview-cancelled': ['Interview cancelled', 'Entrevista cancelada', 'Entretien annulé'],
  'interview-reminder': ['Interview reminder', 'Recordatorio de entrevista', 'Rappel d’entretien'],
  'interview-declined': ['Interview declined', 'Entrevista rechazada', 'Entretien décliné'],
  'interview-times-asked': [
    'Other interview times needed',
    'Hacen falta otras horas',
    'Autres horaires nécessaires',
  ],
  'interview-changed': [
    'Interview details changed',
    'Datos de la entrevista cambiados',
    'Entretien modifié',
  ],
  'invitation-cancelled': [
    'Interview invitation cancelled',
    'Invitación a entrevista cancelada',
    'Invitation à un entretien annulée',
  ],
  'candidate-cancelled': [
    'Applicant cancelled the interview',
    'El candidato canceló la entrevista',
    'Entretien annulé par le candidat',
  ],
  'candidate-asked-to-move': [
    'Applicant needs another time',
    'El candidato necesita otra hora',
    'Autre horaire demandé par le candidat',
  ],
  'interviewer-declined': [
    'Interviewer declined',
    'El entrevistador rechazó',
    'Refus de l’intervieweur',
  ],
  'interviewer-accepted': [
    'Interviewer accepted',
    'El entrevistador aceptó',
    'Accord de l’intervieweur',
  ],
  'interviewer-released': ['Interviewer released', 'Entrevistador liberado', 'Intervieweur libéré'],
  'interviewer-changed': ['Interviewer changed', 'Entrevistador cambiado', 'Intervieweur remplacé'],
  'interviewers-changed': [
    'Interviewers changed',
    'Entrevistadores cambiados',
    'Intervieweurs remplacés',
  ],
}

export function nameOfSystemEmail(kind: SystemEmailKind): LocalizedText {
  const [en, es, fr] = NAMES[kind]
  return { en, es, fr }
}
