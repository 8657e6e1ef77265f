// Stock and quantities: reorder points, packs, mixtures, areas, shares.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { MathsSection } from './maths-item.ts'

const STOCK: LocalizedText = {
  en: `Boxes in stock today, and the reorder point of each product

Gloves: 48, reorder at 60
Masks: 85, reorder at 80
Aprons: 30, reorder at 45
Soap: 25, reorder at 25
Towels: 38, reorder at 40`,
  es: `Cajas en existencias hoy y punto de pedido de cada producto

Guantes: 48, punto de pedido 60
Mascarillas: 85, punto de pedido 80
Delantales: 30, punto de pedido 45
Jabón: 25, punto de pedido 25
Toallas: 38, punto de pedido 40`,
  fr: `Cartons en stock aujourd’hui et seuil de commande de chaque produit

Gants : 48, seuil de 60
Masques : 85, seuil de 80
Tabliers : 30, seuil de 45
Savon : 25, seuil de 25
Serviettes : 38, seuil de 40`,
}

export const QUANTITIES: MathsSection = {
  id: 'stock',
  title: { en: 'Stock and quantities', es: 'Existencias y cantidades', fr: 'Stocks et quantités' },
  items: [
    {
      passage: STOCK,
      text: {
        en: 'A product is ordered when its stock is at or below its reorder point. How many of the five products must be ordered today?',
        es: 'Un producto se pide cuando sus existencias igualan su punto de pedido o están por debajo. ¿Cuántos de los cinco productos hay que pedir hoy?',
        fr: 'Un produit est commandé quand son stock est égal ou inférieur à son seuil. Combien des cinq produits faut-il commander aujourd’hui ?',
      },
      format: 'amount',
      right: 4,
      wrong: [
        { value: 1, error: 'counts the products above their reorder point' },
        { value: 2, error: 'counts the products at or above their reorder point' },
        { value: 3, error: 'leaves out the product exactly at its reorder point' },
      ],
    },
    {
      passage: STOCK,
      text: {
        en: 'An order brings the stock up to twice the reorder point. How many boxes of aprons must be ordered?',
        es: 'Un pedido sube las existencias hasta el doble del punto de pedido. ¿Cuántas cajas de delantales hay que pedir?',
        fr: 'Une commande porte le stock au double du seuil. Combien de cartons de tabliers faut-il commander ?',
      },
      format: 'amount',
      right: 60,
      wrong: [
        { value: 15, error: 'fills up to the reorder point' },
        { value: 45, error: 'orders the reorder point itself' },
        { value: 90, error: 'does not take off the stock' },
      ],
    },
    {
      text: {
        en: 'A can holds 2.5 litres of cleaning fluid. How many portions of 125 millilitres is that?',
        es: 'Una garrafa contiene 2,5 litros de limpiador. ¿Cuántas dosis de 125 mililitros son?',
        fr: 'Un bidon contient 2,5 litres de nettoyant. Combien de doses de 125 millilitres cela fait-il ?',
      },
      format: 'amount',
      right: 20,
      wrong: [
        { value: 2, error: 'takes a litre for 100 millilitres' },
        { value: 16, error: 'leaves out the half litre' },
        { value: 200, error: 'takes a litre for 10,000 millilitres' },
      ],
    },
    {
      text: {
        en: 'A shop has 126 boxes and sells 18 a day. A delivery comes in 4 days. How many boxes are left by then?',
        es: 'Una tienda tiene 126 cajas y vende 18 al día. En 4 días llega un reparto. ¿Cuántas cajas quedarán para entonces?',
        fr: 'Un magasin a 126 cartons et en vend 18 par jour. Une livraison arrive dans 4 jours. Combien de cartons restera-t-il alors ?',
      },
      format: 'amount',
      right: 54,
      wrong: [
        { value: 36, error: 'takes off five days' },
        { value: 72, error: 'says what is sold' },
        { value: 108, error: 'takes off one day' },
      ],
    },
    {
      text: {
        en: 'A team needs 130 screws. They come in packs of 24. How many packs must it buy?',
        es: 'Un equipo necesita 130 tornillos. Se venden en paquetes de 24. ¿Cuántos paquetes tiene que comprar?',
        fr: 'Une équipe a besoin de 130 vis. Elles se vendent par paquets de 24. Combien de paquets doit-elle acheter ?',
      },
      format: 'amount',
      right: 6,
      wrong: [
        { value: 5, error: 'rounds down' },
        { value: 7, error: 'rounds up twice' },
        { value: 106, error: 'subtracts instead of dividing' },
      ],
    },
    {
      text: {
        en: 'A mixture has 1 part of cleaning fluid for 4 parts of water. How many litres of cleaning fluid are in 15 litres of the mixture?',
        es: 'Una mezcla lleva 1 parte de limpiador por 4 partes de agua. ¿Cuántos litros de limpiador hay en 15 litros de la mezcla?',
        fr: 'Un mélange contient 1 part de nettoyant pour 4 parts d’eau. Combien de litres de nettoyant y a-t-il dans 15 litres du mélange ?',
      },
      format: 'amount',
      right: 3,
      wrong: [
        { value: 3.75, error: 'divides by the parts of water alone' },
        { value: 12, error: 'says the water' },
        { value: 60, error: 'multiplies instead of dividing' },
      ],
    },
    {
      text: {
        en: 'A floor is 12 metres long and 8.5 metres wide. One can of paint is enough for 17 square metres. How many cans does the floor need?',
        es: 'Un suelo mide 12 metros de largo y 8,5 metros de ancho. Un bote de pintura alcanza para 17 metros cuadrados. ¿Cuántos botes necesita el suelo?',
        fr: 'Un sol mesure 12 mètres de long et 8,5 mètres de large. Un pot de peinture suffit pour 17 mètres carrés. Combien de pots faut-il pour le sol ?',
      },
      format: 'amount',
      right: 6,
      wrong: [
        { value: 2, error: 'adds length and width, and rounds up' },
        { value: 3, error: 'takes the length of all four sides, and rounds up' },
        { value: 5, error: 'leaves out the half metre, and rounds down' },
      ],
    },
    {
      text: {
        en: 'Of 350 parts checked, 14 are faulty. What percentage is faulty?',
        es: 'De 350 piezas revisadas, 14 son defectuosas. ¿Qué porcentaje es defectuoso?',
        fr: 'Sur 350 pièces contrôlées, 14 sont défectueuses. Quel pourcentage est défectueux ?',
      },
      format: 'percent',
      right: 4,
      wrong: [
        { value: 14, error: 'reads the number as a percentage' },
        { value: 25, error: 'divides the larger number by the smaller' },
        { value: 49, error: 'takes 14 percent of all parts' },
      ],
    },
  ],
}
