import type { StatusTone } from '#shared/plain/StatusTag.tsx'

const tones: readonly StatusTone[] = ['pending', 'assigned', 'moving', 'finished', 'cancelled']

/** The colour and sign of a status number (0–4). */
export const toneOf = (status: number): StatusTone => tones[status] ?? 'cancelled'
