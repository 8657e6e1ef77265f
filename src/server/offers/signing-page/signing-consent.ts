// What a signer agrees to before they sign electronically. A changed text gets a new version: what was agreed to stays known.
import type { Locale } from '#contract/core/shape.ts'

const VERSION = 1

const TEXTS: Readonly<Record<Locale, string>> = {
  en: 'I agree to sign this document electronically, and that my electronic signature counts like one on paper. I can ask the sender for a paper copy instead, and withdraw this agreement before I sign by declining or closing this page.',
  es: 'Acepto firmar este documento electrónicamente y que mi firma electrónica tenga el mismo valor que una en papel. Puedo pedir a quien me lo envió una copia en papel y retirar esta aceptación antes de firmar si rechazo el documento o cierro esta página.',
  fr: 'J’accepte de signer ce document par voie électronique et que ma signature électronique ait la même valeur qu’une signature sur papier. Je peux demander à l’expéditeur un exemplaire papier et retirer cet accord avant de signer, en refusant le document ou en fermant cette page.',
}

/** The consent text in the language of the letter, and its version. */
export function signingConsent(language: Locale): { version: number; text: string } {
  return { version: VERSION, text: TEXTS[language] }
}
