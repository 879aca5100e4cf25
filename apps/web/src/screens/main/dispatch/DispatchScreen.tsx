import { useOrderLive } from '#features/orders/data/use-order-live.ts'
import { useIsPhone } from '#shared/media.ts'
import { useNow } from '#shared/use-now.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Board } from './Board.tsx'
import { dispatchTexts as texts } from './dispatch.texts.ts'
import { PhoneBoard } from './PhoneBoard.tsx'
import { Tools } from './Tools.tsx'
import { useBoard } from './use-board.ts'

/** Where the first row of the board is made. */
const begins = { vehicles: paths.newVehicle, drivers: `${paths.drivers}/registrar` } as const

/** A day or a week of an enterprise: who drives what, what waits, and what is still to be assigned. */
export default function DispatchScreen() {
  const { asked, change, step, read, board } = useBoard()
  const isPhone = useIsPhone()
  const nowMs = useNow()
  useOrderLive({ tellsOffers: false })
  const [title, text] = texts.empty[asked.rows]
  return (
    <>
      <PageHead title={texts.title} help={texts.help[isPhone ? 'phone' : 'desk']} />
      <Tools asked={asked} onChange={change} onStep={step} />
      <Answer of={{ ...read, data: board }} wait="table">
        {({ first, rows }) => {
          if (!first) return null
          if (rows.length === 0 && asked.q === '' && first.tray.total === 0)
            return (
              <EmptyState
                drawing="truck"
                title={title}
                text={text}
                action={
                  <LinkButton to={begins[asked.rows]} icon="plus" isFresh>
                    {texts.begin[asked.rows]}
                  </LinkButton>
                }
              />
            )
          const shown = { first, rows, asked, nowMs, onChange: change }
          return (
            <>
              {isPhone ? <PhoneBoard {...shown} /> : <Board {...shown} />}
              {read.hasNextPage && (
                <Button isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                  {texts.more}
                </Button>
              )}
            </>
          )
        }}
      </Answer>
    </>
  )
}
