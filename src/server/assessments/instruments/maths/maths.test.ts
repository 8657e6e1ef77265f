import { describe, expect, it } from 'vitest'

import type { Locale } from '#contract/core/shape.ts'

import { scoreScales } from '../../scoring/score-scales.ts'
import { choiceLabel } from './choice-labels.ts'
import type { MathsSection } from './maths-item.ts'
import { maths, MATHS_SECTIONS } from './maths.ts'

type Calculation = (figures: readonly number[]) => number

const LANGUAGES = ['en', 'es', 'fr'] as const
const [SCALE] = maths.scoring.scales

/** Every item calculated a second time, from the figures that its text has, in their order, and not from its key. */
const CALCULATED: Readonly<Record<string, readonly Calculation[]>> = {
  money: [
    ([price = 0, paid = 0]) => paid - price,
    ([books = 0, book = 0, pens = 0, price = 0]) => books * book + pens * price,
    ([price = 0, discount = 0]) => price * (1 - discount / 100),
    ([twenties = 0, twenty = 0, fives = 0, five = 0, coins = 0, cents = 0]) =>
      twenties * twenty + fives * five + (coins * cents) / 100,
    ([charge = 0, bill = 0]) => bill * (1 + charge / 100),
    ([few = 0, small = 0, many = 0, large = 0]) => small / few - large / many,
    ([pay = 0, hours = 0]) => pay * hours,
    ([budget = 0, spent = 0]) => (100 * (budget - spent)) / budget,
  ],
  time: [
    ([from = 0, to = 0, pause = 0]) => to - from - pause,
    ([from = 0, hours = 0, minutes = 0]) => from + hours * 60 + minutes,
    ([hours = 0, minutes = 0, end = 0]) => end - hours * 60 - minutes,
    (days) => sum(days),
    (days) => sum(days) / days.length,
    ([each = 0, people = 0, hours = 0, minutes = 0]) => (people * (hours * 60 + minutes)) / each,
    ([interval = 0, first = 0]) => first + (5 - 1) * interval,
    ([pay = 0, full = 0, hours = 0]) => pay * full + (hours - full) * pay * 1.5,
  ],
  stock: [
    (stock) => pairsOf(stock).filter(([left, point]) => left <= point).length,
    (stock) => {
      const [left, point] = pairsOf(stock)[2] ?? [0, 0]
      return 2 * point - left
    },
    ([litres = 0, portion = 0]) => (litres * 1000) / portion,
    ([stock = 0, sold = 0, days = 0]) => stock - sold * days,
    ([screws = 0, pack = 0]) => Math.ceil(screws / pack),
    ([cleaner = 0, water = 0, litres = 0]) => (litres * cleaner) / (cleaner + water),
    ([length = 0, width = 0, can = 0]) => Math.ceil((length * width) / can),
    ([checked = 0, faulty = 0]) => (100 * faulty) / checked,
  ],
}

describe.each(MATHS_SECTIONS)('the section $id', (section) => {
  it('has eight items of four choices, where each wrong one has its own typical error', () => {
    expect(section.items).toHaveLength(8)
    for (const { right, wrong } of section.items) {
      expect(new Set([right, ...wrong.map(({ value }) => value)]).size).toBe(4)
      expect(new Set(wrong.map(({ error }) => error)).size).toBe(3)
      expect(wrong.every(({ error }) => error.length > 10)).toBe(true)
    }
  })

  it.each(LANGUAGES)('is keyed as its texts calculate in "%s"', (language) => {
    const results = resultsOf(section, language)
    expect(results).toHaveLength(section.items.length)
    expect(section.items.map(({ right }) => right)).toEqual(
      results.map((result) => expect.closeTo(result, 9)),
    )
    const keyed = new Map(SCALE?.items.map(({ question_id, right }) => [question_id, right]))
    const labels = section.items.map((_, index) => {
      const questionId = `maths-${section.id}-${index + 1}`
      const options = maths.content.response_sets[questionId]
      const choice = options?.find(({ value }) => value === keyed.get(questionId))
      return choice?.label[language] ?? ''
    })
    expect(labels.map((label) => resultOf(label, language))).toEqual(
      results.map((result) => expect.closeTo(result, 9)),
    )
  })

  it('has the same figures in each language', () => {
    for (const item of section.items) {
      const [english, ...others] = LANGUAGES.map((language) => figuresOf(item, language))
      expect(others).toEqual([english, english])
    }
  })
})

