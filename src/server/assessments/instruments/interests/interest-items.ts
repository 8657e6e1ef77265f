/* oxlint-disable max-lines -- a table, not code */
// The items of the interests questionnaire: one activity each, which people of any trade and schooling know, free of idioms
// and of grammatical gender. The scales and their order are Holland's six types.
import type { QuestionnaireScale } from '../questionnaire.ts'

/** Eight items each, none reversed. */
export const INTERESTS: readonly QuestionnaireScale[] = [
  {
    slug: 'interest-realistic',
    name: { en: 'Hands-on work', es: 'Trabajo práctico', fr: 'Travail manuel et technique' },
    technicalName: { en: 'Realistic', es: 'Realista', fr: 'Réaliste' },
    items: [
      {
        en: 'Repair a bicycle or a small machine.',
        es: 'Reparar una bicicleta o una máquina pequeña.',
        fr: 'Réparer un vélo ou une petite machine.',
      },
      {
        en: 'Build a shelf or a wooden frame.',
        es: 'Construir una estantería o un marco de madera.',
        fr: 'Fabriquer une étagère ou un cadre en bois.',
      },
      {
        en: 'Drive a truck or a delivery van.',
        es: 'Conducir un camión o una furgoneta de reparto.',
        fr: 'Conduire un camion ou une camionnette de livraison.',
      },
      {
        en: 'Plant trees and look after a garden.',
        es: 'Plantar árboles y cuidar un jardín.',
        fr: 'Planter des arbres et entretenir un jardin.',
      },
      {
        en: 'Install lamps and electrical outlets.',
        es: 'Instalar lámparas y enchufes.',
        fr: 'Installer des lampes et des prises électriques.',
      },
      {
        en: 'Operate a machine in a workshop.',
        es: 'Manejar una máquina en un taller.',
        fr: 'Faire fonctionner une machine dans un atelier.',
      },
      {
        en: 'Load and store goods in a warehouse.',
        es: 'Cargar y almacenar mercancías en un almacén.',
        fr: 'Charger et ranger des marchandises dans un entrepôt.',
      },
      {
        en: 'Look after animals on a farm.',
        es: 'Cuidar animales en una granja.',
        fr: 'S’occuper d’animaux dans une ferme.',
      },
    ],
  },
  {
    slug: 'interest-investigative',
    name: { en: 'Finding things out', es: 'Investigación', fr: 'Recherche et analyse' },
    technicalName: { en: 'Investigative', es: 'Investigador', fr: 'Investigateur' },
    items: [
      {
        en: 'Read about a new scientific discovery.',
        es: 'Leer sobre un nuevo descubrimiento científico.',
        fr: 'Lire un texte sur une nouvelle découverte scientifique.',
      },
      {
        en: 'Test a sample in a laboratory.',
        es: 'Analizar una muestra en un laboratorio.',
        fr: 'Analyser un échantillon dans un laboratoire.',
      },
      {
        en: 'Work out why a computer program fails.',
        es: 'Averiguar por qué falla un programa informático.',
        fr: 'Chercher pourquoi un programme informatique ne fonctionne pas.',
      },
      {
        en: 'Study figures to find a pattern.',
        es: 'Estudiar cifras para encontrar un patrón.',
        fr: 'Étudier des chiffres pour y trouver une régularité.',
      },
      {
        en: 'Learn how a medicine acts in the body.',
        es: 'Aprender cómo actúa un medicamento en el cuerpo.',
        fr: 'Apprendre comment un médicament agit dans le corps.',
      },
      {
        en: 'Solve a difficult mathematical problem.',
        es: 'Resolver un problema matemático difícil.',
        fr: 'Résoudre un problème de mathématiques difficile.',
      },
      {
        en: 'Compare studies that disagree with each other.',
        es: 'Comparar estudios que se contradicen.',
        fr: 'Comparer des études qui se contredisent.',
      },
      {
        en: 'Observe the weather and explain its changes.',
        es: 'Observar el tiempo y explicar sus cambios.',
        fr: 'Observer la météo et expliquer ses changements.',
      },
    ],
  },
  {
    slug: 'interest-artistic',
    name: { en: 'Creative work', es: 'Trabajo creativo', fr: 'Travail créatif' },
    technicalName: { en: 'Artistic', es: 'Artístico', fr: 'Artistique' },
    items: [
      {
        en: 'Design a poster or a web page.',
        es: 'Diseñar un cartel o una página web.',
        fr: 'Concevoir une affiche ou une page web.',
      },
      {
        en: 'Write a short story or a poem.',
        es: 'Escribir un cuento o un poema.',
        fr: 'Écrire une nouvelle ou un poème.',
      },
      {
        en: 'Play music in front of others.',
        es: 'Tocar música delante de otras personas.',
        fr: 'Jouer de la musique devant d’autres personnes.',
      },
      {
        en: 'Take photographs for a magazine.',
        es: 'Hacer fotografías para una revista.',
        fr: 'Prendre des photos pour un magazine.',
      },
      {
        en: 'Act in a play.',
        es: 'Actuar en una obra de teatro.',
        fr: 'Jouer dans une pièce de théâtre.',
      },
      {
        en: 'Choose colours and furniture for a room.',
        es: 'Elegir los colores y los muebles de una habitación.',
        fr: 'Choisir les couleurs et les meubles d’une pièce.',
      },
      {
        en: 'Draw the pictures of a children’s book.',
        es: 'Dibujar las ilustraciones de un libro infantil.',
        fr: 'Dessiner les illustrations d’un livre pour enfants.',
      },
      {
        en: 'Edit a video and choose its music.',
        es: 'Editar un video y elegir su música.',
        fr: 'Monter une vidéo et en choisir la musique.',
      },
    ],
  },
  {
    slug: 'interest-social',
    name: { en: 'Helping people', es: 'Ayuda a las personas', fr: 'Aide aux personnes' },
    technicalName: { en: 'Social', es: 'Social', fr: 'Social' },
    items: [
      {
        en: 'Teach an adult to read.',
        es: 'Enseñar a leer a una persona adulta.',
        fr: 'Apprendre à lire à un adulte.',
      },
      {
        en: 'Care for a person who is ill.',
        es: 'Cuidar a una persona enferma.',
        fr: 'S’occuper d’une personne malade.',
      },
      {
        en: 'Listen to people and help them with their worries.',
        es: 'Escuchar a las personas y ayudarlas con sus preocupaciones.',
        fr: 'Écouter des personnes et les aider dans leurs soucis.',
      },
      {
        en: 'Show a new colleague how the work is done.',
        es: 'Enseñar a un nuevo colega cómo se hace el trabajo.',
        fr: 'Montrer à un nouveau collègue comment le travail se fait.',
      },
      {
        en: 'Organize games for a group of children.',
        es: 'Organizar juegos para un grupo de niños.',
        fr: 'Organiser des jeux pour un groupe d’enfants.',
      },
      {
        en: 'Help people to find work.',
        es: 'Ayudar a las personas a encontrar trabajo.',
        fr: 'Aider des personnes à trouver du travail.',
      },
      {
        en: 'Give first aid after an accident.',
        es: 'Prestar primeros auxilios después de un accidente.',
        fr: 'Donner les premiers secours après un accident.',
      },
      {
        en: 'Settle an argument between two people.',
        es: 'Resolver una discusión entre dos personas.',
        fr: 'Régler une dispute entre deux personnes.',
      },
    ],
  },
  {
    slug: 'interest-enterprising',
    name: { en: 'Leading and selling', es: 'Liderazgo y ventas', fr: 'Direction et vente' },
    technicalName: { en: 'Enterprising', es: 'Emprendedor', fr: 'Entreprenant' },
    items: [
      {
        en: 'Start a small business.',
        es: 'Abrir un pequeño negocio.',
        fr: 'Créer une petite entreprise.',
      },
      {
        en: 'Sell a product to a new customer.',
        es: 'Vender un producto a un cliente nuevo.',
        fr: 'Vendre un produit à un nouveau client.',
      },
      {
        en: 'Lead a team towards a target.',
        es: 'Dirigir un equipo hacia un objetivo.',
        fr: 'Diriger une équipe vers un objectif.',
      },
      {
        en: 'Negotiate the price of a contract.',
        es: 'Negociar el precio de un contrato.',
        fr: 'Négocier le prix d’un contrat.',
      },
      {
        en: 'Give a speech to win people over.',
        es: 'Dar un discurso para convencer a la gente.',
        fr: 'Faire un discours pour convaincre un public.',
      },
      {
        en: 'Manage a shop.',
        es: 'Dirigir una tienda.',
        fr: 'Gérer un magasin.',
      },
      {
        en: 'Plan a campaign for a new product.',
        es: 'Planificar una campaña para un producto nuevo.',
        fr: 'Préparer une campagne pour un nouveau produit.',
      },
      {
        en: 'Decide how the money of a project is spent.',
        es: 'Decidir en qué se gasta el dinero de un proyecto.',
        fr: 'Décider de l’emploi de l’argent d’un projet.',
      },
    ],
  },
  {
    slug: 'interest-conventional',
    name: { en: 'Order and records', es: 'Orden y registros', fr: 'Organisation et registres' },
    technicalName: { en: 'Conventional', es: 'Convencional', fr: 'Conventionnel' },
    items: [
      {
        en: 'Keep the accounts of a small company.',
        es: 'Llevar las cuentas de una empresa pequeña.',
        fr: 'Tenir les comptes d’une petite entreprise.',
      },
      {
        en: 'Check invoices for mistakes.',
        es: 'Revisar facturas en busca de errores.',
        fr: 'Vérifier des factures pour y trouver des erreurs.',
      },
      {
        en: 'Enter data into a table.',
        es: 'Introducir datos en una tabla.',
        fr: 'Saisir des données dans un tableau.',
      },
      {
        en: 'File documents so that they are easy to find.',
        es: 'Archivar documentos para que sean fáciles de encontrar.',
        fr: 'Classer des documents pour qu’on les retrouve facilement.',
      },
      {
        en: 'Count the stock and note the numbers.',
        es: 'Contar las existencias y anotar las cantidades.',
        fr: 'Compter le stock et noter les quantités.',
      },
      {
        en: 'Plan the appointments of an office.',
        es: 'Organizar las citas de una oficina.',
        fr: 'Organiser les rendez-vous d’un bureau.',
      },
      {
        en: 'Follow a checklist step by step.',
        es: 'Seguir una lista de comprobación paso a paso.',
        fr: 'Suivre une liste de contrôle étape par étape.',
      },
      {
        en: 'Prepare a monthly report from a template.',
        es: 'Preparar un informe mensual a partir de una plantilla.',
        fr: 'Préparer un rapport mensuel à partir d’un modèle.',
      },
    ],
  },
]
