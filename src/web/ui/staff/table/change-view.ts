/** Merges a change into the view that the address holds; typing replaces the entry in the history. */
export type ChangeView<View> = (change: View, how?: { isTyping: boolean }) => void
