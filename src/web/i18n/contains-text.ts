/** Whether a label contains a text, regardless of case and accents: "etapes" finds "Étapes". */
export function containsText(label: string, text: string): boolean {
  return plain(label).includes(plain(text))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
