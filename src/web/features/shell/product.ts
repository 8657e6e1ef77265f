/** The product itself, where a company would stand: its name is the same in every language. */
export const PRODUCT = {
  name: 'Fairlead',
  helpHref: 'https://help.fairlead.example/',
  supportHref: 'mailto:support@fairlead.example',
}

/** What the footers link. */
export const LEGAL_PAGES = { terms: '/terms', privacy: '/privacy' }
