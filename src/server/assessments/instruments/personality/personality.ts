// The personality questionnaire: public-domain items of the IPIP-NEO-120. Joins the languages, and turns the package's
// per-item keys into a scoring key; the answers keep their displayed values.
import { getItems } from '@alheimsins/b5-johnson-120-ipip-neo-pi-r'

import type { Question } from '#contract/assessments/assessments.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import type { Scale } from '../../scoring/scoring-key.ts'
import type { Instrument, InstrumentAttribute } from '../instrument.ts'
import type { Domain } from './johnson-norms.ts'
import { NORM_SOURCE, pooledNorm, pooledNormWithout, SHORT_NORM_SOURCE } from './johnson-norms.ts'
import type { DomainTraits, Trait } from './personality-names.ts'
import { DOMAINS } from './personality-names.ts'
import { TRANSLATION_CORRECTIONS } from './translation-corrections.ts'
import { WORK_RELATED } from './work-related-names.ts'

type Item = ReturnType<typeof getItems>[number]

const RESPONSE_SET = 'agreement'
const CITATION =
  'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory: Development of the IPIP-NEO-120. Journal of Research in Personality, 51, 78–89.'
const ITEMS = getItems('en')

const INSTRUCTION: LocalizedText = {
  en: 'Say how accurately each statement describes you. Describe yourself as you generally are now, not as you wish to be in the future, and as you honestly see yourself. There are no right or wrong answers. The first answer that comes to mind is usually the best one.',
  es: 'Indica con qué exactitud te describe cada frase. Descríbete como eres en general ahora, no como te gustaría ser en el futuro, y como te ves con sinceridad. No hay respuestas correctas ni incorrectas. La primera respuesta que te viene a la mente suele ser la mejor.',
  fr: 'Pour chaque phrase, je choisis à quel point elle me décrit avec exactitude. Je me décris comme je suis en général aujourd’hui, et non comme je voudrais être plus tard, et comme je me vois en toute sincérité. Il n’y a pas de bonne ou de mauvaise réponse. La première réponse qui vient à l’esprit est souvent la meilleure.',
}

/** Facets of a domain by their numbers, 1–6. */
type LeftOut = Partial<Record<Domain, number>>

/**
 * What applicants are not asked since version 3. O6 (liberalism) asks for whom they vote, and how tough on crime judges
 * should be: politics. N3 (depression) asks whether they dislike themselves and feel blue: before an offer, US law counts
 * that among medical inquiries (42 U.S.C. 12112(d)(2)). Their domains are scored by the facets that remain.
 */
const NOT_ASKED: LeftOut = { O: 6, N: 3 }

/**
 * Version 3: 112 items in five domains and twenty-eight facets, as percentiles of the pooled norm. Version 1 asked the
 * English statements without the stem, as the inventory prints them: "Worry about things".
 */
export const personality = versionOf({
  version: 3,
  key: 'ipip-neo-120/without-o6-n3/1',
  minutes: 14,
  leftOut: NOT_ASKED,
})

/** All 120 items: attempts that began with it are scored by it, and its two further facets keep their names. */
export const personalityOf120Items = versionOf({
  version: 2,
  key: 'ipip-neo-120/1',
  minutes: 15,
  leftOut: {},
})

type Version = { version: number; key: string; minutes: number; leftOut: LeftOut }

function versionOf({ version, key, minutes, leftOut }: Version): Instrument {
  const isAsked = ({ domain, facet }: { domain: string; facet: number }) =>
    !Object.entries(leftOut).some(([name, number]) => name === domain && number === facet)
  const items = ITEMS.filter(isAsked)
  const domains = DOMAINS.map((traits) => ({
    ...traits,
    facets: traits.facets
      .map((facet, index) => ({ ...facet, domain: traits.domain, facet: index + 1 }))
      .filter(isAsked),
  }))
  return {
    slug: 'personality',
    version,
    content: contentOf({ version, minutes, items }),
    scoring: {
      version: key,
      range: { min: 1, max: 5 },
      scales: domains.flatMap((traits) => [
        domainScale(traits, { items, leftOut: leftOut[traits.domain] }),
        ...traits.facets.map((facet) => facetScale(facet, { items, parent: traits.slug })),
      ]),
    },
    attributes: domains.flatMap((traits) => [
      attributeOf(traits, null),
      ...traits.facets.map((facet) => attributeOf(facet, traits.slug)),
    ]),
    citation: { en: CITATION, es: CITATION, fr: CITATION },
  }
}

function contentOf(given: {
  version: number
  minutes: number
  items: readonly Item[]
}): Instrument['content'] {
  return {
    slug: 'personality',
    version: given.version,
    kind: 'personality',
    title: { en: 'Personality', es: 'Personalidad', fr: 'Personnalité' },
    instruction: INSTRUCTION,
    // The translations are sentences already.
    stem: { en: 'I', es: '', fr: '' },
    minutes: given.minutes,
    response_sets: { [RESPONSE_SET]: agreementOptions() },
    questions: questions(given.items),
  }
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

function questions(items: readonly Item[]): Question[] {
  const spanish = textsById('es')
  const french = textsById('fr')
  return items.map(({ id, text }) => ({
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

function domainScale(
  { domain, slug, name }: DomainTraits,
  { items, leftOut }: { items: readonly Item[]; leftOut: number | undefined },
): Scale {
  const norm = leftOut === undefined ? pooledNorm(domain) : pooledNormWithout(domain, leftOut)
  const source = leftOut === undefined ? NORM_SOURCE : SHORT_NORM_SOURCE
  return {
    attribute: slug,
    parent: null,
    name,
    items: keyed(items.filter((item) => item.domain === domain)),
    norm: { kind: 'normal', ...norm, source },
  }
}

function facetScale(
  { slug, name, domain, facet }: Trait & { domain: Domain; facet: number },
  { items, parent }: { items: readonly Item[]; parent: string },
): Scale {
  return {
    attribute: slug,
    parent,
    name,
    items: keyed(items.filter((item) => item.domain === domain && item.facet === facet)),
    norm: { kind: 'normal', ...pooledNorm(domain, facet), source: NORM_SOURCE },
  }
}

function keyed(items: readonly Item[]): Scale['items'] {
  return items.map((item) => ({ question_id: item.id, isReversed: item.keyed === 'minus' }))
}

function attributeOf({ slug }: Trait, parent: string | null): InstrumentAttribute {
  const described = WORK_RELATED[slug]
  if (described === undefined) throw new Error(`Attribute ${slug} has no name for work`)
  return { slug, parent_slug: parent, category: 'personality', ...described }
}
