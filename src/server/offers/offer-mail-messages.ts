// What is written about an offer: to those who sign it, and to the user who sent it.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from '../mail/mail-shape.ts'
import { COUNTERSIGN } from './countersign-messages.ts'

export const OFFER_MAIL_KINDS = [
  'offer-to-sign',
  'offer-to-read',
  'offer-reminder',
  'offer-sealed',
  'offer-cancelled',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
] as const
export type OfferMailKind = (typeof OFFER_MAIL_KINDS)[number]

/** A message to the candidate, or to a user who signs for the company. */
type Side = 'candidate' | 'company'

/** The same for both sides but for `offer-to-sign`. */
export function offerMailMessages(
  kind: OfferMailKind,
  { side, language }: { side: Side; language: Locale },
): MailMessages {
  if (kind === 'offer-to-sign' && side === 'company') return COUNTERSIGN[language]
  return MESSAGES[kind][language]
}

const MESSAGES: Readonly<Record<OfferMailKind, Readonly<Record<Locale, MailMessages>>>> = {
  'offer-to-sign': {
    en: {
      subject: 'Your offer from {company}',
      paragraphs: [
        '{company} offers you the position of {job}.',
        'Read the offer, then accept and sign it, or decline it, by {deadline}.',
      ],
      action: 'Read the offer',
      ending: 'The link is yours alone: don’t forward it. Anyone who has it can sign in your name.',
    },
    es: {
      subject: 'Tu oferta de {company}',
      paragraphs: [
        '{company} te ofrece el puesto de {job}.',
        'Lee la oferta y acéptala con tu firma, o recházala, antes del {deadline}.',
      ],
      action: 'Leer la oferta',
      ending:
        'El enlace es solo para ti: no lo reenvíes. Cualquier persona que lo tenga puede firmar en tu nombre.',
    },
    fr: {
      subject: 'Votre offre de {company}',
      paragraphs: [
        '{company} vous propose le poste de {job}.',
        'Lisez l’offre, puis acceptez-la en la signant ou refusez-la avant le {deadline}.',
      ],
      action: 'Lire l’offre',
      ending:
        'Ce lien vous est personnel : ne le transférez pas. Toute personne qui l’a peut signer en votre nom.',
    },
  },
  'offer-to-read': {
    en: {
      subject: 'For you to read: the offer for {applicant}',
      paragraphs: [
        '{sender} shares the offer of {company} for {applicant}, {job}, with you.',
        'You can read it until {deadline}. You don’t need to sign it.',
      ],
      action: 'Read the offer',
      ending: 'The link is yours alone: don’t forward it.',
    },
    es: {
      subject: 'Para tu información: la oferta para {applicant}',
      paragraphs: [
        '{sender} comparte contigo la oferta de {company} para {applicant}, {job}.',
        'Puedes leerla hasta el {deadline}. No tienes que firmarla.',
      ],
      action: 'Leer la oferta',
      ending: 'El enlace es solo para ti: no lo reenvíes.',
    },
    fr: {
      subject: 'Pour information : l’offre pour {applicant}',
      paragraphs: [
        '{sender} partage avec vous l’offre de {company} pour {applicant}, {job}.',
        'Vous pouvez la lire jusqu’au {deadline}. Vous n’avez pas à la signer.',
      ],
      action: 'Lire l’offre',
      ending: 'Ce lien vous est personnel : ne le transférez pas.',
    },
  },
  'offer-reminder': {
    en: {
      subject: 'Reminder: an offer from {company} waits for your signature',
      paragraphs: ['The offer for {job} waits for your answer until {deadline}.'],
      action: 'Read the offer',
      ending: 'The link is yours alone: don’t forward it.',
    },
    es: {
      subject: 'Recordatorio: una oferta de {company} espera tu firma',
      paragraphs: ['La oferta para {job} espera tu respuesta hasta el {deadline}.'],
      action: 'Leer la oferta',
      ending: 'El enlace es solo para ti: no lo reenvíes.',
    },
    fr: {
      subject: 'Rappel : une offre de {company} attend votre signature',
      paragraphs: ['L’offre pour {job} attend votre réponse jusqu’au {deadline}.'],
      action: 'Lire l’offre',
      ending: 'Ce lien vous est personnel : ne le transférez pas.',
    },
  },
  'offer-sealed': {
    en: {
      subject: 'Signed by everyone: the offer for {job}',
      paragraphs: [
        'Everyone has signed the offer of {company} for {job}. The document is sealed: every later change of it can be found.',
      ],
      action: 'Download the signed document',
      ending: 'Keep a copy. The link is yours alone: don’t forward it.',
    },
    es: {
      subject: 'Firmada por todas las partes: la oferta para {job}',
      paragraphs: [
        'Todas las partes han firmado la oferta de {company} para {job}. El documento está sellado: cualquier cambio posterior se puede detectar.',
      ],
      action: 'Descargar el documento firmado',
      ending: 'Guarda una copia. El enlace es solo para ti: no lo reenvíes.',
    },
    fr: {
      subject: 'Signée par toutes les parties : l’offre pour {job}',
      paragraphs: [
        'Toutes les parties ont signé l’offre de {company} pour {job}. Le document est scellé : toute modification ultérieure est détectable.',
      ],
      action: 'Télécharger le document signé',
      ending: 'Conservez-en une copie. Ce lien vous est personnel : ne le transférez pas.',
    },
  },
  'offer-cancelled': {
    en: {
      subject: '{company} withdrew its offer for {job}',
      paragraphs: [
        '{company} withdrew the offer for {job} that it sent you. You can’t sign it any more.',
      ],
      action: 'See your application',
      ending: 'If you have questions, write to {company}.',
    },
    es: {
      subject: '{company} retiró su oferta para {job}',
      paragraphs: [
        '{company} retiró la oferta para {job} que te había enviado. Ya no puedes firmarla.',
      ],
      action: 'Ver tu candidatura',
      ending: 'Si tienes preguntas, escribe a {company}.',
    },
    fr: {
      subject: '{company} a retiré son offre pour {job}',
      paragraphs: [
        '{company} a retiré l’offre pour {job} qui vous avait été envoyée. Vous ne pouvez plus la signer.',
      ],
      action: 'Voir votre candidature',
      ending: 'Si vous avez des questions, écrivez à {company}.',
    },
  },
  'offer-accepted': {
    en: {
      subject: '{applicant} accepted the offer for {job}',
      paragraphs: ['{applicant} accepted the offer for {job}, and everyone has signed it.'],
      action: 'Open the scorecard',
      ending: 'You get this message because you sent the offer.',
    },
    es: {
      subject: '{applicant} aceptó la oferta para {job}',
      paragraphs: ['{applicant} aceptó la oferta para {job} y todas las partes la han firmado.'],
      action: 'Abrir la ficha',
      ending: 'Recibes este mensaje porque enviaste la oferta.',
    },
    fr: {
      subject: '{applicant} a accepté l’offre pour {job}',
      paragraphs: ['{applicant} a accepté l’offre pour {job}, et toutes les parties l’ont signée.'],
      action: 'Ouvrir la fiche',
      ending: 'Vous recevez ce message parce que vous avez envoyé l’offre.',
    },
  },
  'offer-declined': {
    en: {
      subject: 'The offer for {applicant} was declined',
      paragraphs: ['The offer for {job} to {applicant} was declined.', '{reason}'],
      action: 'Open the scorecard',
      ending: 'You get this message because you sent the offer.',
    },
    es: {
      subject: 'La oferta para {applicant} fue rechazada',
      paragraphs: ['La oferta para {job} enviada a {applicant} fue rechazada.', '{reason}'],
      action: 'Abrir la ficha',
      ending: 'Recibes este mensaje porque enviaste la oferta.',
    },
    fr: {
      subject: 'L’offre pour {applicant} a été refusée',
      paragraphs: ['L’offre pour {job} envoyée à {applicant} a été refusée.', '{reason}'],
      action: 'Ouvrir la fiche',
      ending: 'Vous recevez ce message parce que vous avez envoyé l’offre.',
    },
  },
  'offer-expired': {
    en: {
      subject: 'The offer for {applicant} has expired',
      paragraphs: ['No one answered the offer for {job} to {applicant} by {deadline}.'],
      action: 'Open the scorecard',
      ending: 'You get this message because you sent the offer. You can send it again.',
    },
    es: {
      subject: 'La oferta para {applicant} ha vencido',
      paragraphs: ['La oferta para {job} a {applicant} quedó sin respuesta hasta el {deadline}.'],
      action: 'Abrir la ficha',
      ending: 'Recibes este mensaje porque enviaste la oferta. Puedes enviarla otra vez.',
    },
    fr: {
      subject: 'L’offre pour {applicant} a expiré',
      paragraphs: ['L’offre pour {job} à {applicant} est restée sans réponse jusqu’au {deadline}.'],
      action: 'Ouvrir la fiche',
      ending:
        'Vous recevez ce message parce que vous avez envoyé l’offre. Vous pouvez la renvoyer.',
    },
  },
}
