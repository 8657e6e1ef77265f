// Profiles of sales and offices.
import {
  ADMINISTRATION,
  FINANCE,
  HUMAN_RESOURCES,
  MARKETING,
  SALES,
  TECHNOLOGY,
} from './departments.ts'
import { libraryProfile, type LibraryProfile } from './library-types.ts'

export const OFFICE_PROFILES: readonly LibraryProfile[] = [
  libraryProfile({
    slug: 'sales-representative',
    department: SALES,
    attributes: [
      ['extraversion-assertiveness', 2],
      ['customer-focus', 2],
      ['initiative', 3],
      ['verbal-reasoning', 1],
    ],
    en: [
      'Sales representative',
      'Finds new customers, learns what they need, and negotiates offers that both sides are happy with.',
    ],
    es: [
      'Representante de ventas',
      'Busca clientes nuevos, conoce lo que necesitan y negocia propuestas que convienen a ambas partes.',
    ],
    fr: [
      'Commercial ou commerciale',
      'Trouve de nouveaux clients, cerne leurs besoins et négocie des offres qui conviennent aux deux parties.',
    ],
  }),
  libraryProfile({
    slug: 'administrative-assistant',
    department: ADMINISTRATION,
    attributes: [
      ['conscientiousness-orderliness', 3],
      ['typing-accuracy', 1],
      ['customer-focus', 1],
      ['verbal-reasoning', 2],
    ],
    en: [
      'Administrative assistant',
      'Keeps calendars, documents and travel in order, and helps colleagues and visitors.',
    ],
    es: [
      'Asistente administrativo o administrativa',
      'Mantiene en orden agendas, documentos y viajes, y ayuda a colegas y visitantes.',
    ],
    fr: [
      'Assistant ou assistante administrative',
      'Tient à jour les agendas, les documents et les déplacements, et aide collègues et visiteurs.',
    ],
  }),
  libraryProfile({
    slug: 'data-entry-clerk',
    department: ADMINISTRATION,
    attributes: [
      ['typing-accuracy', 3],
      ['typing-speed', 2],
      ['conscientiousness-orderliness', 2],
    ],
    en: [
      'Data entry clerk',
      'Types and checks records quickly and without mistakes, and keeps data confidential.',
    ],
    es: [
      'Capturista de datos',
      'Captura y revisa registros con rapidez y sin errores, y mantiene confidenciales los datos.',
    ],
    fr: [
      'Agent ou agente de saisie',
      'Saisit et vérifie des données vite et sans erreur, et en préserve la confidentialité.',
    ],
  }),
  libraryProfile({
    slug: 'accountant',
    department: FINANCE,
    attributes: [
      ['numerical-reasoning', 3],
      ['conscientiousness', 3],
      ['verbal-reasoning', 1],
    ],
    en: [
      'Accountant',
      'Keeps the books, prepares monthly and annual accounts, and explains them to managers.',
    ],
    es: [
      'Contador o contadora',
      'Lleva la contabilidad, prepara los estados mensuales y anuales y los explica a la gerencia.',
    ],
    fr: [
      'Comptable',
      'Tient la comptabilité, prépare les comptes mensuels et annuels et les explique aux responsables.',
    ],
  }),
  libraryProfile({
    slug: 'recruiter',
    department: HUMAN_RESOURCES,
    attributes: [
      ['customer-focus', 2],
      ['verbal-reasoning', 2],
      ['conscientiousness-orderliness', 2],
      ['teamwork', 1],
    ],
    en: [
      'Recruiter',
      'Writes postings, screens and interviews applicants fairly, and keeps them informed.',
    ],
    es: [
      'Reclutador o reclutadora',
      'Redacta anuncios, evalúa y entrevista con equidad a quienes se postulan y les mantiene al tanto.',
    ],
    fr: [
      'Chargé ou chargée de recrutement',
      'Rédige les annonces, évalue et reçoit les candidats avec équité, et les tient informés.',
    ],
  }),
  libraryProfile({
    slug: 'software-developer',
    department: TECHNOLOGY,
    attributes: [
      ['numerical-reasoning', 2],
      ['verbal-reasoning', 2],
      ['learning-agility', 3],
      ['teamwork', 2],
    ],
    en: [
      'Software developer',
      'Designs, writes, tests and maintains software together with a team.',
    ],
    es: [
      'Desarrollador o desarrolladora de software',
      'Diseña, escribe, prueba y mantiene software en equipo.',
    ],
    fr: [
      'Développeur ou développeuse de logiciels',
      'Conçoit, écrit, teste et maintient des logiciels au sein d’une équipe.',
    ],
  }),
  libraryProfile({
    slug: 'it-support-specialist',
    department: TECHNOLOGY,
    attributes: [
      ['customer-focus', 3],
      ['learning-agility', 2],
      ['verbal-reasoning', 1],
      ['handling-pressure', 1],
    ],
    en: [
      'IT support specialist',
      'Helps colleagues with devices and accounts, finds causes, and writes down solutions.',
    ],
    es: [
      'Especialista en soporte técnico',
      'Ayuda a colegas con equipos y cuentas, encuentra las causas y documenta las soluciones.',
    ],
    fr: [
      'Technicien ou technicienne support informatique',
      'Aide les collègues avec leurs appareils et leurs comptes, trouve les causes et note les solutions.',
    ],
  }),
  libraryProfile({
    slug: 'marketing-specialist',
    department: MARKETING,
    attributes: [
      ['initiative', 2],
      ['openness-imagination', 2],
      ['verbal-reasoning', 3],
      ['numerical-reasoning', 1],
    ],
    en: [
      'Marketing specialist',
      'Plans campaigns, writes texts for each channel, and measures what they achieve.',
    ],
    es: [
      'Especialista en mercadotecnia',
      'Planea campañas, escribe textos para cada canal y mide los resultados.',
    ],
    fr: [
      'Chargé ou chargée de marketing',
      'Planifie les campagnes, rédige les textes de chaque canal et en mesure les résultats.',
    ],
  }),
]
