import { checkPairs } from './pair-checks.fixture.ts'

checkPairs(1)
