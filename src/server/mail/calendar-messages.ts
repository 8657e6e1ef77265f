// What an interviewer is written to who is asked to connect a calendar.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

export const CALENDAR_LABELS: Record<'calendar-invitation', Record<Locale, MailMessages>> = {
  'calendar-invitation': {
    en: {
      subject: 'Say when you have time for interviews: {job}',
      paragraphs: [
        'A colleague at {company} asks you to say when you have time for interviews for {job}, and to connect your calendar.',
        'From your calendar we read only when you are busy: no titles, no places and no participants.',
      ],
      action: 'Open My availability',
      ending: 'You get this message because you are on the hiring team.',
    },
    es: {
      subject: 'Indica cuándo tienes tiempo para entrevistas: {job}',
      paragraphs: [
        'Una persona de {company} te pide que indiques cuándo tienes tiempo para las entrevistas de {job} y que conectes tu calendario.',
        'De tu calendario solo leemos cuándo estás ocupado: ni títulos, ni lugares, ni participantes.',
      ],
      action: 'Abrir Mi disponibilidad',
      ending: 'Recibes este mensaje porque formas parte del equipo de selección.',
    },
    fr: {
      subject: 'Indiquez vos disponibilités pour les entretiens : {job}',
      paragraphs: [
        'Un membre de {company} vous demande d’indiquer quand vous êtes disponible pour les entretiens du poste {job} et de connecter votre agenda.',
        'De votre agenda, nous ne lisons que vos plages occupées : ni titres, ni lieux, ni participants.',
      ],
      action: 'Ouvrir Mes disponibilités',
      ending: 'Vous recevez ce message parce que vous faites partie de l’équipe de recrutement.',
    },
  },
}
