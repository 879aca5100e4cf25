import { Button } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { TableControls } from '#shared/table/useTableState.ts'
import { usersTexts as texts } from './users.texts.ts'

const key = 'validation'
const value = 'pending'

/** Who waits for the staff's word, with one press. */
export const WaitingFilter = ({ controls }: { controls: TableControls }) => {
  const isOn = controls.state.filters[key]?.includes(value) ?? false
  return (
    <Button
      type={isOn ? 'primary' : 'default'}
      ghost={isOn}
      aria-pressed={isOn}
      icon={<Icon name={isOn ? 'check' : 'clock'} sizePx={16} />}
      onClick={() => controls.filter(key, isOn ? [] : [value])}
    >
      {texts.validations.pending}
    </Button>
  )
}
