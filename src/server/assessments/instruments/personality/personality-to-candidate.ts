// What a high score of each part of the personality means, as the candidate reads it. Data only.
import type { LocalizedText } from '#contract/core/shape.ts'

/** By attribute. */
export const PERSONALITY_TO_CANDIDATE: Readonly<Record<string, LocalizedText>> = {
  openness: {
    en: 'How much you look for new ideas and other ways of doing things.',
    es: 'Cuánto buscas ideas nuevas y otras formas de hacer las cosas.',
    fr: 'À quel point vous recherchez des idées nouvelles et d’autres façons de faire.',
  },
  'openness-imagination': {
    en: 'How readily you picture what does not exist yet.',
    es: 'Con qué facilidad imaginas lo que todavía no existe.',
    fr: 'Avec quelle facilité vous imaginez ce qui n’existe pas encore.',
  },
  'openness-artistic-interests': {
    en: 'How much you notice and value how things look, sound and are made.',
    es: 'Cuánto notas y valoras el aspecto, el sonido y el acabado de las cosas.',
    fr: 'À quel point vous remarquez et appréciez l’aspect, le son et la facture des choses.',
  },
  'openness-emotionality': {
    en: 'How clearly you notice feelings, your own and those of others.',
    es: 'Con qué claridad percibes los sentimientos, los tuyos y los de los demás.',
    fr: 'Avec quelle netteté vous percevez les sentiments, les vôtres et ceux des autres.',
  },
  'openness-adventurousness': {
    en: 'How much you prefer variety and new tasks to a fixed routine.',
    es: 'Cuánto prefieres la variedad y las tareas nuevas a una rutina fija.',
    fr: 'À quel point vous préférez la variété et les tâches nouvelles à une routine fixe.',
  },
  'openness-intellect': {
    en: 'How much you enjoy theory, demanding reading and abstract problems.',
    es: 'Cuánto disfrutas con la teoría, las lecturas exigentes y los problemas abstractos.',
    fr: 'À quel point vous aimez la théorie, les lectures exigeantes et les problèmes abstraits.',
  },
  'openness-liberalism': {
    en: 'How readily you question established rules and customs.',
    es: 'Con qué facilidad cuestionas las reglas y costumbres establecidas.',
    fr: 'Avec quelle facilité vous remettez en question les règles et les usages établis.',
  },
  conscientiousness: {
    en: 'How much you plan, keep order and see work through.',
    es: 'Cuánto planificas, mantienes el orden y terminas lo que empiezas.',
    fr: 'À quel point vous planifiez, gardez de l’ordre et menez votre travail à terme.',
  },
  'conscientiousness-self-efficacy': {
    en: 'How sure you are of completing tasks well.',
    es: 'Qué seguridad tienes de que completarás bien las tareas.',
    fr: 'À quel point vous avez confiance de bien accomplir vos tâches.',
  },
  'conscientiousness-orderliness': {
    en: 'How much you keep things tidy and in their place.',
    es: 'Cuánto cuidas que las cosas estén ordenadas y en su sitio.',
    fr: 'À quel point vous gardez les choses rangées et à leur place.',
  },
  'conscientiousness-dutifulness': {
    en: 'How strictly you keep promises and follow rules.',
    es: 'Con qué rigor cumples tus promesas y sigues las reglas.',
    fr: 'Avec quelle rigueur vous tenez vos promesses et suivez les règles.',
  },
  'conscientiousness-achievement-striving': {
    en: 'How much you work for results beyond what is asked.',
    es: 'Cuánto te esfuerzas por dar más de lo que se te pide.',
    fr: 'À quel point vous visez des résultats au-delà de ce qui est demandé.',
  },
  'conscientiousness-self-discipline': {
    en: 'How readily you start tasks and stay with them.',
    es: 'Con qué facilidad empiezas las tareas y te mantienes en ellas.',
    fr: 'Avec quelle facilité vous commencez vos tâches et vous y tenez.',
  },
  'conscientiousness-cautiousness': {
    en: 'How much you think a decision through before acting.',
    es: 'Cuánto reflexionas sobre una decisión antes de actuar.',
    fr: 'À quel point vous réfléchissez à une décision avant d’agir.',
  },
  extraversion: {
    en: 'How much you seek contact, take the lead and keep busy.',
    es: 'Cuánto buscas el contacto, tomas la iniciativa y te mantienes en actividad.',
    fr: 'À quel point vous cherchez le contact, prenez l’initiative et restez en activité.',
  },
  'extraversion-friendliness': {
    en: 'How easily you approach others and make friends.',
    es: 'Con qué facilidad te acercas a los demás y haces amistades.',
    fr: 'Avec quelle facilité vous allez vers les autres et vous liez d’amitié.',
  },
  'extraversion-gregariousness': {
    en: 'How much you enjoy being among many people.',
    es: 'Cuánto disfrutas al estar entre mucha gente.',
    fr: 'À quel point vous aimez être au milieu de beaucoup de monde.',
  },
  'extraversion-assertiveness': {
    en: 'How readily you take charge and direct others.',
    es: 'Con qué facilidad tomas el mando y diriges a otros.',
    fr: 'Avec quelle facilité vous prenez les choses en main et dirigez les autres.',
  },
  'extraversion-activity-level': {
    en: 'How busy you like to be.',
    es: 'Cuánto te gusta estar en actividad.',
    fr: 'À quel point vous aimez avoir de l’occupation.',
  },
  'extraversion-excitement-seeking': {
    en: 'How much you look for adventure and accept risk.',
    es: 'Cuánto buscas la aventura y aceptas el riesgo.',
    fr: 'À quel point vous recherchez l’aventure et acceptez le risque.',
  },
  'extraversion-cheerfulness': {
    en: 'How much you show good humor and enjoyment.',
    es: 'Cuánto muestras buen humor y disfrute.',
    fr: 'À quel point vous montrez de la bonne humeur et du plaisir.',
  },
  agreeableness: {
    en: 'How much you trust, help and get along with others.',
    es: 'Cuánto confías en los demás, les ayudas y te llevas bien con ellos.',
    fr: 'À quel point vous faites confiance aux autres, les aidez et vous entendez avec eux.',
  },
  'agreeableness-trust': {
    en: 'How readily you believe that others mean well.',
    es: 'Con qué facilidad crees que los demás tienen buenas intenciones.',
    fr: 'Avec quelle facilité vous croyez aux bonnes intentions des autres.',
  },
  'agreeableness-morality': {
    en: 'How openly you deal with others, without using them for an advantage.',
    es: 'Con qué franqueza tratas a los demás, sin aprovecharte de ellos.',
    fr: 'Avec quelle franchise vous traitez les autres, sans en tirer avantage.',
  },
  'agreeableness-altruism': {
    en: 'How readily you give time and help to others.',
    es: 'Con qué facilidad dedicas tiempo y ayuda a los demás.',
    fr: 'Avec quelle facilité vous donnez votre temps et votre aide aux autres.',
  },
  'agreeableness-cooperation': {
    en: 'How much you avoid quarrels and stay friendly in a dispute.',
    es: 'Cuánto evitas las peleas y mantienes el respeto en un desacuerdo.',
    fr: 'À quel point vous évitez les disputes et gardez votre courtoisie en cas de désaccord.',
  },
  'agreeableness-modesty': {
    en: 'How little you put yourself above others.',
    es: 'Hasta qué punto evitas ponerte por encima de los demás.',
    fr: 'À quel point vous évitez de vous placer au-dessus des autres.',
  },
  'agreeableness-sympathy': {
    en: 'How much you feel for people who are worse off.',
    es: 'Cuánto te interesas por quienes están en peor situación.',
    fr: 'À quel point vous vous souciez de ceux qui sont moins bien lotis.',
  },
  neuroticism: {
    en: 'How strongly worries, frustration and pressure affect you; low scores mean steadiness.',
    es: 'Con qué fuerza te afectan las preocupaciones, la frustración y la presión; una puntuación baja significa estabilidad.',
    fr: 'Avec quelle force les soucis, la frustration et la pression vous affectent ; un score bas signifie de la stabilité.',
  },
  'neuroticism-anxiety': {
    en: 'How readily you worry about what could go wrong.',
    es: 'Con qué facilidad te preocupas por lo que podría salir mal.',
    fr: 'Avec quelle facilité vous vous inquiétez de ce qui pourrait mal tourner.',
  },
  'neuroticism-anger': {
    en: 'How quickly you get annoyed when things do not go well.',
    es: 'Con qué rapidez te molestas cuando las cosas no salen bien.',
    fr: 'Avec quelle rapidité vous vous agacez quand les choses vont mal.',
  },
  'neuroticism-depression': {
    en: 'How much setbacks weigh on your mood and confidence.',
    es: 'Cuánto pesan los contratiempos en tu ánimo y tu confianza.',
    fr: 'À quel point les revers pèsent sur votre humeur et votre confiance.',
  },
  'neuroticism-self-consciousness': {
    en: 'How much you hold back with people you do not know well.',
    es: 'Cuánto te contienes ante quienes no conoces bien.',
    fr: 'À quel point vous vous tenez en retrait avec ceux que vous connaissez peu.',
  },
  'neuroticism-immoderation': {
    en: 'How readily you give in to short-term wishes.',
    es: 'Con qué facilidad cedes a los deseos del momento.',
    fr: 'Avec quelle facilité vous cédez aux envies du moment.',
  },
  'neuroticism-vulnerability': {
    en: 'How much pressure and sudden events disturb your work.',
    es: 'Cuánto perturban tu trabajo la presión y los imprevistos.',
    fr: 'À quel point la pression et les imprévus perturbent votre travail.',
  },
}
