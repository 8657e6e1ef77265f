import type { LocalizedText } from '#contract/core/shape.ts'
// What candidates read of the equal-opportunity questions, in three languages. Data only.
import type { EEOC_CHOICES, EeocQuestion } from '#contract/privacy/eeoc-choices.ts'

type Choice<Question extends EeocQuestion> = (typeof EEOC_CHOICES)[Question][number]
type Text = { readonly text: LocalizedText; readonly help?: LocalizedText }

const DECLINED: LocalizedText = {
  en: 'I prefer not to answer',
  es: 'Prefiero no responder',
  fr: 'Je préfère ne pas répondre',
}

export const EEOC_TEXTS: {
  readonly [Question in EeocQuestion]: Text & {
    readonly choices: Readonly<Record<Choice<Question>, LocalizedText>>
  }
} = {
  gender: {
    text: { en: 'Gender', es: 'Género', fr: 'Genre' },
    choices: {
      female: { en: 'Female', es: 'Mujer', fr: 'Femme' },
      male: { en: 'Male', es: 'Hombre', fr: 'Homme' },
      another: { en: 'Another gender', es: 'Otro género', fr: 'Un autre genre' },
      decline: DECLINED,
    },
  },
  race: {
    text: { en: 'Race or ethnicity', es: 'Raza u origen étnico', fr: 'Origine ethnique' },
    choices: {
      hispanic_or_latino: {
        en: 'Hispanic or Latino',
        es: 'Hispana o latina',
        fr: 'Hispanique ou latino-américaine',
      },
      white: { en: 'White', es: 'Blanca', fr: 'Blanche' },
      black_or_african_american: {
        en: 'Black or African American',
        es: 'Negra o afroamericana',
        fr: 'Noire ou afro-américaine',
      },
      native_hawaiian_or_pacific_islander: {
        en: 'Native Hawaiian or other Pacific Islander',
        es: 'Nativa de Hawái u otra isla del Pacífico',
        fr: 'Autochtone d’Hawaï ou d’une autre île du Pacifique',
      },
      asian: { en: 'Asian', es: 'Asiática', fr: 'Asiatique' },
      american_indian_or_alaska_native: {
        en: 'American Indian or Alaska Native',
        es: 'Indígena americana o nativa de Alaska',
        fr: 'Amérindienne ou autochtone d’Alaska',
      },
      two_or_more: { en: 'Two or more of these', es: 'Dos o más de estas', fr: 'Deux ou plus' },
      decline: DECLINED,
    },
  },
  veteran: {
    text: { en: 'Veteran status', es: 'Condición de veterano', fr: 'Statut d’ancien combattant' },
    help: {
      en: 'A protected veteran served in the United States armed forces and was disabled by it, was separated in the last three years, served in wartime or in a campaign with a badge, or has the Armed Forces service medal.',
      es: 'Es veterano protegido quien sirvió en las fuerzas armadas de Estados Unidos y quedó con una discapacidad por ello, dejó el servicio en los últimos tres años, sirvió en tiempo de guerra o en una campaña con distintivo, o tiene la medalla de servicio de las fuerzas armadas.',
      fr: 'Un ancien combattant protégé a servi dans les forces armées des États-Unis et en garde un handicap, les a quittées au cours des trois dernières années, a servi en temps de guerre ou dans une campagne avec insigne, ou a la médaille de service des forces armées.',
    },
    choices: {
      protected_veteran: {
        en: 'I am a protected veteran',
        es: 'Soy veterano protegido',
        fr: 'Je suis un ancien combattant protégé',
      },
      not_protected_veteran: {
        en: 'I am not a protected veteran',
        es: 'No soy veterano protegido',
        fr: 'Je ne suis pas un ancien combattant protégé',
      },
      decline: DECLINED,
    },
  },
  disability: {
    text: { en: 'Disability', es: 'Discapacidad', fr: 'Handicap' },
    help: {
      en: 'A physical or mental condition that limits a major activity of life, now or in the past.',
      es: 'Una condición física o mental que limita una actividad importante de la vida, ahora o en el pasado.',
      fr: 'Un état physique ou mental qui limite une activité importante de la vie, aujourd’hui ou par le passé.',
    },
    choices: {
      yes: {
        en: 'Yes, I have a disability, or had one',
        es: 'Sí, tengo o he tenido una discapacidad',
        fr: 'Oui, j’ai un handicap ou j’en ai eu un',
      },
      no: { en: 'No', es: 'No', fr: 'Non' },
      decline: DECLINED,
    },
  },
}
