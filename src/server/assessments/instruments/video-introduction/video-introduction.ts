// The video introduction: two questions that are answered on camera, for people to watch. Nothing is scored by itself.
import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'

const MAX_SECONDS = 90

/** Video introduction, version 2. Written for this app. */
export const videoIntroduction: Instrument = {
  slug: 'video-introduction',
  version: 2,
  content: {
    slug: 'video-introduction',
    version: 2,
    kind: 'recordings',
    title: {
      en: 'Video introduction',
      es: 'Presentación en video',
      fr: 'Présentation vidéo',
    },
    instruction: {
      en: 'Answer two questions on camera, in your own words. You may record each answer up to three times; the last one counts. What you say matters, not how the room looks.',
      es: 'Responde a dos preguntas ante la cámara, con tus propias palabras. Puedes grabar cada respuesta hasta tres veces; cuenta la última. Importa lo que dices, no cómo se ve la habitación.',
      fr: 'Répondez à deux questions devant la caméra, avec vos propres mots. Vous pouvez enregistrer chaque réponse jusqu’à trois fois ; la dernière compte. Ce que vous dites est important, pas l’apparence de la pièce.',
    },
    minutes: 5,
    response_sets: {},
    questions: [
      {
        question_id: 'video-introduction-1',
        text: {
          en: 'Who are you, and what makes this work interesting for you?',
          es: '¿Quién eres y qué te interesa de este trabajo?',
          fr: 'Qui êtes-vous, et qu’est-ce qui vous intéresse dans ce travail ?',
        },
        response_set: '',
        recording: { kind: 'video', max_seconds: MAX_SECONDS },
      },
      {
        question_id: 'video-introduction-2',
        text: {
          en: 'Tell us about something that went wrong at work or at school, and what you did next.',
          es: 'Cuéntanos algo que salió mal en el trabajo o en los estudios, y qué hiciste después.',
          fr: 'Racontez quelque chose qui s’est mal passé au travail ou pendant vos études, et ce que vous avez fait ensuite.',
        },
        response_set: '',
        recording: { kind: 'video', max_seconds: MAX_SECONDS },
      },
    ],
  },
  scoring: { version: 'video-introduction/1', range: { min: 1, max: 5 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
