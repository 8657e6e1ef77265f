/* oxlint-disable max-lines -- a table, not code */
// What staff read of the domains and facets: names for work instead of the clinical and political ones of the inventory,
// whose own names stand in the technical notes. Only the words differ: a high score means more of what is named.
import type { LocalizedText } from '#contract/core/shape.ts'

type WorkRelated = { readonly name: LocalizedText; readonly explanation: LocalizedText }

/** By attribute: its name, and in one sentence what a high score means. */
export const WORK_RELATED: Readonly<Record<string, WorkRelated>> = {
  openness: {
    name: {
      en: 'Openness to new ideas',
      es: 'Apertura a ideas nuevas',
      fr: 'Ouverture aux idées nouvelles',
    },
    explanation: {
      en: 'How much the person looks for new ideas and other ways of doing things.',
      es: 'Cuánto busca la persona ideas nuevas y otras formas de hacer las cosas.',
      fr: 'À quel point la personne recherche des idées nouvelles et d’autres façons de faire.',
    },
  },
  'openness-imagination': {
    name: { en: 'Imaginative thinking', es: 'Pensamiento imaginativo', fr: 'Pensée imaginative' },
    explanation: {
      en: 'How readily the person pictures what does not exist yet.',
      es: 'Con qué facilidad imagina la persona lo que todavía no existe.',
      fr: 'Avec quelle facilité la personne imagine ce qui n’existe pas encore.',
    },
  },
  'openness-artistic-interests': {
    name: { en: 'Sense of design', es: 'Sentido estético', fr: 'Sens esthétique' },
    explanation: {
      en: 'How much the person notices and values how things look, sound and are made.',
      es: 'Cuánto nota y valora la persona el aspecto, el sonido y el acabado de las cosas.',
      fr: 'À quel point la personne remarque et apprécie l’aspect, le son et la facture des choses.',
    },
  },
  'openness-emotionality': {
    name: {
      en: 'Awareness of feelings',
      es: 'Atención a los sentimientos',
      fr: 'Attention aux sentiments',
    },
    explanation: {
      en: 'How clearly the person notices feelings, their own and those of others.',
      es: 'Con qué claridad percibe la persona los sentimientos, los suyos y los de los demás.',
      fr: 'Avec quelle netteté la personne perçoit les sentiments, les siens et ceux des autres.',
    },
  },
  'openness-adventurousness': {
    name: { en: 'Openness to change', es: 'Apertura al cambio', fr: 'Ouverture au changement' },
    explanation: {
      en: 'How much the person prefers variety and new tasks to a fixed routine.',
      es: 'Cuánto prefiere la persona la variedad y las tareas nuevas a una rutina fija.',
      fr: 'À quel point la personne préfère la variété et les tâches nouvelles à une routine fixe.',
    },
  },
  'openness-intellect': {
    name: {
      en: 'Interest in complex questions',
      es: 'Interés por cuestiones complejas',
      fr: 'Intérêt pour les questions complexes',
    },
    explanation: {
      en: 'How much the person enjoys theory, demanding reading and abstract problems.',
      es: 'Cuánto disfruta la persona con la teoría, las lecturas exigentes y los problemas abstractos.',
      fr: 'À quel point la personne aime la théorie, les lectures exigeantes et les problèmes abstraits.',
    },
  },
  'openness-liberalism': {
    name: {
      en: 'Questioning of conventions',
      es: 'Cuestionamiento de lo establecido',
      fr: 'Remise en question des usages',
    },
    explanation: {
      en: 'How readily the person questions established rules and customs.',
      es: 'Con qué facilidad cuestiona la persona las reglas y costumbres establecidas.',
      fr: 'Avec quelle facilité la personne remet en question les règles et les usages établis.',
    },
  },
  conscientiousness: {
    name: {
      en: 'Planning and persistence',
      es: 'Planificación y constancia',
      fr: 'Organisation et persévérance',
    },
    explanation: {
      en: 'How much the person plans, keeps order and sees work through.',
      es: 'Cuánto planifica la persona, mantiene el orden y termina lo que empieza.',
      fr: 'À quel point la personne planifie, garde de l’ordre et mène son travail à terme.',
    },
  },
  'conscientiousness-self-efficacy': {
    name: {
      en: 'Confidence in getting things done',
      es: 'Confianza para sacar el trabajo adelante',
      fr: 'Confiance dans sa capacité d’agir',
    },
    explanation: {
      en: 'How sure the person is of completing tasks well.',
      es: 'Qué seguridad tiene la persona de que completará bien las tareas.',
      fr: 'À quel point la personne est sûre de bien accomplir ses tâches.',
    },
  },
  'conscientiousness-orderliness': {
    name: { en: 'Orderliness', es: 'Orden', fr: 'Sens de l’ordre' },
    explanation: {
      en: 'How much the person keeps things tidy and in their place.',
      es: 'Cuánto cuida la persona que las cosas estén ordenadas y en su sitio.',
      fr: 'À quel point la personne garde les choses rangées et à leur place.',
    },
  },
  'conscientiousness-dutifulness': {
    name: {
      en: 'Keeping commitments',
      es: 'Cumplimiento de compromisos',
      fr: 'Respect des engagements',
    },
    explanation: {
      en: 'How strictly the person keeps promises and follows rules.',
      es: 'Con qué rigor cumple la persona sus promesas y sigue las reglas.',
      fr: 'Avec quelle rigueur la personne tient ses promesses et suit les règles.',
    },
  },
  'conscientiousness-achievement-striving': {
    name: { en: 'Drive to achieve', es: 'Afán de logro', fr: 'Volonté de réussir' },
    explanation: {
      en: 'How much the person works for results beyond what is asked.',
      es: 'Cuánto se esfuerza la persona por dar más de lo que se le pide.',
      fr: 'À quel point la personne vise des résultats au-delà de ce qui est demandé.',
    },
  },
  'conscientiousness-self-discipline': {
    name: { en: 'Self-discipline', es: 'Autodisciplina', fr: 'Autodiscipline' },
    explanation: {
      en: 'How readily the person starts tasks and stays with them.',
      es: 'Con qué facilidad empieza la persona las tareas y se mantiene en ellas.',
      fr: 'Avec quelle facilité la personne commence ses tâches et s’y tient.',
    },
  },
  'conscientiousness-cautiousness': {
    name: {
      en: 'Thinking before acting',
      es: 'Reflexión antes de actuar',
      fr: 'Réflexion avant l’action',
    },
    explanation: {
      en: 'How much the person thinks a decision through before acting.',
      es: 'Cuánto reflexiona la persona sobre una decisión antes de actuar.',
      fr: 'À quel point la personne réfléchit à une décision avant d’agir.',
    },
  },
  extraversion: {
    name: {
      en: 'Sociability and energy',
      es: 'Sociabilidad y energía',
      fr: 'Sociabilité et énergie',
    },
    explanation: {
      en: 'How much the person seeks contact, takes the lead and keeps busy.',
      es: 'Cuánto busca la persona el contacto, toma la iniciativa y se mantiene en actividad.',
      fr: 'À quel point la personne cherche le contact, prend l’initiative et reste active.',
    },
  },
  'extraversion-friendliness': {
    name: {
      en: 'Ease with new people',
      es: 'Facilidad con personas nuevas',
      fr: 'Aisance avec de nouvelles personnes',
    },
    explanation: {
      en: 'How easily the person approaches others and makes friends.',
      es: 'Con qué facilidad se acerca la persona a los demás y hace amistades.',
      fr: 'Avec quelle facilité la personne va vers les autres et se lie d’amitié.',
    },
  },
  'extraversion-gregariousness': {
    name: { en: 'Enjoyment of groups', es: 'Gusto por los grupos', fr: 'Goût des groupes' },
    explanation: {
      en: 'How much the person enjoys being among many people.',
      es: 'Cuánto disfruta la persona al estar entre mucha gente.',
      fr: 'À quel point la personne aime être entourée de monde.',
    },
  },
  'extraversion-assertiveness': {
    name: { en: 'Taking the lead', es: 'Toma de iniciativa', fr: 'Prise d’initiative' },
    explanation: {
      en: 'How readily the person takes charge and directs others.',
      es: 'Con qué facilidad toma la persona el mando y dirige a otros.',
      fr: 'Avec quelle facilité la personne prend les choses en main et dirige les autres.',
    },
  },
  'extraversion-activity-level': {
    name: { en: 'Pace of activity', es: 'Ritmo de actividad', fr: 'Rythme d’activité' },
    explanation: {
      en: 'How busy the person likes to be.',
      es: 'Cuánto le gusta a la persona estar en actividad.',
      fr: 'À quel point la personne aime être occupée.',
    },
  },
  'extraversion-excitement-seeking': {
    name: {
      en: 'Appetite for excitement',
      es: 'Gusto por lo emocionante',
      fr: 'Goût de l’aventure',
    },
    explanation: {
      en: 'How much the person looks for adventure and accepts risk.',
      es: 'Cuánto busca la persona la aventura y acepta el riesgo.',
      fr: 'À quel point la personne recherche l’aventure et accepte le risque.',
    },
  },
  'extraversion-cheerfulness': {
    name: { en: 'Positive outlook', es: 'Actitud positiva', fr: 'Attitude positive' },
    explanation: {
      en: 'How much the person shows good humor and enjoyment.',
      es: 'Cuánto muestra la persona buen humor y disfrute.',
      fr: 'À quel point la personne montre de la bonne humeur et du plaisir.',
    },
  },
  agreeableness: {
    name: {
      en: 'Cooperation and consideration',
      es: 'Cooperación y consideración',
      fr: 'Coopération et considération',
    },
    explanation: {
      en: 'How much the person trusts, helps and gets along with others.',
      es: 'Cuánto confía la persona en los demás, les ayuda y se lleva bien con ellos.',
      fr: 'À quel point la personne fait confiance aux autres, les aide et s’entend avec eux.',
    },
  },
  'agreeableness-trust': {
    name: {
      en: 'Trust in others',
      es: 'Confianza en los demás',
      fr: 'Confiance envers les autres',
    },
    explanation: {
      en: 'How readily the person believes that others mean well.',
      es: 'Con qué facilidad cree la persona que los demás tienen buenas intenciones.',
      fr: 'Avec quelle facilité la personne croit aux bonnes intentions des autres.',
    },
  },
  'agreeableness-morality': {
    name: { en: 'Straightforwardness', es: 'Franqueza', fr: 'Franchise' },
    explanation: {
      en: 'How openly the person deals with others, without using them for an advantage.',
      es: 'Con qué franqueza trata la persona a los demás, sin aprovecharse de ellos.',
      fr: 'Avec quelle franchise la personne traite les autres, sans en tirer avantage.',
    },
  },
  'agreeableness-altruism': {
    name: { en: 'Helpfulness', es: 'Disposición a ayudar', fr: 'Serviabilité' },
    explanation: {
      en: 'How readily the person gives time and help to others.',
      es: 'Con qué facilidad dedica la persona tiempo y ayuda a los demás.',
      fr: 'Avec quelle facilité la personne donne son temps et son aide aux autres.',
    },
  },
  'agreeableness-cooperation': {
    name: {
      en: 'Preference for agreement',
      es: 'Preferencia por el acuerdo',
      fr: 'Préférence pour l’entente',
    },
    explanation: {
      en: 'How much the person avoids quarrels and stays friendly in a dispute.',
      es: 'Cuánto evita la persona las peleas y mantiene el respeto en un desacuerdo.',
      fr: 'À quel point la personne évite les disputes et reste courtoise en cas de désaccord.',
    },
  },
  'agreeableness-modesty': {
    name: { en: 'Modesty', es: 'Modestia', fr: 'Modestie' },
    explanation: {
      en: 'How little the person puts themselves above others.',
      es: 'Hasta qué punto evita la persona ponerse por encima de los demás.',
      fr: 'À quel point la personne évite de se placer au-dessus des autres.',
    },
  },
  'agreeableness-sympathy': {
    name: { en: 'Concern for others', es: 'Interés por los demás', fr: 'Souci des autres' },
    explanation: {
      en: 'How much the person feels for people who are worse off.',
      es: 'Cuánto se interesa la persona por quienes están en peor situación.',
      fr: 'À quel point la personne se soucie de ceux qui sont moins bien lotis.',
    },
  },
  neuroticism: {
    name: {
      en: 'Sensitivity to stress',
      es: 'Sensibilidad al estrés',
      fr: 'Sensibilité au stress',
    },
    explanation: {
      en: 'How strongly worries, frustration and pressure affect the person; low scores mean steadiness.',
      es: 'Con qué fuerza afectan a la persona las preocupaciones, la frustración y la presión; una puntuación baja significa estabilidad.',
      fr: 'Avec quelle force les soucis, la frustration et la pression affectent la personne ; un score bas signifie de la stabilité.',
    },
  },
  'neuroticism-anxiety': {
    name: {
      en: 'Worry about problems',
      es: 'Preocupación por los problemas',
      fr: 'Souci des problèmes',
    },
    explanation: {
      en: 'How readily the person worries about what could go wrong.',
      es: 'Con qué facilidad se preocupa la persona por lo que podría salir mal.',
      fr: 'Avec quelle facilité la personne s’inquiète de ce qui pourrait mal tourner.',
    },
  },
  'neuroticism-anger': {
    name: {
      en: 'Reaction to frustration',
      es: 'Reacción ante la frustración',
      fr: 'Réaction à la frustration',
    },
    explanation: {
      en: 'How quickly the person gets annoyed when things do not go well.',
      es: 'Con qué rapidez se molesta la persona cuando las cosas no salen bien.',
      fr: 'Avec quelle rapidité la personne s’agace quand les choses vont mal.',
    },
  },
  'neuroticism-depression': {
    name: { en: 'Effect of setbacks', es: 'Efecto de los contratiempos', fr: 'Effet des revers' },
    explanation: {
      en: 'How much setbacks weigh on the person’s mood and confidence.',
      es: 'Cuánto pesan los contratiempos en el ánimo y la confianza de la persona.',
      fr: 'À quel point les revers pèsent sur l’humeur et la confiance de la personne.',
    },
  },
  'neuroticism-self-consciousness': {
    name: {
      en: 'Reserve in social situations',
      es: 'Reserva en situaciones sociales',
      fr: 'Réserve en société',
    },
    explanation: {
      en: 'How much the person holds back with people they do not know well.',
      es: 'Cuánto se contiene la persona ante quienes no conoce bien.',
      fr: 'À quel point la personne se tient en retrait avec ceux qu’elle connaît peu.',
    },
  },
  'neuroticism-immoderation': {
    name: {
      en: 'Acting on impulse',
      es: 'Actuación por impulso',
      fr: 'Action sur un coup de tête',
    },
    explanation: {
      en: 'How readily the person gives in to short-term wishes.',
      es: 'Con qué facilidad cede la persona a los deseos del momento.',
      fr: 'Avec quelle facilité la personne cède aux envies du moment.',
    },
  },
  'neuroticism-vulnerability': {
    name: { en: 'Strain under pressure', es: 'Tensión bajo presión', fr: 'Tension sous pression' },
    explanation: {
      en: 'How much pressure and sudden events disturb the person’s work.',
      es: 'Cuánto perturban el trabajo de la persona la presión y los imprevistos.',
      fr: 'À quel point la pression et les imprévus perturbent le travail de la personne.',
    },
  },
}
