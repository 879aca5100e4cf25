import { settlementsTexts } from './settlements.texts.ts'

/** What changed since somebody prepared it stands above: whoever agrees says that he read it. */
export const hasReadField = {
  kind: 'switch',
  label: settlementsTexts.since.read,
  denial: (isOn: boolean) => (isOn ? undefined : settlementsTexts.since.readFirst),
} as const
