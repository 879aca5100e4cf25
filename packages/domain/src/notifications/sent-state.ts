/** What became of a letter, a push or a WhatsApp, in one word. */
export const sentStates = ['waiting', 'sent', 'delivered', 'read', 'failed', 'dropped'] as const
export type SentState = (typeof sentStates)[number]

const has = (text: string): text is SentState => sentStates.some((one) => one === text)

/**
 * `state` as its row has it, and what its carrier told of it later, which says more of what was sent. `dropped`: it never left, since its reader had
 * read it already, had switched it off, or it was too late.
 */
export const sentState = (state: string, reported: string | null): SentState => {
  if (state === 'sent' && (reported === 'delivered' || reported === 'read')) return reported
  return has(state) ? state : 'waiting'
}
