// The statements about careers, written for this app.
import type { QuestionnaireScale } from '../questionnaire.ts'

export const CAREER_SCALES: readonly QuestionnaireScale[] = [
  {
    slug: 'career-leadership',
    name: { en: 'Leading people', es: 'Dirigir personas', fr: 'Diriger une équipe' },
    items: [
      {
        en: 'In a few years I want to lead a team.',
        es: 'Dentro de unos años quiero dirigir un equipo.',
        fr: 'Dans quelques années, je veux diriger une équipe.',
      },
      {
        en: 'I want to help others to do their work well, more than do the work myself.',
        es: 'Prefiero ayudar a otros a trabajar bien que hacer el trabajo yo.',
        fr: 'Je préfère aider les autres à bien travailler que faire le travail moi-même.',
      },
      {
        en: 'I would rather not be responsible for the work of others.',
        es: 'Prefiero no ser responsable del trabajo de otras personas.',
        fr: 'Je préfère ne pas être responsable du travail des autres.',
        isReversed: true,
      },
      {
        en: 'I want to decide about goals and budgets.',
        es: 'Quiero decidir sobre objetivos y presupuestos.',
        fr: 'Je veux décider des objectifs et des budgets.',
      },
    ],
  },
  {
    slug: 'career-expertise',
    name: {
      en: 'Becoming an expert',
      es: 'Convertirse en especialista',
      fr: 'Devenir spécialiste',
    },
    items: [
      {
        en: 'I want to be the person whom others ask in my field.',
        es: 'Quiero ser la persona a la que otros consultan en mi especialidad.',
        fr: 'Je veux être la personne que les autres consultent dans mon domaine.',
      },
      {
        en: 'A wide range of tasks matters more to me than depth in one field.',
        es: 'Me importa más tener tareas variadas que profundizar en una especialidad.',
        fr: 'Des tâches variées comptent plus pour moi que d’approfondir un domaine.',
        isReversed: true,
      },
      {
        en: 'I want to solve the most difficult problems of my profession.',
        es: 'Quiero resolver los problemas más difíciles de mi profesión.',
        fr: 'Je veux résoudre les problèmes les plus difficiles de mon métier.',
      },
      {
        en: 'I want to know one field better than nearly everyone else.',
        es: 'Quiero conocer una especialidad mejor que casi todos.',
        fr: 'Je veux connaître un domaine mieux que presque tout le monde.',
      },
    ],
  },
  {
    slug: 'career-enterprise',
    name: { en: 'Starting new things', es: 'Emprender', fr: 'Entreprendre' },
    items: [
      {
        en: 'I want to build something that did not exist before.',
        es: 'Quiero crear algo que antes no existía.',
        fr: 'Je veux créer quelque chose qui n’existait pas auparavant.',
      },
      {
        en: 'I can imagine running a business of my own one day.',
        es: 'Puedo imaginarme con un negocio propio algún día.',
        fr: 'Je peux m’imaginer un jour à la tête de ma propre entreprise.',
      },
      {
        en: 'I want to try out ideas, even when some of them fail.',
        es: 'Quiero probar ideas, aunque algunas fracasen.',
        fr: 'Je veux essayer des idées, même si certaines échouent.',
      },
      {
        en: 'I prefer to improve what works already to starting something new.',
        es: 'Prefiero mejorar lo que ya funciona que empezar algo nuevo.',
        fr: 'Je préfère améliorer ce qui marche déjà que commencer quelque chose de nouveau.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'career-team-work',
    name: {
      en: 'Working closely with others',
      es: 'Trabajar en equipo',
      fr: 'Travailler à plusieurs',
    },
    items: [
      {
        en: 'I do my best work together with others.',
        es: 'Trabajo mejor junto con otras personas.',
        fr: 'Je travaille le mieux avec d’autres personnes.',
      },
      {
        en: 'I want a job in which I work alone most of the day.',
        es: 'Quiero un puesto en el que trabaje a solas casi todo el día.',
        fr: 'Je veux un poste où je travaille seul la plupart de la journée.',
        isReversed: true,
      },
      {
        en: 'I want to see my colleagues nearly every day.',
        es: 'Quiero ver a mis colegas casi todos los días.',
        fr: 'Je veux voir mes collègues presque chaque jour.',
      },
      {
        en: 'I want to talk to customers or partners often.',
        es: 'Quiero hablar a menudo con clientes o socios.',
        fr: 'Je veux parler souvent avec des clients ou des partenaires.',
      },
    ],
  },
  {
    slug: 'career-flexible-work',
    name: {
      en: 'Choosing where and when to work',
      es: 'Elegir dónde y cuándo trabajar',
      fr: 'Choisir où et quand travailler',
    },
    items: [
      {
        en: 'I want to work from home on several days of the week.',
        es: 'Quiero trabajar desde casa varios días a la semana.',
        fr: 'Je veux travailler à domicile plusieurs jours par semaine.',
      },
      {
        en: 'I want to choose my working hours myself.',
        es: 'Quiero elegir yo mi horario de trabajo.',
        fr: 'Je veux choisir moi-même mes horaires.',
      },
      {
        en: 'I would accept less pay for hours that suit my life.',
        es: 'Aceptaría un sueldo menor por un horario que encaje con mi vida.',
        fr: 'J’accepterais un salaire moins élevé pour des horaires adaptés à ma vie.',
      },
      {
        en: 'I like to have the same place and the same hours every day.',
        es: 'Me gusta tener el mismo lugar y el mismo horario todos los días.',
        fr: 'J’aime avoir le même lieu et les mêmes horaires chaque jour.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'career-relocation',
    name: { en: 'Moving for work', es: 'Mudarse por trabajo', fr: 'Déménager pour le travail' },
    items: [
      {
        en: 'I would move to another city for a better position.',
        es: 'Me mudaría a otra ciudad por un puesto mejor.',
        fr: 'Je déménagerais dans une autre ville pour un meilleur poste.',
      },
      {
        en: 'I can imagine working in another country for some years.',
        es: 'Puedo imaginarme trabajando unos años en otro país.',
        fr: 'Je peux m’imaginer travailler quelques années dans un autre pays.',
      },
      {
        en: 'I want to stay where I live now, whatever job is offered to me.',
        es: 'Quiero quedarme donde vivo ahora, sea cual sea el puesto que me ofrezcan.',
        fr: 'Je veux rester là où j’habite, quel que soit le poste proposé.',
        isReversed: true,
      },
      {
        en: 'Travelling for work on several days of the month suits me.',
        es: 'Me va bien viajar por trabajo varios días al mes.',
        fr: 'Voyager pour le travail plusieurs jours par mois me convient.',
      },
    ],
  },
  {
    slug: 'career-field-change',
    name: {
      en: 'Changing to another field',
      es: 'Cambiar de especialidad',
      fr: 'Changer de domaine',
    },
    items: [
      {
        en: 'I want to get to know other departments.',
        es: 'Quiero conocer otros departamentos.',
        fr: 'Je veux découvrir d’autres services.',
      },
      {
        en: 'I could begin again in a profession that is new to me.',
        es: 'Podría empezar de nuevo en una profesión que no conozco.',
        fr: 'Je pourrais recommencer dans un métier nouveau pour moi.',
      },
      {
        en: 'A step to the side would interest me as much as a step up.',
        es: 'Un cambio al mismo nivel me interesaría tanto como un ascenso.',
        fr: 'Un changement au même niveau m’intéresserait autant qu’une promotion.',
      },
      {
        en: 'I want to stay in the kind of work that I do today.',
        es: 'Quiero seguir en el tipo de trabajo que hago hoy.',
        fr: 'Je veux rester dans le genre de travail que je fais aujourd’hui.',
        isReversed: true,
      },
    ],
  },
  {
    slug: 'career-development',
    name: {
      en: 'Training and mentoring',
      es: 'Formación y acompañamiento',
      fr: 'Formation et accompagnement',
    },
    items: [
      {
        en: 'I want to earn a certificate or a degree in the next two years.',
        es: 'Quiero obtener un certificado o un título en los próximos dos años.',
        fr: 'Je veux obtenir un certificat ou un diplôme dans les deux prochaines années.',
      },
      {
        en: 'I want an experienced colleague who advises me regularly.',
        es: 'Quiero que alguien con experiencia me aconseje con regularidad.',
        fr: 'Je veux qu’une personne expérimentée me conseille régulièrement.',
      },
      {
        en: 'I would rather work than spend time in courses.',
        es: 'Prefiero trabajar que dedicar tiempo a cursos.',
        fr: 'Je préfère travailler que passer du temps en formation.',
        isReversed: true,
      },
      {
        en: 'I want my manager to talk with me about my next step.',
        es: 'Quiero que mi responsable hable conmigo sobre mi próximo paso.',
        fr: 'Je veux que ma hiérarchie parle avec moi de ma prochaine étape.',
      },
    ],
  },
]
