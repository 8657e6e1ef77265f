// What the writing help of the editor can be asked for. Without a schema: the editor brings none along.

/** `generate` writes from a prompt; the others change a text. */
export const WRITING_COMMANDS = ['generate', 'shorten', 'lengthen', 'rephrase', 'fix'] as const
export type WritingCommand = (typeof WRITING_COMMANDS)[number]

/** Characters of a prompt, of the HTML that is changed, and of what comes back. */
export const WRITING_LIMITS = { prompt: 1000, text: 20_000, result: 40_000 } as const
