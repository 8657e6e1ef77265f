// Names of the five domains and thirty facets in the three languages.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { Domain } from './johnson-norms.ts'

export type Trait = { readonly slug: string; readonly name: LocalizedText }
export type DomainTraits = Trait & { readonly domain: Domain; readonly facets: readonly Trait[] }

/** J. A. Johnson's names; the facets stand in the order of their numbers, 1–6. */
export const DOMAINS: readonly DomainTraits[] = [
  {
    domain: 'O',
    ...trait(
      'openness',
      'Openness to experience',
      'Apertura a la experiencia',
      'Ouverture à l’expérience',
    ),
    facets: [
      trait('openness-imagination', 'Imagination', 'Imaginación', 'Imagination'),
      trait(
        'openness-artistic-interests',
        'Artistic interests',
        'Intereses artísticos',
        'Intérêts artistiques',
      ),
      trait('openness-emotionality', 'Emotionality', 'Emotividad', 'Émotivité'),
      trait(
        'openness-adventurousness',
        'Adventurousness',
        'Espíritu aventurero',
        'Esprit d’aventure',
      ),
      trait('openness-intellect', 'Intellect', 'Intelecto', 'Intellect'),
      trait('openness-liberalism', 'Liberalism', 'Liberalismo', 'Libéralisme'),
    ],
  },
  {
    domain: 'C',
    ...trait(
      'conscientiousness',
      'Conscientiousness',
      'Responsabilidad',
      'Caractère consciencieux',
    ),
    facets: [
      trait('conscientiousness-self-efficacy', 'Self-efficacy', 'Autoeficacia', 'Auto-efficacité'),
      trait('conscientiousness-orderliness', 'Orderliness', 'Orden', 'Ordre'),
      trait('conscientiousness-dutifulness', 'Dutifulness', 'Sentido del deber', 'Sens du devoir'),
      trait(
        'conscientiousness-achievement-striving',
        'Achievement-striving',
        'Afán de logro',
        'Recherche de réussite',
      ),
      trait(
        'conscientiousness-self-discipline',
        'Self-discipline',
        'Autodisciplina',
        'Autodiscipline',
      ),
      trait('conscientiousness-cautiousness', 'Cautiousness', 'Cautela', 'Prudence'),
    ],
  },
  {
    domain: 'E',
    ...trait('extraversion', 'Extraversion', 'Extraversión', 'Extraversion'),
    facets: [
      trait('extraversion-friendliness', 'Friendliness', 'Cordialidad', 'Cordialité'),
      trait('extraversion-gregariousness', 'Gregariousness', 'Sociabilidad', 'Grégarité'),
      trait('extraversion-assertiveness', 'Assertiveness', 'Asertividad', 'Assertivité'),
      trait(
        'extraversion-activity-level',
        'Activity level',
        'Nivel de actividad',
        'Niveau d’activité',
      ),
      trait(
        'extraversion-excitement-seeking',
        'Excitement-seeking',
        'Búsqueda de emociones',
        'Recherche de sensations',
      ),
      trait('extraversion-cheerfulness', 'Cheerfulness', 'Alegría', 'Gaieté'),
    ],
  },
  {
    domain: 'A',
    ...trait('agreeableness', 'Agreeableness', 'Amabilidad', 'Agréabilité'),
    facets: [
      trait('agreeableness-trust', 'Trust', 'Confianza', 'Confiance'),
      trait('agreeableness-morality', 'Morality', 'Moralidad', 'Moralité'),
      trait('agreeableness-altruism', 'Altruism', 'Altruismo', 'Altruisme'),
      trait('agreeableness-cooperation', 'Cooperation', 'Cooperación', 'Coopération'),
      trait('agreeableness-modesty', 'Modesty', 'Modestia', 'Modestie'),
      trait('agreeableness-sympathy', 'Sympathy', 'Compasión', 'Compassion'),
    ],
  },
  {
    domain: 'N',
    ...trait('neuroticism', 'Neuroticism', 'Neuroticismo', 'Névrosisme'),
    facets: [
      trait('neuroticism-anxiety', 'Anxiety', 'Ansiedad', 'Anxiété'),
      trait('neuroticism-anger', 'Anger', 'Ira', 'Colère'),
      trait('neuroticism-depression', 'Depression', 'Depresión', 'Dépression'),
      trait('neuroticism-self-consciousness', 'Self-consciousness', 'Timidez', 'Timidité'),
      trait('neuroticism-immoderation', 'Immoderation', 'Inmoderación', 'Immodération'),
      trait('neuroticism-vulnerability', 'Vulnerability', 'Vulnerabilidad', 'Vulnérabilité'),
    ],
  },
]

// Four positions rather than named fields: a table of thirty rows reads best as one.
function trait(...[slug, en, es, fr]: [slug: string, en: string, es: string, fr: string]): Trait {
  return { slug, name: { en, es, fr } }
}