describe('workplace maths', () => {
  it('gives 100 points for the calculated results, and none for a wrong one', () => {
    const answers = MATHS_SECTIONS.flatMap((section) => [...choicesFor(section, 'en')])
    expect(answers).toHaveLength(24)
    expect(scoreOf(new Map(answers))).toBe(100)
    expect(scoreOf(new Map(answers.slice(0, 12)))).toBe(50)
    expect(scoreOf(new Map([['maths-money-1', 4]]))).toBe(0)
  })

  it('has the right result at no position of the four much more often than at the others', () => {
    const positions = (SCALE?.items ?? []).map(({ right }) => right)
    for (const position of [1, 2, 3, 4]) {
      const times = positions.filter((one) => one === position).length
      expect([4, 5, 6, 7, 8]).toContain(times)
    }
  })

  it('sends neither the errors nor the results by name to a device', () => {
    const sent = JSON.stringify(maths.content)
    expect(sent).not.toMatch(/"(right|wrong|error)"/)
    for (const { wrong } of MATHS_SECTIONS.flatMap(({ items }) => items))
      for (const { error } of wrong) expect(sent).not.toContain(error)
  })
})

describe('the label of a choice', () => {
  const currency = { en: 'USD', es: 'EUR', fr: 'EUR' }

  it.each(LANGUAGES)('is written as people write it in "%s"', (language) => {
    const money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: currency[language],
      trailingZeroDisplay: 'stripIfInteger',
    })
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const amount = new Intl.NumberFormat(language)
    const labels = [
      choiceLabel(1056, { format: 'money', digits: 0 }),
      choiceLabel(6.35, { format: 'money', digits: 2 }),
      choiceLabel(35, { format: 'percent', digits: 0 }),
      choiceLabel(7.2, { format: 'amount', digits: 0 }),
    ]
    const expected = [
      money.format(1056),
      money.format(6.35),
      percent.format(0.35),
      amount.format(7.2),
    ]
    expect(labels.map((label) => plain(label[language]))).toEqual(expected.map(plain))
  })

  it('shows times of a day by the clock of the language, and durations alike', () => {
    const clock = (value: number) => choiceLabel(value, { format: 'clock', digits: 0 })
    expect(clock(485)).toEqual({ en: '8:05\u00A0am', es: '8:05', fr: '8\u00A0h\u00A005' })
    expect(clock(735)).toEqual({ en: '12:15\u00A0pm', es: '12:15', fr: '12\u00A0h\u00A015' })
    expect(clock(1015)).toEqual({ en: '4:55\u00A0pm', es: '16:55', fr: '16\u00A0h\u00A055' })
    const paid = choiceLabel(465, { format: 'duration', digits: 0 })
    expect(LANGUAGES.map((language) => plain(paid[language]))).toEqual(
      LANGUAGES.map(() => '7 h 45 min'),
    )
  })
})

/** The results that the texts of a language ask for. */
function resultsOf({ id, items }: MathsSection, language: Locale): number[] {
  return items.map((item, index) => {
    const calculate = CALCULATED[id]?.[index]
    return calculate?.(figuresOf(item, language)) ?? Number.NaN
  })
}

/** By question, the choice that the key has for right. */
function choicesFor(section: MathsSection, language: Locale): Map<string, number> {
  const results = resultsOf(section, language)
  return new Map(
    results.map((result, index) => {
      const questionId = `maths-${section.id}-${index + 1}`
      const options = maths.content.response_sets[questionId] ?? []
      const option = options.find(
        ({ label }) => Math.abs(resultOf(label[language], language) - result) < 1e-9,
      )
      return [questionId, option?.value ?? 0]
    }),
  )
}

function figuresOf(item: MathsSection['items'][number], language: Locale): number[] {
  return numbersIn(`${item.passage?.[language] ?? ''} ${item.text[language]}`, language)
}

function resultOf(label: string, language: Locale): number {
  const [first = Number.NaN, minutes] = numbersIn(label, language)
  return minutes === undefined ? first : first * 60 + minutes
}

/** The numbers of a text, as a reader of the language takes them; a time of day counts in minutes. */
function numbersIn(text: string, language: Locale): number[] {
  const pattern = {
    en: /(\d+):(\d+)\s([ap])m|\d+(?:,\d{3})*(?:\.\d+)?/g,
    es: /(\d+):(\d+)|\d+(?:,\d+)?/g,
    fr: /(\d+)\sh\s(\d+)|\d+(?:\u202F\d{3})*(?:,\d+)?/g,
  }
  return [...text.matchAll(pattern[language])].map(([match, hours, minutes, half]) => {
    if (hours === undefined)
      return Number(
        language === 'en'
          ? match.replaceAll(',', '')
          : match.replace('\u202F', '').replace(',', '.'),
      )
    const ofDay =
      half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
    return ofDay * 60 + Number(minutes)
  })
}

function scoreOf(answers: ReadonlyMap<string, number>) {
  const scales = scoreScales(maths.scoring, answers)
  return scales.find(({ attribute }) => attribute === 'workplace-maths')?.score
}

function pairsOf(figures: readonly number[]): [number, number][] {
  return figures.flatMap((left, index): [number, number][] =>
    index % 2 === 0 ? [[left, figures[index + 1] ?? 0]] : [],
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
