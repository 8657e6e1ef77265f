// The limits of groups of attributes, without zod. A file of its own: no candidate downloads it.
export const GROUP_NAME_MAX_LENGTH = 60
