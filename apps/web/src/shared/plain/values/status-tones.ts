import type { StatusTone } from './StatusTag.tsx'

const tones: readonly StatusTone[] = ['pending', 'assigned', 'moving', 'finished', 'cancelled']

/** The colour and sign of a service's status number (0–4). */
export const toneOfStatus = (status: number): StatusTone => tones[status] ?? 'cancelled'
