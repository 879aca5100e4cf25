import { api } from '@arriero/contract'
import { isReconciled } from '@arriero/domain/reconciliation'
import { Button } from 'antd'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { CheckCard } from './CheckCard.tsx'
import { readOpenOrder, useOrderDrawer } from './open-order.ts'
import type { SectionProps } from './section-props.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.reconciliation

/** The journal against everything that has a word in it; what differs comes first. Decisions §16. */
export default function ReconciliationSection({ rest }: SectionProps) {
  const read = useRead(api.accounting.reconciliation, { query: {} })
  const drawer = useOrderDrawer(accountingPaths.reconciliation)
  const place = readOpenOrder(rest)
  if (place.kind === 'unknown') return <UnknownPlace list={accountingPaths.reconciliation} />

  return (
    <Answer of={read} wait={{ shape: 'cards', count: 8 }}>
      {({ checks, at }) => {
        const differing = checks.filter((check) => !isReconciled(check))
        const matching = checks.filter(isReconciled)
        return (
          <>
            <div className={styles.reconcileHead}>
              <p>
                <StateTag tone={differing.length === 0 ? 'good' : 'bad'}>
                  {differing.length === 0 ? texts.allGood : texts.differing(differing.length)}
                </StateTag>{' '}
                <span className={styles.muted}>
                  {texts.help} {texts.at} <When at={at} />
                </span>
              </p>
              <Button
                icon={<Icon name="reload" sizePx={16} />}
                loading={read.isFetching}
                onClick={() => void read.refetch()}
              >
                {texts.again}
              </Button>
            </div>
            <ul className={styles.checks}>
              {[...differing, ...matching].map((check) => (
                <li key={check.key} className={styles.check} data-differs={!isReconciled(check) || undefined}>
                  <CheckCard check={check} />
                </li>
              ))}
            </ul>
            <PostingsDrawer
              orderId={place.kind === 'order' ? place.orderId : undefined}
              onClose={drawer.close}
            />
          </>
        )
      }}
    </Answer>
  )
}
