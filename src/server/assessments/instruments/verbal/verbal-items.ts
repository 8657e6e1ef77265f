// The items of verbal reasoning: short texts of everyday work, and statements about them. All that is needed to judge a
// statement stands in its text; what one knows otherwise does not count.
import type { LocalizedText } from '#contract/core/shape.ts'

/** By the text: it follows, it contradicts, or the text does not say. */
export type Verdict = 'true' | 'false' | 'cannot_say'

export type VerbalText = {
  readonly id: string
  readonly passage: LocalizedText
  readonly statements: readonly (LocalizedText & {
    readonly verdict: Verdict
    /** What in the text decides it, for a review of the key; never sent. */
    readonly because: string
  })[]
}

export const VERBAL_TEXTS: readonly VerbalText[] = [
  {
    id: 'bus',
    passage: {
      en: 'The night bus to the hospital runs every twenty minutes between midnight and five. On Fridays and Saturdays it runs every ten minutes. Drivers also stop between two stops when a passenger who travels alone asks them to, except on the bridge, where stopping is forbidden.',
      es: 'El autobús nocturno al hospital pasa cada veinte minutos entre la medianoche y las cinco. Los viernes y los sábados pasa cada diez minutos. Los conductores paran también entre dos paradas si se lo pide una persona que viaja sola, salvo en el puente, donde está prohibido parar.',
      fr: 'Le bus de nuit vers l’hôpital passe toutes les vingt minutes entre minuit et cinq heures. Le vendredi et le samedi, il passe toutes les dix minutes. Les conducteurs s’arrêtent aussi entre deux arrêts quand une personne qui voyage seule le demande, sauf sur le pont, où l’arrêt est interdit.',
    },
    statements: [
      {
        en: 'On a Saturday at one in the morning, more buses run in an hour than on a Tuesday at the same time.',
        es: 'Un sábado a la una de la madrugada pasan más autobuses por hora que un martes a la misma hora.',
        fr: 'Un samedi à une heure du matin, il passe plus de bus par heure qu’un mardi à la même heure.',
        verdict: 'true',
        because: 'Every ten minutes on Saturdays, every twenty otherwise.',
      },
      {
        en: 'A passenger who travels alone can get off on the bridge on request.',
        es: 'Una persona que viaja sola puede bajar en el puente si lo pide.',
        fr: 'Une personne qui voyage seule peut descendre sur le pont si elle le demande.',
        verdict: 'false',
        because: 'Stopping on the bridge is forbidden.',
      },
      {
        en: 'The night bus costs more than the bus by day.',
        es: 'El autobús nocturno cuesta más que el de día.',
        fr: 'Le bus de nuit coûte plus cher que celui de jour.',
        verdict: 'cannot_say',
        because: 'Nothing is said about fares.',
      },
      {
        en: 'On a Tuesday at two in the morning, three buses run in an hour.',
        es: 'Un martes a las dos de la madrugada pasan tres autobuses por hora.',
        fr: 'Un mardi à deux heures du matin, il passe trois bus par heure.',
        verdict: 'true',
        because: 'Every twenty minutes is three an hour.',
      },
    ],
  },
  {
    id: 'tools',
    passage: {
      en: 'The tools of the workshop may be borrowed for a week. Anyone who returns a tool late may not borrow another one for as many days as it was late. Electric tools are lent only to people who have attended the safety course, which takes place on the first Monday of every month.',
      es: 'Las herramientas del taller se pueden tomar prestadas una semana. Quien devuelve una herramienta tarde no puede tomar otra durante tantos días como se haya retrasado. Las herramientas eléctricas se prestan solo a quienes han asistido al curso de seguridad, que se celebra el primer lunes de cada mes.',
      fr: 'Les outils de l’atelier peuvent être empruntés une semaine. Une personne qui rend un outil en retard ne peut pas en emprunter un autre pendant autant de jours que le retard. Les outils électriques ne sont prêtés qu’aux personnes qui ont suivi le cours de sécurité, qui a lieu le premier lundi de chaque mois.',
    },
    statements: [
      {
        en: 'A person who returns a hammer five days late may not borrow another tool for five days.',
        es: 'Una persona que devuelve un martillo con cinco días de retraso no puede tomar otra herramienta durante cinco días.',
        fr: 'Une personne qui rend un marteau avec cinq jours de retard ne peut pas emprunter d’autre outil pendant cinq jours.',
        verdict: 'true',
        because: 'As many days as it was late.',
      },
      {
        en: 'Everyone may borrow an electric saw for a week.',
        es: 'Cualquiera puede tomar prestada una sierra eléctrica una semana.',
        fr: 'Tout le monde peut emprunter une scie électrique pendant une semaine.',
        verdict: 'false',
        because: 'Only after the safety course.',
      },
      {
        en: 'Most people who attend the safety course borrow an electric tool afterwards.',
        es: 'La mayoría de quienes asisten al curso de seguridad toman después una herramienta eléctrica.',
        fr: 'La plupart des personnes qui suivent le cours de sécurité empruntent ensuite un outil électrique.',
        verdict: 'cannot_say',
        because: 'Nothing is said about what they do afterwards.',
      },
      {
        en: 'The safety course takes place twelve times a year.',
        es: 'El curso de seguridad se celebra doce veces al año.',
        fr: 'Le cours de sécurité a lieu douze fois par an.',
        verdict: 'true',
        because: 'Once in every month.',
      },
    ],
  },
  {
    id: 'bakery',
    passage: {
      en: 'Last year, the bakery on the corner sold 800 loaves a week. This year it sells fewer loaves, but its income from bread has stayed the same, because it has raised its prices. The owner says that customers have become more interested in rye bread.',
      es: 'El año pasado, la panadería de la esquina vendía 800 panes por semana. Este año vende menos panes, pero sus ingresos por el pan siguen siendo los mismos, porque ha subido los precios. La dueña dice que los clientes se interesan más por el pan de centeno.',
      fr: 'L’an dernier, la boulangerie du coin vendait 800 pains par semaine. Cette année, elle vend moins de pains, mais ses recettes de pain sont restées les mêmes, parce qu’elle a augmenté ses prix. La patronne dit que les clients s’intéressent davantage au pain de seigle.',
    },
    statements: [
      {
        en: 'On average, a loaf costs more this year than last year.',
        es: 'De media, un pan cuesta este año más que el año pasado.',
        fr: 'En moyenne, un pain coûte plus cher cette année que l’an dernier.',
        verdict: 'true',
        because: 'The same income from fewer loaves.',
      },
      {
        en: 'This year, the bakery sells more than 800 loaves a week.',
        es: 'Este año, la panadería vende más de 800 panes por semana.',
        fr: 'Cette année, la boulangerie vend plus de 800 pains par semaine.',
        verdict: 'false',
        because: 'Fewer than the 800 of last year.',
      },
      {
        en: 'The bakery earns more from cakes than from bread.',
        es: 'La panadería gana más con los pasteles que con el pan.',
        fr: 'La boulangerie gagne plus avec les gâteaux qu’avec le pain.',
        verdict: 'cannot_say',
        because: 'Nothing is said about cakes.',
      },
      {
        en: 'Customers buy more rye bread than last year.',
        es: 'Los clientes compran más pan de centeno que el año pasado.',
        fr: 'Les clients achètent plus de pain de seigle que l’an dernier.',
        verdict: 'cannot_say',
        because: 'Interest is what the owner speaks of, and no sales are named.',
      },
    ],
  },
  {
    id: 'rooms',
    passage: {
      en: 'A meeting room is released when nobody has entered it ten minutes after the beginning of a booking. Rooms with more than twelve seats can only be booked by team leads. A booking can be cancelled until one hour before it begins, and not after that.',
      es: 'Una sala de reuniones queda libre si nadie ha entrado diez minutos después del inicio de una reserva. Las salas de más de doce plazas solo pueden reservarlas los jefes de equipo. Una reserva se puede anular hasta una hora antes de su inicio, y después ya no.',
      fr: 'Une salle de réunion est libérée lorsque personne n’y est entré dix minutes après le début d’une réservation. Les salles de plus de douze places ne peuvent être réservées que par les chefs d’équipe. Une réservation peut être annulée jusqu’à une heure avant son début, et plus après.',
    },
    statements: [
      {
        en: 'Half an hour before it begins, a booking can no longer be cancelled.',
        es: 'Media hora antes de su inicio, una reserva ya no se puede anular.',
        fr: 'Une demi-heure avant son début, une réservation ne peut plus être annulée.',
        verdict: 'true',
        because: 'Only until one hour before.',
      },
      {
        en: 'A room with twelve seats can only be booked by team leads.',
        es: 'Una sala de doce plazas solo pueden reservarla los jefes de equipo.',
        fr: 'Une salle de douze places ne peut être réservée que par les chefs d’équipe.',
        verdict: 'false',
        because: 'That holds for more than twelve seats.',
      },
      {
        en: 'A team lead can book a room with twenty seats.',
        es: 'Un jefe de equipo puede reservar una sala de veinte plazas.',
        fr: 'Un chef d’équipe peut réserver une salle de vingt places.',
        verdict: 'true',
        because: 'Rooms with more than twelve seats are booked by team leads.',
      },
      {
        en: 'More rooms are released on Fridays than on other days.',
        es: 'Los viernes quedan libres más salas que otros días.',
        fr: 'Le vendredi, plus de salles sont libérées que les autres jours.',
        verdict: 'cannot_say',
        because: 'Days are not compared.',
      },
    ],
  },
  {
    id: 'bees',
    passage: {
      en: 'Of the 120 beehives of the city, about half stand on roofs. Last summer, a hive on a roof gave more honey on average than one in a garden, although fewer kinds of plants grow near the roofs. Beekeepers suspect that the lime trees along the avenues make the difference, but this has not been measured.',
      es: 'De las 120 colmenas de la ciudad, cerca de la mitad están en azoteas. El verano pasado, una colmena de azotea dio de media más miel que una de jardín, aunque cerca de las azoteas crecen menos tipos de plantas. Los apicultores sospechan que la diferencia se debe a los tilos de las avenidas, pero no se ha medido.',
      fr: 'Sur les 120 ruches de la ville, la moitié environ se trouve sur des toits. L’été dernier, une ruche de toit a donné en moyenne plus de miel qu’une ruche de jardin, bien que moins d’espèces de plantes poussent près des toits. Les apiculteurs supposent que les tilleuls des avenues font la différence, mais cela n’a pas été mesuré.',
    },
    statements: [
      {
        en: 'About sixty of the beehives of the city stand on roofs.',
        es: 'Unas sesenta colmenas de la ciudad están en azoteas.',
        fr: 'Une soixantaine de ruches de la ville se trouvent sur des toits.',
        verdict: 'true',
        because: 'About half of 120.',
      },
      {
        en: 'Hives on roofs gave more honey because of the lime trees.',
        es: 'Las colmenas de las azoteas dieron más miel gracias a los tilos.',
        fr: 'Les ruches des toits ont donné plus de miel grâce aux tilleuls.',
        verdict: 'cannot_say',
        because: 'It is suspected and was not measured.',
      },
      {
        en: 'Last summer, a hive in a garden gave more honey on average than one on a roof.',
        es: 'El verano pasado, una colmena de jardín dio de media más miel que una de azotea.',
        fr: 'L’été dernier, une ruche de jardin a donné en moyenne plus de miel qu’une ruche de toit.',
        verdict: 'false',
        because: 'It was the other way round.',
      },
      {
        en: 'More kinds of plants grow near the gardens than near the roofs.',
        es: 'Cerca de los jardines crecen más tipos de plantas que cerca de las azoteas.',
        fr: 'Plus d’espèces de plantes poussent près des jardins que près des toits.',
        verdict: 'true',
        because: 'Fewer kinds grow near the roofs.',
      },
    ],
  },
  {
    id: 'invoices',
    passage: {
      en: 'Invoices of up to 500 are paid by the department that placed the order. Those above are paid by the finance office and need two signatures. An invoice without an order number is sent back, whatever its amount. Suppliers are paid within thirty days of the day on which a complete invoice arrives.',
      es: 'Las facturas de hasta 500 las paga el departamento que hizo el pedido. Las superiores las paga la oficina de finanzas y necesitan dos firmas. Una factura sin número de pedido se devuelve, sea cual sea su importe. Los proveedores cobran en un plazo de treinta días desde el día en que llega una factura completa.',
      fr: 'Les factures jusqu’à 500 sont payées par le service qui a passé la commande. Au-delà, elles sont payées par le bureau des finances et exigent deux signatures. Une facture sans numéro de commande est renvoyée, quel que soit son montant. Les fournisseurs sont payés dans les trente jours qui suivent l’arrivée d’une facture complète.',
    },
    statements: [
      {
        en: 'An invoice of 900 needs two signatures.',
        es: 'Una factura de 900 necesita dos firmas.',
        fr: 'Une facture de 900 exige deux signatures.',
        verdict: 'true',
        because: 'It is above 500.',
      },
      {
        en: 'An invoice of 100 without an order number is paid by the department that placed the order.',
        es: 'Una factura de 100 sin número de pedido la paga el departamento que hizo el pedido.',
        fr: 'Une facture de 100 sans numéro de commande est payée par le service qui a passé la commande.',
        verdict: 'false',
        because: 'It is sent back, whatever its amount.',
      },
      {
        en: 'The finance office pays most of the invoices.',
        es: 'La oficina de finanzas paga la mayoría de las facturas.',
        fr: 'Le bureau des finances paie la plupart des factures.',
        verdict: 'cannot_say',
        because: 'How many are above 500 is not said.',
      },
      {
        en: 'The thirty days begin on the day of the order.',
        es: 'Los treinta días empiezan el día del pedido.',
        fr: 'Les trente jours commencent le jour de la commande.',
        verdict: 'false',
        because: 'They begin when a complete invoice arrives.',
      },
    ],
  },
]
