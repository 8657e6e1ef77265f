// The items of the French test: texts of everyday work, written for this app, and no translations of those of another
// language: some candidates take several tests.
import { FRENCH_CLIPS } from './french-clips.ts'
import type { LanguageItems } from './language-item.ts'

export const FRENCH: LanguageItems = {
  name: { en: 'French', es: 'Francés', fr: 'Français' },
  voice: 'fr-fr',
  reading: [
    {
      id: 'parking',
      passage:
        'À partir du mardi 4 mars, le parking derrière le bâtiment B sera fermé pendant environ trois semaines, le temps d’installer des bornes pour les voitures électriques. Les places du bâtiment A restent réservées aux visiteurs. Le personnel peut se garer gratuitement au parking de la gare, à dix minutes à pied, sur présentation du badge. Une navette fait le trajet le matin entre 7 h 30 et 9 h, mais pas le soir. Les vélos ne sont pas concernés : leur abri reste ouvert. Si vous avez une carte de stationnement pour personnes handicapées, écrivez à l’accueil, qui vous gardera une place devant l’entrée.',
      items: [
        {
          text: 'Pourquoi le parking derrière le bâtiment B sera-t-il fermé ?',
          choices: [
            'On y construit un nouveau bâtiment.',
            'Il est réservé aux visiteurs.',
            'On y installe des bornes de recharge.',
            'L’abri à vélos est agrandi.',
          ],
          right: 'On y installe des bornes de recharge.',
          because: 'le temps d’installer des bornes pour les voitures électriques',
        },
        {
          text: 'Quand la navette circule-t-elle ?',
          choices: [
            'Le matin seulement.',
            'Le soir seulement.',
            'Le matin et le soir.',
            'Toute la journée.',
          ],
          right: 'Le matin seulement.',
          because: 'Une navette fait le trajet le matin entre 7 h 30 et 9 h, mais pas le soir.',
        },
        {
          text: 'Que doit faire une personne qui a une carte de stationnement pour personnes handicapées ?',
          choices: [
            'Se garer à la gare.',
            'Montrer son badge à l’entrée.',
            'Prendre la navette.',
            'Écrire à l’accueil.',
          ],
          right: 'Écrire à l’accueil.',
          because: 'écrivez à l’accueil, qui vous gardera une place devant l’entrée',
        },
      ],
    },
    {
      id: 'room',
      passage:
        'Madame Lefort, nous vous remercions de votre réservation d’une salle pour 30 personnes le jeudi 12 juin. La grande salle que vous aviez choisie sera malheureusement en travaux ce jour-là. Nous vous proposons la salle du jardin, qui est un peu plus petite mais suffit pour votre groupe, au prix de 240 euros au lieu de 300. Le projecteur est compris ; le café, lui, est à commander à part, au plus tard trois jours avant. Si cette solution ne vous convient pas, vous pouvez annuler sans frais jusqu’au 2 juin. Pouvez-vous nous dire d’ici lundi ce que vous préférez ? Cordialement, Marc Duval',
      items: [
        {
          text: 'Pourquoi la grande salle n’est-elle pas libre ?',
          choices: [
            'Un autre groupe l’a réservée.',
            'Des travaux y sont prévus.',
            'Elle est trop petite.',
            'Elle est fermée le jeudi.',
          ],
          right: 'Des travaux y sont prévus.',
          because:
            'La grande salle que vous aviez choisie sera malheureusement en travaux ce jour-là.',
        },
        {
          text: 'Qu’est-ce que Mme Lefort doit commander en plus ?',
          choices: ['Le projecteur.', 'Des chaises.', 'Le café.', 'Le déjeuner.'],
          right: 'Le café.',
          because: 'le café, lui, est à commander à part',
        },
        {
          text: 'Quel est l’avantage de la salle du jardin ?',
          choices: [
            'Elle est plus grande.',
            'Elle coûte moins cher.',
            'Elle est libre tout le mois de juin.',
            'Elle peut être payée plus tard.',
          ],
          right: 'Elle coûte moins cher.',
          because: 'au prix de 240 euros au lieu de 300',
        },
      ],
    },
    {
      id: 'bakery',
      passage:
        'Dans une petite ville de la côte, une boulangerie qui jetait chaque soir du pain a eu une idée simple : dès 18 heures, tout ce qui reste est vendu à moitié prix. Les propriétaires craignaient que leurs clients attendent tous le soir pour acheter. C’est bien arrivé à quelques-uns, mais les ventes de la journée n’ont presque pas baissé. La boulangerie jette aujourd’hui quatre fois moins de pain qu’avant. Le plus étonnant est ailleurs : beaucoup de ceux qui viennent le soir sont de nouveaux clients, et certains passent désormais aussi le samedi matin, au prix normal. Seul inconvénient : il faut une personne de plus en caisse entre 18 et 19 heures.',
      items: [
        {
          text: 'Que craignaient les propriétaires ?',
          choices: [
            'Que tous les clients attendent la baisse des prix.',
            'Que le pain du soir soit moins bon.',
            'Que personne ne vienne le soir.',
            'Qu’il n’y ait plus assez de pain.',
          ],
          right: 'Que tous les clients attendent la baisse des prix.',
          because: 'craignaient que leurs clients attendent tous le soir pour acheter',
        },
        {
          text: 'Que dit le texte de certains nouveaux clients ?',
          choices: [
            'Ils jettent moins de pain.',
            'Ils ne viennent que le soir.',
            'Ils demandent une baisse de prix le samedi.',
            'Ils achètent aussi le samedi, au prix normal.',
          ],
          right: 'Ils achètent aussi le samedi, au prix normal.',
          because: 'certains passent désormais aussi le samedi matin, au prix normal',
        },
      ],
    },
  ],
  listening: FRENCH_CLIPS,
  writing: {
    en: 'A colleague from another site wants to visit your team for a day and asks in a message what to know. Write an answer in French: say that you are glad, suggest a day and a plan for it, and ask for what you need to know.',
    es: 'Una persona de otra sede quiere visitar a tu equipo durante un día y pregunta en un mensaje qué debe saber. Escribe una respuesta en francés: di que te alegras, propón un día y un plan y pregunta lo que necesites saber.',
    fr: 'Une personne d’un autre site veut passer une journée avec votre équipe et demande dans un message ce qu’il faut savoir. Écrivez une réponse en français : dites que cela vous fait plaisir, proposez un jour et un programme, et demandez ce que vous avez besoin de savoir.',
  },
  speaking: [
    {
      en: 'Say in French what kind of place you like to work or study in, and why.',
      es: 'Di en francés en qué tipo de lugar te gusta trabajar o estudiar y por qué.',
      fr: 'Dites en français dans quel genre d’endroit vous aimez travailler ou étudier, et pourquoi.',
    },
    {
      en: 'Tell in French of a plan that changed at short notice: what happened, and what did you do?',
      es: 'Cuenta en francés un plan que cambió en el último momento: ¿qué pasó y qué hiciste tú?',
      fr: 'Racontez en français un projet qui a changé au dernier moment : que s’est-il passé, et qu’avez-vous fait ?',
    },
  ],
}
