// What the emails about interviews are for: see `system-email-descriptions.ts`.
import type { INTERVIEW_MAIL_LABELS } from '../../interviews/interview-mail-messages.ts'

export const INTERVIEW_DESCRIPTIONS: Readonly<
  Record<keyof typeof INTERVIEW_MAIL_LABELS, readonly [en: string, es: string, fr: string]>
> = {
  'interview-invited': [
    'Invites an applicant to choose a time for an interview.',
    'Invita al candidato a elegir la hora de una entrevista.',
    'Invite le candidat à choisir l’horaire d’un entretien.',
  ],
  'interview-booked': [
    'Confirms the time of an interview.',
    'Confirma la hora de una entrevista.',
    'Confirme l’horaire d’un entretien.',
  ],
  'interview-rescheduled': [
    'Gives the new time of an interview.',
    'Comunica la nueva hora de una entrevista.',
    'Indique le nouvel horaire d’un entretien.',
  ],
  'interview-cancelled': [
    'Tells everyone invited that an interview is cancelled.',
    'Avisa a todos los invitados de que se canceló una entrevista.',
    'Prévient tous les invités qu’un entretien est annulé.',
  ],
  'interview-reminder': [
    'Reminds everyone invited of an interview.',
    'Recuerda una entrevista a todos los invitados.',
    'Rappelle un entretien à tous les invités.',
  ],
  'interview-declined': [
    'Tells the organizer that an applicant declined an interview.',
    'Avisa a quien la organizó de que el candidato rechazó una entrevista.',
    'Prévient l’organisateur qu’un candidat a décliné un entretien.',
  ],
  'interview-times-asked': [
    'Tells the organizer that an applicant needs other interview times.',
    'Avisa a quien la organizó de que el candidato necesita otras horas.',
    'Prévient l’organisateur qu’un candidat a besoin d’autres horaires.',
  ],
  'interview-changed': [
    'Tells everyone invited that the details of an interview changed.',
    'Avisa a todos los invitados de que cambiaron los datos de una entrevista.',
    'Prévient tous les invités que les détails d’un entretien ont changé.',
  ],
  'invitation-cancelled': [
    'Tells an applicant that an interview invitation is cancelled.',
    'Avisa al candidato de que se canceló la invitación a una entrevista.',
    'Prévient le candidat que l’invitation à un entretien est annulée.',
  ],
  'candidate-cancelled': [
    'Tells staff that an applicant cancelled an interview.',
    'Avisa al equipo de que un candidato canceló una entrevista.',
    'Prévient l’équipe qu’un candidat a annulé un entretien.',
  ],
  'candidate-asked-to-move': [
    'Tells staff that an applicant asks for another interview time.',
    'Avisa al equipo de que un candidato pide otra hora para la entrevista.',
    'Prévient l’équipe qu’un candidat demande un autre horaire d’entretien.',
  ],
  'interviewer-declined': [
    'Tells the organizer that an interviewer declined.',
    'Avisa a quien la organizó de que un entrevistador rechazó.',
    'Prévient l’organisateur qu’un intervieweur a refusé.',
  ],
  'interviewer-accepted': [
    'Tells the organizer that an interviewer accepted.',
    'Avisa a quien la organizó de que un entrevistador aceptó.',
    'Prévient l’organisateur qu’un intervieweur a accepté.',
  ],
  'interviewer-released': [
    'Tells an interviewer that they are no longer needed.',
    'Avisa a un entrevistador de que ya no hace falta.',
    'Prévient un intervieweur qu’il n’est plus attendu.',
  ],
  'interviewer-changed': [
    'Tells an applicant that another person conducts the interview.',
    'Avisa al candidato de que otra persona hará la entrevista.',
    'Prévient le candidat qu’une autre personne mène l’entretien.',
  ],
  'interviewers-changed': [
    'Tells an applicant that other people conduct the interview.',
    'Avisa al candidato de que otras personas harán la entrevista.',
    'Prévient le candidat que d’autres personnes mènent l’entretien.',
  ],
}
