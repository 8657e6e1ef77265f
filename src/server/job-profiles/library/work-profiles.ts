// Profiles of logistics, production and facilities.
import { FACILITIES, LOGISTICS, OPERATIONS, PRODUCTION } from './departments.ts'
import { libraryProfile, type LibraryProfile } from './library-types.ts'

export const WORK_PROFILES: readonly LibraryProfile[] = [
  libraryProfile({
    slug: 'warehouse-associate',
    department: LOGISTICS,
    attributes: [
      ['reliability', 3],
      ['conscientiousness', 2],
      ['teamwork', 2],
      ['handling-pressure', 1],
    ],
    en: [
      'Warehouse associate',
      'Receives, stores, picks and packs goods, counts stock, and keeps the aisles safe.',
    ],
    es: [
      'Auxiliar de almacén',
      'Recibe, guarda, prepara y empaca mercancía, cuenta existencias y mantiene seguros los pasillos.',
    ],
    fr: [
      'Préparateur ou préparatrice de commandes',
      'Reçoit, range, prépare et emballe les marchandises, compte les stocks et veille à la sécurité des allées.',
    ],
  }),
  libraryProfile({
    slug: 'forklift-operator',
    department: LOGISTICS,
    attributes: [
      ['reliability', 3],
      ['conscientiousness-cautiousness', 3],
      ['teamwork', 1],
    ],
    en: [
      'Forklift operator',
      'Moves pallets by forklift, loads and unloads trucks, and checks the vehicle before each shift.',
    ],
    es: [
      'Operador u operadora de montacargas',
      'Mueve tarimas con montacargas, carga y descarga camiones y revisa el vehículo antes de cada turno.',
    ],
    fr: [
      'Cariste',
      'Déplace les palettes au chariot élévateur, charge et décharge les camions et contrôle le véhicule avant chaque poste.',
    ],
  }),
  libraryProfile({
    slug: 'delivery-driver',
    department: LOGISTICS,
    attributes: [
      ['reliability', 3],
      ['customer-focus', 2],
      ['conscientiousness-cautiousness', 2],
    ],
    en: [
      'Delivery driver',
      'Plans the stops of the day, drives safely, and hands deliveries over to customers.',
    ],
    es: [
      'Repartidor o repartidora',
      'Planea las paradas del día, conduce con seguridad y entrega los pedidos a los clientes.',
    ],
    fr: [
      'Chauffeur-livreur ou chauffeuse-livreuse',
      'Prévoit les arrêts de la journée, conduit prudemment et remet les livraisons aux clients.',
    ],
  }),
  libraryProfile({
    slug: 'dispatch-coordinator',
    department: LOGISTICS,
    attributes: [
      ['handling-pressure', 3],
      ['conscientiousness-orderliness', 2],
      ['workplace-maths', 2],
      ['teamwork', 1],
    ],
    en: [
      'Dispatch coordinator',
      'Assigns loads and routes, follows vehicles through the day, and finds another way when something goes wrong.',
    ],
    es: [
      'Coordinador o coordinadora de despacho',
      'Asigna cargas y rutas, sigue los vehículos durante el día y busca otra solución cuando algo falla.',
    ],
    fr: [
      'Coordinateur ou coordinatrice des expéditions',
      'Attribue les chargements et les tournées, suit les véhicules au long de la journée et trouve une autre voie en cas d’imprévu.',
    ],
  }),
  libraryProfile({
    slug: 'shift-supervisor',
    department: OPERATIONS,
    attributes: [
      ['handling-pressure', 2],
      ['teamwork', 3],
      ['initiative', 2],
      ['reliability', 2],
    ],
    en: [
      'Shift supervisor',
      'Runs a shift: hands out the work, supports the team, and reports on safety, quality and output.',
    ],
    es: [
      'Supervisor o supervisora de turno',
      'Dirige un turno: reparte el trabajo, apoya al equipo e informa sobre seguridad, calidad y producción.',
    ],
    fr: [
      'Chef ou cheffe d’équipe',
      'Dirige une équipe postée : répartit le travail, soutient ses membres et rend compte de la sécurité, de la qualité et de la production.',
    ],
  }),
  libraryProfile({
    slug: 'operations-manager',
    department: OPERATIONS,
    attributes: [
      ['initiative', 3],
      ['numerical-reasoning', 2],
      ['teamwork', 2],
      ['handling-pressure', 2],
    ],
    en: [
      'Operations manager',
      'Is responsible for the plans, people, costs and results of a site or a region.',
    ],
    es: [
      'Gerente de operaciones',
      'Responde por los planes, el personal, los costos y los resultados de un centro o una región.',
    ],
    fr: [
      'Responsable d’exploitation',
      'Répond des plans, des équipes, des coûts et des résultats d’un site ou d’une région.',
    ],
  }),
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
