// What is written about the approval of a requisition: to those who approve, and to who asked.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type ApprovalMailKind = 'approval-requested' | 'requisition-approved' | 'requisition-returned'

export const APPROVAL_LABELS: Record<ApprovalMailKind, Record<Locale, MailMessages>> = {
  'approval-requested': {
    en: {
      subject: '{job} is waiting for your approval',
      paragraphs: [
        'A colleague at {company} asks to open the requisition {job}. It takes no applications until it is approved.',
      ],
      action: 'Review the requisition',
      ending: 'You get this message because your role at {company} lets you approve requisitions.',
    },
    es: {
      subject: '{job} espera tu aprobación',
      paragraphs: [
        'Una persona de {company} pide abrir la vacante {job}. No admite candidaturas hasta que se apruebe.',
      ],
      action: 'Revisar la vacante',
      ending: 'Recibes este mensaje porque tu rol en {company} te permite aprobar vacantes.',
    },
    fr: {
      subject: '{job} attend votre approbation',
      paragraphs: [
        'Un membre de {company} demande l’ouverture du poste {job}. Aucune candidature n’est acceptée avant son approbation.',
      ],
      action: 'Examiner le poste',
      ending:
        'Vous recevez ce message parce que votre rôle chez {company} vous permet d’approuver des postes.',
    },
  },
  'requisition-approved': {
    en: {
      subject: '{job} is approved and open',
      paragraphs: ['Your requisition {job} was approved. It takes applications from now on.'],
      action: 'Open the requisition',
      ending: 'You get this message because you asked {company} to approve it.',
    },
    es: {
      subject: '{job} está aprobada y abierta',
      paragraphs: ['Tu vacante {job} se ha aprobado. Desde ahora admite candidaturas.'],
      action: 'Abrir la vacante',
      ending: 'Recibes este mensaje porque pediste a {company} que la aprobara.',
    },
    fr: {
      subject: '{job} est approuvé et ouvert',
      paragraphs: ['Votre poste {job} a été approuvé. Il accepte désormais des candidatures.'],
      action: 'Ouvrir le poste',
      ending: 'Vous recevez ce message parce que vous avez demandé son approbation à {company}.',
    },
  },
  'requisition-returned': {
    en: {
      subject: '{job} needs changes before it can open',
      paragraphs: [
        'Your requisition {job} was not approved yet and is a draft again. You can read the reason in the requisition.',
      ],
      action: 'Read the reason',
      ending: 'You get this message because you asked {company} to approve it.',
    },
    es: {
      subject: '{job} necesita cambios antes de abrirse',
      paragraphs: [
        'Tu vacante {job} todavía no se ha aprobado y vuelve a ser un borrador. El motivo está en la vacante.',
      ],
      action: 'Leer el motivo',
      ending: 'Recibes este mensaje porque pediste a {company} que la aprobara.',
    },
    fr: {
      subject: '{job} doit être modifié avant son ouverture',
      paragraphs: [
        'Votre poste {job} n’a pas encore été approuvé et redevient un brouillon. Le motif figure dans le poste.',
      ],
      action: 'Lire le motif',
      ending: 'Vous recevez ce message parce que vous avez demandé son approbation à {company}.',
    },
  },
}
