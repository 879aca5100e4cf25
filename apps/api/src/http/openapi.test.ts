import { expect, test } from 'vitest'
import { served } from '../routes.ts'
import { apiPage } from './api-page.ts'
import { openApi } from './openapi.ts'

type Operation = { responses: Record<string, { description: string }> }
const paths = openApi(served).paths as Record<string, Record<string, Operation>>
const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {})

test('an act of some roles says that it refuses strangers, other roles, wrong bodies and hurry', () => {
  expect(statuses('/v1/order/create', 'post')).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '413', '415', '422', '429', '503']),
  )
})

test('a read without a body says nothing of bodies and keys', () => {
  const said = statuses('/v1/order/detail/{_id}', 'get')
  expect(said).toEqual(expect.arrayContaining(['401', '403', '404', '429']))
  expect(said).not.toContain('415')
  expect(said).not.toContain('422')
})

test.each(['/v1/file/{id}', '/v1/live', '/health', '/ready'])('%s stands in both papers', (path) => {
  expect(paths[path]).toBeDefined()
  expect(apiPage(served)).toContain(`<code>${path}</code>`)
})
