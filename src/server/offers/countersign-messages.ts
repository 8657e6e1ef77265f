// Emails to users who sign an offer for the company.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from '../mail/mail-shape.ts'

export const COUNTERSIGN: Readonly<Record<Locale, MailMessages>> = {
  en: {
    subject: 'Sign the offer for {applicant}',
    paragraphs: [
      '{sender} asks you to sign the offer of {company} for {applicant}, {job}.',
      'The link works until {deadline}.',
    ],
    action: 'Read and sign the offer',
    ending: 'The link is yours alone: don’t forward it. Anyone who has it can sign in your name.',
  },
  es: {
    subject: 'Firma la oferta para {applicant}',
    paragraphs: [
      '{sender} te pide que firmes la oferta de {company} para {applicant}, {job}.',
      'El enlace funciona hasta el {deadline}.',
    ],
    action: 'Leer y firmar la oferta',
    ending:
      'El enlace es solo para ti: no lo reenvíes. Cualquier persona que lo tenga puede firmar en tu nombre.',
  },
  fr: {
    subject: 'Signez l’offre pour {applicant}',
    paragraphs: [
      '{sender} vous demande de signer l’offre de {company} pour {applicant}, {job}.',
      'Le lien fonctionne jusqu’au {deadline}.',
    ],
    action: 'Lire et signer l’offre',
    ending:
      'Ce lien vous est personnel : ne le transférez pas. Toute personne qui l’a peut signer en votre nom.',
  },
}
