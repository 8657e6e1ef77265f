// The clips of the French test, and what is asked about them. Written for this app.
import type { SpokenClip } from './language-item.ts'

export const FRENCH_CLIPS: readonly SpokenClip[] = [
  {
    id: 'garage',
    situation: {
      en: 'A message on your phone',
      es: 'Un mensaje en tu contestador',
      fr: 'Un message sur votre répondeur',
    },
    transcript:
      'Bonjour, ici le garage Martin. Votre voiture n’est pas prête ce soir, car il nous manque une pièce. Elle arrive demain matin, et vous pouvez venir à partir de seize heures. Si vous avez besoin d’une voiture avant, rappelez-nous avant dix-huit heures.',
    items: [
      {
        text: 'Pourquoi la voiture n’est-elle pas prête ?',
        choices: [
          'Le garage est fermé.',
          'Le mécanicien est malade.',
          'Le client n’a pas rappelé.',
          'Il manque une pièce.',
        ],
        right: 'Il manque une pièce.',
        because: 'car il nous manque une pièce',
      },
      {
        text: 'À partir de quand le client peut-il venir ?',
        choices: [
          'À partir de ce soir.',
          'À partir de demain matin.',
          'À partir de demain à seize heures.',
          'À partir de demain à dix-huit heures.',
        ],
        right: 'À partir de demain à seize heures.',
        because: 'Elle arrive demain matin, et vous pouvez venir à partir de seize heures',
      },
    ],
  },
  {
    id: 'airport',
    situation: {
      en: 'An announcement at an airport',
      es: 'Un aviso en un aeropuerto',
      fr: 'Une annonce dans un aéroport',
    },
    transcript:
      'Votre attention, s’il vous plaît. Le vol pour Nice de onze heures vingt partira de la porte douze et non de la porte huit. L’embarquement commencera avec trente minutes de retard. Les passagers du vol pour Genève sont attendus tout de suite à la porte quatre.',
    items: [
      {
        text: 'De quelle porte part le vol pour Nice ?',
        choices: [
          'De la porte quatre.',
          'De la porte douze.',
          'De la porte huit.',
          'De la porte onze.',
        ],
        right: 'De la porte douze.',
        because: 'partira de la porte douze et non de la porte huit',
      },
      {
        text: 'Que doivent faire les passagers du vol pour Genève ?',
        choices: [
          'Aller tout de suite à la porte quatre.',
          'Attendre trente minutes.',
          'Aller à la porte huit.',
          'Prendre le vol pour Nice.',
        ],
        right: 'Aller tout de suite à la porte quatre.',
        because: 'sont attendus tout de suite à la porte quatre',
      },
    ],
  },
  {
    id: 'alarm',
    situation: {
      en: 'A colleague explains an alarm system',
      es: 'Una persona del equipo explica una alarma',
      fr: 'Une personne de l’équipe explique une alarme',
    },
    transcript:
      'Quand tu arrives le matin, ouvre la porte et tape ton code dans les trente secondes. Si l’alarme sonne quand même, ne touche à rien et appelle le gardien. Son numéro est affiché à côté de l’interrupteur. Ensuite, note l’heure dans le cahier.',
    items: [
      {
        text: 'Que faut-il faire juste après avoir ouvert la porte ?',
        choices: [
          'Appeler le gardien.',
          'Noter l’heure.',
          'Taper son code.',
          'Allumer la lumière.',
        ],
        right: 'Taper son code.',
        because: 'ouvre la porte et tape ton code dans les trente secondes',
      },
      {
        text: 'Où se trouve le numéro du gardien ?',
        choices: [
          'À côté de l’interrupteur.',
          'Dans le cahier.',
          'Sur la porte.',
          'Sur le boîtier de l’alarme.',
        ],
        right: 'À côté de l’interrupteur.',
        because: 'Son numéro est affiché à côté de l’interrupteur',
      },
    ],
  },
  {
    id: 'late',
    situation: {
      en: 'A message from a colleague',
      es: 'Un mensaje de una compañera',
      fr: 'Un message d’une collègue',
    },
    transcript:
      'Salut Hugo, c’est Nadia. Je serai en retard à la réunion, parce que mon train est arrêté près de Lille. Commence sans moi, s’il te plaît. Les contrats sont dans l’armoire grise, pas sur mon bureau. Je pense arriver vers quatorze heures.',
    items: [
      {
        text: 'Pourquoi Nadia sera-t-elle en retard ?',
        choices: [
          'Elle a oublié la réunion.',
          'Son train est arrêté.',
          'Elle cherche les contrats.',
          'Elle est chez un client.',
        ],
        right: 'Son train est arrêté.',
        because: 'parce que mon train est arrêté près de Lille',
      },
      {
        text: 'Où sont les contrats ?',
        choices: [
          'Sur le bureau de Nadia.',
          'Dans la salle de réunion.',
          'Chez Hugo.',
          'Dans l’armoire grise.',
        ],
        right: 'Dans l’armoire grise.',
        because: 'Les contrats sont dans l’armoire grise, pas sur mon bureau',
      },
    ],
  },
]
