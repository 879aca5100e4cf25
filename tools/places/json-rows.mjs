const perLine = 3

/**
 * The rows of a JSON array, a few to a line: a change of one town stays a small difference.
 * @param {readonly unknown[]} rows
 */
export const jsonRows = (rows) => {
  const texts = rows.map((row) => JSON.stringify(row))
  const lines = []
  for (let at = 0; at < texts.length; at += perLine)
    lines.push(`    ${texts.slice(at, at + perLine).join(', ')}`)
  return lines.join(',\n')
}
