// The messages that follow when the candidate gives up a time, or when staff change an interview but not its time, in the
// three languages of the app.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from '../mail/mail-shape.ts'
import { INTERVIEW_ENDINGS, OPEN_INTERVIEW, OPEN_SCORECARD } from './interview-mail-parts.ts'

/**
 * To all who attend, as `changed`: where it takes place, or who attends. To an invited candidate, as `invitation-cancelled`:
 * no time is to be booked any more. To staff: the candidate gave up the time.
 */
export const CHANGED_MAIL_KINDS = [
  'interview-changed',
  'invitation-cancelled',
  'candidate-cancelled',
  'candidate-asked-to-move',
] as const
type ChangedMailKind = (typeof CHANGED_MAIL_KINDS)[number]

const ARRANGED_ENDINGS: Record<Locale, string> = {
  en: 'You get this message because you arranged the interview.',
  es: 'Recibes este mensaje porque organizaste la entrevista.',
  fr: 'Vous recevez ce message parce que vous avez organisé l’entretien.',
}

export const CHANGED_MAIL_LABELS: Record<ChangedMailKind, Record<Locale, MailMessages>> = {
  'interview-changed': {
    en: {
      subject: 'Changed details of the interview for {job}',
      paragraphs: [
        'The time of the interview for {job} at {company} stays: {when}. Its details have changed.',
        '{interviewers}',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: INTERVIEW_ENDINGS.en,
    },
    es: {
      subject: 'Nuevos datos de la entrevista para {job}',
      paragraphs: [
        'La hora de la entrevista para {job} en {company} se mantiene: {when}. Han cambiado sus datos.',
        '{interviewers}',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.es,
      ending: INTERVIEW_ENDINGS.es,
    },
    fr: {
      subject: 'Nouvelles informations sur l’entretien pour {job}',
      paragraphs: [
        'L’horaire de l’entretien pour {job} chez {company} est maintenu : {when}. Ses détails ont changé.',
        '{interviewers}',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.fr,
      ending: INTERVIEW_ENDINGS.fr,
    },
  },
  'invitation-cancelled': {
    en: {
      subject: 'The interview for {job} is cancelled',
      paragraphs: [
        'The interview for {job} at {company} has been cancelled. You no longer need to choose a time.',
      ],
      action: 'Open my applications',
      ending: 'You get this message because you were invited to an interview for {job}.',
    },
    es: {
      subject: 'Se cancela la entrevista para {job}',
      paragraphs: [
        'La entrevista para {job} en {company} no se celebrará. Ya no tienes que elegir una hora.',
      ],
      action: 'Abrir mis candidaturas',
      ending: 'Recibes este mensaje porque te invitaron a una entrevista para {job}.',
    },
    fr: {
      subject: 'L’entretien pour {job} est annulé',
      paragraphs: [
        'L’entretien pour {job} chez {company} n’aura pas lieu. Vous n’avez plus besoin de choisir un horaire.',
      ],
      action: 'Ouvrir mes candidatures',
      ending: 'Vous recevez ce message parce que vous étiez invité à un entretien pour {job}.',
    },
  },
  'candidate-cancelled': {
    en: {
      subject: 'An applicant cancelled the interview for {job}',
      paragraphs: [
        'An applicant for {job} cancelled the interview: {when}.',
        'The interviewers have been told. The application itself has not been withdrawn.',
      ],
      action: OPEN_SCORECARD.en,
      ending: ARRANGED_ENDINGS.en,
    },
    es: {
      subject: 'Un candidato canceló la entrevista para {job}',
      paragraphs: [
        'Un candidato a {job} canceló la entrevista: {when}.',
        'Ya se avisó a los entrevistadores. La candidatura sigue en curso: no se ha retirado.',
      ],
      action: OPEN_SCORECARD.es,
      ending: ARRANGED_ENDINGS.es,
    },
    fr: {
      subject: 'Un candidat a annulé l’entretien pour {job}',
      paragraphs: [
        'Un candidat à {job} a annulé l’entretien : {when}.',
        'Les intervieweurs ont été prévenus. La candidature se poursuit : elle n’a pas été retirée.',
      ],
      action: OPEN_SCORECARD.fr,
      ending: ARRANGED_ENDINGS.fr,
    },
  },
  'candidate-asked-to-move': {
    en: {
      subject: 'An applicant needs another interview time for {job}',
      paragraphs: [
        'An applicant for {job} can’t come to the interview and asks for another time. It was booked for {when}.',
        'The interviewers have been told that this time is free. The scorecard says when the applicant has time.',
      ],
      action: OPEN_SCORECARD.en,
      ending: ARRANGED_ENDINGS.en,
    },
    es: {
      subject: 'Un candidato necesita otra hora de entrevista para {job}',
      paragraphs: [
        'Un candidato a {job} no puede asistir a la entrevista y pide otra hora. Estaba reservada para {when}.',
        'Ya se avisó a los entrevistadores de que esa hora queda libre. La ficha de evaluación dice cuándo tiene tiempo el candidato.',
      ],
      action: OPEN_SCORECARD.es,
      ending: ARRANGED_ENDINGS.es,
    },
    fr: {
      subject: 'Un candidat a besoin d’un autre horaire d’entretien pour {job}',
      paragraphs: [
        'Un candidat à {job} ne peut pas venir à l’entretien et demande un autre horaire. Il était réservé pour {when}.',
        'Les intervieweurs savent que ce créneau est libre. La fiche d’évaluation indique quand le candidat est disponible.',
      ],
      action: OPEN_SCORECARD.fr,
      ending: ARRANGED_ENDINGS.fr,
    },
  },
}
