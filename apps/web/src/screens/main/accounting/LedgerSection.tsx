import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { readModalPlace } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { AccountsList } from './AccountsList.tsx'
import { EntriesList } from './EntriesList.tsx'
import type { SectionProps } from './section-props.ts'

const entriesWord = 'asientos'

/** The journal: its accounts, and behind each the entries it is the sum of. */
export default function LedgerSection({ rest }: SectionProps) {
  if (rest === '') return <AccountsList />
  const [word, ...more] = rest.split('/')
  const place = readModalPlace(more.join('/'))
  if (word !== entriesWord || (place.kind !== 'list' && place.kind !== 'row'))
    return <UnknownPlace list={accountingPaths.ledger} />
  return <EntriesList openOrderId={place.kind === 'row' ? place.id : undefined} />
}
