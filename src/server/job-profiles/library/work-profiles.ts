// Profiles of logistics and operations.
import { LOGISTICS, OPERATIONS } from './departments.ts'
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
]
