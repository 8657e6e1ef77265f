import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { PDF, type EmbeddedFont } from '@libpdf/core'

// The fonts of documents, and what they can write. Noto Sans covers Latin with Vietnamese, Cyrillic and Greek.
import type { SignatureFont } from '#contract/offers/signing.ts'

const TEXT_STYLES = {
  normal: fileOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: fileOf('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  italics: fileOf('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
  bolditalics: fileOf('@expo-google-fonts/noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf'),
}

/** By family and style, as pdfmake takes them. */
export const TEXT_FONTS = { NotoSans: TEXT_STYLES }

const HANDWRITING: Record<SignatureFont, string> = {
  caveat: fileOf('@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf'),
  dancing_script: fileOf('@expo-google-fonts/dancing-script/500Medium/DancingScript_500Medium.ttf'),
}

const REPLACEMENT = '?'
/** The font has them, but they need an engine that joins them, which not all of our text passes. */
const UNJOINED = /\p{Script=Devanagari}/u
/** The font takes these apart, into letter and mark. */
const PARTED = /[ǹḿṃṅṣẹịọụ]/u

let textFont: EmbeddedFont | undefined

/**
 * The letters of a text that documents cannot show, each once: check a name or a letter before it is sent.
 * Those of right-to-left and East Asian scripts are among them.
 */
export function missingLetters(text: string): string[] {
  textFont ??= PDF.create().embedFont(readFileSync(TEXT_STYLES.normal))
  const font = textFont
  return [...new Set(writable(text))].filter(
    (letter) => !/\s/u.test(letter) && (UNJOINED.test(letter) || !font.canEncode(letter)),
  )
}

/** The text as documents show it: letters composed, without invisible characters. */
export function writable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n]/gu, '')
}

/** The same on one line, with a question mark for what the font lacks: sealing never fails for a letter. */
export function shownText(text: string): string {
  const missing = new Set(missingLetters(text))
  return Array.from(writable(text), (letter) => (missing.has(letter) ? REPLACEMENT : letter))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/**
 * A style that keeps letters and marks together, for a document with this text; empty where none are taken apart. Without
 * it pdfkit would tell readers who copy or search that each i is the ị of an earlier word. Layout is slower with it.
 */
export function wholeLetters(text: string): object {
  return PARTED.test(text.normalize('NFC')) ? { fontFeatures: { ccmp: false } } : {}
}

/** The font of documents, for drawing on a PDF. */
export function embedTextFont(pdf: PDF): EmbeddedFont {
  return pdf.embedFont(readFileSync(TEXT_STYLES.normal))
}

/** The handwriting that was chosen; italics where it lacks a letter. */
export function embedHandwriting(
  pdf: PDF,
  { font, text }: { font: SignatureFont; text: string },
): EmbeddedFont {
  const handwriting = pdf.embedFont(readFileSync(HANDWRITING[font]))
  return handwriting.canEncode(text)
    ? handwriting
    : pdf.embedFont(readFileSync(TEXT_STYLES.italics))
}

function fileOf(specifier: string): string {
  return createRequire(import.meta.url).resolve(specifier)
}
