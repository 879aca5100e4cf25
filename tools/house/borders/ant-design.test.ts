import { expect, test } from 'vitest'
import { antDesignIsOfTheKit } from './ant-design.ts'
import { plant } from '../reading/source.ts'

const button = "import { Button } from 'antd'"

test('one more screen that takes Ant Design itself is found', () => {
  const screen = plant('apps/web/src/screens/main/A.tsx', button)
  expect(antDesignIsOfTheKit(0)([screen])).toHaveLength(1)
  expect(antDesignIsOfTheKit(1)([screen])).toEqual([])
})

test('a piece of the kit may take it', () => {
  expect(antDesignIsOfTheKit(0)([plant('apps/web/src/shared/ui/A.tsx', button)])).toEqual([])
})
