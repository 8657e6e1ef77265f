// What a high score of each value means, in one sentence.
import type { LocalizedText } from '#contract/core/shape.ts'

/** By attribute. */
export const VALUE_EXPLANATIONS: Readonly<Record<string, LocalizedText>> = {
  'value-achievement': {
    en: 'How much the person wants to see results and to reach demanding goals.',
    es: 'Cuánto quiere la persona ver resultados y alcanzar metas exigentes.',
    fr: 'À quel point la personne veut voir des résultats et atteindre des objectifs exigeants.',
  },
  'value-independence': {
    en: 'How much the person wants to decide how the work is done.',
    es: 'Cuánto quiere la persona decidir cómo se hace el trabajo.',
    fr: 'À quel point la personne veut décider de la façon de travailler.',
  },
  'value-recognition': {
    en: 'How much the person wants good work to be noticed and respected.',
    es: 'Cuánto quiere la persona que el buen trabajo se note y se respete.',
    fr: 'À quel point la personne veut que le bon travail soit remarqué et respecté.',
  },
  'value-relationships': {
    en: 'How much the person wants friendly colleagues who help each other.',
    es: 'Cuánto quiere la persona tener colegas amables que se ayuden entre sí.',
    fr: 'À quel point la personne veut des collègues agréables qui s’entraident.',
  },
  'value-service': {
    en: 'How much the person wants the work to be of use to other people.',
    es: 'Cuánto quiere la persona que el trabajo sea útil para los demás.',
    fr: 'À quel point la personne veut que son travail soit utile aux autres.',
  },
  'value-security': {
    en: 'How much the person wants a lasting job, steady pay and clear rules.',
    es: 'Cuánto quiere la persona un empleo duradero, un sueldo estable y reglas claras.',
    fr: 'À quel point la personne veut un emploi durable, un salaire stable et des règles claires.',
  },
  'value-variety': {
    en: 'How much the person wants changing tasks, days and places.',
    es: 'Cuánto quiere la persona tareas, días y lugares que cambien.',
    fr: 'À quel point la personne veut des tâches, des journées et des lieux qui changent.',
  },
  'value-growth': {
    en: 'How much the person wants to learn and to get better at work.',
    es: 'Cuánto quiere la persona aprender y mejorar en el trabajo.',
    fr: 'À quel point la personne veut apprendre et progresser au travail.',
  },
  'value-balance': {
    en: 'How much the person wants time for family, friends and rest.',
    es: 'Cuánto quiere la persona tener tiempo para la familia, las amistades y el descanso.',
    fr: 'À quel point la personne veut du temps pour sa famille, ses amis et son repos.',
  },
  'value-advancement': {
    en: 'How much the person wants good pay and a higher position.',
    es: 'Cuánto quiere la persona un buen sueldo y un puesto más alto.',
    fr: 'À quel point la personne veut un bon salaire et un poste plus élevé.',
  },
}
