// What candidates may practise on before a skill test. Written for this product; no item of a test is among them, so that
// the answers may stand here.
import type { LocalizedText } from '#contract/core/shape.ts'

export type PracticeQuestion = {
  readonly passage?: LocalizedText
  readonly text: LocalizedText
  readonly choices: readonly LocalizedText[]
  /** The position of the right choice. */
  readonly right: number
  /** How one gets there. */
  readonly because: LocalizedText
}

const NONE: readonly PracticeQuestion[] = []

const VERDICTS: readonly LocalizedText[] = [
  { en: 'True', es: 'Verdadera', fr: 'Vraie' },
  { en: 'False', es: 'Falsa', fr: 'Fausse' },
  { en: 'The text does not say', es: 'El texto no lo dice', fr: 'Le texte ne le dit pas' },
]

const CANTEEN: LocalizedText = {
  en: 'The canteen is open from Monday to Friday. Staff pay half price. Visitors pay the full price, unless a member of staff has invited them: then they pay half price, too.',
  es: 'El comedor abre de lunes a viernes. El personal paga la mitad. Las visitas pagan el precio completo, salvo que las haya invitado alguien del personal: entonces también pagan la mitad.',
  fr: 'La cantine est ouverte du lundi au vendredi. Le personnel paie demi-tarif. Les visiteurs paient plein tarif, sauf s’ils sont invités par un membre du personnel : ils paient alors aussi demi-tarif.',
}

const NUMERICAL: readonly PracticeQuestion[] = [
  {
    text: {
      en: 'A crate holds 24 bottles. How many bottles are in 7 crates?',
      es: 'Una caja contiene 24 botellas. ¿Cuántas botellas hay en 7 cajas?',
      fr: 'Une caisse contient 24 bouteilles. Combien de bouteilles y a-t-il dans 7 caisses ?',
    },
    choices: ['148', '158', '164', '168', '174'].map(same),
    right: 3,
    because: same('7 × 24 = 168'),
  },
  {
    text: {
      en: 'Of 50 orders, 8 were returned. What percentage was returned?',
      es: 'De 50 pedidos, se devolvieron 8. ¿Qué porcentaje se devolvió?',
      fr: 'Sur 50 commandes, 8 ont été retournées. Quel pourcentage a été retourné ?',
    },
    choices: ['8', '12', '16', '18', '42'].map(same),
    right: 2,
    because: {
      en: '8 of 50 is as much as 16 of 100.',
      es: '8 de 50 es lo mismo que 16 de 100.',
      fr: '8 sur 50, c’est autant que 16 sur 100.',
    },
  },
  {
    text: {
      en: 'Two machines together make 90 parts in 3 hours. How many parts does one machine make in 2 hours?',
      es: 'Dos máquinas fabrican juntas 90 piezas en 3 horas. ¿Cuántas piezas fabrica una máquina en 2 horas?',
      fr: 'Deux machines fabriquent ensemble 90 pièces en 3 heures. Combien de pièces une machine fabrique-t-elle en 2 heures ?',
    },
    choices: ['15', '20', '30', '45', '60'].map(same),
    right: 2,
    because: {
      en: 'Together they make 30 parts an hour, so one makes 15 an hour, and 30 in 2 hours.',
      es: 'Juntas fabrican 30 piezas por hora; una sola fabrica 15 por hora y 30 en 2 horas.',
      fr: 'Ensemble, elles fabriquent 30 pièces par heure ; une seule en fabrique 15 par heure et 30 en 2 heures.',
    },
  },
]

