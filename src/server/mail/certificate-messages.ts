// Emails to a company's admins about the certificate that seals signed offers.
import type { Locale } from '#contract/core/shape.ts'

import type { MailMessages } from './mail-shape.ts'

type CertificateMailKind = 'certificate-renewed' | 'certificate-expiring'

const ENDING: Readonly<Record<Locale, string>> = {
  en: 'You get this message because your role at {company} includes the company’s settings.',
  es: 'Recibes este mensaje porque tu rol en {company} incluye los ajustes de la empresa.',
  fr: 'Vous recevez ce message parce que votre rôle chez {company} comprend les paramètres de l’entreprise.',
}
const ACTION: Readonly<Record<Locale, string>> = {
  en: 'See the certificate',
  es: 'Ver el certificado',
  fr: 'Voir le certificat',
}

export const CERTIFICATE_LABELS: Record<CertificateMailKind, Record<Locale, MailMessages>> = {
  'certificate-renewed': {
    en: {
      subject: 'The certificate for signed offers is being renewed',
      paragraphs: [
        'The certificate that seals signed offers of {company} expires within 60 days. The next one is ready and replaces it 30 days before that.',
        'There is nothing to do. Documents that are sealed already stay valid.',
      ],
      action: ACTION.en,
      ending: ENDING.en,
    },
    es: {
      subject: 'El certificado de las ofertas firmadas se renueva',
      paragraphs: [
        'El certificado que sella las ofertas firmadas de {company} vence en menos de 60 días. El siguiente está listo y lo reemplaza 30 días antes.',
        'No tienes que hacer nada. Los documentos ya sellados siguen siendo válidos.',
      ],
      action: ACTION.es,
      ending: ENDING.es,
    },
    fr: {
      subject: 'Le certificat des offres signées est renouvelé',
      paragraphs: [
        'Le certificat qui scelle les offres signées de {company} expire dans moins de 60 jours. Le suivant est prêt et le remplace 30 jours avant cette échéance.',
        'Vous n’avez rien à faire. Les documents déjà scellés restent valables.',
      ],
      action: ACTION.fr,
      ending: ENDING.fr,
    },
  },
  'certificate-expiring': {
    en: {
      subject: 'The certificate for signed offers expires soon',
      paragraphs: [
        'The certificate that seals signed offers of {company} expires within 60 days. It comes from a file, so only the operator of this installation can renew it.',
        'Ask the operator to install a new certificate before then.',
      ],
      action: ACTION.en,
      ending: ENDING.en,
    },
    es: {
      subject: 'El certificado de las ofertas firmadas vence pronto',
      paragraphs: [
        'El certificado que sella las ofertas firmadas de {company} vence en menos de 60 días. Procede de un archivo, así que solo la persona que administra esta instalación puede renovarlo.',
        'Pídele que instale un certificado nuevo antes de esa fecha.',
      ],
      action: ACTION.es,
      ending: ENDING.es,
    },
    fr: {
      subject: 'Le certificat des offres signées expire bientôt',
      paragraphs: [
        'Le certificat qui scelle les offres signées de {company} expire dans moins de 60 jours. Il provient d’un fichier : seul l’exploitant de cette installation peut le renouveler.',
        'Demandez à l’exploitant d’installer un nouveau certificat avant cette date.',
      ],
      action: ACTION.fr,
      ending: ENDING.fr,
    },
  },
}
