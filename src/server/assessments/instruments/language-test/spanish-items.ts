// The items of the Spanish test: texts of everyday work, written for this app, and no translations of those of another
// language: some candidates take several tests.
import type { LanguageItems } from './language-item.ts'
import { SPANISH_CLIPS } from './spanish-clips.ts'

export const SPANISH: LanguageItems = {
  name: { en: 'Spanish', es: 'Español', fr: 'Espagnol' },
  voice: 'es-419',
  reading: [
    {
      id: 'cafeteria',
      passage:
        'A partir del lunes 9 de septiembre, la cafetería de la planta baja abrirá media hora antes, a las siete y media, para que quienes empiezan el turno a las ocho puedan desayunar con calma. El servicio de comidas no cambia. Las mesas de la terraza se reservan ahora en la recepción y no por teléfono, porque muchas reservas se perdían. Quien tenga alguna alergia debe avisar en la cocina el día anterior; así se le prepara un plato aparte sin coste. Los vasos de cartón desaparecen: cada persona puede traer su taza o pedir una en la barra, que se devuelve antes de las seis.',
      items: [
        {
          text: '¿Por qué abrirá antes la cafetería?',
          choices: [
            'Porque cerrará más temprano por la tarde.',
            'Para que se pueda desayunar antes del turno de las ocho.',
            'Porque cambia el horario de las comidas.',
            'Para que haya menos gente en la terraza.',
          ],
          right: 'Para que se pueda desayunar antes del turno de las ocho.',
          because: 'para que quienes empiezan el turno a las ocho puedan desayunar con calma',
        },
        {
          text: '¿Cómo se reserva ahora una mesa de la terraza?',
          choices: ['Por teléfono.', 'En la barra.', 'En la recepción.', 'En la cocina.'],
          right: 'En la recepción.',
          because: 'Las mesas de la terraza se reservan ahora en la recepción y no por teléfono',
        },
        {
          text: '¿Qué tiene que hacer una persona con una alergia?',
          choices: [
            'Avisar en la cocina un día antes.',
            'Pagar un plato aparte.',
            'Traer su propia comida.',
            'Decirlo en la recepción por la mañana.',
          ],
          right: 'Avisar en la cocina un día antes.',
          because: 'Quien tenga alguna alergia debe avisar en la cocina el día anterior',
        },
      ],
    },
    {
      id: 'printer',
      passage:
        'Estimado señor Salas: Gracias por su mensaje sobre la impresora que nos compró en marzo. Nuestro técnico la ha revisado y ha visto que la pieza que arrastra el papel está gastada. La garantía cubre la pieza y el trabajo, pero no el envío, que cuesta 12 euros. Tenemos la pieza en el almacén de Sevilla y puede llegar aquí el martes; la reparación se hace en el mismo día. Si prefiere no esperar, podemos prestarle otra impresora, sin coste, hasta que la suya esté lista. Solo necesitamos que nos confirme por escrito, antes del viernes, que acepta pagar el envío. Un saludo, Lucía Prado',
      items: [
        {
          text: '¿Qué problema tiene la impresora?',
          choices: [
            'No queda tinta.',
            'Se dañó en el envío.',
            'No se enciende.',
            'Una de sus piezas está gastada.',
          ],
          right: 'Una de sus piezas está gastada.',
          because: 'la pieza que arrastra el papel está gastada',
        },
        {
          text: '¿Qué tiene que pagar el señor Salas?',
          choices: [
            'La pieza nueva.',
            'El envío.',
            'El trabajo del técnico.',
            'El préstamo de otra impresora.',
          ],
          right: 'El envío.',
          because: 'La garantía cubre la pieza y el trabajo, pero no el envío',
        },
        {
          text: '¿Qué se le ofrece para que no tenga que esperar?',
          choices: [
            'Otra impresora prestada.',
            'Un descuento de 12 euros.',
            'La devolución de su dinero.',
            'Una impresora nueva a mitad de precio.',
          ],
          right: 'Otra impresora prestada.',
          because: 'podemos prestarle otra impresora, sin coste, hasta que la suya esté lista',
        },
      ],
    },
    {
      id: 'shifts',
      passage:
        'Hace dos años, una empresa de autobuses dejó que sus conductores eligieran ellos mismos los turnos de cada mes. La dirección temía que nadie quisiera trabajar los domingos y que los planes no cuadraran. Ocurrió otra cosa: los domingos se llenaron casi por sí solos, porque algunos prefieren tener libre un día entre semana. En cambio, los viernes por la tarde todavía hay que sortearlos. Desde entonces las bajas por enfermedad han disminuido un poco, aunque la empresa reconoce que no sabe si se debe al cambio. Lo que sí ha aumentado es el trabajo de la oficina, que ahora dedica una semana a cerrar cada plan.',
      items: [
        {
          text: '¿Qué ocurrió con los domingos?',
          choices: [
            'Nadie quiso trabajarlos.',
            'Hubo que sortearlos.',
            'Se cubrieron casi sin dificultad.',
            'Quedaron libres para todos.',
          ],
          right: 'Se cubrieron casi sin dificultad.',
          because: 'los domingos se llenaron casi por sí solos',
        },
        {
          text: '¿Qué dice el texto sobre las bajas por enfermedad?',
          choices: [
            'Han aumentado un poco.',
            'Han bajado gracias al cambio.',
            'Siguen igual que antes.',
            'Han bajado, pero no se conoce la causa.',
          ],
          right: 'Han bajado, pero no se conoce la causa.',
          because:
            'las bajas por enfermedad han disminuido un poco, aunque la empresa reconoce que no sabe si se debe al cambio',
        },
      ],
    },
  ],
  listening: SPANISH_CLIPS,
  writing: {
    en: 'A customer asks in a message why the invoice is higher than the quote was, and whether it can be paid later. Write an answer in Spanish: explain the difference (you may make up a reason), say what is possible, and ask for what you need to know.',
    es: 'Un cliente pregunta en un mensaje por qué la factura es más alta que el presupuesto y si puede pagarla más tarde. Escribe una respuesta en español: explica la diferencia (puedes inventar el motivo), di qué es posible y pregunta lo que necesites saber.',
    fr: 'Un client demande dans un message pourquoi la facture est plus élevée que le devis et s’il peut la payer plus tard. Écrivez une réponse en espagnol : expliquez la différence (vous pouvez inventer une raison), dites ce qui est possible et demandez ce que vous avez besoin de savoir.',
  },
  speaking: [
    {
      en: 'Say in Spanish how you learned something that you now do well, and what helped you.',
      es: 'Cuenta en español cómo aprendiste algo que ahora haces bien y qué te ayudó.',
      fr: 'Racontez en espagnol comment vous avez appris quelque chose que vous faites bien aujourd’hui, et ce qui vous a aidé.',
    },
    {
      en: 'Describe in Spanish a rule at work or at school that you would change: what is it, and why would you change it?',
      es: 'Describe en español una norma del trabajo o de los estudios que cambiarías: ¿cuál es y por qué la cambiarías?',
      fr: 'Décrivez en espagnol une règle, au travail ou pendant les études, que vous changeriez : quelle est-elle, et pourquoi la changer ?',
    },
  ],
}
