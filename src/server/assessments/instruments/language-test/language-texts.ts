// What a language test says around its texts, in each language of instruction.
import type { LanguagePart } from '#contract/assessments/language-parts.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

export const MINUTES = 35

export const NAME: LocalizedText = {
  en: 'Language test',
  es: 'Prueba de idioma',
  fr: 'Test de langue',
}

/** The name of a language as it stands inside of a sentence: in small letters where the reader's language wants them. */
export function insideSentence({ en, es, fr }: LocalizedText): LocalizedText {
  return { en, es: es.toLowerCase(), fr: fr.toLowerCase() }
}

/** With the language, in the words of its reader. */
export function title(name: LocalizedText): LocalizedText {
  const { en, es, fr } = insideSentence(name)
  return { en: `${NAME.en}: ${en}`, es: `${NAME.es}: ${es}`, fr: `${NAME.fr} : ${fr}` }
}

export const INSTRUCTION: LocalizedText = {
  en: 'The test has four parts: reading (10 minutes), listening (8 minutes), writing (15 minutes) and speaking. For each of the two spoken answers you have 30 seconds to prepare and 60 seconds to speak. The time of the other parts starts when you open them and continues when you leave. For listening you need a loudspeaker or headphones; you can play each recording twice. For speaking you need a microphone. If you cannot hear the recordings, you can leave the listening part out.',
  es: 'La prueba tiene cuatro partes: comprensión lectora (10 minutos), comprensión auditiva (8 minutos), expresión escrita (15 minutos) y expresión oral. Para cada una de las dos respuestas orales tienes 30 segundos para prepararte y 60 segundos para hablar. El tiempo de las demás partes empieza cuando las abres y sigue corriendo si sales. Para la comprensión auditiva necesitas un altavoz o auriculares; puedes escuchar cada grabación dos veces. Para la expresión oral necesitas un micrófono. Si no puedes oír las grabaciones, puedes omitir la comprensión auditiva.',
  fr: 'Le test a quatre parties : compréhension écrite (10 minutes), compréhension orale (8 minutes), expression écrite (15 minutes) et expression orale. Pour chacune des deux réponses orales, vous avez 30 secondes pour vous préparer et 60 secondes pour parler. Le temps des autres parties commence quand vous les ouvrez et continue si vous sortez. Pour la compréhension orale, il vous faut un haut-parleur ou des écouteurs ; vous pouvez écouter chaque enregistrement deux fois. Pour l’expression orale, il vous faut un micro. Si vous ne pouvez pas entendre les enregistrements, vous pouvez passer la compréhension orale.',
}

export const PART_TITLES: Readonly<Record<LanguagePart, LocalizedText>> = {
  reading: { en: 'Reading', es: 'Comprensión lectora', fr: 'Compréhension écrite' },
  listening: { en: 'Listening', es: 'Comprensión auditiva', fr: 'Compréhension orale' },
  writing: { en: 'Writing', es: 'Expresión escrita', fr: 'Expression écrite' },
  speaking: { en: 'Speaking', es: 'Expresión oral', fr: 'Expression orale' },
}

export const HEARING: LocalizedText = {
  en: 'Can you hear recordings?',
  es: '¿Puedes oír grabaciones?',
  fr: 'Pouvez-vous entendre des enregistrements ?',
}

export const HEARING_HELP: LocalizedText = {
  en: 'If you cannot, this part is not scored, and the employer sees that it was not taken. It counts neither as right nor as wrong.',
  es: 'Si no puedes, esta parte no se puntúa y la empresa ve que no se ha hecho. No cuenta ni como acierto ni como error.',
  fr: 'Sinon, cette partie n’est pas notée et l’employeur voit qu’elle n’a pas été passée. Elle ne compte ni comme juste ni comme fausse.',
}

export const TAKES: LocalizedText = {
  en: 'Yes, I take the listening part',
  es: 'Sí, hago la comprensión auditiva',
  fr: 'Oui, je passe la compréhension orale',
}

export const LEAVES_OUT: LocalizedText = {
  en: 'No, I leave the listening part out',
  es: 'No, omito la comprensión auditiva',
  fr: 'Non, je ne passe pas la compréhension orale',
}
