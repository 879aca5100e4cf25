import { toneOfStatus } from '#shared/plain/status-tones.ts'

/** The colour and sign of a status number (0–4). */
export const toneOf = toneOfStatus
