// As much of jsdom as tests use: a page, and its parser of XML. The package has no types of its own.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: { readonly document: Document; readonly DOMParser: typeof DOMParser }
  }
}
