export const laneTexts = {
  name: (origin: string | null, destination: string | null) => {
    if (origin === null) return `Hacia ${destination ?? ''}`
    return destination === null ? `Desde ${origin}` : `${origin} – ${destination}`
  },
} as const
