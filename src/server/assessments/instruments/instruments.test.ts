import { getItems } from '@alheimsins/b5-johnson-120-ipip-neo-pi-r'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { assessmentPackageSchema } from '#contract/assessments/assessments.ts'
import { TESTED_LANGUAGES } from '#contract/assessments/language-parts.ts'
import { statementText } from '#contract/assessments/statement-text.ts'

import { scoreScales } from '../scoring/score-scales.ts'
import { describeAttribute, withNamedScores } from './describe-attribute.ts'
import { EXPLANATIONS_TO_CANDIDATE } from './explanations-to-candidate.ts'
import { EARLIER_INSTRUMENTS, INSTRUMENTS } from './instruments.ts'
import { DEFAULT_TEST, languageKey, languageTest } from './language-test/language-test.ts'
import { pooledNorm, pooledNormWithout } from './personality/johnson-norms.ts'
import { DOMAINS as TRAITS } from './personality/personality-names.ts'
import { personality, personalityOf120Items } from './personality/personality.ts'
import { TRANSLATION_CORRECTIONS } from './personality/translation-corrections.ts'
import { typingTests } from './typing-test/typing-test.ts'
import { VERBAL_TEXTS } from './verbal/verbal-items.ts'
import { verbal } from './verbal/verbal.ts'

const DOMAINS = ['N', 'E', 'O', 'A', 'C'] as const
/** Begins as the items of the inventory do in English: with a verb of the first person, and without "I". */
const BARE_VERB = {
  en: /^(Worry|Make|Have|Am|Get|Love|Use|Like|Often|Feel|Try|Do not|Don’t|Rarely|Avoid|Believe)\b/,
  es: /^\p{Ll}/u,
  fr: /^\p{Ll}/u,
}
/** What no hirer should read of an applicant: clinical, political and moral labels in the three languages. */
const LABELS =
  /depre|dépre|anxi|ansie|neuro|névro|liberal|libéral|conservat|conservad|moral|immod|inmod|vulnerab|vulnérab|polit/i
/** What is answered and not scored. */
const UNKEYED = new Set<string>(['speed_test', 'long_text', 'clip', 'hearing'])
const SHUFFLED = ['numerical', 'maths', 'language-test']
const FACETS = [1, 2, 3, 4, 5, 6] as const

