// The departments of the library's profiles.
import type { LocalizedText } from '#contract/core/shape.ts'

export const LOGISTICS: LocalizedText = { en: 'Logistics', es: 'Logística', fr: 'Logistique' }
export const OPERATIONS: LocalizedText = { en: 'Operations', es: 'Operaciones', fr: 'Exploitation' }
export const CUSTOMER_CARE: LocalizedText = {
  en: 'Customer care',
  es: 'Atención al cliente',
  fr: 'Relation client',
}
export const RETAIL: LocalizedText = { en: 'Retail', es: 'Ventas minoristas', fr: 'Magasin' }
export const SALES: LocalizedText = { en: 'Sales', es: 'Ventas', fr: 'Ventes' }
export const ADMINISTRATION: LocalizedText = {
  en: 'Administration',
  es: 'Administración',
  fr: 'Administration',
}
export const FINANCE: LocalizedText = { en: 'Finance', es: 'Finanzas', fr: 'Finances' }
export const HUMAN_RESOURCES: LocalizedText = {
  en: 'Human resources',
  es: 'Recursos humanos',
  fr: 'Ressources humaines',
}
export const TECHNOLOGY: LocalizedText = {
  en: 'Information technology',
  es: 'Tecnología',
  fr: 'Informatique',
}
export const MARKETING: LocalizedText = { en: 'Marketing', es: 'Mercadotecnia', fr: 'Marketing' }
export const HEALTH: LocalizedText = {
  en: 'Health and care',
  es: 'Salud y cuidados',
  fr: 'Santé et soins',
}
export const HOSPITALITY: LocalizedText = {
  en: 'Hospitality',
  es: 'Hotelería y restaurantes',
  fr: 'Hôtellerie et restauration',
}
export const PRODUCTION: LocalizedText = { en: 'Production', es: 'Producción', fr: 'Production' }
export const FACILITIES: LocalizedText = {
  en: 'Facilities',
  es: 'Mantenimiento e instalaciones',
  fr: 'Bâtiments et sécurité',
}
