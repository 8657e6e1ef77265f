// The words of the public pages in the three languages of the app. Values stand in braces.
import type {
  EmploymentType,
  SalaryPeriod,
  WorkplaceType,
} from '#contract/careers/posting-terms.ts'
import type { Locale } from '#contract/core/shape.ts'

export type CareerLabels = {
  readonly skip: string
  readonly careersAt: string
  readonly search: string
  readonly submit: string
  readonly positions: { readonly one: string; readonly other: string }
  readonly nothing: string
  readonly nothingFound: string
  readonly all: string
  readonly previous: string
  readonly next: string
  readonly pages: string
  readonly apply: string
  readonly closed: string
  readonly location: string
  readonly employment: string
  readonly workplace: string
  readonly salary: string
  readonly until: string
  readonly notFound: string
  readonly notFoundHint: string
  readonly from: string
  readonly upTo: string
  readonly employmentTypes: Readonly<Record<EmploymentType, string>>
  readonly workplaceTypes: Readonly<Record<WorkplaceType, string>>
  readonly periods: Readonly<Record<SalaryPeriod, string>>
}

export const CAREER_LABELS: Readonly<Record<Locale, CareerLabels>> = {
  en: {
    skip: 'Skip to the content',
    careersAt: 'Careers at {company}',
    search: 'Search by job title or location',
    submit: 'Search',
    positions: { one: '{count} open position', other: '{count} open positions' },
    nothing: 'There are no open positions at the moment.',
    nothingFound: 'No open position matches your search.',
    all: 'All open positions',
    previous: 'Previous page',
    next: 'Next page',
    pages: 'Pages',
    apply: 'Apply',
    closed: 'This position is not accepting new applications at this time',
    location: 'Location',
    employment: 'Employment type',
    workplace: 'Workplace',
    salary: 'Salary',
    until: 'Apply by',
    notFound: 'We cannot find this page',
    notFoundHint: 'Check that the address is complete.',
    from: 'From {amount}',
    upTo: 'Up to {amount}',
    employmentTypes: {
      full_time: 'Full-time',
      part_time: 'Part-time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
      volunteer: 'Volunteer',
      other: 'Other',
    },
    workplaceTypes: { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    periods: {
      hour: '{amount} per hour',
      day: '{amount} per day',
      week: '{amount} per week',
      month: '{amount} per month',
      year: '{amount} per year',
    },
  },
  es: {
    skip: 'Ir al contenido',
    careersAt: 'Empleo en {company}',
    search: 'Busca por puesto o ubicación',
    submit: 'Buscar',
    positions: { one: '{count} vacante', other: '{count} vacantes' },
    nothing: 'Ahora mismo no hay vacantes.',
    nothingFound: 'Ninguna vacante coincide con tu búsqueda.',
    all: 'Todas las vacantes',
    previous: 'Página anterior',
    next: 'Página siguiente',
    pages: 'Páginas',
    apply: 'Postular',
    closed: 'Este puesto no acepta nuevas candidaturas en este momento',
    location: 'Ubicación',
    employment: 'Tipo de empleo',
    workplace: 'Lugar de trabajo',
    salary: 'Salario',
    until: 'Fecha límite',
    notFound: 'No encontramos esta página',
    notFoundHint: 'Comprueba que la dirección esté completa.',
    from: 'Desde {amount}',
    upTo: 'Hasta {amount}',
    employmentTypes: {
      full_time: 'Jornada completa',
      part_time: 'Media jornada',
      contract: 'Por contrato',
      temporary: 'Temporal',
      internship: 'Prácticas',
      volunteer: 'Voluntariado',
      other: 'Otro',
    },
    workplaceTypes: { on_site: 'Presencial', hybrid: 'Híbrido', remote: 'A distancia' },
    periods: {
      hour: '{amount} por hora',
      day: '{amount} al día',
      week: '{amount} a la semana',
      month: '{amount} al mes',
      year: '{amount} al año',
    },
  },
  fr: {
    skip: 'Aller au contenu',
    careersAt: 'Carrières chez {company}',
    search: 'Rechercher par poste ou par lieu',
    submit: 'Rechercher',
    positions: { one: '{count} poste à pourvoir', other: '{count} postes à pourvoir' },
    nothing: 'Aucun poste n’est à pourvoir pour le moment.',
    nothingFound: 'Aucun poste ne correspond à votre recherche.',
    all: 'Tous les postes à pourvoir',
    previous: 'Page précédente',
    next: 'Page suivante',
    pages: 'Pages',
    apply: 'Postuler',
    closed: 'Ce poste n’accepte pas de nouvelles candidatures pour le moment',
    location: 'Lieu',
    employment: 'Type d’emploi',
    workplace: 'Mode de travail',
    salary: 'Salaire',
    until: 'Date limite',
    notFound: 'Cette page est introuvable',
    notFoundHint: 'Vérifiez que l’adresse est complète.',
    from: 'À partir de {amount}',
    upTo: 'Jusqu’à {amount}',
    employmentTypes: {
      full_time: 'Temps plein',
      part_time: 'Temps partiel',
      contract: 'Contrat',
      temporary: 'Intérim',
      internship: 'Stage',
      volunteer: 'Bénévolat',
      other: 'Autre',
    },
    workplaceTypes: { on_site: 'Sur site', hybrid: 'Hybride', remote: 'À distance' },
    periods: {
      hour: '{amount} par heure',
      day: '{amount} par jour',
      week: '{amount} par semaine',
      month: '{amount} par mois',
      year: '{amount} par an',
    },
  },
}

/** A label with its values in place. */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
