/** The product itself, where a company would stand: its name is the same in every language. */
export const PRODUCT = { name: 'Fairlead' }