const MATHS: readonly PracticeQuestion[] = [
  {
    text: {
      en: 'A customer buys 3 mugs at $4 each and pays with a $20 bill. How much change is due?',
      es: 'Un cliente compra 3 tazas a 4 € cada una y paga con un billete de 20 €. ¿Cuánto cambio recibe?',
      fr: 'Un client achète 3 tasses à 4 € pièce et paie avec un billet de 20 €. Combien lui rend-on ?',
    },
    choices: [4, 8, 12, 16].map(money),
    right: 1,
    because: {
      en: '3 × $4 = $12, and $20 − $12 = $8.',
      es: '3 × 4 € = 12 €, y 20 € − 12 € = 8 €.',
      fr: '3 × 4 € = 12 €, et 20 € − 12 € = 8 €.',
    },
  },
  {
    text: {
      en: 'A shift starts at 9:40 am and lasts 6 hours 30 minutes. When does it end?',
      es: 'Un turno empieza a las 9:40 y dura 6 horas y 30 minutos. ¿A qué hora termina?',
      fr: 'Un poste commence à 9 h 40 et dure 6 heures 30 minutes. À quelle heure se termine-t-il ?',
    },
    choices: [
      { en: '3:10 pm', es: '15:10', fr: '15 h 10' },
      { en: '3:50 pm', es: '15:50', fr: '15 h 50' },
      { en: '4:10 pm', es: '16:10', fr: '16 h 10' },
      { en: '4:40 pm', es: '16:40', fr: '16 h 40' },
    ],
    right: 2,
    because: {
      en: '6 hours after 9:40 am it is 3:40 pm; 30 minutes later it is 4:10 pm.',
      es: '6 horas después de las 9:40 son las 15:40; 30 minutos más tarde son las 16:10.',
      fr: '6 heures après 9 h 40, il est 15 h 40 ; 30 minutes plus tard, il est 16 h 10.',
    },
  },
  {
    text: {
      en: 'Paper comes in boxes of 12 packs. An office needs 40 packs. How many boxes must it order?',
      es: 'El papel viene en cajas de 12 paquetes. Una oficina necesita 40 paquetes. ¿Cuántas cajas debe pedir?',
      fr: 'Le papier est livré en cartons de 12 paquets. Un bureau a besoin de 40 paquets. Combien de cartons doit-il commander ?',
    },
    choices: ['3', '4', '5', '28'].map(same),
    right: 1,
    because: {
      en: '3 boxes hold 36 packs, which is too few; 4 boxes hold 48.',
      es: 'En 3 cajas hay 36 paquetes, que no alcanzan; en 4 cajas hay 48.',
      fr: '3 cartons contiennent 36 paquets, ce qui ne suffit pas ; 4 cartons en contiennent 48.',
    },
  },
]

const VERBAL: readonly PracticeQuestion[] = [
  {
    passage: CANTEEN,
    text: {
      en: 'The canteen is open on Wednesdays.',
      es: 'El comedor abre los miércoles.',
      fr: 'La cantine est ouverte le mercredi.',
    },
    choices: VERDICTS,
    right: 0,
    because: {
      en: 'Wednesday is a day between Monday and Friday.',
      es: 'El miércoles está entre el lunes y el viernes.',
      fr: 'Le mercredi est entre le lundi et le vendredi.',
    },
  },
  {
    passage: CANTEEN,
    text: {
      en: 'Every visitor pays the full price.',
      es: 'Todas las visitas pagan el precio completo.',
      fr: 'Tous les visiteurs paient plein tarif.',
    },
    choices: VERDICTS,
    right: 1,
    because: {
      en: 'Visitors whom a member of staff has invited pay half price.',
      es: 'Las visitas invitadas por alguien del personal pagan la mitad.',
      fr: 'Les visiteurs invités par un membre du personnel paient demi-tarif.',
    },
  },
  {
    passage: CANTEEN,
    text: {
      en: 'More staff than visitors eat in the canteen.',
      es: 'En el comedor come más personal que visitas.',
      fr: 'À la cantine mangent plus de membres du personnel que de visiteurs.',
    },
    choices: VERDICTS,
    right: 2,
    because: {
      en: 'The text does not say how many of each eat there. It may be likely, but only the text counts.',
      es: 'El texto no dice cuántas personas de cada grupo comen allí. Puede ser probable, pero solo cuenta el texto.',
      fr: 'Le texte ne dit pas combien de personnes de chaque groupe y mangent. C’est peut-être probable, mais seul le texte compte.',
    },
  },
]

/** By the slug of the test's package. */
const QUESTIONS: ReadonlyMap<string, readonly PracticeQuestion[]> = new Map([
  ['numerical', NUMERICAL],
  ['maths', MATHS],
  ['verbal', VERBAL],
])

/** The tests that show each candidate the choices in an order of their own, as their content says on the server. */
const SHUFFLED: ReadonlySet<string> = new Set(['numerical', 'maths'])

/** Whether practice does as the test does: the choices come in an order by chance. */
export function hasShuffledChoices(slug: string): boolean {
  return SHUFFLED.has(slug)
}

/** None for a test without practice. */
export function practiceQuestionsOf(slug: string): readonly PracticeQuestion[] {
  return QUESTIONS.get(slug) ?? NONE
}

function same(text: string): LocalizedText {
  return { en: text, es: text, fr: text }
}

function money(amount: number): LocalizedText {
  return { en: `$${amount}`, es: `${amount}\u00A0€`, fr: `${amount}\u00A0€` }
}
