const colombian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
/** As a keypad without a stroke gives it. */
const bare = /^(\d{2})(\d{2})(\d{4})$/
const written = /^(\d{4})-(\d{2})-(\d{2})$/

/** `3/1/2026` → `2026-01-03`; undefined for what is no day of the calendar. */
export const typedDay = (text: string): string | undefined => {
  const trimmed = text.trim()
  const [, year, month, day] = written.exec(trimmed) ?? []
  const [, ownDay = day, ownMonth = month, ownYear = year] =
    colombian.exec(trimmed) ?? bare.exec(trimmed) ?? []
  if (ownYear === undefined || ownMonth === undefined || ownDay === undefined) return undefined
  const iso = `${ownYear}-${ownMonth.padStart(2, '0')}-${ownDay.padStart(2, '0')}`
  const at = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : undefined
}

/** `2026-01-03` → `03/01/2026`; of no day, what is given for it. */
export const writtenDay = (day: string | undefined, otherwise = ''): string =>
  day === undefined ? otherwise : day.split('-').toReversed().join('/')
