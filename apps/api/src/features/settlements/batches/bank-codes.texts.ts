/**
 * The banks' numbers in the clearing house, by words their names are known by. From the lists that payment houses publish for
 * Colombia, which agree on these (Domain facts §2); a bank that is not here, or that they name with two numbers, is left for
 * whoever sends the file: Itaú has had 1006 (what was Corpbanca) and 1014 (what was Helm) since it took over both.
 */
const codes: readonly (readonly [words: string, code: string])[] = [
  ['banco de bogota', '1001'],
  ['banco popular', '1002'],
  ['corpbanca', '1006'],
  ['helm', '1014'],
  ['bancolombia', '1007'],
  ['citibank', '1009'],
  ['gnb sudameris', '1012'],
  ['bbva', '1013'],
  ['colpatria', '1019'],
  ['occidente', '1023'],
  ['caja social', '1032'],
  ['agrario', '1040'],
  ['bnp paribas', '1042'],
  ['mundo mujer', '1047'],
  ['davivienda', '1051'],
]

const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Empty where it is not known for certain, or the name means two: the screen says so before the file is made. */
export const bankCodeOf = (bank: string): string => {
  const found = new Set(codes.filter(([words]) => plain(bank).includes(words)).map(([, code]) => code))
  return found.size === 1 ? ([...found][0] ?? '') : ''
}
