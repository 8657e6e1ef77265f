// Mail about the approval of requisitions and offers: to the approvers, and to the requester.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type ApprovalMailKind =
  | 'approval-requested'
  | 'requisition-approved'
  | 'requisition-returned'
  | 'offer-approval-requested'
  | 'offer-approved'
  | 'offer-returned'

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
  'offer-approval-requested': {
    en: {
      subject: 'An offer for {job} is waiting for your approval',
      paragraphs: [
        'A colleague at {company} asks you to approve an offer for {job}. It is not sent until it is approved.',
      ],
      action: 'Review the offer',
      ending: 'You get this message because {company} asks you to approve offers.',
    },
    es: {
      subject: 'Una oferta para {job} espera tu aprobación',
      paragraphs: [
        'Una persona de {company} te pide que apruebes una oferta para {job}. No se envía hasta que se apruebe.',
      ],
      action: 'Revisar la oferta',
      ending: 'Recibes este mensaje porque {company} te pide que apruebes ofertas.',
    },
    fr: {
      subject: 'Une offre pour {job} attend votre approbation',
      paragraphs: [
        'Un membre de {company} vous demande d’approuver une offre pour {job}. Elle n’est pas envoyée avant son approbation.',
      ],
      action: 'Examiner l’offre',
      ending: 'Vous recevez ce message parce que {company} vous demande d’approuver des offres.',
    },
  },
  'offer-approved': {
    en: {
      subject: 'Your offer for {job} is approved',
      paragraphs: ['Your offer for {job} was approved. You can send it now.'],
      action: 'Open the requisition',
      ending: 'You get this message because you asked {company} to approve it.',
    },
    es: {
      subject: 'Tu oferta para {job} está aprobada',
      paragraphs: ['Tu oferta para {job} se ha aprobado. Ya puedes enviarla.'],
      action: 'Abrir la vacante',
      ending: 'Recibes este mensaje porque pediste a {company} que la aprobara.',
    },
    fr: {
      subject: 'Votre offre pour {job} est approuvée',
      paragraphs: ['Votre offre pour {job} a été approuvée. Vous pouvez l’envoyer.'],
      action: 'Ouvrir le poste',
      ending: 'Vous recevez ce message parce que vous avez demandé son approbation à {company}.',
    },
  },
  'offer-returned': {
    en: {
      subject: 'Your offer for {job} needs changes',
      paragraphs: [
        'Your offer for {job} was not approved. You can read the reason on the applicant’s scorecard.',
      ],
      action: 'Open the requisition',
      ending: 'You get this message because you asked {company} to approve it.',
    },
    es: {
      subject: 'Tu oferta para {job} necesita cambios',
      paragraphs: [
        'Tu oferta para {job} no se ha aprobado. El motivo está en la ficha de la persona candidata.',
      ],
      action: 'Abrir la vacante',
      ending: 'Recibes este mensaje porque pediste a {company} que la aprobara.',
    },
    fr: {
      subject: 'Votre offre pour {job} doit être modifiée',
      paragraphs: [
        'Votre offre pour {job} n’a pas été approuvée. Le motif figure dans la fiche du candidat.',
      ],
      action: 'Ouvrir le poste',
      ending: 'Vous recevez ce message parce que vous avez demandé son approbation à {company}.',
    },
  },
}
