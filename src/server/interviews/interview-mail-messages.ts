// The messages about interviews, in the three languages of the app. They name the position and no applicant: messages stay
// where they are sent.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from '../mail/mail-shape.ts'
import { CHANGED_MAIL_KINDS, CHANGED_MAIL_LABELS } from './changed-mail-messages.ts'
import { DECLINED_MAIL_KINDS, DECLINED_MAIL_LABELS } from './declined-mail-messages.ts'
import { INTERVIEW_ENDINGS, OPEN_INTERVIEW, OPEN_SCORECARD } from './interview-mail-parts.ts'

export const INTERVIEW_MAIL_KINDS = [
  'interview-invited',
  'interview-booked',
  'interview-rescheduled',
  'interview-cancelled',
  'interview-reminder',
  'interview-declined',
  'interview-times-asked',
  ...CHANGED_MAIL_KINDS,
  ...DECLINED_MAIL_KINDS,
] as const
export type InterviewMailKind = (typeof INTERVIEW_MAIL_KINDS)[number]

/** Who meets the candidate when, in a sequence: `{list}` has a name and a time of each. */
export const SEQUENCE_LABELS: Record<Locale, string> = {
  en: 'The interviews follow one another in this order: {list}.',
  es: 'Las entrevistas van una tras otra, en este orden: {list}.',
  fr: 'Les entretiens se suivent dans cet ordre : {list}.',
}

/** The same of one that is cancelled. */
export const CANCELLED_PARTS_LABELS: Record<Locale, string> = {
  en: 'None of its parts takes place: {list}.',
  es: 'No se celebrará ninguna de sus partes: {list}.',
  fr: 'Aucune de ses parties n’aura lieu : {list}.',
}

/**
 * `{when}` is the time in the reader’s zone, with the zone: of a sequence, that of the interviewer’s own part. `{parts}` is
 * who meets the candidate when, or empty; `{interviewers}` whom they meet, as a sentence, or empty; `{place}` where, or empty;
 * `{joining}` how a video call without a link gets one, or empty; `{note}` a word of the user who invites, or empty.
 */
