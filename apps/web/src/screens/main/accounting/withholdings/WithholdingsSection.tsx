import { heldOn } from '@arriero/domain/money/withholdings'
import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead, useAct } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { moneyPaths, withholdingForms } from '#features/settlements/money-paths.ts'
import { formatDay, formatNumber } from '#shared/format.ts'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { RulesTable, type Rules } from './RulesTable.tsx'
import { TownForm } from './TownForm.tsx'
import { withholdingsTexts as texts } from './withholdings.texts.ts'
import { WrittenBy } from './WrittenBy.tsx'
import { ConfirmEdition } from './ConfirmEdition.tsx'
import { beginOf } from './edition-fields.ts'
import { bodyOf, changesOf, draftOf, rulesFields } from './rules-draft.ts'
import styles from './withholdings.module.css'

const rulesFormTexts = texts.form

interface RulesFormProps {
  /** Newest first: what the new ones begin from. */
  rules: readonly Rules[]
  today: string
  onDone: () => void
}

/** Sets what is withheld from payouts, from a chosen day on. */
const RulesForm = ({ rules, today, onDone }: RulesFormProps) => {
  const [empty] = useState(() => draftOf(rules[0], today))
  const form = useForm({
    act: useAct(api.settlements.setRules),
    empty,
    fields: rulesFields(today),
    input: (draft) => ({ body: bodyOf(draft) }),
    isAsked: true,
    done: rulesFormTexts.done,
    onDone,
  })
  const body = bodyOf(form.values)
  return (
    <>
      <DeskForm form={form} act={rulesFormTexts.save} />
      <ConfirmEdition
        {...form.asking}
        validFrom={body.validFrom}
        changes={changesOf(heldOn(rules, body.validFrom, beginOf), body)}
      />
    </>
  )
}

type Town = ReplyOf<typeof api.settlements.withholdings>['towns'][number]

const TownsTable = ({ towns }: { towns: readonly Town[] }) => {
  if (towns.length === 0) return <p className={styles.help}>{texts.noTowns}</p>
  return (
    <PlainTable<Town>
      caption={texts.towns}
      rows={towns}
      keyOf={({ _id }) => _id}
      columns={[
        { key: 'town', title: texts.town, render: ({ town }) => town },
        {
          key: 'validFrom',
          title: texts.validFrom,
          render: ({ validFrom, isReplaced }) => (
            <>
              {formatDay(validFrom)} {isReplaced && <StateTag tone="off">{texts.replaced}</StateTag>}
            </>
          ),
        },
        {
          key: 'rate',
          title: texts.rate,
          render: ({ perMille }) => `${formatNumber(perMille, 2)}\u00a0‰`,
        },
        { key: 'basis', title: texts.basis, isWide: true, render: ({ basis }) => basis },
        { key: 'by', title: texts.by, render: (one) => <WrittenBy edition={one} /> },
      ]}
    />
  )
}

const Add = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button icon="plus" onClick={onClick}>
    {children}
  </Button>
)

/** What the law has the payer keep back, by the day from which it holds. Administrators set it. */
export default function WithholdingsSection({ rest }: { rest: string }) {
  const isAdministrator = useProfile().rol === 'administrator'
  const read = useRead(api.settlements.withholdings, {})
  const address = useWindowAddress(moneyPaths.withholdings)
  const open = isAdministrator ? withholdingForms.find((word) => word === rest) : undefined
  if (rest !== '' && !open) return <UnknownPlace list={moneyPaths.withholdings} />
  const { close } = address
  const today = bogotaDay(new Date())
  const done = () => {
    close()
    void read.refetch()
  }
  return (
    <Answer of={read} wait="table">
      {({ rules, towns }) => (
        <div className={styles.page}>
          <Card
            title={texts.rules}
            aside={isAdministrator && <Add onClick={() => address.open('vigencia')}>{texts.addRules}</Add>}
          >
            <p className={styles.help}>{texts.rulesHelp}</p>
            <RulesTable rules={rules} today={today} />
          </Card>
          <Card
            title={texts.towns}
            aside={isAdministrator && <Add onClick={() => address.open('tarifa')}>{texts.addTown}</Add>}
          >
            <p className={styles.help}>{texts.townsHelp}</p>
            <TownsTable towns={towns} />
          </Card>
          <ResponsiveModal
            isOpen={open === 'vigencia'}
            title={texts.form.rulesTitle}
            size="form"
            onClose={close}
          >
            <RulesForm rules={rules} today={today} onDone={done} />
          </ResponsiveModal>
          <ResponsiveModal
            isOpen={open === 'tarifa'}
            title={texts.form.townTitle}
            size="form"
            onClose={close}
          >
            <TownForm towns={towns} today={today} onDone={done} />
          </ResponsiveModal>
        </div>
      )}
    </Answer>
  )
}
