import './rich-text.css'

/** Rich text as it is read. Only for HTML that the server cleaned: see `clean-rich-text.ts`. */
export function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- cleaned when it was stored
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
