// Profiles of customer care, retail, hospitality and care.
import { CUSTOMER_CARE, HEALTH, HOSPITALITY, RETAIL } from './departments.ts'
import { libraryProfile, type LibraryProfile } from './library-types.ts'

export const SERVICE_PROFILES: readonly LibraryProfile[] = [
  libraryProfile({
    slug: 'customer-service-representative',
    department: CUSTOMER_CARE,
    attributes: [
      ['customer-focus', 3],
      ['handling-pressure', 2],
      ['verbal-reasoning', 1],
      ['typing-speed', 1],
    ],
    en: [
      'Customer service representative',
      'Answers customers by phone, chat and email, and follows each request until it is solved.',
    ],
    es: [
      'Representante de atención al cliente',
      'Atiende a los clientes por teléfono, chat y correo, y da seguimiento a cada solicitud hasta resolverla.',
    ],
    fr: [
      'Conseiller ou conseillère clientèle',
      'Répond aux clients par téléphone, messagerie et e-mail, et suit chaque demande jusqu’à sa résolution.',
    ],
  }),
  libraryProfile({
    slug: 'customer-service-supervisor',
    department: CUSTOMER_CARE,
    attributes: [
      ['teamwork', 3],
      ['customer-focus', 2],
      ['initiative', 2],
      ['handling-pressure', 2],
    ],
    en: [
      'Customer service supervisor',
      'Coaches a team of representatives, handles difficult cases, and improves how requests are handled.',
    ],
    es: [
      'Supervisor o supervisora de atención al cliente',
      'Orienta a un equipo de representantes, toma los casos difíciles y mejora la atención de las solicitudes.',
    ],
    fr: [
      'Superviseur ou superviseuse de la relation client',
      'Accompagne une équipe de conseillers, reprend les cas difficiles et améliore le traitement des demandes.',
    ],
  }),
  libraryProfile({
    slug: 'sales-associate',
    department: RETAIL,
    attributes: [
      ['customer-focus', 3],
      ['extraversion-friendliness', 2],
      ['reliability', 2],
    ],
    en: [
      'Sales associate',
      'Advises customers on the shop floor, takes payments, and keeps shelves full and tidy.',
    ],
    es: [
      'Asesor o asesora de ventas',
      'Orienta a los clientes en la tienda, cobra y mantiene los estantes surtidos y ordenados.',
    ],
    fr: [
      'Conseiller ou conseillère de vente',
      'Conseille les clients en magasin, encaisse et tient les rayons pleins et rangés.',
    ],
  }),
  libraryProfile({
    slug: 'cashier',
    department: RETAIL,
    attributes: [
      ['reliability', 3],
      ['customer-focus', 2],
      ['workplace-maths', 2],
    ],
    en: [
      'Cashier',
      'Scans goods, takes payments correctly, and is friendly when the line is long.',
    ],
    es: [
      'Cajero o cajera',
      'Registra los productos, cobra correctamente y atiende con amabilidad aunque haya fila.',
    ],
    fr: [
      'Hôte ou hôtesse de caisse',
      'Enregistre les articles, encaisse sans erreur et reste aimable même quand la file est longue.',
    ],
  }),
  libraryProfile({
    slug: 'store-manager',
    department: RETAIL,
    attributes: [
      ['initiative', 3],
      ['teamwork', 2],
      ['customer-focus', 2],
      ['numerical-reasoning', 1],
    ],
    en: [
      'Store manager',
      'Leads the team of a store, plans shifts and stock, and is responsible for its sales and costs.',
    ],
    es: [
      'Gerente de tienda',
      'Dirige al equipo de una tienda, planea turnos e inventario y responde por sus ventas y costos.',
    ],
    fr: [
      'Responsable de magasin',
      'Dirige l’équipe d’un magasin, planifie les horaires et les stocks, et répond des ventes et des coûts.',
    ],
  }),
  libraryProfile({
    slug: 'cook',
    department: HOSPITALITY,
    attributes: [
      ['handling-pressure', 3],
      ['teamwork', 2],
      ['conscientiousness-orderliness', 2],
    ],
    en: [
      'Cook',
      'Prepares dishes to the recipe and on time, and keeps to the rules of food hygiene.',
    ],
    es: [
      'Cocinero o cocinera',
      'Prepara los platillos según la receta y a tiempo, y cumple las normas de higiene de los alimentos.',
    ],
    fr: [
      'Cuisinier ou cuisinière',
      'Prépare les plats selon la recette et dans les temps, et respecte les règles d’hygiène.',
    ],
  }),
  libraryProfile({
    slug: 'server',
    department: HOSPITALITY,
    attributes: [
      ['customer-focus', 3],
      ['handling-pressure', 2],
      ['extraversion-friendliness', 1],
      ['teamwork', 2],
    ],
    en: ['Server', 'Welcomes guests, takes orders, serves food and drinks, and takes payments.'],
    es: [
      'Mesero o mesera',
      'Recibe a los comensales, toma las órdenes, sirve alimentos y bebidas y cobra.',
    ],
    fr: [
      'Serveur ou serveuse',
      'Accueille les clients, prend les commandes, sert les plats et les boissons, et encaisse.',
    ],
  }),
  libraryProfile({
    slug: 'front-desk-agent',
    department: HOSPITALITY,
    attributes: [
      ['customer-focus', 3],
      ['handling-pressure', 2],
      ['learning-agility', 1],
    ],
    en: [
      'Front desk agent',
      'Checks guests in and out, answers their questions, and solves problems with rooms and bookings.',
    ],
    es: [
      'Recepcionista de hotel',
      'Registra la entrada y la salida de los huéspedes, responde sus preguntas y resuelve problemas de habitaciones y reservas.',
    ],
    fr: [
      'Réceptionniste d’hôtel',
      'Enregistre les arrivées et les départs, répond aux clients et règle les problèmes de chambre et de réservation.',
    ],
  }),
  libraryProfile({
    slug: 'nursing-assistant',
    department: HEALTH,
    attributes: [
      ['agreeableness-sympathy', 2],
      ['reliability', 3],
      ['handling-pressure', 2],
      ['teamwork', 2],
    ],
    en: [
      'Nursing assistant',
      'Helps patients with meals, washing and moving, and tells nurses at once about changes.',
    ],
    es: [
      'Auxiliar de enfermería',
      'Ayuda a los pacientes a comer, asearse y moverse, e informa de inmediato los cambios al personal de enfermería.',
    ],
    fr: [
      'Aide-soignant ou aide-soignante',
      'Aide les patients pour les repas, la toilette et les déplacements, et signale aussitôt tout changement.',
    ],
  }),
  libraryProfile({
    slug: 'home-care-aide',
    department: HEALTH,
    attributes: [
      ['reliability', 3],
      ['agreeableness', 2],
      ['initiative', 1],
    ],
    en: [
      'Home care aide',
      'Supports people at home with daily tasks, keeps them company, and notes how they are.',
    ],
    es: [
      'Asistente de cuidados en el hogar',
      'Apoya a las personas en casa con las tareas diarias, las acompaña y anota cómo están.',
    ],
    fr: [
      'Auxiliaire de vie',
      'Aide des personnes à domicile dans les gestes du quotidien, leur tient compagnie et note leur état.',
    ],
  }),
]