describe.each(INSTRUMENTS)('$slug', ({ slug, version, content, scoring, attributes }) => {
  const questionIds = content.questions.map(({ question_id }) => question_id)

  it('is a package that the contract accepts', () => {
    expect(content).toMatchObject({ slug, version })
    expect(assessmentPackageSchema.parse({ ...content, asmt_id: 1 })).toEqual({
      ...content,
      asmt_id: 1,
    })
  })

  it('asks every question once, in three languages, each a different text', () => {
    expect(new Set(questionIds).size).toBe(questionIds.length)
    for (const language of ['en', 'es', 'fr'] as const) {
      const texts = content.questions.map(({ text }) => text[language])
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.every((text) => text.length > 3 && text === text.trim())).toBe(true)
    }
  })

  it('asks whole sentences in every language, with the stem where a statement has no subject', () => {
    const { stem } = content
    for (const language of ['en', 'es', 'fr'] as const) {
      const sentences = content.questions.map(({ text }) => statementText({ stem, text }, language))
      expect(sentences.filter((one) => BARE_VERB[language].test(one))).toEqual([])
    }
  })

  it('shows options from low to high over the range of the key', () => {
    const { min, max } = scoring.range
    const range = Array.from({ length: max - min + 1 }, (_, index) => min + index)
    for (const { response_set, recording, input } of content.questions) {
      if (recording !== undefined || input !== undefined) continue
      const values = content.response_sets[response_set]?.map(({ value }) => value)
      expect(values).toEqual(range)
    }
  })

  it('shuffles the choices of tests alone, of one question each, and no scale that many share', () => {
    const { kind, shuffled_response_sets: sets = [], questions } = content
    expect(sets.length > 0).toBe(SHUFFLED.includes(slug))
    expect(sets.length > 0 && !['skill-test', 'language-test'].includes(kind)).toBe(false)
    expect(new Set(sets).size).toBe(sets.length)
    for (const set of sets) {
      expect(content.response_sets[set]?.length).toBeGreaterThan(2)
      expect(questions.filter(({ response_set }) => response_set === set)).toHaveLength(1)
    }
  })

  it('scores each question, in exactly one broad scale, and names each scale’s attribute', () => {
    const scales = scoring.scales.map(({ attribute, parent }) => ({ attribute, parent }))
    const described = attributes.map((a) => ({ attribute: a.slug, parent: a.parent_slug }))
    expect(described).toEqual([...scales, ...scalesOfOtherLanguages(slug)])
    // One log of keystrokes has a speed and an accuracy, see the typing tests below.
    if (content.kind === 'typing-test') return
    const broad = scoring.scales.filter(({ parent }) => parent === null)
    const keyed = broad.flatMap(({ items }) => items.map(({ question_id }) => question_id))
    // People judge what is recorded or written, and what was measured of a connection; no key does.
    const asked = content.questions.filter(
      ({ recording, input }) => recording === undefined && !UNKEYED.has(input?.type ?? ''),
    )
    expect(keyed).toHaveLength(asked.length)
    expect(new Set(keyed)).toEqual(new Set(asked.map(({ question_id }) => question_id)))
  })

  it('names and explains each attribute once, in work-related words of every language', () => {
    for (const language of ['en', 'es', 'fr'] as const) {
      const names = attributes.map(({ name }) => name[language])
      const explanations = attributes.map(({ explanation }) => explanation[language])
      expect(new Set(names).size).toBe(names.length)
      expect(new Set(explanations).size).toBe(explanations.length)
      expect(explanations.filter((one) => !/^\p{Lu}[^.]{20,}\.$/u.test(one))).toEqual([])
      expect([...names, ...explanations].filter((one) => LABELS.test(one))).toEqual([])
    }
  })

  it('lets no key or scale out with the questions', () => {
    const shown = JSON.stringify(content)
    for (const word of ['isReversed', 'keyed', 'facet', 'norm', 'score']) {
      expect(shown).not.toContain(`"${word}"`)
    }
  })
})

/** The slug of each scale, and the facets that make it, as `O1`. */
function publishedScales(leftOut: readonly string[]): (readonly [string, readonly string[]])[] {
  return TRAITS.flatMap(({ domain, slug, facets }) => {
    const parts = facets
      .map((facet, index) => [facet.slug, [`${domain}${index + 1}`]] as const)
      .filter(([, [name]]) => !leftOut.includes(name))
    return [[slug, parts.flatMap(([, names]) => names)] as const, ...parts]
  })
}

/** Those by which an instrument is scored where a company chose another language. */
function scalesOfOtherLanguages(slug: string) {
  if (slug !== languageTest.slug) return []
  return TESTED_LANGUAGES.filter((language) => language !== DEFAULT_TEST.language).flatMap(
    (language) =>
      languageKey(language).scales.map(({ attribute, parent }) => ({ attribute, parent })),
  )
}

