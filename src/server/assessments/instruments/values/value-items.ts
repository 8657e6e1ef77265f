/* oxlint-disable max-lines -- a table, not code */
// The items of the values questionnaire: what people want from work, one wish each, first person, free of idioms and of
// grammatical gender.
import type { QuestionnaireScale } from '../questionnaire.ts'

/** Four items each, one of them reversed, never first. */
export const WORK_VALUES: readonly QuestionnaireScale[] = [
  {
    slug: 'value-achievement',
    name: { en: 'Seeing results', es: 'Ver resultados', fr: 'Voir des résultats' },
    items: [
      {
        en: 'I want to see at the end of the day what I got done.',
        es: 'Quiero ver al final del día lo que he logrado.',
        fr: 'Je veux voir à la fin de la journée ce que j’ai accompli.',
      },
      {
        en: 'I want work that uses what I do best.',
        es: 'Quiero un trabajo que aproveche lo que mejor hago.',
        fr: 'Je veux un travail qui utilise ce que je fais le mieux.',
      },
      {
        en: 'It makes little difference to me whether my work turns out well.',
        es: 'Me importa poco si mi trabajo sale bien.',
        fr: 'Il m’importe peu que mon travail soit réussi.',
        isReversed: true,
      },
      {
        en: 'I want goals that are hard to reach.',
        es: 'Quiero metas difíciles de alcanzar.',
        fr: 'Je veux des objectifs difficiles à atteindre.',
      },
    ],
  },
  {
    slug: 'value-independence',
    name: { en: 'Freedom to decide', es: 'Libertad para decidir', fr: 'Liberté de décision' },
    items: [
      {
        en: 'I want to decide for myself how I do my work.',
        es: 'Quiero decidir cómo hago mi trabajo.',
        fr: 'Je veux décider de la façon dont je fais mon travail.',
      },
      {
        en: 'I want to try out my own ideas.',
        es: 'Quiero probar mis propias ideas.',
        fr: 'Je veux essayer mes propres idées.',
      },
      {
        en: 'I want to plan my day without asking first.',
        es: 'Quiero planificar mi día sin tener que preguntar antes.',
        fr: 'Je veux organiser ma journée sans devoir demander.',
      },
      {
        en: 'I prefer to be told exactly what to do.',
        es: 'Prefiero que me digan exactamente qué hacer.',
        fr: 'Je préfère qu’on me dise exactement quoi faire.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'value-recognition',
    name: { en: 'Recognition', es: 'Reconocimiento', fr: 'Reconnaissance' },
    items: [
      {
        en: 'I want others to notice when I do good work.',
        es: 'Quiero que los demás noten cuando trabajo bien.',
        fr: 'Je veux que les autres remarquent mon bon travail.',
      },
      {
        en: 'I do not mind if others get the credit for my work.',
        es: 'No me importa que otros se lleven el mérito de mi trabajo.',
        fr: 'Cela ne me gêne pas que d’autres reçoivent le mérite de mon travail.',
        isReversed: true,
      },
      {
        en: 'I want a job that people respect.',
        es: 'Quiero un trabajo que la gente respete.',
        fr: 'Je veux un travail que les gens respectent.',
      },
      {
        en: 'I want to be asked for my opinion.',
        es: 'Quiero que me pidan mi opinión.',
        fr: 'Je veux qu’on me demande mon avis.',
      },
    ],
  },
  {
    slug: 'value-relationships',
    name: { en: 'Good colleagues', es: 'Buenos colegas', fr: 'Bons collègues' },
    items: [
      {
        en: 'I want to work with people I like.',
        es: 'Quiero trabajar con personas que me caigan bien.',
        fr: 'Je veux travailler avec des personnes que j’apprécie.',
      },
      {
        en: 'I want colleagues who help each other.',
        es: 'Quiero colegas que se ayuden entre sí.',
        fr: 'Je veux des collègues qui s’entraident.',
      },
      {
        en: 'I want time to talk with the people I work with.',
        es: 'Quiero tiempo para hablar con las personas con las que trabajo.',
        fr: 'Je veux du temps pour parler avec les personnes avec qui je travaille.',
      },
      {
        en: 'I would be content to work alone all day.',
        es: 'Me bastaría con trabajar a solas todo el día.',
        fr: 'Travailler sans compagnie toute la journée me conviendrait.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'value-service',
    name: { en: 'Being useful to others', es: 'Ser útil a los demás', fr: 'Être utile aux autres' },
    items: [
      {
        en: 'I want my work to make life better for others.',
        es: 'Quiero que mi trabajo mejore la vida de los demás.',
        fr: 'Je veux que mon travail améliore la vie des autres.',
      },
      {
        en: 'I want to help people who need it.',
        es: 'Quiero ayudar a quienes lo necesitan.',
        fr: 'Je veux aider les personnes qui en ont besoin.',
      },
      {
        en: 'Whether my work is of use to others is not my concern.',
        es: 'No me preocupa si mi trabajo es útil para los demás.',
        fr: 'Que mon travail serve aux autres n’est pas mon souci.',
        isReversed: true,
      },
      {
        en: 'I want to do something good for my community.',
        es: 'Quiero hacer algo bueno por mi comunidad.',
        fr: 'Je veux faire quelque chose de bien pour ma communauté.',
      },
    ],
  },
  {
    slug: 'value-security',
    name: { en: 'Security', es: 'Seguridad', fr: 'Sécurité' },
    items: [
      {
        en: 'I want a job that I can count on for years.',
        es: 'Quiero un trabajo con el que pueda contar durante años.',
        fr: 'Je veux un emploi sur lequel je peux compter pendant des années.',
      },
      {
        en: 'I want to know today what I will earn next month.',
        es: 'Quiero saber hoy lo que ganaré el próximo mes.',
        fr: 'Je veux savoir aujourd’hui ce que je gagnerai le mois prochain.',
      },
      {
        en: 'I want rules that apply to everyone in the same way.',
        es: 'Quiero reglas que se apliquen a todos por igual.',
        fr: 'Je veux des règles qui s’appliquent à tous de la même façon.',
      },
      {
        en: 'I would take an uncertain job if it sounded exciting.',
        es: 'Aceptaría un trabajo inseguro si pareciera emocionante.',
        fr: 'J’accepterais un emploi incertain s’il semblait passionnant.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'value-variety',
    name: { en: 'Variety', es: 'Variedad', fr: 'Variété' },
    items: [
      {
        en: 'I want every day to be different.',
        es: 'Quiero que cada día sea diferente.',
        fr: 'Je veux que chaque journée soit différente.',
      },
      {
        en: 'I am happiest when I do the same tasks every day.',
        es: 'Prefiero hacer las mismas tareas todos los días.',
        fr: 'Je préfère faire les mêmes tâches chaque jour.',
        isReversed: true,
      },
      {
        en: 'I want to work in different places.',
        es: 'Quiero trabajar en lugares distintos.',
        fr: 'Je veux travailler dans des lieux différents.',
      },
      {
        en: 'I want to change between several tasks.',
        es: 'Quiero alternar entre varias tareas.',
        fr: 'Je veux alterner entre plusieurs tâches.',
      },
    ],
  },
  {
    slug: 'value-growth',
    name: { en: 'Learning', es: 'Aprendizaje', fr: 'Apprentissage' },
    items: [
      {
        en: 'I want to learn something new every month.',
        es: 'Quiero aprender algo nuevo cada mes.',
        fr: 'Je veux apprendre quelque chose de nouveau chaque mois.',
      },
      {
        en: 'I want a manager who helps me to get better.',
        es: 'Quiero una jefatura que me ayude a mejorar.',
        fr: 'Je veux une hiérarchie qui m’aide à progresser.',
      },
      {
        en: 'I want training, even when it costs me effort.',
        es: 'Quiero formación, aunque me cueste esfuerzo.',
        fr: 'Je veux des formations, même si elles me demandent des efforts.',
      },
      {
        en: 'What I know today is enough for me.',
        es: 'Me basta con lo que sé hoy.',
        fr: 'Ce que je sais aujourd’hui me suffit.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'value-balance',
    name: {
      en: 'Time for life outside work',
      es: 'Tiempo para la vida personal',
      fr: 'Temps pour la vie personnelle',
    },
    items: [
      {
        en: 'I want to leave work at the agreed time.',
        es: 'Quiero salir del trabajo a la hora acordada.',
        fr: 'Je veux quitter le travail à l’heure convenue.',
      },
      {
        en: 'I want to be able to take time off for my family.',
        es: 'Quiero poder tomarme tiempo libre para mi familia.',
        fr: 'Je veux pouvoir prendre du temps pour ma famille.',
      },
      {
        en: 'I do not mind when work takes up my evenings.',
        es: 'No me importa que el trabajo ocupe mis tardes.',
        fr: 'Cela ne me gêne pas que le travail prenne mes soirées.',
        isReversed: true,
      },
      {
        en: 'I want not to think about work on my days off.',
        es: 'Quiero no pensar en el trabajo en mis días libres.',
        fr: 'Je veux ne pas penser au travail pendant mes jours de repos.',
      },
    ],
  },
  {
    slug: 'value-advancement',
    name: { en: 'Pay and advancement', es: 'Sueldo y ascenso', fr: 'Salaire et avancement' },
    items: [
      {
        en: 'I want to earn more than most people in my line of work.',
        es: 'Quiero ganar más que la mayoría en mi profesión.',
        fr: 'Je veux gagner plus que la plupart des gens de mon métier.',
      },
      {
        en: 'I want a job in which I can move up.',
        es: 'Quiero un trabajo en el que pueda ascender.',
        fr: 'Je veux un emploi dans lequel je peux monter en grade.',
      },
      {
        en: 'I want to be paid more when I achieve more.',
        es: 'Quiero cobrar más cuando logro más.',
        fr: 'Je veux un meilleur salaire quand j’obtiens de meilleurs résultats.',
      },
      {
        en: 'A higher position does not attract me.',
        es: 'Un puesto más alto no me atrae.',
        fr: 'Un poste plus élevé ne m’attire pas.',
        isReversed: true,
      },
    ],
  },
]
