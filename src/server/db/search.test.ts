import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { openTestDatabase } from '#testing/test-database.ts'

import { hasWords } from './search.ts'

const database = await openTestDatabase()

async function finds(text: string, search: string): Promise<boolean> {
  const [row] = await database.owner
    .select({
      isFound: sql<boolean>`coalesce(${hasWords(sql`${text}::text`, search) ?? sql`null`}, true)`,
    })
    .from(sql`(values (1)) as one`)
  return row?.isFound === true
}

describe('a search', () => {
  it.each([
    ['José Garzón', 'Jose Garzon'],
    ['José Garzón'.normalize('NFD'), 'José'.normalize('NFC')],
    ['José Garzón'.normalize('NFC'), 'JOSÉ'.normalize('NFD')],
    ['José Garzón', 'garzon jose'],
    ['José  Garzón', ' jose   garzon '],
    ['O’Brien', "O'Brien"],
    ["Siobhán O'Brien", 'obrien'],
    ['Łukasz Wałęsa', 'lukasz walesa'],
    ['Jürgen Groß', 'jurgen gross'],
    ['Øystein Ærø', 'oystein aero'],
    ['Anne-Marie Smith', 'anne marie'],
    ['Anne Marie Smith', 'Anne-Marie'],
    ['ＡＢＣ Logistics', 'abc'],
    ['李娜', '李'],
    ['李娜', '娜'],
    ['Ana Reyes ana.le-roy@mail.example.com', 'roy'],
    ['Ana Reyes ana@mail.example.com', 'example'],
    ['Ana Reyes ana@mail.example.com', 'ana@mail.example.com'],
    ['C++ (senior) [remote]', 'c++'],
    ['C++ (senior) [remote]', 'senior)'],
    ['Dock lead (50 %)', '50 %'],
    ['first_name', '_'],
    ['anything', ''],
    ['anything', ' '],
  ])('finds “%s” by “%s”', async (text, search) => {
    expect(await finds(text, search)).toBe(true)
  })

  it.each([
    ['José Garzón', 'Jose Garcia'],
    ['Ana Reyes ana@mail.example.com', 'Le'],
    ['José Garzón', 'arzon'],
    ['Dock lead', 'd.ck'],
    ['Dock lead', '%'],
    ['Dock lead', '_'],
    ['Dock lead', String.raw`\\`],
    ['李娜', '王'],
  ])('does not find “%s” by “%s”', async (text, search) => {
    expect(await finds(text, search)).toBe(false)
  })
})
