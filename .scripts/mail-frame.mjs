/**
 * Prints the frame of every email as a module. MJML makes it, here and not on the server: what authors write goes into
 * its slots as clean HTML and never passes MJML, which could include files.
 */
import mjml from 'mjml-core'
import preset from 'mjml-preset-core'

const COLORS = {
  ink: '#1c2430',
  quiet: '#5b6675',
  page: '#f4f6f8',
  card: '#ffffff',
  accent: '#1f5fbf',
}
/** In place of the width, which MJML wants as a number. */
const LOGO_WIDTH = 123
const FONT = 'Inter, -apple-system, Segoe UI, Helvetica, Arial, sans-serif'

const DARK = `
  @media (prefers-color-scheme: dark) {
    body, .page > div { background-color: #12161c !important; }
    .card, .card > table { background-color: #1c222b !important; }
    .words, .words > div { color: #e8ecf1 !important; }
    .words a { color: #8fb8f5 !important; }
    .quiet > div { color: #a5b0bf !important; }
  }`

const SOURCE = `<mjml lang="[[language]]">
  <mj-head>
    <mj-title>[[title]]</mj-title>
    <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
    <mj-attributes>
      <mj-all font-family="${FONT}" />
      <mj-text font-size="16px" line-height="24px" color="${COLORS.ink}" padding="0 24px" />
    </mj-attributes>
    <mj-style>p { margin: 0 0 16px; } .words, .words a { overflow-wrap: anywhere; } .words img { max-width: 100%; height: auto; }</mj-style>
    <mj-style>${DARK}</mj-style>
  </mj-head>
  <mj-body background-color="${COLORS.page}" css-class="page" width="600px">
    <mj-section padding="16px 0 0" />
    <mj-raw><!--logo--></mj-raw>
    <mj-section padding="8px 0">
      <mj-column>
        <mj-image src="[[logo_src]]" alt="[[logo_alt]]" width="${LOGO_WIDTH}px" align="left" padding="0 24px" />
      </mj-column>
    </mj-section>
    <mj-raw><!--/logo--></mj-raw>
    <mj-section background-color="${COLORS.card}" border-radius="8px" padding="24px 0 8px" css-class="card">
      <mj-column>
        <mj-text css-class="words">[[before]]</mj-text>
        <mj-raw><!--button--></mj-raw>
        <mj-button href="[[href]]" align="left" background-color="${COLORS.accent}" color="#ffffff" font-size="16px" font-weight="600" border-radius="6px" inner-padding="12px 20px" padding="4px 24px 20px">[[label]]</mj-button>
        <mj-text css-class="words">[[after]]</mj-text>
        <mj-raw><!--/button--></mj-raw>
      </mj-column>
    </mj-section>
    <mj-section padding="8px 0 24px">
      <mj-column>
        <mj-text css-class="quiet" font-size="13px" line-height="20px" color="${COLORS.quiet}">[[product]]</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`

const { html, errors } = await mjml.default(SOURCE, {
  presets: [preset],
  preset,
  validationLevel: 'strict',
  ignoreIncludes: true,
  keepComments: true,
})
if (errors.length > 0) throw new Error(errors.map((one) => one.formattedMessage).join('\n'))

// Indentation and blank lines would be sent with every message.
const lean = html.replaceAll(/[ \t]*\n\s*/g, '\n').trim()
const page = without(without(lean, 'button'), 'logo')
process.stdout.write(
  [
    '// Generated from `.scripts/mail-frame.mjs` by `npm run generate`.',
    '',
    '/** The whole page; the slots are named in `[[ ]]`. */',
    `export const MAIL_FRAME =\n  ${literal(page)}`,
    '',
    '/** A button, and what follows it. */',
    `export const MAIL_BUTTON =\n  ${literal(inside(lean, 'button'))}`,
    '',
    '/** A logo above the text. */',
    `export const MAIL_LOGO =\n  ${literal(inside(lean, 'logo').replaceAll(String(LOGO_WIDTH), '[[logo_width]]'))}`,
    '',
  ].join('\n'),
)

function cut(text, name) {
  const [before, rest] = split(text, `<!--${name}-->`)
  const [within, after] = split(rest, `<!--/${name}-->`)
  return { before, within, after }
}

function inside(text, name) {
  return cut(text, name).within.trim()
}

function without(text, name) {
  const { before, after } = cut(text, name)
  return `${before}[[${name}]]${after}`
}

function split(text, mark) {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The frame has no ${mark}.`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

function literal(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