describe('personality', () => {
  it('asks no applicant about politics or low moods', () => {
    const texts = personality.content.questions.map(({ text }) => text.en)
    expect(texts).toHaveLength(112)
    expect(
      texts.filter((text) => /vote|crime|political|dislike myself|blue|dumps/i.test(text)),
    ).toEqual([])
    const slugs = personality.attributes.map(({ slug }) => slug)
    expect(slugs).toHaveLength(33)
    expect(slugs).not.toContain('openness-liberalism')
    expect(slugs).not.toContain('neuroticism-depression')
  })

  it.each([
    { version: personality, leftOut: ['O6', 'N3'] },
    { version: personalityOf120Items, leftOut: [] },
  ])(
    'scores random answers as the published key does, without $leftOut',
    ({ version, leftOut }) => {
      const published = getItems('en').filter(
        (item) => !leftOut.includes(`${item.domain}${item.facet}`),
      )
      expect(new Set(version.content.questions.map((one) => one.question_id))).toEqual(
        new Set(published.map(({ id }) => id)),
      )
      const answers = fc.array(fc.integer({ min: 1, max: 5 }), {
        minLength: published.length,
        maxLength: published.length,
      })
      fc.assert(
        fc.property(answers, (values) => {
          const given = new Map(published.map(({ id }, index) => [id, values[index] ?? 3]))
          const scored = scoreScales(version.scoring, given)
          const raw = new Map(scored.map((one) => [one.attribute, one.raw]))
          for (const [slug, parts] of publishedScales(leftOut))
            expect(raw.get(slug)).toBe(
              published
                .filter((item) => parts.includes(`${item.domain}${item.facet}`))
                .reduce((sum, { id, keyed }) => {
                  const value = given.get(id) ?? 0
                  return sum + (keyed === 'minus' ? 6 - value : value)
                }, 0),
            )
          expect(raw.size).toBe(publishedScales(leftOut).length)
        }),
        { numRuns: 30 },
      )
    },
  )

  it('corrects only items that exist, and only texts that the package still has wrong', () => {
    for (const language of ['es', 'fr'] as const) {
      const texts = new Map(getItems(language).map(({ id, text }) => [id, text]))
      for (const [id, corrections] of Object.entries(TRANSLATION_CORRECTIONS)) {
        expect(texts.has(id)).toBe(true)
        expect(corrections[language]?.text.replaceAll('’', "'")).not.toBe(texts.get(id))
      }
    }
  })

  it('keeps the scale names of the inventory for the technical notes', () => {
    expect(describeAttribute('neuroticism-depression')).toMatchObject({
      name: { en: 'Effect of setbacks' },
      technicalName: { en: 'Depression' },
      citation: { en: expect.stringContaining('Johnson, J. A. (2014)') },
    })
    expect(describeAttribute('of-another-build')).toBeNull()
  })

  it('stands in the activity log by its work-related name', () => {
    const change = { fit: 61, scores: { 'neuroticism-depression': 40, 'of-another-build': 2 } }
    expect(withNamedScores(change)).toEqual({
      fit: 61,
      scores: { 'Effect of setbacks': 40, 'of-another-build': 2 },
    })
    expect(withNamedScores({ role_name: 'Night shift' })).toEqual({ role_name: 'Night shift' })
    expect(withNamedScores(null)).toBeNull()
  })

  it('asks about the candidate in the first person', () => {
    const { stem, questions } = personality.content
    const texts = questions.map(({ text }) => statementText({ stem, text }, 'en'))
    expect(texts.slice(0, 2)).toEqual(['I worry about things', 'I make friends easily'])
    expect(texts.filter((text) => !/^I \p{Ll}/u.test(text))).toEqual([])
  })
})

describe('what candidates read of an attribute', () => {
  const THIRD = /the person|la persona\b|la personne\b/i
  /** Spanish has the person in its verbs. */
  const SECOND = { en: /\b(you|your)\b/, es: /./, fr: /\b(vous|votre|vos|vôtres)\b/ }

  it('is said to them of every attribute, in every language, and of nothing else', () => {
    const all = [...EARLIER_INSTRUMENTS, ...INSTRUMENTS]
    const slugs = all.flatMap(({ attributes }) => attributes.map(({ slug }) => slug))
    expect(new Set(Object.keys(EXPLANATIONS_TO_CANDIDATE))).toEqual(new Set(slugs))
    for (const language of ['en', 'es', 'fr'] as const) {
      const texts = Object.values(EXPLANATIONS_TO_CANDIDATE).map((text) => text[language])
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.filter((text) => !SECOND[language].test(text) || THIRD.test(text))).toEqual([])
      expect(texts.filter((text) => !/^\p{Lu}[^.]{15,}\.$/u.test(text))).toEqual([])
      expect(texts.filter((text) => LABELS.test(text))).toEqual([])
    }
  })

  it('stays in the third person where staff read it', () => {
    const texts = INSTRUMENTS.flatMap(({ attributes }) => attributes.map((one) => one.explanation))
    for (const { en, es, fr } of texts) {
      expect(en).toContain('the person')
      expect(es).toContain('la persona')
      expect(fr).toContain('la personne')
    }
  })
})

