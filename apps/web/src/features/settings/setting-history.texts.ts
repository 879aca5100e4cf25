export const settingHistoryTexts = {
  help: 'Quién cambió qué regla, de cuánto a cuánto y cuándo.',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
} as const
