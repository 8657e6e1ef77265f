// The library of interviews of the demo companies. Data only.
import type { InterviewQuestionContent } from '#contract/settings/interview-library.ts'

type DemoQuestion = Omit<InterviewQuestionContent, 'attribute_type_id'> & {
  /** Names it in the guides below. */
  readonly key: string
  /** The slug of what it measures; null for nothing. */
  readonly attribute: string | null
}

export const DEMO_INTERVIEW_QUESTIONS: readonly DemoQuestion[] = [
  {
    key: 'motivation',
    text: 'What made you apply for this job, and what do you hope to find here?',
    help: 'Knows what the job is like, and says what fits and what does not.',
    details:
      '<ul><li>What do you know about our shifts?</li><li>What would make you leave?</li></ul>',
    anchors: [
      'Knows nothing of the job',
      'Repeats the advertisement',
      'Names one thing that fits them',
      'Links the job to their own experience',
      'Has looked into the job, and names what would be hard as well',
    ],
    attribute: null,
    minutes: 5,
  },
  {
    key: 'conflict',
    text: 'Tell me about a disagreement with a colleague. What did you do, and what came of it?',
    help: 'Describes their own part, listens to the other side, and looks for a solution.',
    details:
      '<p>If the story stays general, ask:</p><ul><li>What exactly did you say?</li><li>How do you work together today?</li></ul>',
    anchors: [
      'Blames others, or avoids the colleague',
      'Waits until someone else solves it',
      'Talks to the colleague, with help',
      'Listens, and finds a solution together',
      'Solves it for good, and others profit from it',
    ],
    attribute: 'teamwork',
    minutes: 7,
  },
  {
    key: 'changed-plans',
    text: 'Describe a day on which all plans changed. How did you decide what came first?',
    help: 'Sorts by consequence, informs others early, stays calm.',
    details: '<ul><li>What did you leave undone?</li><li>Whom did you tell, and when?</li></ul>',
    anchors: [
      'Stops working, or does everything at once',
      'Needs to be told what comes first',
      'Sorts the work, and informs some of those who wait',
      'Sorts by consequence, and informs everyone concerned',
      'Also changes the plan so that it does not happen again',
    ],
    attribute: 'handling-pressure',
    minutes: 7,
  },
  {
    key: 'promise',
    text: 'Tell me about a promise to a supervisor or a customer that was hard to keep.',
    help: 'Takes the promise seriously, says early when it is in danger, and makes up for it.',
    details: '<p>Ask for the outcome, and for what they would promise today.</p>',
    anchors: [
      'Sees no problem in a broken promise',
      'Keeps quiet until asked',
      'Keeps it with reminders',
      'Warns early, and keeps it',
      'Keeps it, and promises more carefully since',
    ],
    attribute: 'reliability',
    minutes: 6,
  },
  {
    key: 'upset-customer',
    text: 'Tell me about a customer who was upset. How did the conversation begin, and how did it end?',
    help: 'Lets the customer speak, says what can be done, and does it.',
    details:
      '<ul><li>What did the customer want in truth?</li><li>What could you not give, and how did you say so?</li></ul>',
    anchors: [
      'Argues with the customer',
      'Apologises, and does nothing',
      'Solves the problem by the rules',
      'Finds out what the customer needs, and solves that',
      'The customer stays, and the cause is removed',
    ],
    attribute: 'customer-focus',
    minutes: 7,
  },
  {
    key: 'learning',
    text: 'What is the last thing that you had to learn quickly? How did you go about it?',
    help: 'Has a method, asks for help, checks whether it worked.',
    details: '<p>Ask for a mistake on the way, and what they learned from it.</p>',
    anchors: [
      'Cannot name anything',
      'Was taught, and waited for it',
      'Learned it with help',
      'Learned it alone, with a method',
      'Teaches it to others today',
    ],
    attribute: 'learning-agility',
    minutes: 5,
  },
  {
    key: 'improvement',
    text: 'Which change at work was your idea? What was better afterwards?',
    help: 'Sees a problem without being told, tries a solution, and measures it.',
    details: '<ul><li>Who was against it?</li><li>How do you know that it is better?</li></ul>',
    anchors: [
      'Leaves changes to others',
      'Complains, without a proposal',
      'Proposed something that was done',
      'Brought a change about',
      'Brought it about against resistance, and shows the effect',
    ],
    attribute: 'initiative',
    minutes: 6,
  },
  {
    key: 'closing',
    text: 'What should we know about you that we have not asked yet? What would you like to know from us?',
    help: 'Has questions about the work, the team or the shifts.',
    details: '<p>Say when they will hear from us, and from whom.</p>',
    anchors: ['', '', '', '', ''],
    attribute: null,
    minutes: 5,
  },
]

type DemoGuide = {
  readonly name: string
  readonly intro: string
  /** By their keys, in order. */
  readonly questions: readonly string[]
}

const INTRO =
  '<p>Introduce yourself, and say how long the interview takes and that you take notes. Ask every candidate the same questions, in this order, and rate each answer before the next one.</p>'

export const DEMO_INTERVIEW_GUIDES: readonly DemoGuide[] = [
  {
    name: 'First interview, operations',
    intro: INTRO,
    questions: ['motivation', 'promise', 'conflict', 'changed-plans', 'closing'],
  },
  {
    name: 'First interview, customer care',
    intro: INTRO,
    questions: [
      'motivation',
      'upset-customer',
      'changed-plans',
      'learning',
      'improvement',
      'closing',
    ],
  },
]
