// The personality questionnaire: the 120 public-domain items of the IPIP-NEO-120. Joins the languages,
// and turns the package's per-item keys into a scoring key; the answers keep their displayed values.
import { getItems } from '@alheimsins/b5-johnson-120-ipip-neo-pi-r'

import type { Question } from '#contract/assessments.ts'
import type { LocalizedText } from '#contract/shape.ts'

import type { Scale } from '../../scoring/scoring-key.ts'
import type { Instrument, InstrumentAttribute } from '../instrument.ts'
import type { Domain } from './johnson-norms.ts'
import { NORM_SOURCE, pooledNorm } from './johnson-norms.ts'
import type { DomainTraits, Trait } from './personality-names.ts'
import { DOMAINS } from './personality-names.ts'
import { TRANSLATION_CORRECTIONS } from './translation-corrections.ts'
import { WORK_RELATED } from './work-related-names.ts'

type Item = ReturnType<typeof getItems>[number]

const RESPONSE_SET = 'agreement'
const CITATION =
  'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory: Development of the IPIP-NEO-120. Journal of Research in Personality, 51, 78–89.'
const ITEMS = getItems('en')

/**
 * The IPIP-NEO-120, version 2: five domains and thirty facets, as percentiles of the pooled norm. Version 1 asked the
 * English statements without the stem, as the inventory prints them: "Worry about things".
 */
export const personality: Instrument = {
  slug: 'personality',
  version: 2,
  content: {
    slug: 'personality',
    version: 2,
    kind: 'personality',
    title: { en: 'Personality', es: 'Personalidad', fr: 'Personnalité' },
    instruction: {
      en: 'Say how accurately each statement describes you. Describe yourself as you generally are now, not as you wish to be in the future, and as you honestly see yourself. There are no right or wrong answers. The first answer that comes to mind is usually the best one.',
      es: 'Indica con qué exactitud te describe cada frase. Descríbete como eres en general ahora, no como te gustaría ser en el futuro, y como te ves con sinceridad. No hay respuestas correctas ni incorrectas. La primera respuesta que te viene a la mente suele ser la mejor.',
      fr: 'Pour chaque phrase, je choisis à quel point elle me décrit avec exactitude. Je me décris comme je suis en général aujourd’hui, et non comme je voudrais être plus tard, et comme je me vois en toute sincérité. Il n’y a pas de bonne ou de mauvaise réponse. La première réponse qui vient à l’esprit est souvent la meilleure.',
    },
    // The translations are sentences already.
    stem: { en: 'I', es: '', fr: '' },
    minutes: 15,
    response_sets: { [RESPONSE_SET]: agreementOptions() },
    questions: questions(),
  },
  scoring: {
    version: 'ipip-neo-120/1',
    range: { min: 1, max: 5 },
    scales: DOMAINS.flatMap((traits) => [domainScale(traits), ...facetScales(traits)]),
  },
  attributes: DOMAINS.flatMap((traits) => [
    attributeOf(traits, null),
    ...traits.facets.map((facet) => attributeOf(facet, traits.slug)),
  ]),
  citation: { en: CITATION, es: CITATION, fr: CITATION },
}

/**
 * The inventory's own accuracy scale, in all three languages. The package asks for accuracy in English
 * and for agreement in Spanish and French; one question must not be two.
 */
function agreementOptions() {
  const labels: LocalizedText[] = [
    { en: 'Very inaccurate', es: 'Muy inexacto', fr: 'Très inexact' },
    { en: 'Moderately inaccurate', es: 'Moderadamente inexacto', fr: 'Plutôt inexact' },
    {
      en: 'Neither accurate nor inaccurate',
      es: 'Ni exacto ni inexacto',
      fr: 'Ni exact ni inexact',
    },
    { en: 'Moderately accurate', es: 'Moderadamente exacto', fr: 'Plutôt exact' },
    { en: 'Very accurate', es: 'Muy exacto', fr: 'Très exact' },
  ]
  return labels.map((label, index) => ({ value: index + 1, label }))
}

function questions(): Question[] {
  const spanish = textsById('es')
  const french = textsById('fr')
  return ITEMS.map(({ id, text }) => ({
    question_id: id,
    text: {
      en: typographic(text),
      es: typographic(TRANSLATION_CORRECTIONS[id]?.es?.text ?? required(spanish, id)),
      fr: typographic(TRANSLATION_CORRECTIONS[id]?.fr?.text ?? required(french, id)),
    },
    response_set: RESPONSE_SET,
  }))
}

/** By id: the order of the items is each translation's own affair. */
function textsById(language: 'es' | 'fr'): Map<string, string> {
  return new Map(getItems(language).map(({ id, text }) => [id, text]))
}

function required(texts: ReadonlyMap<string, string>, id: string): string {
  const text = texts.get(id)
  if (text === undefined) throw new Error(`Personality item ${id} is not translated`)
  return text
}

function typographic(text: string): string {
  return text.trim().replaceAll("'", '’')
}

function domainScale({ domain, slug, name }: DomainTraits): Scale {
  const items = ITEMS.filter((item) => item.domain === domain)
  return { attribute: slug, parent: null, name, items: keyed(items), norm: normOf(domain) }
}

function facetScales({ domain, slug, facets }: DomainTraits): Scale[] {
  return facets.map((facet, index) => {
    const number = index + 1
    const items = ITEMS.filter((item) => item.domain === domain && item.facet === number)
    return {
      attribute: facet.slug,
      parent: slug,
      name: facet.name,
      items: keyed(items),
      norm: normOf(domain, number),
    }
  })
}

function keyed(items: readonly Item[]): Scale['items'] {
  return items.map((item) => ({ question_id: item.id, isReversed: item.keyed === 'minus' }))
}

function normOf(domain: Domain, facet?: number): Scale['norm'] {
  return { kind: 'normal', ...pooledNorm(domain, facet), source: NORM_SOURCE }
}

function attributeOf({ slug }: Trait, parent: string | null): InstrumentAttribute {
  const described = WORK_RELATED[slug]
  if (described === undefined) throw new Error(`Attribute ${slug} has no name for work`)
  return { slug, parent_slug: parent, category: 'personality', ...described }
}
