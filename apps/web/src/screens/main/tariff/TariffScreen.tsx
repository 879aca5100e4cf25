import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RuleSwitch } from '#features/settings/RuleSwitch.tsx'
import { CostHistory, CostUpload } from '#features/tariff-editions/CostEditions.tsx'
import { TollHistory, TollUpload } from '#features/tariff-editions/TollEditions.tsx'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { tariffScreenTexts as texts } from './tariff-screen.texts.ts'
import styles from './tariff-screen.module.css'

const tollsTab = 'peajes'

/** The dated figures of the reference price, what is done below the floor they make, and the tariffs of tolls. Decisions §13. */
export default function TariffScreen() {
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const { place, openRow, close } = useModalAddress(paths.referencePrice)
  if (place.kind === 'unknown' || place.kind === 'new') return <UnknownPlace list={paths.referencePrice} />
  const readAgain = (list: typeof api.tariffEditions.all | typeof api.tolls.all) => () =>
    void client.invalidateQueries({ queryKey: keyOf(list) })
  const open = { openId: place.kind === 'row' ? place.id : undefined, onOpen: openRow, onClose: close }
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.help}
        action={<Link to={paths.percentages}>{texts.toRates}</Link>}
      />
      <Tabs
        active={query.get('ver') === tollsTab ? 'tolls' : 'costs'}
        onChoose={(key) => setQuery(key === 'tolls' ? { ver: tollsTab } : {}, { replace: true })}
        tabs={[
          {
            key: 'costs',
            label: texts.costs,
            body: (
              <div className={styles.parts}>
                <CostHistory {...open} />
                <RuleSwitch rule="blocksBelowFloor" />
                <CostUpload onDone={readAgain(api.tariffEditions.all)} />
              </div>
            ),
          },
          {
            key: 'tolls',
            label: texts.tolls,
            body: (
              <div className={styles.parts}>
                <TollHistory {...open} />
                <TollUpload onDone={readAgain(api.tolls.all)} />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}
