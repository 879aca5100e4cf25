/** Every list that can be written into a spreadsheet. */
import type { ExportList } from './export-list.ts'
import { accountingExports } from './lists/accounting.ts'
import { houseExports } from './lists/house.ts'
import { peopleExports } from './lists/people.ts'
import { serviceExports } from './lists/services.ts'

export const exportLists: readonly ExportList[] = [
  ...serviceExports,
  ...peopleExports,
  ...accountingExports,
  ...houseExports,
]

const byName = new Map<string, ExportList>(exportLists.map((list) => [list.name, list]))

export const exportListOf = (name: string): ExportList | undefined => byName.get(name)
