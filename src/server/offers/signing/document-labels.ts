// What documents say by themselves, in the letter's language.
import type { Locale } from '#contract/core/shape.ts'

export type DocumentLabels = {
  readonly page: (page: number, pages: number) => string
  readonly heading: string
  readonly intro: (company: string) => string
  readonly document: string
  readonly sealed: string
  readonly fingerprint: string
  readonly documents: string
  readonly documentHashes: string
  readonly signers: string
  readonly sent: string
  readonly opened: string
  readonly consented: string
  readonly signed: string
  readonly address: string
  readonly device: string
  readonly shown: string
  readonly verify: string
  readonly howToVerify: (url: string) => string
  readonly unknownCertificate: string
  readonly attached: string
}

const ENGLISH: DocumentLabels = {
  page: (page, pages) => `Page ${page} of ${pages}`,
  heading: 'Signature certificate',
  intro: (company) =>
    `This page records how the document was signed. It was sealed for ${company}.`,
  document: 'Document',
  sealed: 'Sealed',
  fingerprint: 'SHA-256 before signing',
  documents: 'Attached documents',
  documentHashes: 'SHA-256 of each file, as it was sent.',
  signers: 'Signatures',
  sent: 'Sent',
  opened: 'Opened',
  consented: 'Agreed to sign electronically',
  signed: 'Signed',
  address: 'Network address',
  device: 'Device',
  shown: 'SHA-256 of the document shown',
  verify: 'Verify this document',
  howToVerify: (url) => `Open ${url} and choose this file. You’ll see whether it is unchanged.`,
  unknownCertificate:
    'Your PDF reader may call the certificate unknown: it was made for this installation and is on no public list. The seal still shows any later change.',
  attached: 'The full record is attached to this PDF as evidence.json.',
}

const SPANISH: DocumentLabels = {
  page: (page, pages) => `Página ${page} de ${pages}`,
  heading: 'Certificado de firmas',
  intro: (company) =>
    `Esta página muestra cómo se firmó el documento. El sello se hizo para ${company}.`,
  document: 'Documento',
  sealed: 'Sellado',
  fingerprint: 'SHA-256 antes de firmar',
  documents: 'Documentos adjuntos',
  documentHashes: 'SHA-256 de cada archivo, tal como se envió.',
  signers: 'Firmas',
  sent: 'Enviado',
  opened: 'Abierto',
  consented: 'Aceptó firmar electrónicamente',
  signed: 'Firmado',
  address: 'Dirección de red',
  device: 'Dispositivo',
  shown: 'SHA-256 del documento mostrado',
  verify: 'Verifica este documento',
  howToVerify: (url) => `Abre ${url} y elige este archivo. Verás si no ha cambiado.`,
  unknownCertificate:
    'Es posible que tu lector de PDF no reconozca el certificado: se creó para esta instalación y no está en ninguna lista pública. Aun así, el sello muestra cualquier cambio posterior.',
  attached: 'El registro completo está adjunto a este PDF como evidence.json.',
}

const FRENCH: DocumentLabels = {
  page: (page, pages) => `Page ${page} sur ${pages}`,
  heading: 'Certificat de signature',
  intro: (company) =>
    `Cette page indique comment le document a été signé. Il a été scellé pour ${company}.`,
  document: 'Document',
  sealed: 'Scellé',
  fingerprint: 'SHA-256 avant signature',
  documents: 'Documents joints',
  documentHashes: 'SHA-256 de chaque fichier, tel qu’il a été envoyé.',
  signers: 'Signatures',
  sent: 'Envoyé',
  opened: 'Ouvert',
  consented: 'Signature électronique acceptée',
  signed: 'Signé',
  address: 'Adresse réseau',
  device: 'Appareil',
  shown: 'SHA-256 du document affiché',
  verify: 'Vérifiez ce document',
  howToVerify: (url) => `Ouvrez ${url} et choisissez ce fichier. Vous verrez s’il est inchangé.`,
  unknownCertificate:
    'Votre lecteur PDF peut ne pas reconnaître le certificat : il a été créé pour cette installation et ne figure sur aucune liste publique. Le sceau révèle tout de même toute modification ultérieure.',
  attached: 'L’enregistrement complet est joint à ce PDF sous le nom evidence.json.',
}

export const DOCUMENT_LABELS: Record<Locale, DocumentLabels> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
}

/** A moment in the reader's language, always in UTC: a document is read anywhere. */
export function momentIn(language: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
    .format(moment)
    .concat(' UTC')
}

/** The day of a moment in UTC. */
export function dayIn(language: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
