// The typeface of the product. On a cheap phone it costs as much as the rest of the first screen: words come in the
// system's letters, and change once the processor is free.
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** Loads the typeface and puts it first in `--font` (tokens.css). Without it the system's letters stay. */
export async function loadTypeface(): Promise<void> {
  const face = new FontFace('Inter Variable', `url(${inter}) format('woff2')`, {
    weight: '100 900',
  })
  const loaded = await face.load().catch(() => null)
  if (loaded === null) return
  document.fonts.add(loaded)
  document.documentElement.dataset['typeface'] = 'ours'
}
