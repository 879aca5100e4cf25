import type { api } from '@arriero/contract'
import type { RowOf } from '@arriero/contract/lists/column'

export type BoardRow = RowOf<typeof api.loadBoard.loads>
