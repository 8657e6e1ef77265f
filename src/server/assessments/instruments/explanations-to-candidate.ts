// What a high score of each attribute means, in the second person: candidates read it in their own reports, while staff read
// the explanation of the instrument, in the third.
import type { LocalizedText } from '#contract/core/shape.ts'

import { LANGUAGES_TO_CANDIDATE } from './language-test/languages-to-candidate.ts'
import { PERSONALITY_TO_CANDIDATE } from './personality/personality-to-candidate.ts'

/** By attribute. */
export const EXPLANATIONS_TO_CANDIDATE: Readonly<Record<string, LocalizedText>> = {
  ...PERSONALITY_TO_CANDIDATE,
  ...LANGUAGES_TO_CANDIDATE,
  'customer-focus': {
    en: 'How often you find out what customers need and follow it up.',
    es: 'Con qué frecuencia averiguas lo que necesitan los clientes y le das seguimiento.',
    fr: 'À quelle fréquence vous cherchez ce dont les clients ont besoin et y donnez suite.',
  },
  teamwork: {
    en: 'How often you share information and work with colleagues.',
    es: 'Con qué frecuencia compartes información y trabajo con tus colegas.',
    fr: 'À quelle fréquence vous partagez informations et travail avec vos collègues.',
  },
  reliability: {
    en: 'How often you do what was agreed, on time and with care.',
    es: 'Con qué frecuencia haces lo acordado, a tiempo y con cuidado.',
    fr: 'À quelle fréquence vous faites ce qui est convenu, à temps et avec soin.',
  },
  initiative: {
    en: 'How often you act on what needs doing without being asked.',
    es: 'Con qué frecuencia te ocupas de lo necesario sin que te lo pidan.',
    fr: 'À quelle fréquence vous faites ce qui est nécessaire sans qu’on vous le demande.',
  },
  'learning-agility': {
    en: 'How often you ask for feedback and change how you work.',
    es: 'Con qué frecuencia pides opiniones y cambias tu forma de trabajar.',
    fr: 'À quelle fréquence vous demandez un avis et changez votre façon de travailler.',
  },
  'handling-pressure': {
    en: 'How often you stay calm and careful when time is short.',
    es: 'Con qué frecuencia mantienes la calma y el cuidado cuando falta tiempo.',
    fr: 'À quelle fréquence vous gardez calme et soin quand le temps manque.',
  },
  'numerical-reasoning': {
    en: 'How many everyday calculations you get right in the time allowed.',
    es: 'Cuántos cálculos cotidianos resuelves bien en el tiempo permitido.',
    fr: 'Combien de calculs courants vous réussissez dans le temps imparti.',
  },
  'verbal-reasoning': {
    en: 'How well you tell what follows from a text from what does not.',
    es: 'Hasta qué punto distingues lo que se deduce de un texto de lo que no.',
    fr: 'Dans quelle mesure vous distinguez ce qui découle d’un texte de ce qui n’en découle pas.',
  },
  'workplace-maths': {
    en: 'How well you calculate with the money, hours and stock of a working day.',
    es: 'Con qué acierto calculas el dinero, las horas y las existencias de un día de trabajo.',
    fr: 'Avec quelle justesse vous calculez l’argent, les heures et les stocks d’une journée de travail.',
  },
  'typing-speed': {
    en: 'How many words a minute you type right.',
    es: 'Cuántas palabras correctas por minuto escribes.',
    fr: 'Combien de mots justes par minute vous tapez.',
  },
  'typing-accuracy': {
    en: 'How much of what you type is right at once, without corrections.',
    es: 'Qué parte de lo que escribes está bien a la primera, sin correcciones.',
    fr: 'Quelle part de ce que vous tapez est juste du premier coup, sans correction.',
  },
  'interest-realistic': {
    en: 'How much you like to work with tools, machines, plants or animals.',
    es: 'Cuánto te gusta trabajar con herramientas, máquinas, plantas o animales.',
    fr: 'À quel point vous aimez travailler avec des outils, des machines, des plantes ou des animaux.',
  },
  'interest-investigative': {
    en: 'How much you like to observe, measure and find out why things are so.',
    es: 'Cuánto te gusta observar, medir y averiguar por qué las cosas son así.',
    fr: 'À quel point vous aimez observer, mesurer et chercher le pourquoi des choses.',
  },
  'interest-artistic': {
    en: 'How much you like to design, write, perform and work without fixed rules.',
    es: 'Cuánto te gusta diseñar, escribir, actuar y trabajar sin reglas fijas.',
    fr: 'À quel point vous aimez concevoir, écrire, vous produire et travailler sans règles fixes.',
  },
  'interest-social': {
    en: 'How much you like to teach, care for and advise other people.',
    es: 'Cuánto te gusta enseñar, cuidar y orientar a los demás.',
    fr: 'À quel point vous aimez enseigner, soigner et conseiller les autres.',
  },
  'interest-enterprising': {
    en: 'How much you like to lead, persuade and start things up.',
    es: 'Cuánto te gusta dirigir, convencer y poner cosas en marcha.',
    fr: 'À quel point vous aimez diriger, convaincre et lancer des projets.',
  },
  'interest-conventional': {
    en: 'How much you like to keep records, follow clear steps and put data in order.',
    es: 'Cuánto te gusta llevar registros, seguir pasos claros y ordenar datos.',
    fr: 'À quel point vous aimez tenir des registres, suivre des étapes claires et ordonner des données.',
  },
  'value-achievement': {
    en: 'How much you want to see results and to reach demanding goals.',
    es: 'Cuánto quieres ver resultados y alcanzar metas exigentes.',
    fr: 'À quel point vous voulez voir des résultats et atteindre des objectifs exigeants.',
  },
  'value-independence': {
    en: 'How much you want to decide how the work is done.',
    es: 'Cuánto quieres decidir cómo se hace el trabajo.',
    fr: 'À quel point vous voulez décider de la façon de travailler.',
  },
  'value-recognition': {
    en: 'How much you want good work to be noticed and respected.',
    es: 'Cuánto quieres que el buen trabajo se note y se respete.',
    fr: 'À quel point vous voulez que le bon travail soit remarqué et respecté.',
  },
  'value-relationships': {
    en: 'How much you want friendly colleagues who help each other.',
    es: 'Cuánto quieres tener colegas amables que se ayuden entre sí.',
    fr: 'À quel point vous voulez des collègues agréables qui s’entraident.',
  },
  'value-service': {
    en: 'How much you want the work to be of use to other people.',
    es: 'Cuánto quieres que el trabajo sea útil para los demás.',
    fr: 'À quel point vous voulez que votre travail soit utile aux autres.',
  },
  'value-security': {
    en: 'How much you want a lasting job, steady pay and clear rules.',
    es: 'Cuánto quieres un empleo duradero, un sueldo estable y reglas claras.',
    fr: 'À quel point vous voulez un emploi durable, un salaire stable et des règles claires.',
  },
  'value-variety': {
    en: 'How much you want changing tasks, days and places.',
    es: 'Cuánto quieres tareas, días y lugares que cambien.',
    fr: 'À quel point vous voulez des tâches, des journées et des lieux qui changent.',
  },
  'value-growth': {
    en: 'How much you want to learn and to get better at work.',
    es: 'Cuánto quieres aprender y mejorar en el trabajo.',
    fr: 'À quel point vous voulez apprendre et progresser au travail.',
  },
  'value-balance': {
    en: 'How much you want time for family, friends and rest.',
    es: 'Cuánto quieres tener tiempo para la familia, las amistades y el descanso.',
    fr: 'À quel point vous voulez du temps pour votre famille, vos amis et votre repos.',
  },
  'value-advancement': {
    en: 'How much you want good pay and a higher position.',
    es: 'Cuánto quieres un buen sueldo y un puesto más alto.',
    fr: 'À quel point vous voulez un bon salaire et un poste plus élevé.',
  },
  'career-leadership': {
    en: 'How much you want to lead a team and to be responsible for its work.',
    es: 'Cuánto quieres dirigir un equipo y ser responsable de su trabajo.',
    fr: 'À quel point vous voulez diriger une équipe et être responsable de son travail.',
  },
  'career-expertise': {
    en: 'How much you want to know one field better than others.',
    es: 'Cuánto quieres conocer una especialidad mejor que los demás.',
    fr: 'À quel point vous voulez connaître un domaine mieux que les autres.',
  },
  'career-enterprise': {
    en: 'How much you want to try out ideas and to build something new.',
    es: 'Cuánto quieres probar ideas y crear algo nuevo.',
    fr: 'À quel point vous voulez essayer des idées et créer quelque chose de nouveau.',
  },
  'career-team-work': {
    en: 'How much you want to work with colleagues and customers every day.',
    es: 'Cuánto quieres trabajar cada día con colegas y clientes.',
    fr: 'À quel point vous voulez travailler chaque jour avec des collègues et des clients.',
  },
  'career-flexible-work': {
    en: 'How much you want to choose the place and the hours of your work.',
    es: 'Cuánto quieres elegir el lugar y el horario de tu trabajo.',
    fr: 'À quel point vous voulez choisir le lieu et les horaires de votre travail.',
  },
  'career-relocation': {
    en: 'How ready you are to move or to travel for work.',
    es: 'Hasta qué punto quieres mudarte o viajar por trabajo.',
    fr: 'À quel point vous acceptez de déménager ou de voyager pour le travail.',
  },
  'career-field-change': {
    en: 'How ready you are to take up another kind of work.',
    es: 'Hasta qué punto quieres pasar a otro tipo de trabajo.',
    fr: 'À quel point vous acceptez de passer à un autre genre de travail.',
  },
  'career-development': {
    en: 'How much you want courses, certificates and advice.',
    es: 'Cuánto quieres recibir cursos, certificados y consejo.',
    fr: 'À quel point vous voulez des formations, des certificats et des conseils.',
  },
}
