// The offer fields, letters and details templates of the demo companies. Data only.
import type { OfferDetailsContent } from '#contract/offers/offer-details-templates.ts'
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'

const FIELD = { options: null, default_value: null, is_required: false }

export const DEMO_OFFER_FIELDS = [
  {
    ...FIELD,
    name: 'Signing bonus',
    kind: 'money',
    is_private: true,
    is_shown_to_candidate: true,
  },
  {
    ...FIELD,
    name: 'Relocation',
    kind: 'yes_no',
    default_value: 'no',
    is_private: false,
    is_shown_to_candidate: true,
  },
] as const

export const DEMO_DETAILS_TEMPLATE: OfferDetailsContent = {
  name: 'Pay and dates',
  rows: [
    { field_key: 'title', label: 'Position', is_omitted_when_empty: false },
    { field_key: 'salary_amount', label: 'Salary', is_omitted_when_empty: false },
    { field_key: 'pay_period', label: 'Paid', is_omitted_when_empty: true },
    { field_key: 'bonus', label: 'Bonus', is_omitted_when_empty: true },
    { field_key: 'offer_signing_bonus', label: 'Signing bonus', is_omitted_when_empty: true },
    { field_key: 'offer_relocation', label: 'Help with relocation', is_omitted_when_empty: true },
    { field_key: 'start_date', label: 'Start date', is_omitted_when_empty: true },
  ],
}

export const DEMO_OFFER_LETTERS: readonly OfferLetterContent[] = [
  {
    name: 'Standard offer',
    language: 'en',
    page_size: 'Letter',
    header: '{{company_name}}',
    body_html: `<p data-align="right">{{today}}</p><p>Dear {{first_name}} {{last_name}},</p><p>We are pleased to offer you the position of <strong>{{title}}</strong> at {{location|:our site}}. You would report to {{manager|:the manager of the team}} and start on {{start_date|:a date that we agree with you}}.</p><h3>Your offer</h3><p>{{details}}</p><p>{{contingencies|:This offer has no further conditions.}}</p><p>To accept, sign below by {{expires_at|:the date in our email}}.</p><p>{{signature:candidate}}</p><p>{{name:candidate}} {{date:candidate}}</p><p>For {{company_name}}:</p><p>{{signature:company_1}}</p><p>{{name:company_1}} {{date:company_1}}</p>`,
    footer: '{{company_name}} · Confidential',
  },
  {
    name: 'Oferta estándar',
    language: 'es',
    page_size: 'Letter',
    header: '{{company_name}}',
    body_html: `<p data-align="right">{{today}}</p><p>Hola, {{first_name}} {{last_name}}:</p><p>Nos alegra ofrecerte el puesto de <strong>{{title}}</strong> en {{location|:nuestro centro}}. Tu responsable será {{manager|:la persona a cargo del equipo}} y empezarás el {{start_date|:día que acordemos contigo}}.</p><h3>Tu oferta</h3><p>{{details}}</p><p>{{contingencies|:Esta oferta no tiene más condiciones.}}</p><p>Para aceptarla, firma abajo antes del {{expires_at|:día que indica nuestro correo}}.</p><p>{{signature:candidate}}</p><p>{{name:candidate}} {{date:candidate}}</p><p>Por {{company_name}}:</p><p>{{signature:company_1}}</p><p>{{name:company_1}} {{date:company_1}}</p>`,
    footer: '{{company_name}} · Confidencial',
  },
]
