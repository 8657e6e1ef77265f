/* oxlint-disable max-lines -- a table, not code */
// Where the inventory's package says something else in Spanish or French than the English item, the text
// that replaces it, with the reason. An item that says more or less than its original measures more or
// less of the trait, and the norms are those of the English items.
import type { Locale } from '#contract/core/shape.ts'

/**
 * `meaning` states something else · `swapped` stands for the opposite item, so that it would be scored the
 * wrong way round · `copied` repeats another item · `degree` adds or drops "always", "sometimes" or "I
 * think" · `gender` speaks to one gender only · `grammar` is not said that way · `regional` is understood
 * in some countries only.
 */
type Reason = 'meaning' | 'swapped' | 'copied' | 'degree' | 'gender' | 'grammar' | 'regional'

type Correction = { readonly reason: Reason; readonly text: string }

type Corrections = Readonly<Record<string, Partial<Record<Exclude<Locale, 'en'>, Correction>>>>

/** By item id, the English item above each. */
export const TRANSLATION_CORRECTIONS: Corrections = {
  // Worry about things
  '43c98ce8-a07a-4dc2-80f6-c1b2a2485f06': {
    fr: { reason: 'grammar', text: 'Je me fais du souci' },
  },
  // Make friends easily
  'd50a597f-632b-4f7b-89e6-6d85b50fd1c9': {
    es: { reason: 'degree', text: 'Hago amigos con facilidad' },
  },
  // Complete tasks successfully
  'c7f53c3c-2e77-432f-bb71-7470b67d3aa9': {
    es: { reason: 'meaning', text: 'Completo las tareas con éxito' },
    fr: { reason: 'regional', text: 'Je mène mes tâches à bien' },
  },
  // Use others for my own ends
  '0cf79e27-e702-45c2-9471-04ac96b58e0e': {
    es: { reason: 'meaning', text: 'Utilizo a los demás para mis propios fines' },
  },
  // Take charge
  '8af754f2-68e9-48f3-8c5d-2e6633d4472c': {
    es: { reason: 'meaning', text: 'Tomo las riendas' },
    fr: { reason: 'grammar', text: 'Je prends les choses en main' },
  },
  // Experience my emotions intensely
  '0727def6-3d18-4221-bf38-86b58f9f3eed': {
    es: { reason: 'meaning', text: 'Vivo mis emociones con intensidad' },
  },
  // Love to help others
  'ccf3a5c8-fb50-4bd4-8e7a-22af3d657279': {
    es: { reason: 'meaning', text: 'Me encanta ayudar a los demás' },
  },
  // Keep my promises
  '73d84e5d-cbf5-47f0-b8cb-4d2159a52e32': {
    es: { reason: 'degree', text: 'Cumplo mis promesas' },
  },
  // Am always busy
  '48a761ef-438e-409b-ae59-ea2ce8f84414': {
    fr: { reason: 'gender', text: 'Je suis toujours occupé(e)' },
  },
  // Work hard
  'b7fc949b-02b6-4cb9-a3e2-dbb3d824b55f': {
    es: { reason: 'degree', text: 'Trabajo duro' },
  },
  // Go on binges
  '481efd08-c810-43b1-a952-f8ac9052f96b': {
    es: { reason: 'meaning', text: 'Caigo en excesos' },
  },
  // Love excitement
  '987efee2-899f-4a65-b9b5-1589ef0460d7': {
    es: { reason: 'meaning', text: 'Me encantan las emociones fuertes' },
  },
  // Love to read challenging material
  'e1e804c7-4a1d-498f-8610-f95147af9d1d': {
    es: { reason: 'meaning', text: 'Me encanta leer textos que me exigen pensar' },
  },
  // Believe that I am better than others
  '71029381-3908-4c68-91e1-e41fb45542a2': {
    fr: { reason: 'gender', text: 'Je crois être meilleur(e) que les autres' },
  },
  // Am always prepared
  'f6076eea-56ae-4b46-97f1-5f94a7676c96': {
    es: { reason: 'gender', text: 'Siempre estoy preparado/a' },
    fr: { reason: 'gender', text: 'Je suis toujours préparé(e)' },
  },
  // Panic easily
  '2f519935-92e8-48ad-9746-4a0f8b38466a': {
    es: { reason: 'meaning', text: 'Entro en pánico con facilidad' },
  },
  // Tend to vote for liberal political candidates
  '79186f48-e7fa-4df4-b74b-b0627ee244e1': {
    es: { reason: 'meaning', text: 'Tiendo a votar por candidatos políticos progresistas' },
    fr: {
      reason: 'swapped',
      text: 'J’ai tendance à voter pour des candidats politiques progressistes',
    },
  },
  // Sympathize with the homeless
  'fd50e1ca-d9e0-4037-a7a1-a191d4db2d96': {
    es: { reason: 'grammar', text: 'Me compadezco de la gente sin hogar' },
    fr: { reason: 'meaning', text: 'J’éprouve de la compassion pour les sans-abri' },
  },
  // Jump into things without thinking
  'bd9eec0a-b68b-472c-8803-7db29c308cdb': {
    es: { reason: 'meaning', text: 'Me lanzo a hacer cosas sin pensar' },
  },
  // Feel comfortable around people
  'af55f014-788c-4b6e-92c4-b2b59dc8a28d': {
    es: { reason: 'gender', text: 'Me siento cómodo/a con la gente' },
    fr: { reason: 'grammar', text: 'Je me sens à l’aise avec les gens' },
  },
  // Enjoy wild flights of fantasy
  '08ff6dca-02a5-4aeb-aaa4-2ecf2526f143': {
    es: { reason: 'grammar', text: 'Disfruto dejando volar mi fantasía' },
    fr: { reason: 'meaning', text: 'J’aime laisser vagabonder mon imagination' },
  },
  // Excel in what I do
  'f110fc66-2e9e-413c-920b-19f05e63d7ac': {
    es: { reason: 'gender', text: 'Destaco en lo que hago' },
  },
  // Get irritated easily
  '7dab2a37-8635-4fc7-86b7-0abf13c183c9': {
    fr: { reason: 'grammar', text: 'Je m’irrite facilement' },
  },
  // Talk to a lot of different people at parties
  '28ab59a0-e7cd-4fce-94e3-bba2ecc023b6': {
    es: { reason: 'meaning', text: 'Hablo con muchas personas distintas en las fiestas' },
  },
  // See beauty in things that others might not notice
  'b5919f2f-cded-4745-a9ce-c02703cee807': {
    fr: {
      reason: 'grammar',
      text: 'Je vois de la beauté là où d’autres pourraient ne pas la remarquer',
    },
  },
  // Cheat to get ahead
  '5a5fa975-d024-4ac8-8845-2823f957c21b': {
    es: { reason: 'degree', text: 'Hago trampa para salir adelante' },
  },
  // Dislike myself
  'f0a14e16-d726-47e9-a2c1-647fd3d7d52e': {
    es: { reason: 'gender', text: 'No me gusta cómo soy' },
    fr: { reason: 'meaning', text: 'Je ne m’aime pas' },
  },
  // Feel others' emotions
  '5631b856-ff34-4f76-a0cd-edc7104c3bfa': {
    es: { reason: 'meaning', text: 'Siento las emociones de los demás' },
  },
  // Tell the truth
  'c55e3958-00c4-4fc3-9118-47d8f31bfde1': {
    es: { reason: 'degree', text: 'Digo la verdad' },
  },
  // Am afraid to draw attention to myself
  'acd8fadc-5399-4a67-b5ff-9d1ada049c01': {
    es: { reason: 'meaning', text: 'Me da miedo llamar la atención' },
  },
  // Am always on the go
  'd07b6c67-0d02-4948-a997-bb84ac234cd8': {
    es: { reason: 'copied', text: 'Siempre estoy en movimiento' },
  },
  // Prefer to stick with things that I know
  '33b81fd0-7e32-4cd8-a13a-d5f5f754f998': {
    es: { reason: 'grammar', text: 'Prefiero quedarme con lo que conozco' },
  },
  // Rarely overindulge
  '9891b7ba-a494-4307-aafe-301d8db506c6': {
    es: { reason: 'meaning', text: 'Rara vez me excedo' },
  },
  // Seek adventure
  'f1675af6-88bf-4376-a946-0281e762b39c': {
    es: { reason: 'degree', text: 'Busco la aventura' },
  },
  // Avoid philosophical discussions
  '95a3f20c-f933-4d19-a2c1-a7dbdf63c562': {
    es: { reason: 'degree', text: 'Evito las discusiones filosóficas' },
  },
  // Think highly of myself
  '7df44711-4cd4-4b05-8830-73fcc3ebdab5': {
    es: { reason: 'meaning', text: 'Tengo muy buen concepto de mí mismo/a' },
  },
  // Carry out my plans
  '9d3cb5c7-955c-43a4-b6c7-b07ed01dcbd9': {
    fr: { reason: 'meaning', text: 'Je mets mes projets à exécution' },
  },
  // Become overwhelmed by events
  '13c58810-3864-42ba-aa87-d4166f858756': {
    es: { reason: 'grammar', text: 'Los acontecimientos me abruman' },
    fr: { reason: 'gender', text: 'Je me laisse submerger par les événements' },
  },
  // Have a lot of fun
  '961376e0-16a1-4c14-b059-789e63d11b63': {
    es: { reason: 'meaning', text: 'Me divierto mucho' },
    fr: { reason: 'regional', text: 'Je m’amuse beaucoup' },
  },
  // Feel sympathy for those who are worse off than myself
  'c2038c12-7a37-47a8-9983-831bd6692aab': {
    es: { reason: 'meaning', text: 'Siento compasión por quienes están en peor situación que yo' },
    fr: {
      reason: 'meaning',
      text: 'J’éprouve de la compassion pour les gens moins bien lotis que moi',
    },
  },
  // Avoid contacts with others
  '9f9166f0-fa94-4c14-a91d-3eecd8395794': {
    es: { reason: 'degree', text: 'Evito el contacto con los demás' },
  },
  // Love to daydream
  '23a1034f-fab7-4887-a66e-5ef4eaafb25e': {
    es: { reason: 'degree', text: 'Me encanta soñar despierto/a' },
  },
  // Lose my temper
  'da8e6ed1-2296-4c58-8fdb-66f2f591989b': {
    es: { reason: 'degree', text: 'Pierdo los estribos' },
    fr: { reason: 'meaning', text: 'Je perds mon sang-froid' },
  },
  // Prefer to be alone
  '03c10b30-b88f-4c63-8acc-71251ca24615': {
    es: { reason: 'gender', text: 'Prefiero estar a solas' },
    fr: { reason: 'gender', text: 'Je préfère être seul(e)' },
  },
  // Leave a mess in my room
  'f4891687-0ff0-47af-a4f6-d1202c8f6676': {
    es: { reason: 'meaning', text: 'Dejo mi habitación desordenada' },
  },
  // Am often down in the dumps
  '743d8973-1de1-4485-91b4-8a5cf63e7d44': {
    es: { reason: 'regional', text: 'A menudo tengo el ánimo por los suelos' },
  },
  // Rarely notice my emotional reactions
  '2a300001-6e05-4c79-b8b5-2ccae4c3d463': {
    fr: { reason: 'meaning', text: 'Je remarque rarement mes réactions émotionnelles' },
  },
  // Am indifferent to the feelings of others
  'cd54bd76-ca9c-4030-b325-bb8d896bcb3f': {
    fr: { reason: 'gender', text: 'Les sentiments des autres me laissent indifférent(e)' },
  },
  // Break rules
  '4e6e3a34-176f-4e6e-8730-1341611f972b': {
    es: { reason: 'meaning', text: 'Rompo las reglas' },
  },
  // Only feel comfortable with friends
  '20062533-a33d-4c1e-9cd9-bff868015b3f': {
    es: { reason: 'gender', text: 'Solo me siento cómodo/a con amigos' },
    fr: { reason: 'grammar', text: 'Je ne me sens à l’aise qu’avec mes amis' },
  },
  // Dislike changes
  '0d2e65ab-95d9-482f-beb4-3239a3a4944a': {
    es: { reason: 'meaning', text: 'No me gustan los cambios' },
  },
  // Insult people
  '0de0f900-cede-4538-9c00-5da4f830b028': {
    es: { reason: 'meaning', text: 'Insulto a la gente' },
  },
  // Enjoy being reckless
  '7dd6cf2d-5c14-48c2-8ae5-633a7a596c71': {
    fr: { reason: 'meaning', text: 'J’aime prendre des risques inconsidérés' },
  },
  // Have a high opinion of myself
  '1d686958-6fe7-432f-85e6-186b99e4e232': {
    es: { reason: 'meaning', text: 'Tengo una opinión muy alta de mí mismo/a' },
  },
  // Waste my time
  'c7db0ed8-df7d-49bf-942f-59e46ef743c4': {
    es: { reason: 'meaning', text: 'Pierdo el tiempo' },
  },
  // Feel that I'm unable to deal with things
  'b7e0e393-9b21-4e0d-adf3-8f28fb5b9d87': {
    es: { reason: 'degree', text: 'Siento que no soy capaz de hacer frente a las cosas' },
  },
  // Tend to vote for conservative political candidates
  '96ba77b2-1a44-4dfd-95f9-ae4d1f714460': {
    es: { reason: 'grammar', text: 'Tiendo a votar por candidatos políticos conservadores' },
    fr: {
      reason: 'swapped',
      text: 'J’ai tendance à voter pour des candidats politiques conservateurs',
    },
  },
  // Am not interested in other people's problems
  '77f54ab4-0fba-4efb-8700-066c7490eb87': {
    es: { reason: 'degree', text: 'No me interesan los problemas de los demás' },
    fr: { reason: 'gender', text: 'Les problèmes des autres ne m’intéressent pas' },
  },
  // Rush into things
  'a354cf7c-8d11-46ac-acc5-da90d2048637': {
    es: { reason: 'meaning', text: 'Me precipito al hacer las cosas' },
  },
  // Get stressed out easily
  '43b03992-3f32-4ed1-a6f8-5d6d3e7ed246': {
    fr: { reason: 'gender', text: 'Je stresse facilement' },
  },
  // Keep others at a distance
  '41702602-08e4-4e2b-9a19-291d9efc581a': {
    es: { reason: 'degree', text: 'Mantengo a los demás a distancia' },
  },
  // Know how to get things done
  '5727c93f-317b-4af1-a686-77fc9fbc5033': {
    es: { reason: 'meaning', text: 'Sé cómo sacar las cosas adelante' },
  },
  // Am not easily annoyed
  'd32bd062-4eb2-401b-99b2-e7afea39ca9b': {
    fr: { reason: 'gender', text: 'Je ne m’agace pas facilement' },
  },
  // Avoid crowds
  '9a47184f-6046-4e68-a61b-3d9b357b86ea': {
    es: { reason: 'meaning', text: 'Evito las multitudes' },
  },
  // Do not enjoy going to art museums
  '87c5b27e-59a8-4c48-8ba8-f5413d735693': {
    fr: { reason: 'grammar', text: 'Je n’aime pas visiter les musées d’art' },
  },
  // Obstruct others' plans
  '11b20adb-abed-4363-894c-3dd823ae0540': {
    es: { reason: 'degree', text: 'Obstaculizo los planes de los demás' },
  },
  // Feel comfortable with myself
  'f40e421f-6c24-4be2-bd9f-28d33358d8c6': {
    es: { reason: 'gender', text: 'Me siento a gusto conmigo mismo/a' },
  },
  // Wait for others to lead the way
  '8791f37b-686f-47c3-9db7-74c009951321': {
    es: { reason: 'meaning', text: 'Espero a que otros tomen la iniciativa' },
  },
  // Take no time for others
  'b68af20d-24f9-4c27-85cc-fe0858994888': {
    es: { reason: 'meaning', text: 'No dedico tiempo a los demás' },
  },
  // Break my promises
  '54423933-0ebb-44a7-bdd9-2a9b100c70f2': {
    es: { reason: 'degree', text: 'Rompo mis promesas' },
  },
  // Am not bothered by difficult social situations
  '7317848c-3e1b-422f-bb16-02efc504f677': {
    fr: { reason: 'gender', text: 'Les situations sociales difficiles ne me dérangent pas' },
  },
  // Like to take it easy
  '7d93e1ca-46e8-4a30-9623-42a80c9b420c': {
    fr: { reason: 'regional', text: 'J’aime prendre les choses tranquillement' },
  },
  // Am attached to conventional ways
  'a7f43928-8982-4ed5-8656-7a80346fe979': {
    es: { reason: 'meaning', text: 'Me apego a las formas convencionales' },
    fr: { reason: 'gender', text: 'Je suis attaché(e) aux méthodes conventionnelles' },
  },
  // Get back at others
  '17910a55-a64a-4ed0-8b46-293e2fa2fe03': {
    es: { reason: 'meaning', text: 'Busco vengarme de los demás' },
    fr: { reason: 'meaning', text: 'Je me venge des autres' },
  },
  // Am able to control my cravings
  '49a85680-53aa-4208-86b5-dccc7a6f8e37': {
    es: { reason: 'degree', text: 'Soy capaz de controlar mis antojos' },
  },
  // Act wild and crazy
  '10f90fa9-649c-4631-ac4c-3dd3f751597d': {
    es: { reason: 'copied', text: 'Actúo de forma alocada' },
    fr: { reason: 'meaning', text: 'Je me comporte de façon folle et débridée' },
  },
  // Am not interested in theoretical discussions
  'b86de003-c3c4-4cc8-9385-5ac8a0142c34': {
    fr: { reason: 'gender', text: 'Les discussions théoriques ne m’intéressent pas' },
  },
  // Look at the bright side of life
  'e7b31bdc-5f6b-40ec-ba91-f5919b0f170e': {
    es: { reason: 'degree', text: 'Veo el lado bueno de la vida' },
  },
  // Believe that we should be tough on crime
  '580b08d1-3c94-46e9-9d07-d6d80c698127': {
    fr: { reason: 'grammar', text: 'Je crois que nous devrions être fermes face à la criminalité' },
  },
}
