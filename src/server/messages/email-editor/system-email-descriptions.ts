// What the emails that the product sends are for, as the editor describes them, in the three languages of the app.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { MAIL_LABELS } from '../../mail/mail-messages.ts'
import { INTERVIEW_DESCRIPTIONS } from './interview-email-descriptions.ts'
import type { SystemEmailKind } from './system-email-names.ts'

type Texts = readonly [en: string, es: string, fr: string]

const DESCRIPTIONS: Readonly<Record<keyof typeof MAIL_LABELS, Texts>> = {
  'reset-password': [
    'Sent to a user who asked to set a new password.',
    'Para quien pidió establecer una contraseña nueva.',
    'À l’utilisateur qui a demandé un nouveau mot de passe.',
  ],
  'verify-email': [
    'Asks a new user to confirm their email address.',
    'Pide a un usuario nuevo que confirme su dirección de correo.',
    'Demande à un nouvel utilisateur de confirmer son adresse e-mail.',
  ],
  'sign-in-link': [
    'Sent to a user who asked to sign in by email.',
    'Para quien pidió entrar con un enlace por correo.',
    'À l’utilisateur qui a demandé à se connecter par e-mail.',
  ],
  'account-exists': [
    'Sent when a person signs up with an address that already has an account.',
    'Se envía cuando alguien se registra con una dirección que ya tiene cuenta.',
    'Envoyé lorsqu’une personne s’inscrit avec une adresse qui a déjà un compte.',
  ],
  'sign-in-as-usual': [
    'Sent to a user who asked for a sign-in link and needs more than that to sign in.',
    'Para quien pidió un enlace de acceso y necesita algo más para entrar.',
    'À l’utilisateur qui a demandé un lien de connexion, mais à qui il faut plus pour se connecter.',
  ],
  'password-changed': [
    'Tells a user that their password was changed.',
    'Avisa a un usuario de que se cambió su contraseña.',
    'Prévient un utilisateur que son mot de passe a été modifié.',
  ],
  'erasure-requested': [
    'Confirms a request to erase personal data.',
    'Confirma una solicitud de borrado de datos personales.',
    'Confirme une demande d’effacement des données personnelles.',
  ],
  'export-ready': [
    'Tells a user that the copy of their data can be downloaded.',
    'Avisa a un usuario de que ya puede descargar la copia de sus datos.',
    'Prévient un utilisateur que la copie de ses données peut être téléchargée.',
  ],
  'second-factor-added': [
    'Tells a user that an authenticator app or a passkey was added.',
    'Avisa a un usuario de que se añadió una app de autenticación o una llave de acceso.',
    'Prévient un utilisateur qu’une application d’authentification ou une clé d’accès a été ajoutée.',
  ],
  'second-factor-removed': [
    'Tells a user that an authenticator app or a passkey was removed.',
    'Avisa a un usuario de que se quitó una app de autenticación o una llave de acceso.',
    'Prévient un utilisateur qu’une application d’authentification ou une clé d’accès a été retirée.',
  ],
  'second-factors-reset': [
    'Tells a user that an admin reset their two-factor authentication.',
    'Avisa a un usuario de que un administrador restableció su autenticación en dos pasos.',
    'Prévient un utilisateur qu’un administrateur a réinitialisé son authentification à deux facteurs.',
  ],
  'recovery-codes-renewed': [
    'Tells a user that they have new recovery codes.',
    'Avisa a un usuario de que tiene códigos de recuperación nuevos.',
    'Prévient un utilisateur qu’il a de nouveaux codes de récupération.',
  ],
  'sessions-ended': [
    'Tells a user that support signed them out everywhere.',
    'Avisa a un usuario de que el equipo de soporte cerró todas sus sesiones.',
    'Prévient un utilisateur que l’assistance l’a déconnecté partout.',
  ],
  'sign-in-moved': [
    'Tells a user that support moved their account to another email address.',
    'Avisa a un usuario de que el equipo de soporte pasó su cuenta a otra dirección de correo.',
    'Prévient un utilisateur que l’assistance a associé son compte à une autre adresse e-mail.',
  ],
  'signed-out-of-company': [
    'Tells a user that an admin of the company signed them out.',
    'Avisa a un usuario de que un administrador de la empresa cerró su sesión.',
    'Prévient un utilisateur qu’un administrateur de l’entreprise l’a déconnecté.',
  ],
  'invited-to-company': [
    'Invites a colleague to work with the company.',
    'Invita a un colega a trabajar con la empresa.',
    'Invite un collègue à travailler avec l’entreprise.',
  ],
  'application-submitted': [
    'Tells the hiring team that an application was submitted.',
    'Avisa al equipo de selección de que se envió una candidatura.',
    'Prévient l’équipe de recrutement qu’une candidature a été envoyée.',
  ],
  'hired-welcome': [
    'Sent to an applicant who was hired, unless the person who hires leaves it out.',
    'Para quien fue contratado, salvo que quien contrata lo omita.',
    'À la personne recrutée, sauf si l’utilisateur qui recrute y renonce.',
  ],
  'application-received': [
    'Tells an applicant that the company has received the application.',
    'Avisa al candidato de que la empresa recibió su candidatura.',
    'Prévient le candidat que l’entreprise a reçu sa candidature.',
  ],
  'application-withdrawn': [
    'Confirms to an applicant that the application is withdrawn.',
    'Confirma al candidato que retiró su candidatura.',
    'Confirme au candidat le retrait de sa candidature.',
  ],
  'activity-completed': [
    'Tells the hiring team that an applicant completed an activity.',
    'Avisa al equipo de selección de que un candidato completó una actividad.',
    'Prévient l’équipe de recrutement qu’un candidat a terminé une activité.',
  ],
  'human-review-asked': [
    'Tells staff that an applicant asks for a review by a person.',
    'Avisa al equipo de que un candidato pide la revisión de una persona.',
    'Prévient l’équipe qu’un candidat demande un réexamen par une personne.',
  ],
  'human-review-kept': [
    'Tells an applicant that the decision stands after a review.',
    'Avisa al candidato de que la decisión se mantiene tras la revisión.',
    'Prévient le candidat que la décision est maintenue après le réexamen.',
  ],
  'human-review-overturned': [
    'Tells an applicant that the decision was overturned after a review.',
    'Avisa al candidato de que la decisión se anuló tras la revisión.',
    'Prévient le candidat que la décision a été annulée après le réexamen.',
  ],
  'approval-requested': [
    'Asks a colleague to approve a requisition.',
    'Pide a un colega que apruebe una vacante.',
    'Demande à un collègue d’approuver un poste.',
  ],
  'requisition-approved': [
    'Tells the requester that the requisition is approved and open.',
    'Avisa a quien la pidió de que la vacante está aprobada y abierta.',
    'Prévient le demandeur que le poste est approuvé et ouvert.',
  ],
  'offer-approval-requested': [
    'Asks a colleague to approve an offer.',
    'Pide a un colega que apruebe una oferta.',
    'Demande à un collègue d’approuver une offre.',
  ],
  'offer-approved': [
    'Tells the requester that the offer is approved.',
    'Avisa a quien la pidió de que la oferta está aprobada.',
    'Prévient le demandeur que l’offre est approuvée.',
  ],
  'offer-returned': [
    'Tells the requester that the offer needs changes.',
    'Avisa a quien la pidió de que la oferta necesita cambios.',
    'Prévient le demandeur que l’offre doit être modifiée.',
  ],
  'requisition-returned': [
    'Tells the requester that the requisition needs changes.',
    'Avisa a quien la pidió de que la vacante necesita cambios.',
    'Prévient le demandeur que le poste doit être modifié.',
  ],
  'certificate-renewed': [
    'Tells an admin that the next certificate for signed offers is ready.',
    'Avisa a un administrador de que el siguiente certificado de las ofertas firmadas está listo.',
    'Prévient un administrateur que le prochain certificat des offres signées est prêt.',
  ],
  'certificate-expiring': [
    'Tells an admin that the operator must renew the certificate for signed offers.',
    'Avisa a un administrador de que hay que renovar el certificado de las ofertas firmadas.',
    'Prévient un administrateur que l’exploitant doit renouveler le certificat des offres signées.',
  ],
  'calendar-invitation': [
    'Asks an interviewer to enter their availability.',
    'Pide a un entrevistador que indique su disponibilidad.',
    'Demande à un intervieweur d’indiquer ses disponibilités.',
  ],
  'feedback-reminder': [
    'Reminds an interviewer to give feedback.',
    'Recuerda a un entrevistador que envíe su evaluación.',
    'Rappelle à un intervieweur d’envoyer son évaluation.',
  ],
  'comment-mention': [
    'Tells a colleague that a comment mentions them.',
    'Avisa a un colega de que lo mencionan en un comentario.',
    'Prévient un collègue qu’il est mentionné dans un commentaire.',
  ],
  'applicant-replied': [
    'Tells staff that an applicant replied to an email.',
    'Avisa al equipo de que un candidato respondió a un correo.',
    'Prévient l’équipe qu’un candidat a répondu à un e-mail.',
  ],
  'answer-overdue': [
    'Tells an applicant that the reply is taking longer than expected.',
    'Avisa al candidato de que la respuesta tarda más de lo anunciado.',
    'Prévient le candidat que la réponse prend plus de temps que prévu.',
  ],
  'answer-owed': [
    'Reminds staff to reply to an applicant.',
    'Recuerda al equipo que responda a un candidato.',
    'Rappelle à l’équipe de répondre à un candidat.',
  ],
  'scorecard-shared': [
    'Shares a scorecard with a person who has no account.',
    'Comparte una ficha de puntuación con alguien sin cuenta.',
    'Partage une fiche d’évaluation avec une personne sans compte.',
  ],
}

const ALL: Readonly<Record<SystemEmailKind, Texts>> = {
  ...DESCRIPTIONS,
  ...INTERVIEW_DESCRIPTIONS,
}

export function descriptionOfSystemEmail(kind: SystemEmailKind): LocalizedText {
  const [en, es, fr] = ALL[kind]
  return { en, es, fr }
}
