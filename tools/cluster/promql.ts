/** What an expression asks for, read without its grammar: the names of series, and the labels that must be there. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan'])
const grouped = /\b(?:by|on|without|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const matchers = /\{([^}]*)\}/g
const text = /"(?:[^"\\]|\\.)*"/g

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Those after whose aggregation nothing but them is left. */
export const groupedBy = (expression: string): string[] =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => listed(list))

export const asked = (expression: string): { series: string[]; labels: string[] } => {
  const bare = expression.replaceAll(text, '""')
  const labels = [
    ...[...bare.matchAll(grouped)].flatMap(([, list = '']) => listed(list)),
    ...[...bare.matchAll(matchers)].flatMap(([, list = '']) =>
      listed(list).map((one) => one.replace(/\s*(?:=~|!~|!=|=).*$/, '')),
    ),
  ]
  const rest = bare
    .replaceAll(grouped, ' ')
    .replaceAll(matchers, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
  const series = [...rest.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()/g)]
    .map(([name]) => name)
    // Before a clause that was taken out a function stands without its bracket.
    .filter((name) => !words.has(name.toLowerCase()) && !aggregations.has(name))
  return { series, labels }
}

const aggregations = new Set(['sum', 'max', 'min', 'count', 'avg', 'topk', 'bottomk', 'quantile', 'stddev'])

/** Those that an expression takes away by an aggregation over all, so that a legend has nothing to name. */
export const isOverAll = (expression: string): boolean =>
  /^(?:sum|max|min|count|avg)\s*\(/.test(expression.trim())
