// What people are sent who were hired.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

export const HIRE_LABELS: Record<'hired-welcome', Record<Locale, MailMessages>> = {
  'hired-welcome': {
    en: {
      subject: 'Welcome to {company}',
      paragraphs: [
        '{company} has hired you as {job}. Welcome!',
        'Your first day of work is {startDate}.',
        'If {company} asks you for anything before then, you find it in your progress.',
      ],
      action: 'Open your progress',
      ending: 'You get this message because you applied to {company}.',
    },
    es: {
      subject: 'Te damos la bienvenida a {company}',
      paragraphs: [
        '{company} te ha contratado como {job}. ¡Te damos la bienvenida!',
        'Tu primer día de trabajo es el {startDate}.',
        'Si {company} te pide algo antes de ese día, lo encontrarás en tu progreso.',
      ],
      action: 'Abrir tu progreso',
      ending: 'Recibes este mensaje porque te postulaste en {company}.',
    },
    fr: {
      subject: 'Bienvenue chez {company}',
      paragraphs: [
        '{company} vous a recruté pour le poste {job}. Bienvenue !',
        'Votre premier jour de travail est le {startDate}.',
        'Si {company} vous demande quelque chose d’ici là, vous le trouverez dans votre progression.',
      ],
      action: 'Ouvrir votre progression',
      ending: 'Vous recevez ce message parce que vous avez postulé chez {company}.',
    },
  },
}
