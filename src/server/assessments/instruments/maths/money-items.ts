// Money at work: change, totals, discounts, pay. Amounts are in dollars in English and in euros in Spanish and French, with
// the same figures.
import type { MathsSection } from './maths-item.ts'

export const MONEY: MathsSection = {
  id: 'money',
  title: { en: 'Money', es: 'Dinero', fr: 'Argent' },
  items: [
    {
      text: {
        en: 'A purchase comes to $13.65. The customer pays with $20. How much change is due?',
        es: 'Una compra suma 13,65 €. El cliente paga con 20 €. ¿Cuánto hay que devolverle?',
        fr: 'Un achat s’élève à 13,65 €. Le client paie avec 20 €. Combien faut-il lui rendre ?',
      },
      format: 'money',
      right: 6.35,
      wrong: [
        { value: 6.45, error: 'counts ten cents too many up to the next full amount' },
        { value: 7.35, error: 'counts the cents up, and then the full amounts from 13' },
        { value: 7.65, error: 'subtracts the full amounts and leaves the cents as they are' },
      ],
    },
    {
      text: {
        en: 'Someone buys 3 notebooks at $2.40 each and 2 pens at $1.15 each. What is the total?',
        es: 'Alguien compra 3 cuadernos a 2,40 € cada uno y 2 bolígrafos a 1,15 € cada uno. ¿Cuánto es en total?',
        fr: 'Quelqu’un achète 3 cahiers à 2,40 € l’unité et 2 stylos à 1,15 € l’unité. Quel est le total ?',
      },
      format: 'money',
      right: 9.5,
      wrong: [
        { value: 3.55, error: 'takes one of each' },
        { value: 8.35, error: 'takes one pen' },
        { value: 17.75, error: 'multiplies five pieces by the sum of both prices' },
      ],
    },
    {
      text: {
        en: 'A lamp costs $60. Today there is a discount of 15%. What does the lamp cost today?',
        es: 'Una lámpara cuesta 60 €. Hoy tiene un descuento del 15 %. ¿Cuánto cuesta hoy la lámpara?',
        fr: 'Une lampe coûte 60 €. Aujourd’hui, il y a une remise de 15 %. Combien coûte la lampe aujourd’hui ?',
      },
      format: 'money',
      right: 51,
      wrong: [
        { value: 45, error: 'takes off 15 instead of 15 percent' },
        { value: 59.85, error: 'takes off 15 cents' },
        { value: 69, error: 'adds the discount' },
      ],
    },
    {
      text: {
        en: 'A cash box holds 6 bills of $20, 9 bills of $5 and 30 coins of 10 cents. How much is that?',
        es: 'En una caja hay 6 billetes de 20 €, 9 billetes de 5 € y 30 monedas de 10 céntimos. ¿Cuánto dinero es?',
        fr: 'Une caisse contient 6 billets de 20 €, 9 billets de 5 € et 30 pièces de 10 centimes. Combien cela fait-il ?',
      },
      format: 'money',
      right: 168,
      wrong: [
        { value: 123, error: 'leaves out the bills of 5' },
        { value: 165, error: 'leaves out the coins' },
        { value: 165.3, error: 'takes the coins for single cents' },
      ],
    },
    {
      text: {
        en: 'A service charge of 10% is added to a bill of $85. What is the total?',
        es: 'Se añade un 10 % por el servicio a una cuenta de 85 €. ¿Cuánto es en total?',
        fr: 'On ajoute 10 % pour le service à une addition de 85 €. Quel est le total ?',
      },
      format: 'money',
      right: 93.5,
      wrong: [
        { value: 76.5, error: 'takes the charge off' },
        { value: 95, error: 'adds 10 instead of 10 percent' },
        { value: 102, error: 'adds the charge twice' },
      ],
    },
    {
      text: {
        en: 'A pack of 6 bottles costs $4.50, a pack of 10 bottles costs $7. How much less does one bottle cost in the larger pack?',
        es: 'Un paquete de 6 botellas cuesta 4,50 €, uno de 10 botellas cuesta 7 €. ¿Cuánto menos cuesta una botella en el paquete grande?',
        fr: 'Un pack de 6 bouteilles coûte 4,50 €, un pack de 10 bouteilles coûte 7 €. De combien une bouteille est-elle moins chère dans le grand pack ?',
      },
      format: 'money',
      right: 0.05,
      wrong: [
        { value: 0.25, error: 'divides the difference of the packs by 10' },
        { value: 0.5, error: 'misplaces the decimal point' },
        { value: 2.5, error: 'compares the packs, not the bottles' },
      ],
    },
    {
      text: {
        en: 'A job pays $14.50 an hour. What is the pay for 32 hours, before deductions?',
        es: 'En un trabajo se pagan 14,50 € por hora. ¿Cuánto se cobra por 32 horas, antes de deducciones?',
        fr: 'Un travail est payé 14,50 € de l’heure. Quel est le salaire brut pour 32 heures ?',
      },
      format: 'money',
      right: 464,
      wrong: [
        { value: 435, error: 'multiplies by 30 hours' },
        { value: 448, error: 'leaves out the 50 cents' },
        { value: 449.6, error: 'takes the 50 cents for 5' },
      ],
    },
    {
      text: {
        en: 'Of a budget of $800, $520 is spent. What percentage of the budget is left?',
        es: 'De un presupuesto de 800 € se han gastado 520 €. ¿Qué porcentaje del presupuesto queda?',
        fr: 'Sur un budget de 800 €, on a dépensé 520 €. Quel pourcentage du budget reste-t-il ?',
      },
      format: 'percent',
      right: 35,
      wrong: [
        { value: 28, error: 'reads what is left, 280, as a percentage' },
        { value: 54, error: 'divides what is left by what is spent' },
        { value: 65, error: 'says what is spent' },
      ],
    },
  ],
}
