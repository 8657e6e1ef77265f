/** What the command does not do, and why, in one line. It is thrown before anything is written. */
export class Refusal extends Error {}
