// The internet speed test before a company set what it asks for: see `kinds/speed-test.ts`.
import { NO_MINIMUMS } from '#contract/assessments/speed-result.ts'

import { NOT_PUBLISHED, type Instrument } from '../instrument.ts'
import { SPEED_TEST_MINUTES, speedQuestion } from './speed-question.ts'

const SLUG = 'speed-test'

/** The speed test, version 1. Staff read what was measured; nothing is scored. */
export const speedTest: Instrument = {
  slug: SLUG,
  version: 1,
  content: {
    slug: SLUG,
    version: 1,
    kind: 'speed-test',
    title: {
      en: 'Internet speed test',
      es: 'Prueba de velocidad de internet',
      fr: 'Test de débit internet',
    },
    instruction: {
      en: 'The app measures how fast your internet connection is: download, upload and delay. Take the test where you would work, on the connection that you would use. You can measure again before you submit.',
      es: 'La aplicación mide la rapidez de tu conexión a internet: descarga, subida y retardo. Haz la prueba donde trabajarías y con la conexión que usarías. Puedes repetir la medición antes de enviarla.',
      fr: 'L’application mesure la rapidité de votre connexion internet : réception, envoi et délai. Faites le test là où vous travailleriez, avec la connexion que vous utiliseriez. Vous pouvez recommencer la mesure avant de l’envoyer.',
    },
    minutes: SPEED_TEST_MINUTES,
    response_sets: {},
    questions: [speedQuestion(NO_MINIMUMS)],
  },
  scoring: { version: `${SLUG}/1`, range: { min: 0, max: 100 }, scales: [] },
  attributes: [],
  citation: NOT_PUBLISHED,
}
