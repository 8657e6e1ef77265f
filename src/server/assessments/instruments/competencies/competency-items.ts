// The items of the competencies questionnaire: what people do at work, one behaviour each, first person,
// free of trades, of idioms and of grammatical gender.
import type { QuestionnaireScale } from '../questionnaire.ts'

/** Six items each, two of them reversed, never first. */
export const COMPETENCIES: readonly QuestionnaireScale[] = [
  {
    slug: 'customer-focus',
    name: { en: 'Customer focus', es: 'Orientación al cliente', fr: 'Sens du client' },
    items: [
      {
        en: 'I ask questions until I understand what a customer really needs.',
        es: 'Hago preguntas hasta entender lo que el cliente realmente necesita.',
        fr: 'Je pose des questions jusqu’à comprendre ce dont le client a vraiment besoin.',
      },
      {
        en: 'I tell customers what happens next and when they will hear from me.',
        es: 'Les digo a los clientes qué sigue y cuándo tendrán noticias mías.',
        fr: 'Je dis aux clients quelle est la prochaine étape et quand ils auront de mes nouvelles.',
      },
      {
        en: 'I pass a customer on to someone else without explaining the problem first.',
        es: 'Paso un cliente a otra persona sin explicarle antes el problema.',
        fr: 'Je renvoie un client vers quelqu’un d’autre sans lui avoir d’abord expliqué le problème.',
        isReversed: true,
      },
      {
        en: 'I check afterwards whether my solution worked for the customer.',
        es: 'Compruebo después si mi solución le sirvió al cliente.',
        fr: 'Je vérifie après coup si ma solution a convenu au client.',
      },
      {
        en: 'I stay polite and patient when a customer is upset.',
        es: 'Mantengo un trato amable y paciente cuando un cliente está molesto.',
        fr: 'Je garde politesse et patience quand un client est mécontent.',
      },
      {
        en: 'I give the standard answer even when it does not fit the customer’s case.',
        es: 'Doy la respuesta de siempre aunque no corresponda al caso del cliente.',
        fr: 'Je donne la réponse habituelle même quand elle ne convient pas au cas du client.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'teamwork',
    name: { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Travail d’équipe' },
    items: [
      {
        en: 'I offer help when a colleague has too much to do.',
        es: 'Ofrezco ayuda cuando un colega tiene demasiado trabajo.',
        fr: 'Je propose mon aide quand un ou une collègue a trop de travail.',
      },
      {
        en: 'I keep information to myself that my team could use.',
        es: 'Me guardo información que le serviría a mi equipo.',
        fr: 'Je garde pour moi des informations qui serviraient à mon équipe.',
        isReversed: true,
      },
      {
        en: 'I ask quieter colleagues for their view before we decide.',
        es: 'Pido su opinión a quienes hablan menos antes de que tomemos una decisión.',
        fr: 'Je demande leur avis à ceux qui parlent moins avant que nous décidions.',
      },
      {
        en: 'I support a team decision even when I argued for another one.',
        es: 'Apoyo la decisión del equipo aunque yo haya propuesto otra.',
        fr: 'Je soutiens la décision de l’équipe même si j’en avais défendu une autre.',
      },
      {
        en: 'I give colleagues credit for their part when we do well.',
        es: 'Reconozco el aporte de mis colegas cuando nos va bien.',
        fr: 'Je reconnais la part de mes collègues quand nous réussissons.',
      },
      {
        en: 'I finish my own part and leave the others to cope with theirs.',
        es: 'Termino mi parte y dejo que los demás se las arreglen con la suya.',
        fr: 'Je termine ma part et je laisse les autres se débrouiller avec la leur.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'reliability',
    name: { en: 'Reliability', es: 'Fiabilidad', fr: 'Fiabilité' },
    items: [
      {
        en: 'I am ready to start work at the agreed time.',
        es: 'A la hora acordada ya tengo todo listo para empezar a trabajar.',
        fr: 'À l’heure convenue, j’ai tout préparé pour commencer le travail.',
      },
      {
        en: 'I do what I said I would do without being reminded.',
        es: 'Hago lo que dije que haría sin que me lo recuerden.',
        fr: 'Je fais ce que j’ai annoncé sans qu’on me le rappelle.',
      },
      {
        en: 'I warn people early when I will miss a deadline.',
        es: 'Aviso con tiempo cuando no voy a cumplir un plazo.',
        fr: 'Je préviens tôt quand je ne vais pas tenir un délai.',
      },
      {
        en: 'I skip steps of a procedure when nobody is checking.',
        es: 'Me salto pasos de un procedimiento cuando nadie está revisando.',
        fr: 'Je saute des étapes d’une procédure quand personne ne vérifie.',
        isReversed: true,
      },
      {
        en: 'I hand in work that others have to correct.',
        es: 'Entrego trabajos que otros tienen que corregir.',
        fr: 'Je rends un travail que d’autres doivent corriger.',
        isReversed: true,
      },
      {
        en: 'I check my work before I call it finished.',
        es: 'Reviso mi trabajo antes de darlo por terminado.',
        fr: 'Je vérifie mon travail avant de le considérer comme terminé.',
      },
    ],
  },
  {
    slug: 'initiative',
    name: { en: 'Initiative', es: 'Iniciativa', fr: 'Initiative' },
    items: [
      {
        en: 'I start on what needs doing before somebody asks me.',
        es: 'Empiezo a hacer lo que hace falta antes de que alguien me lo pida.',
        fr: 'Je commence ce qu’il faut faire avant qu’on me le demande.',
      },
      {
        en: 'I suggest ways to do our work better.',
        es: 'Propongo formas de hacer mejor nuestro trabajo.',
        fr: 'Je propose des façons de mieux faire notre travail.',
      },
      {
        en: 'I wait for instructions although I could see what to do.',
        es: 'Espero instrucciones aunque yo podría ver qué hay que hacer.',
        fr: 'J’attends des consignes alors que je pourrais voir quoi faire.',
        isReversed: true,
      },
      {
        en: 'I report a problem together with an idea for solving it.',
        es: 'Informo de un problema junto con una idea para resolverlo.',
        fr: 'Je signale un problème en proposant une idée pour le résoudre.',
      },
      {
        en: 'I walk past small problems that are not in my job description.',
        es: 'Paso por alto los problemas pequeños que no son parte de mis tareas.',
        fr: 'Je laisse de côté les petits problèmes qui ne font pas partie de mes tâches.',
        isReversed: true,
      },
      {
        en: 'I follow a new idea through until it works or is clearly wrong.',
        es: 'Llevo una idea nueva hasta que funciona o queda claro que no sirve.',
        fr: 'Je mène une idée nouvelle jusqu’à ce qu’elle marche ou se révèle mauvaise.',
      },
    ],
  },
  {
    slug: 'learning-agility',
    name: {
      en: 'Learning agility',
      es: 'Agilidad de aprendizaje',
      fr: 'Agilité d’apprentissage',
    },
    items: [
      {
        en: 'I ask for feedback on how I did something.',
        es: 'Pido que me digan cómo hice algo.',
        fr: 'Je demande un retour sur la façon dont j’ai fait quelque chose.',
      },
      {
        en: 'I keep to the old way after a better one has been shown to me.',
        es: 'Sigo con la forma de antes después de que me muestran una mejor.',
        fr: 'Je garde l’ancienne méthode après qu’on m’en a montré une meilleure.',
        isReversed: true,
      },
      {
        en: 'I try out new tools or methods before I have to use them.',
        es: 'Pruebo herramientas o métodos nuevos antes de tener que usarlos.',
        fr: 'J’essaie de nouveaux outils ou méthodes avant de devoir m’en servir.',
      },
      {
        en: 'I work out what went wrong after a mistake and change what I do.',
        es: 'Después de un error, averiguo qué falló y cambio mi forma de trabajar.',
        fr: 'Après une erreur, je cherche ce qui n’a pas marché et je change ma façon de faire.',
      },
      {
        en: 'I say so when I do not understand something.',
        es: 'Lo digo cuando no entiendo algo.',
        fr: 'Je le dis quand je ne comprends pas quelque chose.',
      },
      {
        en: 'I make the same mistake again.',
        es: 'Vuelvo a cometer el mismo error.',
        fr: 'Je refais la même erreur.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'handling-pressure',
    name: { en: 'Handling pressure', es: 'Manejo de la presión', fr: 'Gestion de la pression' },
    items: [
      {
        en: 'I do the most important things first when there is too much to do.',
        es: 'Hago primero lo más importante cuando hay demasiado trabajo.',
        fr: 'Je fais d’abord le plus important quand il y a trop à faire.',
      },
      {
        en: 'I keep a calm voice when others around me are tense.',
        es: 'Mantengo la voz tranquila cuando hay tensión a mi alrededor.',
        fr: 'Je garde une voix calme quand on est tendu autour de moi.',
      },
      {
        en: 'I work just as carefully when time is short.',
        es: 'Trabajo con el mismo cuidado cuando hay poco tiempo.',
        fr: 'Je travaille avec le même soin quand le temps manque.',
      },
      {
        en: 'I speak sharply to people when I am under pressure.',
        es: 'Le hablo mal a la gente cuando trabajo bajo presión.',
        fr: 'Je parle sèchement aux gens quand je travaille sous pression.',
        isReversed: true,
      },
      {
        en: 'I carry on with my work soon after a setback.',
        es: 'Sigo con mi trabajo poco después de un contratiempo.',
        fr: 'Je me remets au travail peu après un contretemps.',
      },
      {
        en: 'I put off difficult tasks when several things come at once.',
        es: 'Dejo para después las tareas difíciles cuando se juntan varias cosas.',
        fr: 'Je remets à plus tard les tâches difficiles quand tout arrive en même temps.',
        isReversed: true,
      },
    ],
  },
]
