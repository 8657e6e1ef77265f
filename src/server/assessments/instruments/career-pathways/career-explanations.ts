// What a high score of each wish means, in one sentence.
import type { LocalizedText } from '#contract/core/shape.ts'

/** By attribute. */
export const CAREER_EXPLANATIONS: Readonly<Record<string, LocalizedText>> = {
  'career-leadership': {
    en: 'How much the person wants to lead a team and to be responsible for its work.',
    es: 'Cuánto quiere la persona dirigir un equipo y ser responsable de su trabajo.',
    fr: 'À quel point la personne veut diriger une équipe et être responsable de son travail.',
  },
  'career-expertise': {
    en: 'How much the person wants to know one field better than others.',
    es: 'Cuánto quiere la persona conocer una especialidad mejor que los demás.',
    fr: 'À quel point la personne veut connaître un domaine mieux que les autres.',
  },
  'career-enterprise': {
    en: 'How much the person wants to try out ideas and to build something new.',
    es: 'Cuánto quiere la persona probar ideas y crear algo nuevo.',
    fr: 'À quel point la personne veut essayer des idées et créer quelque chose de nouveau.',
  },
  'career-team-work': {
    en: 'How much the person wants to work with colleagues and customers every day.',
    es: 'Cuánto quiere la persona trabajar cada día con colegas y clientes.',
    fr: 'À quel point la personne veut travailler chaque jour avec des collègues et des clients.',
  },
  'career-flexible-work': {
    en: 'How much the person wants to choose the place and the hours of work.',
    es: 'Cuánto quiere la persona elegir el lugar y el horario de trabajo.',
    fr: 'À quel point la personne veut choisir le lieu et les horaires de travail.',
  },
  'career-relocation': {
    en: 'How ready the person is to move or to travel for work.',
    es: 'Hasta qué punto la persona está dispuesta a mudarse o a viajar por trabajo.',
    fr: 'À quel point la personne est prête à déménager ou à voyager pour le travail.',
  },
  'career-field-change': {
    en: 'How ready the person is to take up another kind of work.',
    es: 'Hasta qué punto la persona está dispuesta a pasar a otro tipo de trabajo.',
    fr: 'À quel point la personne est prête à passer à un autre genre de travail.',
  },
  'career-development': {
    en: 'How much the person wants courses, certificates and advice.',
    es: 'Cuánto quiere la persona cursos, certificados y consejo.',
    fr: 'À quel point la personne veut des formations, des certificats et des conseils.',
  },
}
