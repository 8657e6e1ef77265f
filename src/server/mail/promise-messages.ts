// What both sides are sent when the day has passed by which a company said that it would answer an applicant.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type PromiseMailKind = 'answer-overdue' | 'answer-owed'

export const PROMISE_LABELS: Record<PromiseMailKind, Record<Locale, MailMessages>> = {
  'answer-overdue': {
    en: {
      subject: 'Your application for {job} is taking longer than expected',
      paragraphs: [
        '{company} planned to reply to your application for {job} by now and has not done so yet. We have reminded the hiring team.',
        'Your application is still open. You do not need to do anything.',
      ],
      action: 'Open your progress',
      ending: 'You get this message because you applied to {company}.',
    },
    es: {
      subject: 'Tu candidatura para {job} tarda más de lo anunciado',
      paragraphs: [
        '{company} quería responder a tu candidatura para {job} antes de hoy y todavía no lo ha hecho. Se lo hemos recordado al equipo de selección.',
        'Tu candidatura sigue abierta y no tienes que hacer nada.',
      ],
      action: 'Abrir tu progreso',
      ending: 'Recibes este mensaje porque te postulaste en {company}.',
    },
    fr: {
      subject: 'Votre candidature pour {job} prend plus de temps que prévu',
      paragraphs: [
        '{company} voulait répondre à votre candidature pour {job} avant aujourd’hui et ne l’a pas encore fait. Nous l’avons rappelé à l’équipe de recrutement.',
        'Votre candidature reste ouverte et vous n’avez rien à faire.',
      ],
      action: 'Ouvrir votre progression',
      ending: 'Vous recevez ce message parce que vous avez postulé chez {company}.',
    },
  },
  'answer-owed': {
    en: {
      subject: 'An applicant for {job} is waiting for your reply',
      paragraphs: [
        'An applicant for {job} at {company} was promised a reply, and the day has passed. We told the applicant that it is taking longer.',
        'Decide about the application, or write to the applicant.',
      ],
      action: 'Open the scorecard',
      ending:
        'You get this message because you manage the requisition or look after the applicant. How many days a step takes is set in its screening plan.',
    },
    es: {
      subject: 'Una candidatura para {job} espera tu respuesta',
      paragraphs: [
        'Se prometió una respuesta a una candidatura para {job} en {company}, y el plazo ya ha pasado. A quien la presentó se le ha dicho que tardará más.',
        'Decide sobre la candidatura o escribe a quien la presentó.',
      ],
      action: 'Abrir la ficha de puntuación',
      ending:
        'Recibes este mensaje porque gestionas la vacante o te ocupas de la candidatura. Los días de cada etapa se fijan en su plan de selección.',
    },
    fr: {
      subject: 'Une candidature pour {job} attend votre réponse',
      paragraphs: [
        'Une réponse a été promise à une candidature pour {job} chez {company}, et le délai est passé. La personne a été prévenue que cela prend plus de temps.',
        'Prenez une décision ou écrivez à la personne.',
      ],
      action: 'Ouvrir la fiche d’évaluation',
      ending:
        'Vous recevez ce message parce que vous gérez le poste ou suivez la candidature. Le délai de chaque étape se règle dans son plan de sélection.',
    },
  },
}
