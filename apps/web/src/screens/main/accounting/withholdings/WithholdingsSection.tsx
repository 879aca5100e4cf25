import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/calendar'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
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
  const { data, error, refetch } = useRead(api.settlements.withholdings, {})
  const navigate = useNavigate()
  const open = isAdministrator ? withholdingForms.find((word) => word === rest) : undefined
  if (rest !== '' && !open) return <UnknownPlace list={moneyPaths.withholdings} />
  const close = () => void navigate(moneyPaths.withholdings)
  if (error && !data) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="table" />
  const today = bogotaDay(new Date())
  const done = () => {
    close()
    void refetch()
  }
  return (
    <div className={styles.page}>
      <Card
        title={texts.rules}
        aside={
          isAdministrator && (
            <Add onClick={() => void navigate(moneyPaths.withholdingForm('vigencia'))}>{texts.addRules}</Add>
          )
        }
      >
        <p className={styles.help}>{texts.rulesHelp}</p>
        <RulesTable rules={data.rules} today={today} />
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
        <TownsTable towns={data.towns} />
      </Card>
      <ResponsiveModal isOpen={open === 'vigencia'} title={texts.form.rulesTitle} size="form" onClose={close}>
        <RulesForm rules={data.rules} today={today} onDone={done} />
      </ResponsiveModal>
      <ResponsiveModal isOpen={open === 'tarifa'} title={texts.form.townTitle} size="form" onClose={close}>
        <TownForm towns={data.towns} today={today} onDone={done} />
      </ResponsiveModal>
    </div>
  )
}
