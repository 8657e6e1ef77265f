// The messages that follow when an interviewer declines, in the three languages of the app.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from '../mail/mail-shape.ts'
import { INTERVIEW_ENDINGS, OPEN_INTERVIEW, OPEN_SCORECARD } from './interview-mail-parts.ts'

/**
 * To staff: an interviewer declined, or took it back. To the interviewer, as `released`: they do not conduct it any more.
 * To the candidate: someone else conducts it, or others than they were told do, by name.
 */
export const DECLINED_MAIL_KINDS = [
  'interviewer-declined',
  'interviewer-accepted',
  'interviewer-released',
  'interviewer-changed',
  'interviewers-changed',
] as const
type DeclinedMailKind = (typeof DECLINED_MAIL_KINDS)[number]

const TOLD_ENDINGS: Record<Locale, string> = {
  en: 'You get this message because you arranged the interview, or coordinate the position.',
  es: 'Recibes este mensaje porque organizaste la entrevista o coordinas la vacante.',
  fr: 'Vous recevez ce message parce que vous avez organisé l’entretien ou coordonnez le poste.',
}

export const DECLINED_MAIL_LABELS: Record<DeclinedMailKind, Record<Locale, MailMessages>> = {
  'interviewer-declined': {
    en: {
      subject: 'An interview for {job} needs an interviewer',
      paragraphs: [
        'An interviewer declined the interview for {job}: {when}.',
        'The time stays, and the candidate has not been told. Choose another interviewer or another time, or go ahead with those who are left.',
      ],
      action: OPEN_SCORECARD.en,
      ending: TOLD_ENDINGS.en,
    },
    es: {
      subject: 'Una entrevista para {job} necesita entrevistador',
      paragraphs: [
        'Un entrevistador ha rechazado la entrevista para {job}: {when}.',
        'La hora se mantiene y la persona candidata no ha recibido ningún aviso. Elige otro entrevistador u otra hora, o sigue adelante con quienes quedan.',
      ],
      action: OPEN_SCORECARD.es,
      ending: TOLD_ENDINGS.es,
    },
    fr: {
      subject: 'Un entretien pour {job} a besoin d’un intervieweur',
      paragraphs: [
        'Un intervieweur a décliné l’entretien pour {job} : {when}.',
        'L’horaire est maintenu et le candidat n’a pas été prévenu. Choisissez un autre intervieweur ou un autre horaire, ou maintenez l’entretien avec les autres.',
      ],
      action: OPEN_SCORECARD.fr,
      ending: TOLD_ENDINGS.fr,
    },
  },
  'interviewer-accepted': {
    en: {
      subject: 'The interview for {job} has its interviewer again',
      paragraphs: [
        'The interviewer who declined the interview for {job} conducts it after all: {when}.',
      ],
      action: OPEN_SCORECARD.en,
      ending: TOLD_ENDINGS.en,
    },
    es: {
      subject: 'La entrevista para {job} vuelve a tener entrevistador',
      paragraphs: [
        'El entrevistador que había rechazado la entrevista para {job} sí la realizará: {when}.',
      ],
      action: OPEN_SCORECARD.es,
      ending: TOLD_ENDINGS.es,
    },
    fr: {
      subject: 'L’entretien pour {job} a de nouveau son intervieweur',
      paragraphs: [
        'L’intervieweur qui avait décliné l’entretien pour {job} le mènera finalement : {when}.',
      ],
      action: OPEN_SCORECARD.fr,
      ending: TOLD_ENDINGS.fr,
    },
  },
  'interviewer-released': {
    en: {
      subject: 'You no longer conduct the interview for {job}',
      paragraphs: ['You declined the interview for {job} at {company}: {when}.'],
      action: 'Open my interviews',
      ending:
        'Calendars remove it by themselves. You can take this back until someone else is chosen or the interview goes ahead without you.',
    },
    es: {
      subject: 'Ya no realizas la entrevista para {job}',
      paragraphs: ['Has rechazado la entrevista para {job} en {company}: {when}.'],
      action: 'Abrir mis entrevistas',
      ending:
        'Los calendarios la eliminan por sí solos. Puedes deshacerlo hasta que se elija a otra persona o la entrevista siga adelante sin ti.',
    },
    fr: {
      subject: 'Vous ne menez plus l’entretien pour {job}',
      paragraphs: ['Vous avez décliné l’entretien pour {job} chez {company} : {when}.'],
      action: 'Ouvrir mes entretiens',
      ending:
        'Les agendas le suppriment d’eux-mêmes. Vous pouvez revenir sur votre refus tant que personne d’autre n’a été choisi et que l’entretien n’est pas maintenu sans vous.',
    },
  },
  'interviewer-changed': {
    en: {
      subject: 'You meet someone else at the interview for {job}',
      paragraphs: [
        'Someone else conducts your interview for {job} at {company}. The time stays: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: INTERVIEW_ENDINGS.en,
    },
    es: {
      subject: 'Otra persona te recibirá en la entrevista para {job}',
      paragraphs: [
        'Otra persona realizará tu entrevista para {job} en {company}. La hora se mantiene: {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.es,
      ending: INTERVIEW_ENDINGS.es,
    },
    fr: {
      subject: 'Une autre personne mènera votre entretien pour {job}',
      paragraphs: [
        'Une autre personne mènera votre entretien pour {job} chez {company}. L’horaire est maintenu : {when}.',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.fr,
      ending: INTERVIEW_ENDINGS.fr,
    },
  },
  'interviewers-changed': {
    en: {
      subject: 'Who you meet at the interview for {job} has changed',
      paragraphs: [
        'The interviewers of your interview for {job} at {company} have changed. The time is {when}.',
        '{interviewers}',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.en,
      ending: INTERVIEW_ENDINGS.en,
    },
    es: {
      subject: 'Han cambiado las personas de tu entrevista para {job}',
      paragraphs: [
        'Han cambiado las personas que realizan tu entrevista para {job} en {company}. La hora es {when}.',
        '{interviewers}',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.es,
      ending: INTERVIEW_ENDINGS.es,
    },
    fr: {
      subject: 'Les intervieweurs de votre entretien pour {job} ont changé',
      paragraphs: [
        'Les personnes qui mènent votre entretien pour {job} chez {company} ont changé. L’horaire est : {when}.',
        '{interviewers}',
        '{parts}',
        '{place}',
        '{joining}',
      ],
      action: OPEN_INTERVIEW.fr,
      ending: INTERVIEW_ENDINGS.fr,
    },
  },
}
