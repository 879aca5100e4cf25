/** How long an act waits for its answer: as long as the server lets anybody wait, and what stands before it. A file takes as long as it takes. */
export const answerMs = 30_000
/** What may be repeated is sent again by itself after so long each; then it is its person who presses again. */
export const retryDelaysMs = [600, 1800, 4500] as const
