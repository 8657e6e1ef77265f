// What a high score of each competency means, in one sentence.
import type { LocalizedText } from '#contract/core/shape.ts'

/** By competency. */
export const COMPETENCY_EXPLANATIONS: Readonly<Record<string, LocalizedText>> = {
  'customer-focus': {
    en: 'How often the person finds out what customers need and follows it up.',
    es: 'Con qué frecuencia averigua la persona lo que necesitan los clientes y le da seguimiento.',
    fr: 'À quelle fréquence la personne cherche ce dont les clients ont besoin et y donne suite.',
  },
  teamwork: {
    en: 'How often the person shares information and work with colleagues.',
    es: 'Con qué frecuencia comparte la persona información y trabajo con sus colegas.',
    fr: 'À quelle fréquence la personne partage informations et travail avec ses collègues.',
  },
  reliability: {
    en: 'How often the person does what was agreed, on time and with care.',
    es: 'Con qué frecuencia hace la persona lo acordado, a tiempo y con cuidado.',
    fr: 'À quelle fréquence la personne fait ce qui est convenu, à temps et avec soin.',
  },
  initiative: {
    en: 'How often the person acts on what needs doing without being asked.',
    es: 'Con qué frecuencia se ocupa la persona de lo necesario sin que se lo pidan.',
    fr: 'À quelle fréquence la personne fait ce qui est nécessaire sans qu’on le lui demande.',
  },
  'learning-agility': {
    en: 'How often the person asks for feedback and changes how they work.',
    es: 'Con qué frecuencia pide la persona opiniones y cambia su forma de trabajar.',
    fr: 'À quelle fréquence la personne demande un avis et change sa façon de travailler.',
  },
  'handling-pressure': {
    en: 'How often the person stays calm and careful when time is short.',
    es: 'Con qué frecuencia mantiene la persona la calma y el cuidado cuando falta tiempo.',
    fr: 'À quelle fréquence la personne garde calme et soin quand le temps manque.',
  },
}
