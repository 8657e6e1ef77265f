// What is typed in a typing test. Written for this app; plain letters, digits and marks that the keyboards of a language have.
import type { LocalizedText } from '#contract/core/shape.ts'

/** Before the time starts, to get used to the keyboard. */
export const WARM_UP: LocalizedText = {
  en: 'The first train leaves at 6:40, and the doors close two minutes before that.',
  es: 'El primer tren sale a las 6:40 y las puertas se cierran dos minutos antes.',
  fr: 'Le premier train part à 6 h 40, et les portes se ferment deux minutes avant.',
}

/** Long enough for the fastest in three minutes; after its end it begins again. */
export const PASSAGE: LocalizedText = {
  en: [
    'The market by the harbor opens before sunrise, when the boats come back and the ice is still clean.',
    'A woman in yellow boots writes the prices on a small board: 12.50 for a kilo of sardines, 31 for the sole.',
    'She does not look up while she writes, because the first buyers are cooks who know what they want.',
    'They lift a gill with one finger, nod, and name a number that is always a little too low.',
    'By seven the square is full. Somebody sells bread from the back of a van, and the smell is better than any sign.',
    'Children on their way to school stop at the tank with the crabs and count the legs, which never gives ten.',
    'An old man explains to anyone who asks that the wind will turn in the afternoon, and he is right more often than the radio.',
    'At ten the boards are wiped, the crates are stacked, and a hose washes the stones until they shine.',
    'What was not sold goes to the kitchen at number 48, where soup is served at noon to whoever sits down.',
    'Nobody keeps a list, nobody asks for a name, and the pot has never been empty before half past one.',
    'In winter the stalls move under the arches of the old customs house, and the talk gets louder.',
    'You can hear the bell of the ferry from there, three short strokes, and then the gulls.',
  ].join(' '),
  es: [
    'El mercado del puerto abre antes de que salga el sol, cuando vuelven los barcos y el hielo todavía está limpio.',
    'Una mujer con botas amarillas escribe los precios en una pizarra pequeña: 12,50 el kilo de sardinas, 31 el lenguado.',
    'No levanta la vista mientras escribe, porque los primeros clientes son cocineros que saben lo que quieren.',
    'Miran una agalla con un dedo, asienten y dicen una cifra que siempre es un poco baja.',
    'A las siete la plaza está llena. Alguien vende pan desde una furgoneta, y el olor es mejor que cualquier cartel.',
    'Los niños que van a la escuela se paran ante el tanque de los cangrejos y cuentan las patas, que nunca suman diez.',
    'Un hombre mayor explica a quien le pregunta que el viento cambiará por la tarde, y acierta más que la radio.',
    'A las diez se borran las pizarras, se apilan las cajas y una manguera lava las piedras hasta que brillan.',
    'Lo que no se ha vendido va a la cocina del número 48, donde al mediodía se sirve sopa a quien se siente.',
    'Nadie lleva una lista, nadie pregunta el nombre, y la olla nunca se ha vaciado antes de la una y media.',
    'En invierno los puestos se mudan bajo los arcos de la antigua aduana, y se habla más alto.',
    'Desde allí se oye la campana del transbordador, tres golpes cortos, y después las gaviotas.',
  ].join(' '),
  fr: [
    'Le marché du port ouvre avant le lever du soleil, quand les bateaux rentrent et que la glace est encore propre.',
    'Une femme en bottes jaunes écrit les prix sur une petite ardoise : 12,50 le kilo de sardines, 31 la sole.',
    "Elle ne lève pas les yeux en écrivant, car les premiers acheteurs sont des cuisiniers qui savent ce qu'ils veulent.",
    'Ils soulèvent une branchie du doigt, hochent la tête et disent un prix toujours un peu trop bas.',
    "À sept heures, la place est pleine. Quelqu'un vend du pain dans une camionnette, et l'odeur vaut toutes les enseignes.",
    "Les enfants qui vont à l'école s'arrêtent devant le bac des crabes et comptent les pattes, qui ne font jamais dix.",
    "Un vieil homme explique à qui le demande que le vent tournera dans l'après-midi, et il se trompe moins que la radio.",
    "À dix heures, on efface les ardoises, on empile les caisses, et un jet d'eau lave les pierres jusqu'à ce qu'elles brillent.",
    "Ce qui n'est pas vendu va à la cuisine du numéro 48, où l'on sert à midi une soupe à tous ceux qui s'assoient.",
    "Personne ne tient de liste, personne ne demande de nom, et la marmite n'a jamais été vide avant une heure et demie.",
    "En hiver, les étals passent sous les arches de l'ancienne douane, et les voix montent.",
    'De là, on entend la cloche du bac, trois coups brefs, puis les mouettes.',
  ].join(' '),
}
