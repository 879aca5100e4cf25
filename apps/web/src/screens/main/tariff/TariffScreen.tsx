import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RuleSwitch } from '#features/settings/RuleSwitch.tsx'
import { EditionHistory } from '#features/tariff-editions/EditionHistory.tsx'
import { EditionUpload } from '#features/tariff-editions/EditionUpload.tsx'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { tariffScreenTexts as texts } from './tariff-screen.texts.ts'
import styles from './tariff-screen.module.css'

/** The dated figures of the reference price, and what is done below the floor they make. Decisions §13. */
export default function TariffScreen() {
  const client = useQueryClient()
  const { place, openRow, close } = useModalAddress(paths.referencePrice)
  if (place.kind === 'unknown' || place.kind === 'new') return <UnknownPlace list={paths.referencePrice} />
  const readAgain = () => void client.invalidateQueries({ queryKey: keyOf(api.tariffEditions.all) })
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.help}
        action={<Link to={paths.percentages}>{texts.toRates}</Link>}
      />
      <div className={styles.parts}>
        <EditionHistory
          openId={place.kind === 'row' ? place.id : undefined}
          onOpen={openRow}
          onClose={close}
        />
        <RuleSwitch rule="blocksBelowFloor" />
        <EditionUpload onDone={readAgain} />
      </div>
    </>
  )
}
