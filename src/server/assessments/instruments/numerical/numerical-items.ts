// The items of numerical reasoning: what shipping, shops and workshops calculate every day, without a calculator.
// Small numbers, whole results, no trade's words, no currency.
import type { LocalizedText } from '#contract/core/shape.ts'

export type NumericalItem = LocalizedText & {
  /** What can be chosen, from the smallest to the largest; `right` is one of them. */
  readonly choices: readonly number[]
  readonly right: number
}

export type NumericalSection = {
  readonly id: string
  readonly title: LocalizedText
  readonly seconds: number
  readonly items: readonly NumericalItem[]
}

export const NUMERICAL_SECTIONS: readonly NumericalSection[] = [
  {
    id: 'shares',
    title: { en: 'Prices and shares', es: 'Precios y porcentajes', fr: 'Prix et pourcentages' },
    seconds: 420,
    items: [
      {
        en: 'A tool costs 80. Its price rises by 15 percent. What does it cost now?',
        es: 'Una herramienta cuesta 80. Su precio sube un 15 por ciento. ¿Cuánto cuesta ahora?',
        fr: 'Un outil coûte 80. Son prix augmente de 15 pour cent. Combien coûte-t-il maintenant ?',
        choices: [83, 88, 92, 95, 96],
        right: 92,
      },
      {
        en: 'Of 240 parcels, 36 came late. What percentage came late?',
        es: 'De 240 paquetes, 36 llegaron tarde. ¿Qué porcentaje llegó tarde?',
        fr: 'Sur 240 colis, 36 sont arrivés en retard. Quel pourcentage est arrivé en retard ?',
        choices: [12, 15, 16, 18, 36],
        right: 15,
      },
      {
        en: 'A jacket costs 45 after a discount of 25 percent. What did it cost before?',
        es: 'Una chaqueta cuesta 45 después de un descuento del 25 por ciento. ¿Cuánto costaba antes?',
        fr: 'Une veste coûte 45 après une remise de 25 pour cent. Combien coûtait-elle avant ?',
        choices: [50, 55, 56, 60, 70],
        right: 60,
      },
      {
        en: 'Three people share 720 in the ratio 2 to 3 to 4. How much does the largest share come to?',
        es: 'Tres personas se reparten 720 en la proporción 2 a 3 a 4. ¿Cuánto es la parte más grande?',
        fr: 'Trois personnes se partagent 720 dans le rapport 2 à 3 à 4. À combien s’élève la plus grande part ?',
        choices: [240, 280, 300, 320, 360],
        right: 320,
      },
      {
        en: 'Last year 50 people worked here, this year 60. By how many percent did the number grow?',
        es: 'El año pasado trabajaban aquí 50 personas, este año 60. ¿En qué porcentaje creció el número?',
        fr: 'L’an dernier, 50 personnes travaillaient ici, cette année 60. De combien de pour cent ce nombre a-t-il augmenté ?',
        choices: [10, 15, 17, 20, 25],
        right: 20,
      },
      {
        en: 'Ten boxes weigh 12 each and five weigh 18 each. What does a box weigh on average?',
        es: 'Diez cajas pesan 12 cada una y cinco pesan 18 cada una. ¿Cuánto pesa una caja de media?',
        fr: 'Dix caisses pèsent 12 chacune et cinq pèsent 18 chacune. Combien pèse une caisse en moyenne ?',
        choices: [13, 14, 15, 16, 17],
        right: 14,
      },
      {
        en: 'Three shirts cost 51. What do seven shirts cost at the same price each?',
        es: 'Tres camisas cuestan 51. ¿Cuánto cuestan siete camisas al mismo precio por unidad?',
        fr: 'Trois chemises coûtent 51. Combien coûtent sept chemises au même prix l’unité ?',
        choices: [85, 102, 107, 112, 119],
        right: 119,
      },
      {
        en: 'Of 120 orders, 42 are packed. What percentage is left to pack?',
        es: 'De 120 pedidos, 42 están empaquetados. ¿Qué porcentaje queda por empaquetar?',
        fr: 'Sur 120 commandes, 42 sont emballées. Quel pourcentage reste à emballer ?',
        choices: [35, 65, 68, 75, 78],
        right: 65,
      },
      {
        en: 'A price of 200 falls by 20 percent and then rises by 10 percent. What is it now?',
        es: 'Un precio de 200 baja un 20 por ciento y después sube un 10 por ciento. ¿Cuál es ahora?',
        fr: 'Un prix de 200 baisse de 20 pour cent, puis augmente de 10 pour cent. Quel est-il maintenant ?',
        choices: [176, 180, 190, 198, 220],
        right: 176,
      },
      {
        en: 'One kilogram of screws costs 16. What do 750 grams cost?',
        es: 'Un kilogramo de tornillos cuesta 16. ¿Cuánto cuestan 750 gramos?',
        fr: 'Un kilogramme de vis coûte 16. Combien coûtent 750 grammes ?',
        choices: [10, 12, 13, 14, 21],
        right: 12,
      },
    ],
  },
  {
    id: 'rates',
    title: { en: 'Rates and time', es: 'Ritmos y tiempo', fr: 'Débits et durées' },
    seconds: 420,
    items: [
      {
        en: 'A machine fills 18 bottles in 3 minutes. How many does it fill in 10 minutes?',
        es: 'Una máquina llena 18 botellas en 3 minutos. ¿Cuántas llena en 10 minutos?',
        fr: 'Une machine remplit 18 bouteilles en 3 minutes. Combien en remplit-elle en 10 minutes ?',
        choices: [54, 56, 60, 72, 180],
        right: 60,
      },
      {
        en: 'Four people need 6 hours for a job. How many hours do three people need?',
        es: 'Cuatro personas necesitan 6 horas para un trabajo. ¿Cuántas horas necesitan tres personas?',
        fr: 'Quatre personnes ont besoin de 6 heures pour un travail. De combien d’heures trois personnes ont-elles besoin ?',
        choices: [4, 5, 7, 8, 9],
        right: 8,
      },
      {
        en: 'A van drives 150 kilometres in 2 hours and 30 minutes. How many kilometres per hour is that?',
        es: 'Una furgoneta recorre 150 kilómetros en 2 horas y 30 minutos. ¿Cuántos kilómetros por hora son?',
        fr: 'Une camionnette parcourt 150 kilomètres en 2 heures et 30 minutes. Cela fait combien de kilomètres par heure ?',
        choices: [50, 55, 60, 65, 75],
        right: 60,
      },
      {
        en: 'A shift starts at 21:45 and lasts 8 hours and 30 minutes. How many minutes after 6 o’clock does it end?',
        es: 'Un turno empieza a las 21:45 y dura 8 horas y 30 minutos. ¿Cuántos minutos después de las 6 termina?',
        fr: 'Une équipe commence à 21 h 45 et travaille 8 heures et 30 minutes. Combien de minutes après 6 heures finit-elle ?',
        choices: [0, 5, 15, 30, 45],
        right: 15,
      },
      {
        en: 'A tank holds 600 litres and is a third full. 25 litres run in each minute. After how many minutes is it full?',
        es: 'Un depósito tiene 600 litros de capacidad y está lleno hasta un tercio. Entran 25 litros por minuto. ¿En cuántos minutos se llena?',
        fr: 'Une cuve contient 600 litres et est remplie au tiers. Il y coule 25 litres par minute. En combien de minutes est-elle pleine ?',
        choices: [8, 12, 16, 18, 24],
        right: 16,
      },
      {
        en: 'Every 4 minutes a bus leaves, every 6 minutes a train. Both leave now. In how many minutes do both leave together again?',
        es: 'Cada 4 minutos sale un autobús y cada 6 minutos un tren. Ahora salen los dos. ¿En cuántos minutos vuelven a salir a la vez?',
        fr: 'Un bus part toutes les 4 minutes, un train toutes les 6 minutes. Les deux partent maintenant. Dans combien de minutes partent-ils de nouveau ensemble ?',
        choices: [8, 10, 12, 18, 24],
        right: 12,
      },
      {
        en: 'Two pumps together move 90 litres per minute; one of them moves 35. How many litres does the other move in 4 minutes?',
        es: 'Dos bombas mueven juntas 90 litros por minuto; una de ellas mueve 35. ¿Cuántos litros mueve la otra en 4 minutos?',
        fr: 'Deux pompes déplacent ensemble 90 litres par minute ; l’une en déplace 35. Combien de litres l’autre déplace-t-elle en 4 minutes ?',
        choices: [140, 160, 180, 200, 220],
        right: 220,
      },
      {
        en: 'A printer needs 8 minutes for 1200 pages. How many pages does it print in 5 minutes?',
        es: 'Una impresora necesita 8 minutos para 1200 páginas. ¿Cuántas páginas imprime en 5 minutos?',
        fr: 'Une imprimante met 8 minutes pour 1200 pages. Combien de pages imprime-t-elle en 5 minutes ?',
        choices: [480, 600, 640, 700, 750],
        right: 750,
      },
      {
        en: 'Cleaning a room takes 12 minutes. How many rooms can be cleaned in 3 hours?',
        es: 'Limpiar una habitación lleva 12 minutos. ¿Cuántas habitaciones se pueden limpiar en 3 horas?',
        fr: 'Nettoyer une chambre prend 12 minutes. Combien de chambres peut-on nettoyer en 3 heures ?',
        choices: [15, 16, 18, 24, 36],
        right: 15,
      },
      {
        en: 'A truck leaves at 13:40 and arrives at 16:10. How many minutes is it on the way?',
        es: 'Un camión sale a las 13:40 y llega a las 16:10. ¿Cuántos minutos está en camino?',
        fr: 'Un camion part à 13 h 40 et arrive à 16 h 10. Combien de minutes est-il en route ?',
        choices: [150, 160, 170, 230, 250],
        right: 150,
      },
    ],
  },
]
