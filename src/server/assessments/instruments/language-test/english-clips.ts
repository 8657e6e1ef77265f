// The clips of the English test, and what is asked about them. Written for this app.
import type { SpokenClip } from './language-item.ts'

export const ENGLISH_CLIPS: readonly SpokenClip[] = [
  {
    id: 'appointment',
    situation: {
      en: 'A message on your phone',
      es: 'Un mensaje en tu contestador',
      fr: 'Un message sur votre répondeur',
    },
    transcript:
      'Hello, this is Anna from the dental practice. Your appointment on Wednesday at half past two has to be moved, because the doctor is ill. We can offer you Thursday at nine, or Friday at the same time as before. Please call us back before five today.',
    items: [
      {
        text: 'Why does the appointment have to be moved?',
        choices: [
          'The doctor is ill.',
          'The practice is closed on Wednesdays.',
          'The patient has no time.',
          'The practice has moved.',
        ],
        right: 'The doctor is ill.',
        because: 'because the doctor is ill',
      },
      {
        text: 'Which time is offered on Friday?',
        choices: ['Nine o’clock.', 'Half past two.', 'Five o’clock.', 'Half past nine.'],
        right: 'Half past two.',
        because: 'Friday at the same time as before',
      },
    ],
  },
  {
    id: 'platform',
    situation: {
      en: 'An announcement at a station',
      es: 'Un aviso en una estación',
      fr: 'Une annonce dans une gare',
    },
    transcript:
      'Attention please. The train to Brighton, due to leave at ten fifteen, will now leave from platform six instead of platform two. It will be about twenty minutes late. Passengers for the airport should take the ten thirty train from platform four.',
    items: [
      {
        text: 'Which platform does the train to Brighton leave from?',
        choices: ['Platform two.', 'Platform four.', 'Platform six.', 'Platform ten.'],
        right: 'Platform six.',
        because: 'will now leave from platform six instead of platform two',
      },
      {
        text: 'What should passengers for the airport do?',
        choices: [
          'Take the train to Brighton.',
          'Wait twenty minutes on platform six.',
          'Go to platform two.',
          'Take the train at half past ten.',
        ],
        right: 'Take the train at half past ten.',
        because: 'should take the ten thirty train from platform four',
      },
    ],
  },
  {
    id: 'machine',
    situation: {
      en: 'A colleague explains a machine',
      es: 'Una persona del equipo explica una máquina',
      fr: 'Une personne de l’équipe explique une machine',
    },
    transcript:
      'Before you start the machine, check that the cover is closed. Press the green button once and wait for the light. If the light stays red, do not press again. Switch the machine off, wait one minute, and then call the technician.',
    items: [
      {
        text: 'What do you check before you start the machine?',
        choices: [
          'That the light is red.',
          'That the cover is closed.',
          'That the technician is there.',
          'That the green button works.',
        ],
        right: 'That the cover is closed.',
        because: 'check that the cover is closed',
      },
      {
        text: 'What is the first thing to do if the light stays red?',
        choices: [
          'Press the green button again.',
          'Open the cover.',
          'Call the technician.',
          'Switch the machine off.',
        ],
        right: 'Switch the machine off.',
        because: 'Switch the machine off, wait one minute, and then call the technician.',
      },
    ],
  },
  {
    id: 'meeting',
    situation: {
      en: 'A message from a colleague',
      es: 'Un mensaje de una compañera',
      fr: 'Un message d’une collègue',
    },
    transcript:
      'Hi Sam, it’s Maria. I can’t come to the meeting at eleven, because I have to drive to our customer in Leeds. Could you show my figures? They are in the blue folder on my desk, not in the email. I’ll be back around four.',
    items: [
      {
        text: 'Why can’t Maria come to the meeting?',
        choices: [
          'She is ill.',
          'Her figures are not ready.',
          'She has to visit a customer.',
          'She did not get the email.',
        ],
        right: 'She has to visit a customer.',
        because: 'because I have to drive to our customer in Leeds',
      },
      {
        text: 'Where are Maria’s figures?',
        choices: [
          'In a folder on her desk.',
          'In an email.',
          'With the customer in Leeds.',
          'In the meeting room.',
        ],
        right: 'In a folder on her desk.',
        because: 'They are in the blue folder on my desk',
      },
    ],
  },
]
