// The onboarding forms of the demo companies, in three languages. Data only.
import type { FormSection, OwnFormField } from '#contract/assessments/form-fields.ts'

type DemoForm = { readonly name: string; readonly sections: FormSection[] }

export const NEW_EMPLOYEE_FORM = 'New employee'

const own = { source: 'company', account_field_id: null, is_private: false } as const
const secret = { ...own, is_private: true } as const

const CONTACT: FormSection = {
  section_id: 'contact',
  title: 'Contact details',
  standard_title: 'contact',
  fields: [
    { source: 'standard', name: 'phone', is_required: true },
    { source: 'standard', name: 'address', is_required: true },
    { source: 'standard', name: 'city', is_required: true },
  ],
}

const EMERGENCY: FormSection = {
  section_id: 'emergency',
  title: 'In an emergency',
  standard_title: null,
  translations: { es: 'En caso de emergencia', fr: 'En cas d’urgence' },
  fields: [
    {
      ...secret,
      question_id: 'emergency-name',
      written: {
        type: 'short_text',
        text: 'Whom should we call?',
        help: 'A first and a last name.',
        is_required: true,
      },
      translations: {
        es: { text: '¿A quién debemos llamar?', help: 'Nombre y apellidos.', options: [] },
        fr: { text: 'Qui devons-nous appeler ?', help: 'Un prénom et un nom.', options: [] },
      },
    },
    {
      ...secret,
      question_id: 'emergency-phone',
      written: {
        type: 'short_text',
        text: 'At which phone number?',
        help: '',
        is_required: true,
      },
      translations: {
        es: { text: '¿A qué número de teléfono?', help: '', options: [] },
        fr: { text: 'À quel numéro de téléphone ?', help: '', options: [] },
      },
    },
  ],
}

const SIZES = ['S', 'M', 'L', 'XL'].map((text, index) => ({
  value: index + 1,
  text,
  is_knock_out: false,
}))

const SIZE: OwnFormField = {
  ...own,
  question_id: 'size',
  written: {
    type: 'single_choice',
    text: 'Which size of work clothes do you wear?',
    help: '',
    is_required: true,
    options: SIZES,
  },
  translations: {
    es: { text: '¿Qué talla de ropa de trabajo usas?', help: '', options: [] },
    fr: {
      text: 'Quelle taille de vêtements de travail portez-vous ?',
      help: '',
      options: [],
    },
  },
}

const COMMUTE: OwnFormField = {
  ...own,
  question_id: 'commute',
  written: {
    type: 'single_choice',
    text: 'How will you come to work?',
    help: '',
    is_required: true,
    options: [
      { value: 1, text: 'By car', is_knock_out: false },
      { value: 2, text: 'By bus or train', is_knock_out: false },
      { value: 3, text: 'By bicycle or on foot', is_knock_out: false },
    ],
  },
  translations: {
    es: {
      text: '¿Cómo vendrás al trabajo?',
      help: '',
      options: [
        { value: 1, text: 'En coche' },
        { value: 2, text: 'En autobús o tren' },
        { value: 3, text: 'En bicicleta o a pie' },
      ],
    },
    fr: {
      text: 'Comment viendrez-vous au travail ?',
      help: '',
      options: [
        { value: 1, text: 'En voiture' },
        { value: 2, text: 'En bus ou en train' },
        { value: 3, text: 'À vélo ou à pied' },
      ],
    },
  },
}

const LICENSE_PLATE: OwnFormField = {
  ...own,
  question_id: 'license-plate',
  shown_if: { question_id: 'commute', value: 1 },
  written: {
    type: 'short_text',
    text: 'What is your license plate number?',
    help: 'The gate of the parking lot opens for it.',
    is_required: true,
  },
  translations: {
    es: {
      text: '¿Cuál es el número de tu matrícula?',
      help: 'La barrera del estacionamiento se abre con él.',
      options: [],
    },
    fr: {
      text: 'Quel est votre numéro d’immatriculation ?',
      help: 'La barrière du parking s’ouvre grâce à lui.',
      options: [],
    },
  },
}

const NEEDS: OwnFormField = {
  ...own,
  question_id: 'needs',
  written: {
    type: 'long_text',
    text: 'Is there anything that we should prepare for you?',
    help: 'Such as a chair or a diet.',
    is_required: false,
  },
  translations: {
    es: {
      text: '¿Hay algo que debamos preparar para ti?',
      help: 'Por ejemplo, una silla o una dieta.',
      options: [],
    },
    fr: {
      text: 'Devons-nous préparer quelque chose pour vous ?',
      help: 'Par exemple une chaise ou un régime alimentaire.',
      options: [],
    },
  },
}

const FIRST_DAY: FormSection = {
  section_id: 'first-day',
  title: 'Your first day',
  standard_title: null,
  translations: { es: 'Tu primer día', fr: 'Votre premier jour' },
  fields: [SIZE, COMMUTE, LICENSE_PLATE, NEEDS],
}

export const DEMO_ONBOARDING_FORMS: readonly DemoForm[] = [
  { name: NEW_EMPLOYEE_FORM, sections: [CONTACT, EMERGENCY, FIRST_DAY] },
  { name: 'Seasonal work', sections: [CONTACT, FIRST_DAY] },
]
