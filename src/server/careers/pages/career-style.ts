// The look of the public pages: one sheet inside of each page, allowed by its hash.
import { createHash } from 'node:crypto'

import { FONT_SIZES } from '#contract/core/rich-text.ts'

const SIZES = FONT_SIZES.map((size) => `[data-size="${size}"] { font-size: ${size}px; }`).join('\n')

const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(#f7f8fa, #12151c); --surface: light-dark(#ffffff, #1a1e27);
  --line: light-dark(#e2e6ec, #2d3442); --line-strong: light-dark(#7f8897, #717b8e);
  --ink: light-dark(#161b24, #eef1f5); --soft: light-dark(#475061, #b8c0cd);
  --accent: light-dark(#0e626d, #62c6d0); --on-accent: light-dark(#ffffff, #05272c); }
* { box-sizing: border-box; }
html { font: 100%/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--surface); }
header, main { width: min(100% - 2rem, 46rem); margin-inline: auto; }
header { display: flex; align-items: center; gap: .75rem; padding-block: 1.25rem; }
header a { color: inherit; font-weight: 600; text-decoration: none; padding-block: .6rem; }
header img { max-width: 8rem; max-height: 3rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0; }
.lines { white-space: pre-line; }
.text { margin-block: 1rem; }
.text ul { display: block; list-style: disc; padding-inline-start: 1.5rem; }
.text li > p { margin: 0; }
.text h1, .text h2, .text h3 { font-size: 1.125rem; margin: 1.25rem 0 .5rem; }
.text img, .text video { max-width: 100%; height: auto; }
.text table { border-collapse: collapse; }
.text th, .text td { border: 1px solid var(--line-strong); padding: .25rem .5rem; text-align: start; }
.text th p, .text td p { margin: 0; }
[data-align=center] { text-align: center; } [data-align=right] { text-align: right; } [data-align=justify] { text-align: justify; }
${SIZES}
.soft { color: var(--soft); margin: .25rem 0; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
ul { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .75rem; }
li h2 a { display: inline-block; padding-block: .35rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1.5rem; }
label { display: grid; gap: .25rem; flex: 1 1 14rem; font-size: .875rem; color: var(--soft); }
input, button, .button { font: inherit; min-height: 2.75rem; border-radius: 8px; padding: .5rem 1rem; }
input { width: 100%; color: var(--ink); background: var(--surface); border: 1px solid var(--line-strong); }
button, .button { display: inline-block; border: 0; background: var(--accent); color: var(--on-accent);
  font-weight: 600; text-decoration: none; cursor: pointer; }
dl { display: grid; gap: .5rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); margin: 1rem 0; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 1.5rem; }
nav a { padding-block: .6rem; }
@media print { :root { color-scheme: light; } form, nav, .button { display: none; } }
`

/** The sheet as it stands between the tags of a style element. */
export const CAREER_STYLE = STYLE

/** What a content security policy names the sheet by. */
export const CAREER_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