describe('pooledNorm', () => {
  it('is the mean of the eight groups, with the spread within and between them', () => {
    // N by hand: mean 533.75/8; variance 2005.7254/8 + 162.0847/8 = 270.9763
    expect(pooledNorm('N')).toEqual({ mean: 66.719, sd: 16.461 })
  })

  it('has facets that add up to their domain, as the published means do', () => {
    for (const domain of DOMAINS) {
      const facets = FACETS.map((facet) => pooledNorm(domain, facet))
      const sum = facets.reduce((total, { mean }) => total + mean, 0)
      expect(Math.abs(sum - pooledNorm(domain).mean)).toBeLessThan(0.5)
      for (const { mean, sd } of facets) {
        expect(mean).toBeGreaterThan(8)
        expect(mean).toBeLessThan(18)
        expect(sd).toBeGreaterThan(2)
        expect(sd).toBeLessThan(5)
      }
    }
  })

  it('follows from the remaining facets where one is left out', () => {
    // O without O6 and N without N3, by a script that reads the published tables.
    expect(pooledNormWithout('O', 6)).toEqual({ mean: 73.576, sd: 10.792 })
    expect(pooledNormWithout('N', 3)).toEqual({ mean: 56.721, sd: 13.785 })
  })

  it('knows six facets', () => {
    expect(() => pooledNorm('N', 7)).toThrow('no norm of facet 7')
  })
})

describe.each(typingTests)('the passage of $slug', ({ content, scoring }) => {
  const passages = content.questions.flatMap(({ input }) =>
    input?.type === 'typing' ? [input.passage] : [],
  )

  it('has only what the keyboards of its language have, and no two spaces', () => {
    expect(passages).toHaveLength(content.questions.length)
    const letters = { en: /[^ -~]/, es: /[^ -~áéíóúüñ¿¡Á]/, fr: /[^ -~àâçéèêëîïôùûÀÉ]/ }
    for (const passage of passages)
      for (const language of ['en', 'es', 'fr'] as const) {
        expect(passage[language]).not.toMatch(letters[language])
        expect(passage[language]).not.toMatch(/ {2}|^ | $/)
      }
  })

  it('is scored by the text that is shown, in the time that is allowed', () => {
    const [section] = (content.sections ?? []).slice(-1)
    for (const { norm, items } of scoring.scales) {
      expect(items.map(({ question_id }) => question_id)).toEqual(section?.question_ids)
      expect(norm).toMatchObject({
        kind: 'typing',
        passage: passages.at(-1),
        seconds: section?.time_limit_seconds,
      })
    }
  })
})

describe('verbal reasoning', () => {
  it('asks four statements about each text, of which none has one verdict alone', () => {
    for (const { statements } of VERBAL_TEXTS) {
      expect(statements).toHaveLength(4)
      expect(new Set(statements.map(({ verdict }) => verdict)).size).toBe(3)
      expect(statements.every(({ because }) => because.length > 10)).toBe(true)
    }
  })

  it('has a key that guessing one verdict throughout does not meet', () => {
    const verdicts = VERBAL_TEXTS.flatMap(({ statements }) => statements.map((one) => one.verdict))
    for (const verdict of ['true', 'false', 'cannot_say'])
      expect(verdicts.filter((one) => one === verdict).length).toBeLessThanOrEqual(10)
    expect(verbal.scoring.scales[0]?.items.map(({ right }) => right)).toEqual(
      verdicts.map((verdict) => ['true', 'false', 'cannot_say'].indexOf(verdict) + 1),
    )
  })

  it('sends neither verdicts nor reasons to a device', () => {
    const sent = JSON.stringify(verbal.content)
    expect(sent).not.toMatch(/cannot_say|"because"/)
    for (const { statements } of VERBAL_TEXTS)
      for (const { because } of statements) expect(sent).not.toContain(because)
  })
})