export const INTERVIEW_MAIL_LABELS: Record<InterviewMailKind, Record<Locale, MailMessages>> = {
  'interview-invited': {
    en: {
      subject: 'Choose a time for your interview: {job}',
      paragraphs: [
        '{company} would like to talk to you about {job}.',
        'Choose a time that suits you. You need no account for it.',
        '{note}',
      ],
      action: 'Choose a time',
      ending: 'The link is yours alone: do not forward it.',
    },
    es: {
      subject: 'Elige la hora de tu entrevista: {job}',
      paragraphs: [
        '{company} quiere hablar contigo sobre {job}.',
        'Elige la hora que te venga bien. No necesitas una cuenta.',
        '{note}',
      ],
      action: 'Elegir una hora',
      ending: 'El enlace es solo para ti: no lo reenvíes.',
    },
    fr: {
      subject: 'Choisissez l’heure de votre entretien : {job}',
      paragraphs: [
        '{company} souhaite échanger avec vous au sujet de {job}.',
        'Choisissez une heure qui vous convient. Aucun compte n’est nécessaire.',
        '{note}',
      ],
      action: 'Choisir une heure',
      ending: 'Ce lien vous est personnel : ne le transférez pas.',
    },
  },
  'interview-booked': {
    en: {
      subject: 'Interview for {job}: {when}',
      paragraphs: [
        'The interview for {job} at {company} is booked: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: INTERVIEW_ENDINGS.en,
    },
    es: {
      subject: 'Entrevista para {job}: {when}',
      paragraphs: [
        'La entrevista para {job} en {company} está reservada: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.es,
      ending: INTERVIEW_ENDINGS.es,
    },
    fr: {
      subject: 'Entretien pour {job} : {when}',
      paragraphs: [
        'L’entretien pour {job} chez {company} est réservé : {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.fr,
      ending: INTERVIEW_ENDINGS.fr,
    },
  },
  'interview-rescheduled': {
    en: {
      subject: 'New time for the interview for {job}: {when}',
      paragraphs: [
        'The interview for {job} at {company} has a new time: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: INTERVIEW_ENDINGS.en,
    },
    es: {
      subject: 'Nueva hora de la entrevista para {job}: {when}',
      paragraphs: [
        'La entrevista para {job} en {company} tiene una nueva hora: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.es,
      ending: INTERVIEW_ENDINGS.es,
    },
    fr: {
      subject: 'Nouvel horaire de l’entretien pour {job} : {when}',
      paragraphs: [
        'L’entretien pour {job} chez {company} a un nouvel horaire : {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.fr,
      ending: INTERVIEW_ENDINGS.fr,
    },
  },
  'interview-cancelled': {
    en: {
      subject: 'The interview for {job} is cancelled',
      paragraphs: [
        'The interview for {job} at {company} is cancelled. It was planned for {when}.',
        '{parts}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: 'Calendars remove it by themselves.',
    },
    es: {
      subject: 'Se cancela la entrevista para {job}',
      paragraphs: ['La entrevista para {job} en {company} no se celebrará: {when}.', '{parts}'],
      action: OPEN_INTERVIEW.es,
      ending: 'Los calendarios la eliminan por sí solos.',
    },
    fr: {
      subject: 'L’entretien pour {job} est annulé',
      paragraphs: ['L’entretien pour {job} chez {company} n’aura pas lieu : {when}.', '{parts}'],
      action: OPEN_INTERVIEW.fr,
      ending: 'Les agendas le suppriment d’eux-mêmes.',
    },
  },
  'interview-reminder': {
    en: {
      subject: 'Interview for {job} soon: {when}',
      paragraphs: [
        'The interview for {job} at {company} is soon: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: INTERVIEW_ENDINGS.en,
    },
    es: {
      subject: 'Próxima entrevista para {job}: {when}',
      paragraphs: [
        'La entrevista para {job} en {company} es pronto: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.es,
      ending: INTERVIEW_ENDINGS.es,
    },
    fr: {
      subject: 'Entretien prochain pour {job} : {when}',
      paragraphs: [
        'L’entretien pour {job} chez {company} a lieu bientôt : {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.fr,
      ending: INTERVIEW_ENDINGS.fr,
    },
  },
  'interview-declined': {
    en: {
      subject: 'An interview for {job} was declined',
      paragraphs: ['An applicant for {job} declined the interview.'],
      action: OPEN_SCORECARD.en,
      ending: 'You get this message because you arranged the interview.',
    },
    es: {
      subject: 'Han rechazado una entrevista para {job}',
      paragraphs: ['Una persona candidata a {job} ha rechazado la entrevista.'],
      action: OPEN_SCORECARD.es,
      ending: 'Recibes este mensaje porque organizaste la entrevista.',
    },
    fr: {
      subject: 'Un entretien pour {job} a été décliné',
      paragraphs: ['Un candidat à {job} a décliné l’entretien.'],
      action: OPEN_SCORECARD.fr,
      ending: 'Vous recevez ce message parce que vous avez organisé l’entretien.',
    },
  },
  'interview-times-asked': {
    en: {
      subject: 'Other interview times are needed for {job}',
      paragraphs: ['None of the times suits an applicant for {job}.'],
      action: OPEN_SCORECARD.en,
      ending: 'You get this message because you arranged the interview.',
    },
    es: {
      subject: 'Hacen falta otras horas de entrevista para {job}',
      paragraphs: ['A una persona candidata a {job} no le viene bien ninguna de las horas.'],
      action: OPEN_SCORECARD.es,
      ending: 'Recibes este mensaje porque organizaste la entrevista.',
    },
    fr: {
      subject: 'D’autres horaires d’entretien sont nécessaires pour {job}',
      paragraphs: ['Aucun horaire ne convient à un candidat à {job}.'],
      action: OPEN_SCORECARD.fr,
      ending: 'Vous recevez ce message parce que vous avez organisé l’entretien.',
    },
  },
  ...CHANGED_MAIL_LABELS,
  ...DECLINED_MAIL_LABELS,
}
