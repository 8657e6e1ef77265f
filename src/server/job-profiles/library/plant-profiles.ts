// Profiles of production and facilities.
import { FACILITIES, PRODUCTION } from './departments.ts'
import { libraryProfile, type LibraryProfile } from './library-types.ts'

export const PLANT_PROFILES: readonly LibraryProfile[] = [
  libraryProfile({
    slug: 'production-operator',
    department: PRODUCTION,
    attributes: [
      ['reliability', 3],
      ['conscientiousness', 2],
      ['learning-agility', 1],
    ],
    en: [
      'Production operator',
      'Sets up and runs machines on a line, checks parts, and stops the line when something is wrong.',
    ],
    es: [
      'Operador u operadora de producción',
      'Prepara y maneja máquinas en una línea, revisa las piezas y detiene la línea cuando algo está mal.',
    ],
    fr: [
      'Opérateur ou opératrice de production',
      'Règle et conduit les machines d’une ligne, contrôle les pièces et arrête la ligne en cas d’anomalie.',
    ],
  }),
  libraryProfile({
    slug: 'quality-inspector',
    department: PRODUCTION,
    attributes: [
      ['conscientiousness-orderliness', 3],
      ['workplace-maths', 2],
      ['reliability', 2],
    ],
    en: [
      'Quality inspector',
      'Measures samples, compares them with the drawing, and records and explains what does not conform.',
    ],
    es: [
      'Inspector o inspectora de calidad',
      'Mide muestras, las compara con el plano y registra y explica lo que no cumple.',
    ],
    fr: [
      'Contrôleur ou contrôleuse qualité',
      'Mesure des échantillons, les compare au plan, consigne et explique les écarts.',
    ],
  }),
  libraryProfile({
    slug: 'maintenance-technician',
    department: PRODUCTION,
    attributes: [
      ['learning-agility', 2],
      ['initiative', 2],
      ['reliability', 3],
      ['conscientiousness-cautiousness', 1],
    ],
    en: [
      'Maintenance technician',
      'Services machines as planned, finds the cause of faults, and puts equipment back to work safely.',
    ],
    es: [
      'Técnico o técnica de mantenimiento',
      'Da mantenimiento planeado a las máquinas, encuentra la causa de las fallas y repara los equipos con seguridad.',
    ],
    fr: [
      'Technicien ou technicienne de maintenance',
      'Entretient les machines selon le plan, trouve l’origine des pannes et remet les équipements en service en sécurité.',
    ],
  }),
  libraryProfile({
    slug: 'electrician',
    department: FACILITIES,
    attributes: [
      ['conscientiousness-cautiousness', 3],
      ['learning-agility', 2],
      ['reliability', 2],
    ],
    en: [
      'Electrician',
      'Installs, tests and repairs wiring and equipment according to the electrical code.',
    ],
    es: [
      'Electricista',
      'Instala, prueba y repara cableado y equipos conforme a la norma eléctrica.',
    ],
    fr: [
      'Électricien ou électricienne',
      'Installe, contrôle et répare câblages et équipements dans le respect des normes électriques.',
    ],
  }),
  libraryProfile({
    slug: 'security-officer',
    department: FACILITIES,
    attributes: [
      ['reliability', 3],
      ['handling-pressure', 3],
      ['conscientiousness-dutifulness', 2],
    ],
    en: [
      'Security officer',
      'Controls who enters, makes rounds, and acts calmly and correctly in an incident.',
    ],
    es: [
      'Oficial de seguridad',
      'Controla los accesos, hace rondas y actúa con calma y corrección ante un incidente.',
    ],
    fr: [
      'Agent ou agente de sécurité',
      'Contrôle les accès, effectue des rondes et agit avec calme et justesse en cas d’incident.',
    ],
  }),
  libraryProfile({
    slug: 'cleaner',
    department: FACILITIES,
    attributes: [
      ['reliability', 3],
      ['conscientiousness-orderliness', 2],
    ],
    en: [
      'Cleaner',
      'Cleans rooms and shared areas as planned, and handles cleaning products safely.',
    ],
    es: [
      'Personal de limpieza',
      'Limpia habitaciones y áreas comunes según el plan y maneja con seguridad los productos de limpieza.',
    ],
    fr: [
      'Agent ou agente d’entretien',
      'Nettoie les locaux et les espaces communs selon le plan et manipule les produits en sécurité.',
    ],
  }),
]
