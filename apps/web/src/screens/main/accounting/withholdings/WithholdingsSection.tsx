import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/calendar'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { moneyPaths, withholdingForms } from '#features/settlements/money-paths.ts'
import { RulesForm } from './RulesForm.tsx'
import { RulesTable } from './RulesTable.tsx'
import { TownForm } from './TownForm.tsx'
import { TownsTable } from './TownsTable.tsx'
import { withholdingsTexts as texts } from './withholdings.texts.ts'
import styles from './withholdings.module.css'

const Add = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button icon={<Icon name="plus" sizePx={16} />} onClick={onClick}>
    {children}
  </Button>
)

/** What the law has the payer keep back, by the day from which it holds. Administrators set it. */
export default function WithholdingsSection({ rest }: { rest: string }) {
  const isAdministrator = useProfile().rol === 'administrator'
  const read = useRead(api.settlements.withholdings, {})
  const navigate = useNavigate()
  const open = isAdministrator ? withholdingForms.find((word) => word === rest) : undefined
  if (rest !== '' && !open) return <UnknownPlace list={moneyPaths.withholdings} />
  const close = () => void navigate(moneyPaths.withholdings)
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
            aside={
              isAdministrator && (
                <Add onClick={() => void navigate(moneyPaths.withholdingForm('vigencia'))}>
                  {texts.addRules}
                </Add>
              )
            }
          >
            <p className={styles.help}>{texts.rulesHelp}</p>
            <RulesTable rules={rules} today={today} />
          </Card>
          <Card
            title={texts.towns}
            aside={
              isAdministrator && (
                <Add onClick={() => void navigate(moneyPaths.withholdingForm('tarifa'))}>{texts.addTown}</Add>
              )
            }
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
