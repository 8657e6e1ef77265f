// The items of the English test: texts of everyday work, written for this app.
import { ENGLISH_CLIPS } from './english-clips.ts'
import type { LanguageItems } from './language-item.ts'

export const ENGLISH: LanguageItems = {
  name: { en: 'English', es: 'Inglés', fr: 'Anglais' },
  voice: 'en-us',
  reading: [
    {
      id: 'notice',
      passage:
        'From Monday, June 3, the entrance on Mill Street will be closed for about four weeks while the floor is replaced. Staff should come in through the side door on Garden Lane, which opens with the usual badge. Visitors cannot use the side door: they are asked to ring the bell at the loading bay, where a colleague from reception will meet them. Deliveries before nine o’clock are not affected. If you expect a visitor who uses a wheelchair, please tell reception one day in advance, because the ramp at the loading bay has to be put in place first.',
      items: [
        {
          text: 'Why will the entrance on Mill Street be closed?',
          choices: [
            'The floor is being replaced.',
            'The badges no longer work.',
            'A ramp is being built there.',
            'It is needed for deliveries.',
          ],
          right: 'The floor is being replaced.',
          because: 'while the floor is replaced',
        },
        {
          text: 'How do visitors get into the building during this time?',
          choices: [
            'They use a badge at the side door.',
            'They use the entrance on Mill Street.',
            'They ring the bell at the loading bay.',
            'They come before nine o’clock.',
          ],
          right: 'They ring the bell at the loading bay.',
          because: 'they are asked to ring the bell at the loading bay',
        },
        {
          text: 'What should you do if you expect a visitor who uses a wheelchair?',
          choices: [
            'Meet the visitor at the loading bay yourself.',
            'Let reception know the day before.',
            'Put the ramp in place.',
            'Open the side door for the visitor.',
          ],
          right: 'Let reception know the day before.',
          because: 'please tell reception one day in advance',
        },
      ],
    },
    {
      id: 'order',
      passage:
        'Dear Ms. Ortega, thank you for your order of 40 desk lamps. Thirty of them left our warehouse this morning and should reach you on Thursday. The other ten are the green model, which our supplier is sending us later than agreed; we expect them next Tuesday and will send them to you on the same day, at our cost. You do not need to pay until all of the lamps have arrived. If you would rather not wait, we can send you ten gray lamps instead, which we have in stock, and take 15 percent off their price. Please let us know by Friday which you prefer. Kind regards, Tom Reyes',
      items: [
        {
          text: 'Why will ten of the lamps come later than the others?',
          choices: [
            'The customer ordered them later.',
            'The supplier is late.',
            'They went to another address.',
            'They were damaged in the warehouse.',
          ],
          right: 'The supplier is late.',
          because: 'which our supplier is sending us later than agreed',
        },
        {
          text: 'When does Ms. Ortega have to pay?',
          choices: ['On Thursday.', 'By Friday.', 'Next Tuesday.', 'Once every lamp has arrived.'],
          right: 'Once every lamp has arrived.',
          because: 'You do not need to pay until all of the lamps have arrived.',
        },
        {
          text: 'What would Ms. Ortega get a lower price for?',
          choices: [
            'For ordering more than 40 lamps.',
            'For taking gray lamps instead of green ones.',
            'For waiting until next Tuesday.',
            'For answering before Friday.',
          ],
          right: 'For taking gray lamps instead of green ones.',
          because:
            'we can send you ten gray lamps instead, which we have in stock, and take 15 percent off their price',
        },
      ],
    },
    {
      id: 'library',
      passage:
        'For years, the town library lent out books and nothing else. Last spring it began to lend out things that people need only now and then: drills, sewing machines, tents, even a machine for making pasta. At first the staff were doubtful. They expected that things would come back broken, or not at all. After twelve months, only four of 600 loans have ended with a repair, and nothing has been lost. What surprised the staff most is something else: a third of those who borrow a tool had never been inside the library before, and many of them now have a book under their arm when they leave. The library is therefore looking for a second room, although it has not yet found the money for one.',
      items: [
        {
          text: 'What were the staff worried about at first?',
          choices: [
            'That too few people would come.',
            'That nobody would borrow books any more.',
            'That things would be damaged or not returned.',
            'That there was not enough room for the tools.',
          ],
          right: 'That things would be damaged or not returned.',
          because: 'They expected that things would come back broken, or not at all.',
        },
        {
          text: 'What does the text say about people who had not been to the library before?',
          choices: [
            'Many of them take a book home as well.',
            'Many of them bring things back broken.',
            'Many of them give money for a second room.',
            'Many of them come back only once.',
          ],
          right: 'Many of them take a book home as well.',
          because: 'many of them now have a book under their arm when they leave',
        },
      ],
    },
  ],
  listening: ENGLISH_CLIPS,
  writing: {
    en: 'A customer writes that a parcel came two days late and that one of the things in it is broken. Write an answer in English: apologize, say what you will do, and ask for what you need to know.',
    es: 'Un cliente escribe que un paquete llegó con dos días de retraso y que una de las cosas que contenía está rota. Escribe una respuesta en inglés: pide disculpas, di qué vas a hacer y pregunta lo que necesites saber.',
    fr: 'Un client écrit qu’un colis est arrivé avec deux jours de retard et qu’un des objets qu’il contenait est cassé. Écrivez une réponse en anglais : excusez-vous, dites ce que vous allez faire et demandez ce que vous avez besoin de savoir.',
  },
  speaking: [
    {
      en: 'Say in English what you do on a usual day of work or study, and which part of it you like best.',
      es: 'Di en inglés qué haces en un día normal de trabajo o de estudios y qué parte te gusta más.',
      fr: 'Dites en anglais ce que vous faites lors d’une journée ordinaire de travail ou d’études, et ce que vous préférez.',
    },
    {
      en: 'Describe in English a problem that you solved together with other people: what was it, and what did you do?',
      es: 'Describe en inglés un problema que resolviste junto con otras personas: ¿cuál era y qué hiciste tú?',
      fr: 'Décrivez en anglais un problème que vous avez résolu avec d’autres personnes : quel était-il, et qu’avez-vous fait ?',
    },
  ],
}
