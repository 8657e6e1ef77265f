// The standard fields of application forms: what candidates read, and how each is answered. Data, for the server and for staff.
import type { TextFormat } from '../assessments/answer-inputs.ts'
import type { LocalizedText } from '../core/shape.ts'
import type { QuestionType, StandardFieldName, StandardSection } from './plan-editor-rules.ts'

/** A column of the profile that answers a field before the candidate does. */
export type ProfileColumn = 'phone_number' | 'city' | 'linkedin_url'

export type StandardField = {
  readonly type: QuestionType
  readonly section: StandardSection
  readonly text: LocalizedText
  readonly help?: LocalizedText
  readonly format?: TextFormat
  /** Only staff whose role includes private data see the answer. */
  readonly isPrivate?: true
  readonly options?: readonly LocalizedText[]
  readonly profile?: ProfileColumn
  /** What answers it where the profile does not: the newest position of the work experience that says it. */
  readonly experience?: 'location'
}

export const STANDARD_FIELDS: Readonly<Record<StandardFieldName, StandardField>> = {
  phone: {
    type: 'short_text',
    section: 'contact',
    format: 'phone',
    profile: 'phone_number',
    text: { en: 'Phone number', es: 'Número de teléfono', fr: 'Numéro de téléphone' },
    help: {
      en: 'Example: (401) 555-0134',
      es: 'Ejemplo: (401) 555-0134',
      fr: 'Exemple : (401) 555-0134',
    },
  },
  address: {
    type: 'short_text',
    section: 'contact',
    text: { en: 'Address', es: 'Dirección', fr: 'Adresse' },
    help: {
      en: 'Street and number, and the postal code.',
      es: 'Calle y número, y el código postal.',
      fr: 'Rue et numéro, et le code postal.',
    },
  },
  city: {
    type: 'short_text',
    section: 'contact',
    profile: 'city',
    experience: 'location',
    text: { en: 'City', es: 'Ciudad', fr: 'Ville' },
  },
  linkedin: {
    type: 'short_text',
    section: 'contact',
    format: 'linkedin',
    profile: 'linkedin_url',
    text: { en: 'LinkedIn page', es: 'Página de LinkedIn', fr: 'Page LinkedIn' },
    help: {
      en: 'Its address, such as https://www.linkedin.com/in/your-name.',
      es: 'Su dirección, por ejemplo https://www.linkedin.com/in/tu-nombre.',
      fr: 'Son adresse, par exemple https://www.linkedin.com/in/votre-nom.',
    },
  },
  website: {
    type: 'short_text',
    section: 'contact',
    format: 'website',
    text: { en: 'Website or portfolio', es: 'Sitio web o portafolio', fr: 'Site web ou portfolio' },
    help: {
      en: 'Its address, beginning with https://.',
      es: 'Su dirección, que empieza por https://.',
      fr: 'Son adresse, qui commence par https://.',
    },
  },
  work_authorization: {
    type: 'single_choice',
    section: 'work',
    text: {
      en: 'Are you allowed to work in the country of this position?',
      es: '¿Tienes permiso para trabajar en el país de este puesto?',
      fr: 'Avez-vous le droit de travailler dans le pays de ce poste ?',
    },
    options: [
      { en: 'Yes', es: 'Sí', fr: 'Oui' },
      {
        en: 'Yes, if the employer sponsors me',
        es: 'Sí, si la empresa tramita mi permiso',
        fr: 'Oui, si l’employeur parraine mon permis',
      },
      { en: 'No', es: 'No', fr: 'Non' },
    ],
  },
  earliest_start: {
    type: 'date',
    section: 'work',
    text: {
      en: 'When could you start at the earliest?',
      es: '¿Cuándo podrías empezar como muy pronto?',
      fr: 'Quand pourriez-vous commencer au plus tôt ?',
    },
  },
  salary: {
    type: 'short_text',
    section: 'work',
    isPrivate: true,
    text: {
      en: 'What salary do you expect?',
      es: '¿Qué salario esperas?',
      fr: 'Quel salaire attendez-vous ?',
    },
    help: {
      en: 'Amount, currency and period, such as 42,000 EUR a year. Only a few people at the company see it.',
      es: 'Importe, moneda y periodo, por ejemplo 42 000 EUR al año. Solo lo ven unas pocas personas de la empresa.',
      fr: 'Montant, devise et période, par exemple 42 000 EUR par an. Seules quelques personnes de l’entreprise le voient.',
    },
  },
  cover_letter: {
    type: 'long_text',
    section: 'more',
    text: {
      en: 'Why are you applying for this position?',
      es: '¿Por qué te presentas a este puesto?',
      fr: 'Pourquoi postulez-vous à ce poste ?',
    },
    help: {
      en: 'A cover letter in a few sentences.',
      es: 'Una carta de presentación en unas pocas frases.',
      fr: 'Une lettre de motivation en quelques phrases.',
    },
  },
  resume: {
    type: 'file',
    section: 'more',
    text: { en: 'Resume', es: 'Currículum', fr: 'CV' },
    help: {
      en: 'A PDF, Word or text file of at most 10 MB.',
      es: 'Un archivo PDF, Word o de texto de 10 MB como máximo.',
      fr: 'Un fichier PDF, Word ou texte de 10 Mo au plus.',
    },
  },
}

export const SECTION_TITLES: Readonly<Record<StandardSection, LocalizedText>> = {
  contact: { en: 'Contact details', es: 'Datos de contacto', fr: 'Coordonnées' },
  work: { en: 'About the work', es: 'Sobre el trabajo', fr: 'À propos du travail' },
  more: { en: 'More about you', es: 'Más sobre ti', fr: 'En savoir plus sur vous' },
}
