// Who applies: plausible names of several languages, and the towns around a job.
import type { Locale } from '#contract/core/shape.ts'

import type { Random } from './random.ts'

export type Place = { readonly city: string; readonly stateCode: string }

export type Person = Place & {
  readonly uuid: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: Locale
}

type NamePool = {
  readonly language: Locale
  readonly first: readonly string[]
  readonly last: readonly string[]
}

// 555-0100 to 555-0199 are set aside for fiction, in each of these area codes.
const AREA_CODES = { first: 201, count: 799 }
const OF_AREA = 100

/** Draws people one after the other, no two with the same address or phone number. */
export function personSource(random: Random): (places: readonly Place[]) => Person {
  const taken = new Map<string, number>()
  const numbers = new Set<number>()
  return (places) => {
    const pool = random.weighted(POOLS)
    const firstName = random.pick(pool.first)
    const lastName = random.pick(pool.last)
    const mailbox = `${plain(firstName)}.${plain(lastName)}`
    const namesakes = taken.get(mailbox) ?? 0
    taken.set(mailbox, namesakes + 1)
    const domain = random.pick(['example.com', 'example.org', 'example.net'])
    return {
      uuid: random.uuid(),
      firstName,
      lastName,
      email: `${mailbox}${namesakes === 0 ? '' : namesakes + 1}@${domain}`,
      phoneNumber: phoneNumber(freeNumber(random, numbers)),
      language: pool.language,
      // The first place is the job's own.
      ...random.weighted(places.map((place, index) => [place, index === 0 ? 4 : 1])),
    }
  }
}

function freeNumber(random: Random, taken: Set<number>): number {
  const all = AREA_CODES.count * OF_AREA
  let number = random.integer(all)
  while (taken.has(number)) number = (number + 1) % all
  taken.add(number)
  return number
}

function phoneNumber(number: number): string {
  const area = AREA_CODES.first + Math.floor(number / OF_AREA)
  return `+1 ${area} 555 01${(number % OF_AREA).toString().padStart(2, '0')}`
}

/** ASCII of a name in lower case, for a mailbox. */
function plain(name: string): string {
  return name
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[đĐ]/g, 'd')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** First and last names that go together, of people who answer in English. */
const OTHERS: readonly (readonly [first: string, last: string])[] = [
  [
    'Anh Bảo Dung Hà Hương Khoa Linh Long Mai Minh Phúc Thảo Trang Tuấn',
    'Bùi Đặng Đỗ Hoàng Lê Ngô Nguyễn Phạm Trần Võ',
  ],
  [
    'Chen Fang Hao Jing Jun Lei Mei Ming Na Wei Xin Yan Yu Ying',
    'Chen Guo Huang Li Lin Liu Sun Wang Wu Xu Yang Zhang Zhao Zhou',
  ],
  [
    'Aarav Anika Arjun Deepa Divya Kavya Nikhil Priya Rahul Rohan Sunita Vikram',
    'Banerjee Das Gupta Iyer Kaur Mehta Nair Patel Reddy Shah Sharma Singh',
  ],
  [
    'Amina Fatima Hassan Ibrahim Khalid Layla Mariam Mohammed Omar Samira Tariq Yusuf Zainab',
    'Abdi Ahmed Ali Aziz Farah Haddad Hussein Khan Mansour Osman Rahman Saleh',
  ],
  [
    'Abiola Amara Chidi Chinwe Emeka Ifeoma Kwame Ngozi Obinna Oluwaseun Temitope Yaa',
    'Adeyemi Agyeman Balogun Boateng Eze Mensah Nwosu Okafor Okoye Owusu',
  ],
  [
    'Agnieszka Dariusz Iryna Kamila Katarzyna Marek Mykola Oksana Olena Piotr Taras Zofia',
    'Bondarenko Kovalenko Kowalczyk Kowalski Lewandowski Melnyk Nowak Shevchenko Wójcik Zieliński',
  ],
]

const POOLS: readonly (readonly [NamePool, number])[] = [
  [
    {
      language: 'en',
      first: words(
        `Ashley Brandon Brianna Caleb Charlotte Daniel Dakota Ebony Emily Ethan Grace Hannah Isaac Jada
        Jalen Jasmine Jordan Kayla Kevin Latoya Liam Logan Madison Malik Marcus Megan Morgan Nathan Noah
        Olivia Owen Rachel Rebecca Riley Samantha Sean Shanice Taylor Terrence Tyler Victoria Wesley`,
      ),
      last: words(
        `Adams Allen Baker Bennett Brooks Brown Carter Clark Coleman Collins Cooper Davis Edwards Evans
        Fisher Foster Freeman Graham Gray Harris Hayes Henderson Howard Jackson Jenkins Johnson Jones
        Kelly King Lewis Miller Mitchell Moore Murphy Parker Reed Roberts Robinson Sanders Simmons Smith
        Taylor Thompson Turner Walker Washington Watson White Williams Wilson Wood Wright Young`,
      ),
    },
    46,
  ],
  [
    {
      language: 'es',
      first: words(
        `Adriana Alejandro Álvaro Ana Andrés Beatriz Camila Carlos Carmen Daniela Diego Eduardo Elena
        Fernando Gabriela Héctor Inés Iván Javier Jimena José Juan Lucía Luis Manuel María Mateo Mónica
        Natalia Óscar Paola Raúl Ricardo Rocío Rosa Santiago Sofía Tomás Valentina Ximena`,
      ),
      last: words(
        `Aguilar Álvarez Campos Castillo Chávez Cruz Delgado Díaz Domínguez Espinoza Fernández Flores
        García Gómez González Guerrero Gutiérrez Hernández Herrera Jiménez López Maldonado Martínez
        Medina Méndez Morales Moreno Muñoz Núñez Ortega Ortiz Peña Pérez Ramírez Ramos Reyes Rivera
        Rodríguez Rojas Ruiz Salazar Sánchez Soto Torres Vargas Vásquez Vega`,
      ),
    },
    27,
  ],
  [
    {
      language: 'fr',
      first: words(
        `Aïcha Amélie Antoine Aurélie Benoît Camille Céline Chloé Claire Élise Émile Fabrice François
        Geneviève Gaëlle Hélène Inès Jean-Luc Julien Léa Loïc Lucie Mathieu Mélanie Noémie Océane Olivier
        Pascal Pierre Rémi Sébastien Solène Stéphane Thérèse Théo Valérie Yannick Zoé`,
      ),
      last: words(
        `Beaulieu Bélanger Bergeron Bernard Boucher Bouchard Chevalier Côté Delacroix Desjardins Dubois
        Dufour Dupont Durand Fontaine Fortin Fournier Gagnon Girard Lambert Lavoie Leblanc Lefebvre
        Lemaire Marchand Mercier Michaud Moreau Morin Ouellet Pelletier Perrin Renaud Rousseau Roy Roux
        Simard Thibault Tremblay Villeneuve`,
      ),
    },
    9,
  ],
  ...OTHERS.map(([first, last]): readonly [NamePool, number] => [
    { language: 'en', first: words(first), last: words(last) },
    3,
  ]),
]
