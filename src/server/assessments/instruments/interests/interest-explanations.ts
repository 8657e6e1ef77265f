// What a high score of each interest means, in one sentence.
import type { LocalizedText } from '#contract/core/shape.ts'

/** By attribute. */
export const INTEREST_EXPLANATIONS: Readonly<Record<string, LocalizedText>> = {
  'interest-realistic': {
    en: 'How much the person likes to work with tools, machines, plants or animals.',
    es: 'Cuánto le gusta a la persona trabajar con herramientas, máquinas, plantas o animales.',
    fr: 'À quel point la personne aime travailler avec des outils, des machines, des plantes ou des animaux.',
  },
  'interest-investigative': {
    en: 'How much the person likes to observe, measure and find out why things are so.',
    es: 'Cuánto le gusta a la persona observar, medir y averiguar por qué las cosas son así.',
    fr: 'À quel point la personne aime observer, mesurer et chercher le pourquoi des choses.',
  },
  'interest-artistic': {
    en: 'How much the person likes to design, write, perform and work without fixed rules.',
    es: 'Cuánto le gusta a la persona diseñar, escribir, actuar y trabajar sin reglas fijas.',
    fr: 'À quel point la personne aime concevoir, écrire, se produire et travailler sans règles fixes.',
  },
  'interest-social': {
    en: 'How much the person likes to teach, care for and advise other people.',
    es: 'Cuánto le gusta a la persona enseñar, cuidar y orientar a los demás.',
    fr: 'À quel point la personne aime enseigner, soigner et conseiller les autres.',
  },
  'interest-enterprising': {
    en: 'How much the person likes to lead, persuade and start things up.',
    es: 'Cuánto le gusta a la persona dirigir, convencer y poner cosas en marcha.',
    fr: 'À quel point la personne aime diriger, convaincre et lancer des projets.',
  },
  'interest-conventional': {
    en: 'How much the person likes to keep records, follow clear steps and put data in order.',
    es: 'Cuánto le gusta a la persona llevar registros, seguir pasos claros y ordenar datos.',
    fr: 'À quel point la personne aime tenir des registres, suivre des étapes claires et ordonner des données.',
  },
}
