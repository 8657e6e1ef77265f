// The clips of the Spanish test, and what is asked about them. Written for this app.
import type { SpokenClip } from './language-item.ts'

export const SPANISH_CLIPS: readonly SpokenClip[] = [
  {
    id: 'delivery',
    situation: {
      en: 'A message on your phone',
      es: 'Un mensaje en tu contestador',
      fr: 'Un message sur votre répondeur',
    },
    transcript:
      'Buenos días, le llamo de la tienda de muebles. Su armario ya está aquí, pero mañana no podemos llevarlo, porque la furgoneta está en el taller. Podemos ir el jueves por la tarde o el sábado a las diez. Llámenos hoy antes de las ocho.',
    items: [
      {
        text: '¿Por qué no pueden llevar el armario mañana?',
        choices: [
          'El armario no ha llegado.',
          'La furgoneta está en el taller.',
          'La tienda cierra mañana.',
          'No hay nadie en casa.',
        ],
        right: 'La furgoneta está en el taller.',
        because: 'porque la furgoneta está en el taller',
      },
      {
        text: '¿A qué hora pueden ir el sábado?',
        choices: ['A las diez.', 'Por la tarde.', 'A las ocho.', 'Después de las ocho.'],
        right: 'A las diez.',
        because: 'el sábado a las diez',
      },
    ],
  },
  {
    id: 'bus-station',
    situation: {
      en: 'An announcement at a bus station',
      es: 'Un aviso en una estación de autobuses',
      fr: 'Une annonce dans une gare routière',
    },
    transcript:
      'Atención, por favor. El autobús a Toledo de las nueve y cuarto sale hoy del andén siete y no del tres. Lleva unos veinte minutos de retraso. Quienes viajan a la universidad pueden tomar el autobús de las nueve y media en el andén cinco.',
    items: [
      {
        text: '¿De qué andén sale hoy el autobús a Toledo?',
        choices: ['Del tres.', 'Del cinco.', 'Del siete.', 'Del nueve.'],
        right: 'Del siete.',
        because: 'sale hoy del andén siete y no del tres',
      },
      {
        text: '¿Qué pueden hacer quienes viajan a la universidad?',
        choices: [
          'Esperar veinte minutos en el andén siete.',
          'Tomar el autobús de las nueve y cuarto.',
          'Ir al andén tres.',
          'Tomar el autobús de las nueve y media.',
        ],
        right: 'Tomar el autobús de las nueve y media.',
        because: 'pueden tomar el autobús de las nueve y media',
      },
    ],
  },
  {
    id: 'closing',
    situation: {
      en: 'A colleague explains how to close a shop',
      es: 'Una persona del equipo explica cómo se cierra una tienda',
      fr: 'Une personne de l’équipe explique comment fermer un magasin',
    },
    transcript:
      'Antes de cerrar la tienda, cuenta el dinero de la caja y apúntalo en el cuaderno. Si falta algo, no lo pongas de tu bolsillo: llama a la encargada. Después apaga las luces del almacén, pero deja encendida la del escaparate.',
    items: [
      {
        text: '¿Qué se hace antes de cerrar la tienda?',
        choices: [
          'Se limpia el escaparate.',
          'Se llama a la encargada.',
          'Se lleva el cuaderno al almacén.',
          'Se cuenta el dinero de la caja.',
        ],
        right: 'Se cuenta el dinero de la caja.',
        because: 'cuenta el dinero de la caja y apúntalo en el cuaderno',
      },
      {
        text: '¿Qué luz queda encendida?',
        choices: ['La del escaparate.', 'La del almacén.', 'La de la caja.', 'Ninguna.'],
        right: 'La del escaparate.',
        because: 'deja encendida la del escaparate',
      },
    ],
  },
  {
    id: 'course',
    situation: {
      en: 'A message from a colleague',
      es: 'Un mensaje de una compañera',
      fr: 'Un message d’une collègue',
    },
    transcript:
      'Hola, Pablo, soy Elena. No puedo dar el curso de esta tarde, porque tengo que recoger a mi hijo del colegio. ¿Puedes darlo tú? La presentación está en la carpeta compartida, y las hojas para firmar, en el cajón de mi mesa.',
    items: [
      {
        text: '¿Por qué no puede dar el curso Elena?',
        choices: [
          'Está enferma.',
          'No ha terminado la presentación.',
          'Tiene que recoger a su hijo.',
          'Tiene otra reunión.',
        ],
        right: 'Tiene que recoger a su hijo.',
        because: 'porque tengo que recoger a mi hijo del colegio',
      },
      {
        text: '¿Dónde están las hojas para firmar?',
        choices: [
          'En la carpeta compartida.',
          'En el cajón de la mesa de Elena.',
          'En la sala del curso.',
          'En la mesa de Pablo.',
        ],
        right: 'En el cajón de la mesa de Elena.',
        because: 'las hojas para firmar, en el cajón de mi mesa',
      },
    ],
  },
]
