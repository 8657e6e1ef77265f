// What applications have sent: to the applicant, that it was received, and to the staff who see it. Those messages name no
// applicant: messages stay where they are sent.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type ApplicationMailKind =
  | 'application-submitted'
  | 'application-received'
  | 'activity-completed'
  | 'human-review-asked'
  | 'human-review-kept'
  | 'human-review-overturned'
  | 'comment-mention'
  | 'applicant-replied'

export const NOTIFICATION_LABELS: Record<ApplicationMailKind, Record<Locale, MailMessages>> = {
  'application-received': {
    en: {
      subject: 'Your application for {job} was received',
      paragraphs: [
        '{company} has received your application for {job}.',
        '{answer}',
        'Your progress shows what to do and what happens next. You can withdraw the application there at any time.',
      ],
      action: 'Open your progress',
      ending: 'If you did not apply, tell {company}.',
    },
    es: {
      subject: 'Hemos recibido tu candidatura para {job}',
      paragraphs: [
        '{company} ha recibido tu candidatura para {job}.',
        '{answer}',
        'En tu progreso puedes ver qué hacer y qué pasa después. Allí puedes retirar la candidatura en cualquier momento.',
      ],
      action: 'Abrir tu progreso',
      ending: 'Si no te has postulado, avisa a {company}.',
    },
    fr: {
      subject: 'Votre candidature pour {job} a été reçue',
      paragraphs: [
        '{company} a reçu votre candidature pour {job}.',
        '{answer}',
        'Votre progression indique ce qu’il reste à faire et la suite. Vous pouvez y retirer la candidature à tout moment.',
      ],
      action: 'Ouvrir votre progression',
      ending: 'Si vous n’avez pas postulé, prévenez {company}.',
    },
  },
  'activity-completed': {
    en: {
      subject: '“{activity}” was completed for {job}',
      paragraphs: [
        'An applicant has completed “{activity}” in an application for {job} at {company}.',
      ],
      action: 'Open the scorecard',
      ending:
        'You get this message because you are on the hiring team. The people who manage the requisition choose in its screening plan who is told.',
    },
    es: {
      subject: 'Se ha completado «{activity}» para {job}',
      paragraphs: [
        'Alguien ha completado «{activity}» en una candidatura para {job} en {company}.',
      ],
      action: 'Abrir la ficha de puntuación',
      ending:
        'Recibes este mensaje porque formas parte del equipo. Quienes gestionan la vacante eligen en su plan de selección a quién se avisa.',
    },
    fr: {
      subject: '« {activity} » est terminé pour {job}',
      paragraphs: [
        'Une personne a terminé « {activity} » dans une candidature pour {job} chez {company}.',
      ],
      action: 'Ouvrir la fiche d’évaluation',
      ending:
        'Vous recevez ce message parce que vous faites partie de l’équipe. Les personnes qui gèrent le poste choisissent dans son plan de sélection qui est prévenu.',
    },
  },
  'human-review-asked': {
    en: {
      subject: 'An applicant asks for a review by a person for {job}',
      paragraphs: [
        'A rule rejected an application for {job} at {company}, and the applicant asks for a review by a person.',
        'Read the application, then keep the decision or recover the application. The applicant sees the outcome.',
      ],
      action: 'Open the scorecard',
      ending:
        'You get this message because you manage the requisition or look after the applicant.',
    },
    es: {
      subject: 'Alguien pide la revisión de una persona para {job}',
      paragraphs: [
        'Una regla ha rechazado una candidatura para {job} en {company}, y quien la presentó pide la revisión de una persona.',
        'Lee la candidatura y después mantén la decisión o recupera la candidatura. Quien la presentó verá el resultado.',
      ],
      action: 'Abrir la ficha de puntuación',
      ending: 'Recibes este mensaje porque gestionas la vacante o te ocupas de la candidatura.',
    },
    fr: {
      subject: 'Une personne demande un réexamen humain pour {job}',
      paragraphs: [
        'Une règle a refusé une candidature pour {job} chez {company}, et la personne concernée demande un réexamen humain.',
        'Lisez la candidature, puis maintenez la décision ou récupérez la candidature. La personne verra le résultat.',
      ],
      action: 'Ouvrir la fiche d’évaluation',
      ending: 'Vous recevez ce message parce que vous gérez le poste ou suivez la candidature.',
    },
  },
  'human-review-kept': {
    en: {
      subject: 'Your application for {job} was reviewed',
      paragraphs: [
        'A person at {company} has reviewed your application for {job}, as you asked. The decision stands.',
      ],
      action: 'Open your progress',
      ending: 'You get this message because you asked for a review by a person.',
    },
    es: {
      subject: 'Se ha revisado tu candidatura para {job}',
      paragraphs: [
        'Una persona de {company} ha revisado tu candidatura para {job}, como pediste. La decisión se mantiene.',
      ],
      action: 'Abrir tu progreso',
      ending: 'Recibes este mensaje porque pediste la revisión de una persona.',
    },
    fr: {
      subject: 'Votre candidature pour {job} a été réexaminée',
      paragraphs: [
        'Une personne de {company} a réexaminé votre candidature pour {job}, comme vous l’aviez demandé. La décision est maintenue.',
      ],
      action: 'Ouvrir votre progression',
      ending: 'Vous recevez ce message parce que vous avez demandé un réexamen humain.',
    },
  },
  'human-review-overturned': {
    en: {
      subject: 'Your application for {job} is under consideration again',
      paragraphs: [
        'A person at {company} has reviewed your application for {job}, as you asked, and overturned the decision.',
        'What happens next is in your progress.',
      ],
      action: 'Open your progress',
      ending: 'You get this message because you asked for a review by a person.',
    },
    es: {
      subject: 'Tu candidatura para {job} vuelve a estar en curso',
      paragraphs: [
        'Una persona de {company} ha revisado tu candidatura para {job}, como pediste, y ha anulado la decisión.',
        'Los próximos pasos están en tu progreso.',
      ],
      action: 'Abrir tu progreso',
      ending: 'Recibes este mensaje porque pediste la revisión de una persona.',
    },
    fr: {
      subject: 'Votre candidature pour {job} est de nouveau à l’étude',
      paragraphs: [
        'Une personne de {company} a réexaminé votre candidature pour {job}, comme vous l’aviez demandé, et est revenue sur la décision.',
        'La suite figure dans votre progression.',
      ],
      action: 'Ouvrir votre progression',
      ending: 'Vous recevez ce message parce que vous avez demandé un réexamen humain.',
    },
  },
  'application-submitted': {
    en: {
      subject: 'A new application for {job}',
      paragraphs: ['An application for {job} was submitted at {company}.'],
      action: 'Open the scorecard',
      ending:
        'You get this message because one of your roles asks for it. An account admin of {company} can change that.',
    },
    es: {
      subject: 'Una nueva candidatura para {job}',
      paragraphs: ['Se ha presentado una candidatura para {job} en {company}.'],
      action: 'Abrir la ficha de puntuación',
      ending:
        'Recibes este mensaje porque uno de tus roles lo pide. Un administrador de {company} puede cambiarlo.',
    },
    fr: {
      subject: 'Une nouvelle candidature pour {job}',
      paragraphs: ['Une candidature pour {job} a été remise chez {company}.'],
      action: 'Ouvrir la fiche d’évaluation',
      ending:
        'Vous recevez ce message parce que l’un de vos rôles le demande. Un administrateur de {company} peut le changer.',
    },
  },
  'applicant-replied': {
    en: {
      subject: 'New message from an applicant for {job}',
      paragraphs: [
        'An applicant for {job} at {company} wrote to you. Read the message on the scorecard.',
      ],
      action: 'Open the scorecard',
      ending: 'You get this message because you wrote to the applicant or manage the requisition.',
    },
    es: {
      subject: 'Mensaje nuevo de una persona candidata a {job}',
      paragraphs: [
        'Una persona candidata a {job} en {company} te escribió. Puedes leer el mensaje en la ficha de puntuación.',
      ],
      action: 'Abrir la ficha de puntuación',
      ending:
        'Recibes este mensaje porque escribiste a la persona candidata o gestionas la vacante.',
    },
    fr: {
      subject: 'Nouveau message d’une personne candidate pour {job}',
      paragraphs: [
        'Une personne qui a postulé pour {job} chez {company} vous a écrit. Vous pouvez lire son message sur la fiche d’évaluation.',
      ],
      action: 'Ouvrir la fiche d’évaluation',
      ending: 'Vous recevez ce message parce que vous avez écrit à la personne ou gérez le poste.',
    },
  },
  'comment-mention': {
    en: {
      subject: 'A colleague mentions you in a comment for {job}',
      paragraphs: [
        'A colleague at {company} mentions you in a comment on an application for {job}. Read it on the scorecard.',
      ],
      action: 'Open the scorecard',
      ending: 'You get this message because a comment mentions you.',
    },
    es: {
      subject: 'Te mencionan en un comentario para {job}',
      paragraphs: [
        'En {company} te mencionan en un comentario sobre una candidatura para {job}. Puedes leerlo en la ficha de puntuación.',
      ],
      action: 'Abrir la ficha de puntuación',
      ending: 'Recibes este mensaje porque un comentario te menciona.',
    },
    fr: {
      subject: 'Vous êtes mentionné·e dans un commentaire pour {job}',
      paragraphs: [
        'Chez {company}, un commentaire sur une candidature pour {job} vous mentionne. Vous pouvez le lire sur la fiche d’évaluation.',
      ],
      action: 'Ouvrir la fiche d’évaluation',
      ending: 'Vous recevez ce message parce qu’un commentaire vous mentionne.',
    },
  },
}
