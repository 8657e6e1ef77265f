// Hours and schedules: shifts, breaks, deadlines, overtime.
import type { LocalizedText } from '#contract/core/shape.ts'

import type { MathsSection } from './maths-item.ts'

const WEEK: LocalizedText = {
  en: `Hours of one week

Monday: 7.5
Tuesday: 8
Wednesday: 6.75
Thursday: 8.25
Friday: 5.5`,
  es: `Horas de una semana

Lunes: 7,5
Martes: 8
Miércoles: 6,75
Jueves: 8,25
Viernes: 5,5`,
  fr: `Heures d’une semaine

Lundi : 7,5
Mardi : 8
Mercredi : 6,75
Jeudi : 8,25
Vendredi : 5,5`,
}

export const TIME: MathsSection = {
  id: 'time',
  title: { en: 'Hours and schedules', es: 'Horas y horarios', fr: 'Heures et horaires' },
  items: [
    {
      text: {
        en: 'A shift runs from 7:30 am to 4:00 pm, with an unpaid break of 45 minutes. How much time is paid?',
        es: 'Un turno va de las 7:30 a las 16:00, con una pausa no pagada de 45 minutos. ¿Cuánto tiempo se paga?',
        fr: 'Un service va de 7 h 30 à 16 h 00, avec une pause non payée de 45 minutes. Combien de temps est payé ?',
      },
      format: 'duration',
      right: 465,
      wrong: [
        { value: 510, error: 'does not take off the break' },
        { value: 525, error: 'counts one hour too many' },
        { value: 555, error: 'adds the break' },
      ],
    },
    {
      text: {
        en: 'A delivery leaves at 10:50 am and is on the road for 2 hours and 25 minutes. When does it arrive?',
        es: 'Un reparto sale a las 10:50 y está en camino 2 horas y 25 minutos. ¿A qué hora llega?',
        fr: 'Une livraison part à 10 h 50 et reste en route 2 heures et 25 minutes. À quelle heure arrive-t-elle ?',
      },
      format: 'clock',
      right: 795,
      wrong: [
        { value: 735, error: 'does not carry 60 minutes into an hour' },
        { value: 770, error: 'leaves out the 25 minutes' },
        { value: 855, error: 'carries the hour twice' },
      ],
    },
    {
      text: {
        en: 'A task takes 1 hour and 40 minutes. It must be finished at 3:15 pm. When must it start at the latest?',
        es: 'Una tarea dura 1 hora y 40 minutos. Debe estar terminada a las 15:15. ¿A qué hora debe empezar como muy tarde?',
        fr: 'Une tâche dure 1 heure et 40 minutes. Elle doit être finie à 15 h 15. À quelle heure doit-elle commencer au plus tard ?',
      },
      format: 'clock',
      right: 815,
      wrong: [
        { value: 855, error: 'counts 100 minutes in an hour' },
        { value: 875, error: 'takes off the 40 minutes alone' },
        { value: 1015, error: 'adds the time' },
      ],
    },
    {
      passage: WEEK,
      text: {
        en: 'How many hours is that in the whole week?',
        es: '¿Cuántas horas son en toda la semana?',
        fr: 'Combien d’heures cela fait-il pour toute la semaine ?',
      },
      format: 'amount',
      right: 36,
      wrong: [
        { value: 28, error: 'leaves out Tuesday' },
        { value: 30.5, error: 'leaves out Friday' },
        { value: 34, error: 'adds the full hours alone' },
      ],
    },
    {
      passage: WEEK,
      text: {
        en: 'How many hours a day is that on average?',
        es: '¿Cuántas horas al día son de media?',
        fr: 'Combien d’heures par jour cela fait-il en moyenne ?',
      },
      format: 'amount',
      right: 7.2,
      wrong: [
        { value: 6.8, error: 'adds the full hours alone' },
        { value: 7.5, error: 'takes the middle value' },
        { value: 9, error: 'divides by four days' },
      ],
    },
    {
      text: {
        en: 'It takes 6 minutes to pack an order. How many orders do 2 people pack in 3 hours and 30 minutes?',
        es: 'Preparar un pedido lleva 6 minutos. ¿Cuántos pedidos preparan 2 personas en 3 horas y 30 minutos?',
        fr: 'Il faut 6 minutes pour emballer une commande. Combien de commandes 2 personnes emballent-elles en 3 heures et 30 minutes ?',
      },
      format: 'amount',
      right: 70,
      wrong: [
        { value: 35, error: 'counts one person' },
        { value: 60, error: 'leaves out the half hour' },
        { value: 66, error: 'takes 30 minutes for 0.3 hours' },
      ],
    },
    {
      text: {
        en: 'A machine is checked every 45 minutes. The first check is at 8:00 am. When is the fifth check?',
        es: 'Una máquina se revisa cada 45 minutos. La primera revisión es a las 8:00. ¿A qué hora es la quinta?',
        fr: 'Une machine est contrôlée toutes les 45 minutes. Le premier contrôle est à 8 h 00. À quelle heure est le cinquième ?',
      },
      format: 'clock',
      right: 660,
      wrong: [
        { value: 615, error: 'counts three intervals' },
        { value: 705, error: 'counts five intervals' },
        { value: 750, error: 'counts six intervals' },
      ],
    },
    {
      text: {
        en: 'Pay is $16 an hour. Hours above 40 in a week are paid one and a half times. What is the pay for a week of 44 hours?',
        es: 'Se pagan 16 € por hora. Las horas por encima de 40 a la semana se pagan una vez y media. ¿Cuánto se paga por una semana de 44 horas?',
        fr: 'L’heure est payée 16 €. Les heures au-delà de 40 par semaine sont payées une fois et demie. Combien paie-t-on pour une semaine de 44 heures ?',
      },
      format: 'money',
      right: 736,
      wrong: [
        { value: 640, error: 'leaves out the hours above 40' },
        { value: 704, error: 'pays all hours alike' },
        { value: 1056, error: 'pays all hours one and a half times' },
      ],
    },
  ],
}
